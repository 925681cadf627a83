# Les règles, avec leurs sources.

refused-no-such-rule = Aucune règle ni aucune carte ne correspond. Essayez d’autres mots, ou choisissez parmi les propositions.
rule-section = livret, « { $section } »
rule-house = décision de la maison, « { $section } »
command-rules =
    .name = règles
    .text = Lire une règle
arg-topic =
    .name = sujet
    .text = Un titre, une carte, ou votre question : « puis-je construire deux fois ? »
