"""How a computer weighs a table: odds of the dice, what is still to come, what things are worth."""
