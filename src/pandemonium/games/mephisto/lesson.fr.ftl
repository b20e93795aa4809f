# Ce que dit la leçon de Mephisto, et les notes du coach dans les premières parties.
lesson-about = Payez l’équipement avec vos autres cartes, nourrissez votre faveur, et battez la Sorcière avec Maillet, Grande hache et juste assez de faveur.
lesson-play = Dans le couloir 1 attend une Sorcière : 12 en attaque, 3 points d’âme. Votre Maillet donne 3. Jouez Grande hache (4) dans le couloir 1. Son coût est 1 : une autre carte de votre main, défaussée. Payez avec Téléportation et gardez le Gobelin.
error-lesson-keep-goblin = Permis, mais la leçon a besoin du Gobelin dans votre main : jouez Grande hache dans le couloir 1 et payez avec Téléportation.
lesson-summon = La faveur attaque aussi : chaque point ajoute 1. Mais 3 + 4 + 1, c’est loin de 12. (Essayez le combat : on vous dira ce qui manque.) Vous avez une action par tour : piller, combattre ou invoquer. Invoquez le Gobelin dans le donjon à la place de Torche : cela rapporte 3 faveurs, et Torche vient dans votre main.
error-lesson-feed = Permis, mais la Sorcière n’en serait pas plus proche. Invoquez le Gobelin et prenez Torche à sa place (case 3b).
lesson-torch = Un monstre invoqué est un cadeau au joueur suivant : votre adversaire vient de cueillir le Gobelin. Vous avez 4 faveurs. Avant l’action vous pouvez jouer et activer autant que vous voulez, jamais après. Torche ne coûte rien : jouez-la dans le couloir 2.
error-lesson-torch-first = Permis, mais la faveur manque encore. D’abord Torche : jouez-la dans le couloir 2, puis activez-la.
lesson-activate = Activez Torche : elle brûle une carte qui n’est pas un monstre dans son couloir du donjon et rapporte 2 faveurs. Chaque usage coûte un point de durabilité ; à 0, l’équipement se brise.
lesson-fight = Vous avez 6 faveurs, Maillet et Grande hache. Combattez la Sorcière du couloir 1 avec les deux armes. Combien de faveurs faut-il dépenser, sans un point de trop ?
error-lesson-no-waste = Permis, mais la Sorcière mérite mieux : combattez-la en 1a avec Maillet et Grande hache, et dépensez juste ce qui manque jusqu’à 12 (ME 6.9).
lesson-end = 3 + 4 + 5 = 12 : la Sorcière est à vous, avec 3 points d’âme. Quand la pioche est épuisée et que tous ont eu autant de tours, le plus de points d’âme gagne. Vous savez tout ce qu’il faut pour une première partie.

coach-turn = Jouez et activez d’abord, puis une action. Si aucun combat n’est à portée, invoquez pour 3 faveurs ou pillez un meilleur équipement ; le monstre invoqué est là pour le joueur suivant.
coach-pay = Vous payez avec d’autres cartes de votre main ; les monstres paient aussi. Gardez ce que vous voulez invoquer.
coach-summon = La carte que vous prenez vient dans votre main : choisissez celle qui vous sert, ou celle que veut l’adversaire.
coach-wield = Chaque arme qui combat perd un point de durabilité. Laissez de côté ce qui n’est pas nécessaire, si la faveur suffit.
coach-spend = Dépensez ce qui manque, pas plus : la faveur qui reste attaquera encore au prochain tour.
