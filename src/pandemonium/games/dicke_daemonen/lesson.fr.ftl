# Ce que dit la leçon de Dicke Dämonen, et les notes du coach dans les premières parties.
lesson-about = Invoquez des démons sur leurs lignes, prédisez à temps la couleur gagnante, et gelez le champ qui ne doit plus changer.
lesson-summon = Personne ne possède de couleur : vous parierez sur l’une d’elles, plus tard. Un démon va dans un coin vide où une ligne de sa couleur en croise une autre ; un champ revient à la couleur qui y a le plus de démons. Touchez le démon jaune de votre poing, puis son coin dans F3.
lesson-wait = Le jaune tient F3, qui vaut 3 : un point par coin et par nœud. Après chaque invocation vous pouvez prédire, une seule fois dans la partie. C’est trop tôt : ne prédisez rien, et piochez.
lesson-lead = Votre poing est tout rouge. Dans F12, qui vaut 5, un démon rouge fait face à un bleu : égalité, et personne n’a les points. Invoquez un démon rouge en F12.c2.
lesson-predict = Le rouge y mène par deux à un. Prédisez rouge : parmi ceux qui ont parié sur une couleur gagnante, le premier l’emporte. Le prix : le reste du poing retourne dans le sac, et vous jouerez désormais ce que vous piochez.
error-lesson-predict-now = Permis, mais pas maintenant : vous avez un démon rouge à montrer, et personne n’a encore le rouge. Prédisez rouge ; il faut toucher deux fois, car cela ne s’annule pas.
lesson-freeze = Votre adversaire a prédit bleu, et vous avez pioché un fantôme. Il va au milieu d’un champ intérieur, donne un point au blanc et gèle le champ : plus personne n’y invoque. Dans quel champ un démon bleu de plus coûterait-il le plus cher au rouge ?
error-lesson-ghost-elsewhere = Permis, mais le rouge a besoin d’aide ailleurs. Cherchez le champ que le rouge tient d’un seul démon et où un coin avec une ligne bleue est encore libre.
lesson-last = F12 est gelé : le démon bleu a dû aller ailleurs. Touchez F12.c4, si vous voulez : on vous dira pourquoi rien ne s’y pose. Le champ extérieur a des coins lui aussi, et personne ne tient ses 6 points : invoquez votre dernier démon en F14.c1.
lesson-end = Le sac est vide et plus personne ne peut invoquer : c’est la fin. Rouge et bleu sont à égalité avec 11 points, et vous avez prédit en premier (DD 6.5). Sans votre fantôme, le rouge en aurait eu 6.

coach-summon = Personne ne possède de couleur : toute créature peut aider l’une ou l’autre. Les champs qui ont beaucoup de coins et de nœuds valent le plus ; en cas d’égalité, personne n’a rien.
coach-predict = Tôt, vous gagnez les égalités et choisissez votre couleur ; tard, vous en savez plus et gardez votre poing. Qui ne prédit jamais ne peut pas gagner.
coach-predict-place = La première place compte triple, la deuxième double, la troisième simple. Votre poing rétrécit à chaque prédiction.
