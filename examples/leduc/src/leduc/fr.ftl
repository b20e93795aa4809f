# Le texte du poker Leduc. Les clés sont celles de en.ftl.

title = Poker Leduc

n-chips = { $n ->
    [one] 1 jeton
   *[other] { $n } jetons
}

card-jack = Valet
    .gender = m
    .text = La carte la plus faible.
card-queen = Dame
    .gender = f
    .text = Plus forte qu’un Valet.
card-king = Roi
    .gender = m
    .text = La carte la plus forte.

question-check = Vous pouvez dire parole ou relancer.
question-bet = Vous devez vous coucher, suivre pour { n-chips } ou relancer.

action-fold = Se coucher
action-check = Parole
action-call = Suivre pour { n-chips }
action-raise = Relancer de { $bet }
action-raise-more = Suivre pour { n-chips } et relancer de { $bet }

refusal-nothing-to-pay = On ne peut se coucher que s’il y a quelque chose à payer
refusal-no-more-raises = { $most ->
    [one] Il n’y a qu’une relance par tour
   *[other] Il y a au plus { $most } relances par tour
}

event-folded = { $seat } se couche.
event-checked = { $seat } dit parole.
event-called = { $seat } suit pour { n-chips }.
event-raised = { $seat } relance de { $n }.
event-card-dealt = { $seat } reçoit { $card_gender ->
    [f] une
   *[m] un
} { $card }.
event-card-dealt-hidden = { $seat } reçoit une carte.
event-card-revealed = Carte commune : { $card }.
event-card-shown = { $seat } montre { $card_gender ->
    [f] une
   *[m] un
} { $card }.
event-pot-won = { $seat } prend le pot de { n-chips }.
event-pot-shared = Le pot est partagé.

option-raises = relances permises à chaque tour

sheet-players = Joueurs
sheet-table = Sur la table
column-player = joueur
column-paid = jetons payés
column-card = carte privée
table-public = carte commune
table-pot = pot
table-raises = relances de ce tour

kind-card = carte

outcome-fold = L’autre s’est couché.
outcome-showdown = La meilleure carte l’emporte.
outcome-equal-cards = Les cartes sont égales.

error-too-many-raises = { $raises } relances dans un tour ; il y en a au plus { $most }
error-has-paid-more = le siège { $seat } a payé davantage et n’a rien à décider

# --- le but, et le prix d’un choix

goal = Gagnez des jetons : ayez la meilleure carte à la fin, ou faites renoncer l’autre.
preview-chips = { $value ->
    [0] { "" }
    [one] { $sign }{ $count } jeton
   *[other] { $sign }{ $count } jetons
}
