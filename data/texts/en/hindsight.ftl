# Looking back at a game that is over.

button-hindsight = Who was winning?
share = { $n }%
hindsight-title = Looking back
hindsight-turn = { $when } · { $seat }: { $pick }. Better: { $better } (about { $missed }% to win instead of { $chance }%).
hindsight-none = No pick was found to which another one was clearly better.
hindsight-note = Judged by playing on with quick picks from what each seat could know then: a guide, not a verdict. The picture is yours to share.
keepsake-title = { $game }, { $date }
keepsake-chances = Chance to win
keepsake-turns = Turning points
refused-hindsight-early = This game was not played to its end: nobody can say who would have won.
