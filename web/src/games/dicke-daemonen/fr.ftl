about-dicke-daemonen = Quatre ficelles, cinquante créatures dans un sac, et une prédiction.
