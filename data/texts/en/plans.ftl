# Plans: what a seat wants to answer before it is asked.

event-planned = Your plan has answered.
sheet-stopped = Your plan in #{ $where } has stopped: something has happened that it has no answer to.
orders-did-plan = your plan said “{ $did }”.
refused-plans-learning = At the table where you learn, lessons guide you: plans are for real games.
refused-plan-long = A plan has { $most } lines at most. Take one out first.
