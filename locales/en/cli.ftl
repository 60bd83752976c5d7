# What the command line says to players; what it says to developers is in English only.

## Without a command

cli-serve-open = OneTable is open at { $address }
cli-serve-browser = Open this address in a browser to play.
cli-serve-only-here = Only this computer can reach it; { $program } serve --listen 0.0.0.0:{ $port } opens it to your network.
cli-serve-end = Ctrl-C ends it.
cli-welcome-rooms = Here, each at a terminal of their own:
cli-welcome-open = opens a room and shows its link
cli-welcome-join = sits down by that link; --name makes you another player
cli-welcome = OneTable: card games whose rules are enforced, against people or bots.
cli-welcome-game = { $game }, for { $min } to { $max } players
cli-welcome-game-for = { $game }, for { $seats } players
cli-welcome-ways = Each asks who plays, and begins. More can be said at once:
cli-welcome-bot = against a hard bot
cli-welcome-people = two people at one keyboard, and a bot
cli-welcome-language = in Chinese
cli-welcome-plain = line by line, for screen readers and pipes
cli-welcome-save = saved when you leave; --continue goes on with it
cli-welcome-sim = a thousand games between bots
cli-welcome-more = All commands, and the words each one takes:

## A table

cli-saved = The match is saved in { $file }. To go on with it:
cli-saved-over = The match is saved in { $file }. To look at it again:
cli-over = The game is over: { $reason }.
cli-awaiting = The match is not over. It waits for { $names }.
cli-standing = { $place }. { $name }: { $score } ({ $parts })
cli-standing-plain = { $place }. { $name }: { $score }
cli-standing-part = { $part } { $score }

## A room on a server

cli-join-unreachable = No server answers at { $server }: { $reason ->
    [nothing_there] nothing listens there. Is the server running, and is the port right?
    [no_such_host] there is no computer of that name.
    [too_slow] it takes too long.
    [insecure] the connection cannot be made secure.
   *[other] the connection failed.
}
cli-join-back = To come back:
cli-open-levels = The levels of bots are easy, normal, hard and random, as in bot:easy.
cli-join-odd = What answers at { $server } is no OneTable server, or one of another version.

## A saved match

cli-replay = { $game }, { $seats } players, { $steps } steps
cli-replay-start = Start
cli-replay-step = Step { $step }, { $name }
cli-replay-undone = { $name } takes back: what was told from line { $line } on did not happen.
cli-replay-undone-nothing = { $name } takes back.
cli-replay-conceded = { $name } concedes.

## Modules of Bomb Cat

cli-bombcat-notes = { $file }, module { $module }: { $notes ->
    [0] no notes
    [one] 1 note
   *[other] { $notes } notes
}
cli-bombcat-hint = hint
cli-bombcat-warning = warning
cli-bombcat-dropped = left out
cli-bombcat-fingerprint = fingerprint { $print }
cli-bombcat-empty = { $file }: { $note } More is said by: { $command }
