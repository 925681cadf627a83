# Consignes : /consignes, et ce qu'en dit le journal.

command-orders =
    .name = consignes
    .text = Ce que votre siège répond de lui-même en votre absence
orders-title = Vos consignes
orders-text = Une consigne répond à votre place, comme vous l’auriez fait vous-même. Elle ne sait que ce que vous savez, et le journal note chacune de ses réponses.
orders-small = Une consigne répond quelques secondes après la question, toujours avec le même délai, quoi que vous ayez en main. Entre-temps, vous pouvez répondre vous-même ; annuler votre coup suspend la consigne pour cette question.
orders-entry = { $name } · { $state }
orders-on = ✅ En vigueur
orders-off = ⬜ Pas en vigueur
orders-last-none = *La question ne vous a pas encore été posée.*
orders-last = *La dernière fois ({ $when }) : la consigne aurait répondu « { $would } » ; { $did }*
orders-last-same = *La dernière fois ({ $when }) : { $did } Cette consigne aurait fait de même.*
orders-last-left = *La dernière fois ({ $when }) : la consigne vous aurait laissé le choix ; { $did }*
orders-did-you = vous avez répondu « { $did } ».
orders-did-order = la consigne en vigueur à ce moment-là a répondu « { $did } ».
orders-did-regent = le régent a répondu « { $did } ».
orders-did-computer = l’ordinateur a répondu « { $did } ».
orders-did-default = un coup a été joué d’office : « { $did } ».
orders-did-master = le meneur de jeu a répondu « { $did } ».
button-orders = Toutes les consignes
button-order-on = Mettre en vigueur
button-order-off = Suspendre

event-ordered = Votre consigne a répondu : { $order }.
event-orders_dropped = { $count ->
        [one] Une de vos consignes ne convient plus à ce jeu : elle est retirée.
       *[other] Parmi vos consignes, { $count } ne conviennent plus à ce jeu : elles sont retirées.
    }

refused-orders-learning = Dans une leçon, c’est moi qui vous guide : les consignes servent dans les autres parties.
refused-order-unknown = Ce jeu n’a pas cette consigne, ou ne l’a plus. `/consignes` montre celles qu’il a.
order-in-force = Consigne en vigueur.
