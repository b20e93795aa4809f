# Ce que dit la leçon de Let’s Summon Demons, et les notes du coach dans les premières parties.
lesson-about = Lancez les dés, activez vos cartes dans le bon ordre, achetez, invoquez, et gagnez avec trois Démons et dix Âmes.
lesson-roll = Trois Démons et dix Âmes au même moment : c’est gagné. Vous avez deux Démons et 5 Âmes. À vous : le lancer est obligatoire, le reste est libre. Lancez les dés. (Essayez d’abord de terminer votre tour, si vous voulez : on vous dira quelle règle l’interdit.)
lesson-order = Un 7 : votre Chat et votre Lapin s’activent, et c’est vous qui choisissez l’ordre. Le Chat retourne la première carte de la pioche et la garde si c’est un Animal. Le Lapin rapporte 2 Âmes, mais seulement avec trois Animaux. Vous en avez deux. Qui commence ?
error-lesson-rabbit-first = Permis, mais pour rien : le Lapin compte vos Animaux à son propre moment (LSD 3.8), et il n’y en a que deux. Qui pourrait d’abord aller en chercher un troisième ?
lesson-buy = Le Chien était le troisième Animal : le Lapin a été servi. Le Chien lui-même est arrivé trop tard pour ce lancer. Maintenant, achetez : 3 Âmes pour une carte du Voisinage. Prenez Adorable Louis, qui s’active sur un 5.
error-lesson-buy-louis = C’est permis, mais la leçon compte sur Adorable Louis : achetez-le, c’est la première carte du Voisinage.
lesson-end-turn = Les Âmes qui traînent attirent les voleurs ; votre Cierge, lui, ne peut être ni volé, ni défaussé, ni sacrifié. Terminez votre tour et regardez le lancer de votre adversaire.
lesson-summon = Un 10 : Horrible Dillinger vous a volé une Âme, et votre Cierge en a rapporté une, car Cierges, gamins et Animaux répondent aux lancers de tout le monde. Votre Antéchrist porte aussi un 10, mais il a dormi : les Démons ne répondent qu’à vos propres lancers. Invoquez Porcus : sacrifiez Chat, Lapin et Chien. Gardez Adorable Louis.
error-lesson-keep-louis = Permis, mais regardez les cinq : Adorable Louis et Porcus s’activent sur le même lancer. Invoquez Porcus, et sacrifiez Chat, Lapin et Chien.
lesson-win = Trois Démons, et toujours pas de victoire : vous avez 4 Âmes sur 10, et il faut les deux au même moment (LSD 6.1). Vous n’avez pas encore lancé. Pensez à un 5, et lancez.
lesson-end = Louis a rapporté une Âme, Porcus cinq : dix Âmes, trois Démons, et le quartier est à vous. Vous savez tout ce qu’il faut pour une première partie.

coach-turn = Une fois par tour, dans l’ordre que vous voulez : lancer (obligatoire), acheter, invoquer. Ce que vous achetez ou invoquez avant le lancer peut déjà s’activer.
coach-order = Une condition est vérifiée quand sa carte s’active. Activez donc celles qui apportent quelque chose avant celles qui comptent.
coach-snuff = Sacrifiez ce qui vous manquera le moins : les numéros rares, ou les conditions que vous ne remplissez pas. Ni Cierges ni Démons ne se sacrifient.
coach-steal-souls = Regardez qui a presque dix Âmes et des Démons en jeu : une Âme de moins peut sauver la partie. La réserve paie toujours aussi.
coach-pay = Un « pouvez » peut se refuser. Comparez ce qui part et ce qui vient.
