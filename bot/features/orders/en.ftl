# Standing orders: /orders, and what the log says of them.

command-orders =
    .name = orders
    .text = What your seat answers by itself when you are not there
orders-title = Your standing orders
orders-text = An order answers for you, as you would yourself. It knows only what you know, and the log says when it has played.
orders-small = An order answers a few seconds after the question, always after the same delay, whatever you hold. Until then you can answer yourself; taking a move back suspends the order for that question.
orders-entry = { $name } · { $state }
orders-on = ✅ In force
orders-off = ⬜ Not in force
orders-last-none = *You have not been asked this yet.*
orders-last = *Last time ({ $when }): the order would have answered “{ $would }”; { $did }*
orders-last-same = *Last time ({ $when }): the order would have done the same; { $did }*
orders-last-left = *Last time ({ $when }): the order would have left the question to you, and { $did }*
orders-did-you = you answered “{ $did }”.
orders-did-order = the order in force at the time answered “{ $did }”.
orders-did-regent = the regent answered “{ $did }”.
orders-did-computer = the computer answered “{ $did }”.
orders-did-default = the default move was “{ $did }”.
orders-did-master = the game master answered “{ $did }”.
button-orders = All orders
button-order-on = Put in force
button-order-off = Suspend

event-ordered = One of your standing orders has answered for you: “{ $order }”.
event-orders_dropped = { $count ->
        [one] One of your standing orders no longer applies to this game and has been removed.
       *[other] { $count } of your standing orders no longer apply to this game and have been removed.
    }

refused-orders-learning = In a lesson, I guide you: orders are for real games.
refused-order-unknown = There is no such order in this game now. `/orders` lists its orders.
order-in-force = Order in force.
