# The web app: the room around a game, before, during and after the match, and replays.

web-room-table = Table
web-room-home = Home
web-room-connecting = Going to the table …
web-room-try-again = Try again
web-room-you = you

## Coming in

web-room-locked = This table has a password
web-room-locked-about = Ask whoever sent you the link.
web-room-locked-wrong = That was not it. Try again.
web-room-password = Password
web-room-enter = Come in
web-room-refused-no_such_room = The link may be cut short, or the table was private and is over. Ask for the link again.
web-room-refused-no_spectators = The match has begun, and the host wants no spectators.
web-room-refused-unplayable = It can be played on with the program it was begun with.
web-room-closed = This table was closed
web-room-closed-about = The host closed it, or nobody came for two hours.
web-room-left-asked = You left the table
web-room-left-no_spectators = The match began without you
web-room-left-cannot_keep = The server cannot go on with this table now
web-room-left-about = The link stays the same; you can come back with it.
web-room-lost = No connection. We keep trying; nothing you chose is lost.
web-room-catching-up = Catching up …
web-room-lost-sending = Your move is sent as soon as the connection is back.

## Before the match

web-room-title = A table of { $game }
web-room-watching = { $count ->
    [one] 1 person watches
   *[other] { $count } people watch
}
web-room-invite = Send this link
web-room-invite-full = The link to this table
web-room-invite-about = Whoever opens it sits down, without an account.
web-room-invite-locked = Whoever opens it and knows the password sits down, without an account.
web-room-link = Link to this table
web-room-copy = Copy link
web-room-copied = Copied.
web-room-copy-failed = Copying failed. Select the link and copy it yourself.
web-room-share = Share
web-room-qr = The link as a QR code
web-room-qr-about = Or scan it with a phone
web-room-only-here = Only this computer can open the link. To let others in, start the server with { $command } and open this page by the address of this computer in your network.
web-room-local-name = You opened this page as “localhost”, which means something else on every other computer. Open it by the address of this computer in your network, then send the link.
web-room-seats = Seats
web-room-seat-open-about = waits for somebody
web-room-seat-bot = bot, { $level }
web-room-seat-host = opened this table
web-room-seat-ready = ready
web-room-seat-unready = not ready yet
web-room-seat-away = away
web-room-level = How well bots play
web-room-level-easy = easy
web-room-level-normal = normal
web-room-level-hard = hard
web-room-level-random = at random
web-room-rename = Change name
web-room-name = Your name
web-room-name-keep = Keep
web-room-sit = Sit down
web-room-stand = Stand up
web-room-add-bot = Add a bot
web-room-remove = Send { $name } away
web-room-kick = Free the seat
web-room-sent-away = The host has freed your seat. You can sit down again or look on.
web-room-terms = How it is played
web-room-term-clock = Time
web-room-clock-none = No clock
web-room-clock-bank = { $time } each for the whole match
web-room-clock-bank-more = { $time } each for the whole match, { $more } more with every answer
web-room-clock-decision = { $time } for each decision
web-room-clock-days = { $count ->
    [one] 1 day
   *[other] { $count } days
} for each decision
web-room-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
web-room-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
web-room-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
web-room-term-door = Who gets in
web-room-door-link = Whoever has the link
web-room-door-link-locked = Whoever has the link and the password
web-room-door-listed = Everybody: the table is in the list of open tables
web-room-door-listed-locked = Whoever has the password: the table is in the list of open tables
web-room-term-watch = Who may watch
web-room-watch-none = Nobody but the players
web-room-watch-public = Anybody with the link; they see what everybody at the table sees
web-room-watch-hands = Anybody with the link; they see all hands, { $delay ->
    [one] 1 move
   *[other] { $delay } moves
} late
web-room-term-windows = Answers to a move
web-room-windows-strict = Everybody waits exactly { $count } seconds, so that waiting tells nothing
web-room-windows-natural = It goes on when all have answered; how long somebody thinks can be seen
web-room-windows-instant = Who cannot answer is not asked; that can be seen
web-room-modules = Cards made by players
web-room-luck = The shuffle is made of parts from everybody and can be checked after the match.
web-room-close = Close this table
web-room-waits-open = { $count ->
    [one] Waiting for somebody to sit down.
   *[other] { $count } seats are open.
}
web-room-waits-away = Waiting for { $names } to come back.
web-room-waits-unready = Waiting for { $names } to be ready.
web-room-waits-nothing = Everybody is ready. The host can start.
web-room-waits-nothing-host = Everybody is ready.
web-room-start = Start
web-room-get-ready = I am ready
web-room-is-ready = Ready
web-room-shuffling = Shuffling …
web-room-shuffling-about = Everybody puts in a part of the luck, so that nobody can choose it.

## At the table

