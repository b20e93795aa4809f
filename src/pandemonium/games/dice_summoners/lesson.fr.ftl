# Ce que dit la leçon de Dice Summoners, et les notes du coach dans les premières parties.
lesson-about = Changez les créatures en dés et les dés en coups, passez les jetons avant de voler, et appelez une créature mythique par son rituel.
lesson-roll = Vos créatures sont vos revenus : chacune apporte à chaque tour les dés imprimés sur elle. Qui n’a plus de points de vie a perdu ; il en reste 5 à votre adversaire. Les dés bleus montrent le mercure (M), le sel (S) ou une étoile ; les rouges le sel, le soufre (U) ou une étoile. L’étoile est un joker : elle paie n’importe quel symbole. Lancez les dés.
lesson-break = Deux dés montrent du sel : assez pour l’attaque du Succube (3) et le vol de la Liche (2). Un vol vous rend exactement les points de vie que l’adversaire perd, mais trois jetons sont posés sur l’Ankylosaure, et les jetons partent en premier. Laquelle des deux actions d’abord ?
error-lesson-steal-first = Permis, mais regardez les jetons : un vol n’en tire rien (DS 5.5). Qu’est-ce qui brise exactement trois jetons et vous laisse un sel pour la Liche ?
lesson-steal = Les jetons ont disparu, plus rien ne protège les points de vie. Volez avec la Liche. Le dé qui a payé le Succube reste sur sa carte jusqu’à la fin du tour : chaque emplacement sert une fois par tour.
lesson-income = Deux pour vous, deux de moins en face. Deux dés montrent du mercure : lancez Invocation basique et prenez le Griffon. Il apportera un dé dès votre prochain tour.
error-lesson-take-griffin = Permis, mais la leçon a besoin du Griffon : lancez Invocation basique, puis prenez le Griffon.
lesson-ritual = Trois dés montrent du soufre. Une créature mythique vient en deux temps : Invocation mythique apporte son rituel, puis le rituel apporte la créature, une fois par partie. Lancez Invocation mythique et prenez le Rituel de la Chimère.
error-lesson-chimera = Permis, mais la leçon attend la Chimère : lancez Invocation mythique, puis prenez le Rituel de la Chimère.
lesson-end-turn = Tous les dés sont dépensés. S’il en restait, jusqu’à deux bleus et deux rouges seraient gardés d’office. Terminez votre tour.
lesson-roll-again = Ce tour de votre adversaire vous apporte la malédiction Maléfice, et Gleipnir part : une nouvelle malédiction remplace l’ancienne, et une nouvelle aura aussi. À votre prochain gain, Maléfice vous coûte un dé bleu et le Griffon en apporte un. Lancez les dés dès que c’est à vous.
lesson-mythic = Lancez le rituel : l’Invocation de la Chimère coûte deux soufres et une créature. Touchez le rituel, puis le Griffon : il a apporté son dé.
error-lesson-give-griffin = Permis, mais vous avez encore besoin des autres : lancez l’Invocation de la Chimère et cédez le Griffon.
lesson-finish = La Chimère attaquera à 10 quand vous aurez les dés. Aujourd’hui c’est inutile : il reste 3 points de vie à l’adversaire, aucun jeton, et vous avez un sel. Attaquez avec le Succube.
lesson-end = Les jetons d’abord, le vol ensuite ; les revenus avant le luxe ; la créature mythique par son rituel. Vous savez tout ce qu’il faut pour une première partie.

coach-gain = Chaque créature apporte ses dés à chaque tour. Ceux qui manquent dans la réserve sont perdus : une immense armée peut lancer moins que prévu.
coach-combat = Chaque emplacement une fois par tour. Brisez les jetons par des attaques avant de voler, et invoquez tôt : une créature se rembourse en quelques tours.
coach-take = Au début, prenez des créatures : ce sont des revenus. Un rituel compte parmi vos six cartes de sorts et ne sert qu’une fois.
coach-give = Qui part emporte ses jetons, et ses dés manqueront dès le prochain tour. Une créature avancée peut remplacer une basique.
coach-lose = Les jetons partent toujours avant les points de vie. Un emplacement ne peut être défendu à nouveau que lorsqu’il n’a plus de jetons.
coach-pay = M est le mercure, S le sel, U le soufre, et l’étoile est un joker. Un joker vaut n’importe quel symbole : gardez-le tant qu’un dé ordinaire suffit.
