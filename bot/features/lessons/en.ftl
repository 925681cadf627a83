# A guided first game.

learn-choose = Which game would you like to learn?
learn-hello = You play a real but shorter game against computers; it takes about ten minutes, and nobody is waiting for you. ⭐ marks what I would do; follow it or not, any legal move is fine. The last buttons show what you have and what is on the board. You can stop at any time: `/game learn` brings you back.
learn-title = { $title } (about { $minutes } min left)
learn-because = This is what I would do: it is better than the other moves for { $what }.
learn-only = This is the only possible move.
learn-alike = This is what I would do; the other moves are nearly as good.
learn-strayed = You went your own way: that is fine, and the lesson adapts to it.
learn-ways = Now you can **play on**: this very game, to the end, as you see fit. Or **open a real table**, where people join you; in a game that lasts several days, `/plan` lets you play ahead.
learn-on = From here on you play as you see fit: I explain only what is new. ⭐ now marks only routine moves. `/help` explains what is going on at any moment.
learn-stands = You have started learning **{ $game }**. Continue where you left off?
learn-stopped = The lesson is over. `/game learn` opens a new one whenever you like.
learn-real = A real table lives in a server channel: go to one where I am, type `/game new` and choose { $game }.
button-learn-go = Go on
button-learn-new = Start over
button-learn-other = Another game
button-learn-stop = Stop the lesson
button-learn-on = Play on
button-learn-real = Open a real table
button-board = The board
challenge-late = You finished after the day was over: your game does not count, since the day’s secret is out.
refused-learning-open = You are already learning this game: `/game learn` brings you back to it.
refused-challenge-open = Finish today’s challenge in this game first: `/challenge play` brings you back to it.
command-learn =
    .name = learn
    .text = Learn a game: ten minutes against computers, just for you
button-learn-short = Learn in ten minutes