web-room-menu = Menu
web-room-undo = Undo
web-room-undo-mine = You asked to take back your last move. Waiting for { $names }.
web-room-undo-theirs = { $name } wants to take back their last move, and all that came after it.
web-room-undo-not = Nothing was taken back: somebody did not agree, or the match went on.
web-room-agree = Agree
web-room-disagree = No
web-room-more-time = 15 seconds more ({ $count } left)
web-room-more-time-short = +15 s
web-room-people = People at the table
web-room-people-away = { $count ->
    [one] 1 person is away
   *[other] { $count } people are away
}
web-room-state-here = here
web-room-state-away = away
web-room-state-stand-in = away, a bot plays
web-room-state-conceded = gave up
web-room-state-asked = , to move
web-room-stand-in = Let a bot play
web-room-back = Play again myself
web-room-mute = Do not hear { $name }
web-room-unmute = Hear { $name } again
web-room-through = Look through the eyes of { $name }
web-room-orders = Standing orders
web-room-orders-about = When the server passes for you where players may answer a move. Nobody else sees this. When you are a target you are asked all the same.
web-room-text = The table as text
web-room-text-off = The table as a picture
web-room-text-summary = How it stands
web-room-text-happened = What happened
web-room-sound-on = Sound on
web-room-sound-off = Sound off
web-room-rules = Rules and cards
web-room-leave = Leave the table
web-room-leave-about = Your seat stays yours; the link brings you back.
web-room-concede = Give up
web-room-concede-ask = Give up this match?
web-room-concede-two = The match ends, and you lose it.
web-room-concede-many = You cannot win any more. The match goes on, and a bot plays your seat.
web-room-concede-no = Play on
web-room-concede-yes = Give up
web-room-keys = Keys
web-room-key-tab = go through everything that can be pressed
web-room-key-enter = do it
web-room-key-space = look at the card closely
web-room-key-escape = change your mind, close
web-room-key-numbers = the ways to answer, in their order
web-room-key-undo = take back your last move
web-room-key-text = the table as text, and back
web-room-key-help = this list
web-room-coach = First steps
web-room-coach-step = { $step } of { $all }
web-room-coach-next = Next
web-room-coach-later = Skip this
web-room-coach-back = Back
web-room-coach-skip = End
web-room-coach-fold = Put aside
web-room-coach-unfold = Show this step
web-room-coach-done = Done

## After the match

web-room-won = You won
web-room-won-shared = You share the win
web-room-winner = { $names } won
web-room-gave-up = { $names } gave up
web-room-why = The match is over: { $reason }.
web-room-ranking = Places
web-room-parts = What the scores are made of
web-room-not-by-points = It was not decided by points.
web-room-fold = Look at the table
web-room-unfold = Show the result
web-room-again = Play again
web-room-again-follow = Play again: the table is open
web-room-again-watch = Watch them play again
web-room-replay = Replay
web-room-keep-name = Keep the name { $name }

## Replays

web-replay-title = Replay · { $game }
web-replay-loading = Setting up the match …
web-replay-not-over = While a match is on you can look back through your own eyes, or with what everybody knows.
web-replay-still-on = This match is still on: you see what you may know of it.
web-replay-to-table = To the table
web-replay-controls = Going through the match
web-replay-moment = Moment of the match
web-replay-step = step { $step } of { $last }
web-replay-turn = Turn { $turn }, { $name } · { $step }
web-replay-undone = taken back later
web-replay-back = One step back
web-replay-on = One step on
web-replay-back-turn = Back by a turn
web-replay-on-turn = On by a turn
web-replay-run = Run
web-replay-pause = Stop
web-replay-speed = Speed
web-replay-speed-slow = slow
web-replay-speed-usual = normal
web-replay-speed-fast = fast
web-replay-eyes = Through whose eyes
web-replay-eyes-all = what all know
web-replay-link = Link to this moment
web-replay-go-on = Play on from here
web-replay-go-on-about = A new table begins after step { $step }, with the same cards in the decks and bots in the other seats.
web-replay-go-on-seat = Your seat
web-replay-go-on-start = Play on
web-replay-download = Save the replay as a file
web-replay-verify = Check the shuffle
web-replay-verify-busy = Checking …
web-replay-verdict-good = The shuffle is what was promised.
web-replay-verdict-bad = The shuffle is not what was promised.
web-replay-verdict-unknown = This match began from a position that was there already, in a lesson or in another match; no shuffle is recorded.
web-replay-check-place-good = The parts belong to this table, one for each seat.
web-replay-check-place-bad = The parts belong to another table, or some are missing.
web-replay-check-server-good = The secret of the server is the one it had promised before anybody sat down.
web-replay-check-server-bad = The secret of the server is not the one it had promised.
web-replay-check-seat-good = { $name } opened what had been promised.
web-replay-check-seat-bad = { $name } opened something else than had been promised.
web-replay-check-seat-none = { $name } brought no part; it counts as zeros.
web-replay-check-seed-good = The seed of the match follows from all parts.
web-replay-check-seed-bad = The seed of the match does not follow from the parts.
web-replay-parts = The parts themselves
web-replay-part-promise = The promise of the server
web-replay-part-secret = The secret of the server
web-replay-part-seat = The part of { $name }
web-replay-part-seed = The seed
web-replay-proves = This proves that the server could not choose the cards against anybody who brought a part, and that no player could. It does not prove that the server told nobody about them.
web-replay-verify-all = To check all { $steps } steps against the rules as well, save the file and run
