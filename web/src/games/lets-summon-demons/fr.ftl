about-lets-summon-demons = Activités pour enfants. Lancez les dés, récoltez des âmes, sacrifiez vos amis.
lets-summon-demons-boy = Garçon
lets-summon-demons-girl = Fille
lets-summon-demons-animal = Animal
lets-summon-demons-demon = Démon
lets-summon-demons-candle = Bougie
lets-summon-demons-sweet = Adorable
lets-summon-demons-rotten = Horrible
lets-summon-demons-boys = Garçons
lets-summon-demons-girls = Filles
lets-summon-demons-animals = Animaux
lets-summon-demons-demons = Démons
lets-summon-demons-souls = Âmes
lets-summon-demons-hand = Main, vous seul
lets-summon-demons-strip = Et si les dés disent …
lets-summon-demons-strip-more = clair : les vôtres · petit : les autres · barré : condition non remplie
lets-summon-demons-roll = Lancer
lets-summon-demons-last-roll = Dernier lancer
lets-summon-demons-block = Le Voisinage
lets-summon-demons-aside = À regarder
lets-summon-demons-deck = Pioche
lets-summon-demons-demon-deck = Démons
lets-summon-demons-discards = Défausse
lets-summon-demons-supply = Réserve
lets-summon-demons-safe = à l’abri
lets-summon-demons-hidden = { $count ->
    [one] un Démon caché
   *[other] { $count } Démons cachés
}
lets-summon-demons-can-win = peut gagner
lets-summon-demons-done = fait
lets-summon-demons-late = trop tard
lets-summon-demons-queue = Total { $total } : qui s’active, dans l’ordre
lets-summon-demons-queue-more = d’abord qui a lancé, puis dans le sens horaire
lets-summon-demons-unmet = non remplie
