# Autour de la partie.
surrender = Abandonner
surrender-sure = Vraiment abandonner ?
surrender-sure-bot = Vraiment abandonner ? Un bot continue, et vous ne pourrez pas revenir.
leave-game = Partir ; un bot joue jusqu’à mon retour
offer-undo = Demander une annulation
offer-draw = Proposer l’égalité
offer-end = Proposer d’arrêter
offer-pause = Proposer une pause
offer-continue = Proposer de reprendre
offered-undo = { $name } demande à annuler { $actions ->
    [one] une action
   *[other] { $actions } actions
} :
offered-draw = { $name } propose l’égalité.
offered-end = { $name } propose d’arrêter la partie. Personne ne gagne alors.
offered-pause = { $name } propose une pause. Les pendules s’arrêtent jusqu’à ce que tout le monde reprenne.
offered-continue = { $name } propose de reprendre la partie.
offered-replace = { $newcomer } demande à remplacer { $name }.
offering-undo = Vous demandez à annuler { $actions ->
    [one] une action
   *[other] { $actions } actions
} :
offering-draw = Vous proposez l’égalité.
offering-end = Vous proposez d’arrêter la partie.
offering-pause = Vous proposez une pause.
offering-continue = Vous proposez de reprendre la partie.
offering-replace = Vous demandez à remplacer { $name }.
offer-waits = En attente de { $names }.
replace-said = { $newcomer } verra les secrets de cette place. { $name } les connaît aussi et ne pourra plus jouer à cette table.
undone-more = { $count ->
    [one] et une autre
   *[other] et { $count } autres
}
accept = Accepter
decline = Refuser
withdraw = Retirer
paused = La partie est en pause, jusqu’au { $until } au plus tard. Les pendules sont arrêtées.
on-vacation = { $name } est en vacances, jusqu’au { $until } au plus tard.
on-vacation-you = Vous êtes en vacances, jusqu’au { $until } au plus tard. Votre prochain coup y met fin.
vacation-end = Je suis de retour
vacation = Vacances
vacation-days = Jours
vacation-go = Partir en vacances
vacation-said = { $left ->
    [one] Votre pendule s’arrête. Il vous reste un jour cette année à cette table.
   *[other] Votre pendule s’arrête. Il vous reste { $left } jours cette année à cette table.
}
out-surrender = Vous avez abandonné. Un bot continue à votre place.
out-time = Votre temps est écoulé. Un bot continue à votre place.
out-removed = L’hôte vous a exclu de la table. Un bot continue à votre place.
seat-open = { $name } a quitté la partie ; un bot joue.
seat-request = Reprendre cette place
seat-request-said = Si tout le monde est d’accord, vous verrez ce que cette place peut voir. { $name } l’a vu aussi.
seat-invite = { $name } a quitté la partie. Avec ce lien, quelqu’un peut demander à reprendre la place.
status = Autour de la partie
