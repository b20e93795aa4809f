about-dicke-daemonen = Four strings, fifty creatures in a sack, and one prediction.
