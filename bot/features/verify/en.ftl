# Verifying a deal.

deal-title = What was posted
command-verify =
    .name = verify
    .text = Check that the deal was determined beforehand and that nothing has changed since
verify-title = Is this deal honest?
verify-running = The secret is revealed once the game is over; until then, this is everything else the deal was made from. Note the promise and the seal: afterwards, only the truth will match them. The numbers are those that Discord gave to the clicks on “Join” and “Start”.
verify-running-chance = This game was dealt at random, with no promise posted first: once it is over, its moves can be replayed, but nothing can prove that the deal was fair.
verify-true = **Everything checks out.** The secret (`{ $secret }`) matches the promise and the seal, the deal follows from them, and replaying { $n ->
    [one] its only move
   *[other] all { $n } moves
} leads to the same end. The file lets you check it without us: docs/fair.md says how.
verify-begun = The game was started from a record: anything the record specified was not dealt.
verify-correction = { $n ->
    [one] The game master made one correction
   *[other] The game master made { $n } corrections
}; the log says what, and why.
verify-rewind = { $n ->
    [one] The game went back once
    [2] The game went back twice
   *[other] The game went back { $n } times
}: what chance had already decided stayed the same, and the players knew it.
verify-chance = Replaying { $n ->
    [one] the only move
   *[other] all { $n } moves
} leads to the same end. But this game was dealt at random, with no promise posted first: nobody can prove that its deal was honest.
verify-posted = **Something is wrong.** The data this game was dealt from does not match the promise and the seal that were posted.
verify-line = **Something is wrong.** The data this game was dealt from has been changed: the line “{ $line }” does not belong to it.
verify-seed = **Something is wrong.** The data this game was dealt from (secret, clicks, rules) produces a different deal from the one that was played.
verify-move = **Something is wrong.** Move { $n } cannot be replayed as it is written: it was changed, or the rules were.
verify-lost = This game cannot be replayed to the end: it began before version 1.0.0 of the bot, or it was changed.
