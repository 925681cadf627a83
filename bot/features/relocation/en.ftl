# A game whose channel is gone, or can no longer be used.
displaced-told = 🧭 The game is paused: { $what }. Nothing is lost: choose where it goes on, or type `/game resume` in another channel or thread of the server.
displaced-over = The game goes on in { $where }.
displaced-line = 🧭 **{ $game }** ({ $where }) is paused: { $what }. Nothing is lost.
button-move-to = Go on in #{ $where }
button-move-here = { $game }: go on here
button-move-game = { $game }: another channel
button-elsewhere = Go on elsewhere
places-choose = In which channel?
places-none = I cannot find a free channel where you can write and I can play. As soon as there is one, type `/game resume` there.
notice-moved-by = 🧭 The game goes on here, at { $by }’s request.
refused-place-kept = This game’s channel still works: the game stays there.
refused-place-unfit = The game cannot go on in that channel: it is taken, or one of us may not write there.
