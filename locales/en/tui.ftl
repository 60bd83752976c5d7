# What the terminal says about itself.

## A new table

tui-setup-title = New table
tui-setup-players = Players
tui-setup-seat = Seat { $number }
tui-setup-person = Person
tui-setup-easy = Easy bot
tui-setup-normal = Normal bot
tui-setup-hard = Hard bot
tui-setup-bot = Bot { $name }
tui-setup-name = Name:
tui-setup-start = Start
tui-setup-about-players = How many sit at the table: { $min } to { $max }.
tui-setup-about-person = Somebody at this keyboard. Type a name; the table will say “{ $name }”.
tui-setup-about-easy = Plays at once and misses things: for a first game.
tui-setup-about-normal = A fair opponent that does not keep you waiting.
tui-setup-about-hard = Plays as well as it can, and thinks about it.
tui-setup-about-bot = The bot { $name }, as the command line named it.
tui-setup-about-start = Enter starts the game, from here or any other line.
tui-setup-about-people = Enter starts the game. You share this keyboard, turn by turn.
tui-setup-about-nobody = Enter starts the game. No person sits at it: the bots play and you look on.
tui-setup-command = To start the same table without these questions:

# The same questions line by line.
tui-setup-lines = { $game }: a new table. Answer with a number; an empty line keeps what the question says. L 中文, q leaves.
tui-setup-ask = { $question } (empty line: { $kept })
tui-setup-ask-name = Name in seat { $number } (empty line: { $kept })
tui-setup-ready = Start now?
tui-setup-again = Ask again from the beginning
tui-setup-wrong = “{ $text }” is no answer here. Type a number from { $min } to { $max }, or nothing.
tui-setup-long = A name has at most { $most } characters.
tui-setup-modules = Cards made by players: { $names }
tui-setup-module = { $name } ({ $file })
tui-setup-module-empty = { $file } (empty)
tui-setup-left = Nothing was started.

## Asking and telling

tui-thinking = { $name } is to move…
tui-over = The game is over: { $reason }.
tui-winner = Winner: { $names }
tui-leave = Leave the table? The game is not over. (y/n)
tui-consent = Something was revealed since. Do all the others agree to going back? (y/n)
tui-undo-revealed = Something was revealed since, so that cannot be taken back.
tui-undone = Taken back.
tui-not-now = Not now: it is somebody else’s move.
tui-cannot-pass = You cannot pass here; choose something.
tui-choose-first = Choose something first: press its key, or Tab.
tui-command-unknown = “{ $text }” is no command. Try { $examples }, or the number of a choice.
tui-ascii-only = This terminal shows ASCII only; Chinese needs UTF-8.
tui-tip = New here? Press ? for the rules and the keys. 中文: L
tui-more = ↑↓

## Screens with few words

tui-too-small = OneTable needs a terminal of { $width }×{ $height }. This one has { $columns }×{ $rows }; please make it larger, or press q to leave.
tui-hand-over = Pass the keyboard to { $name }.
tui-hand-over-ready = { $name }, press Enter when nobody else is looking.

## The log

tui-log = Log
tui-log-search = Log: “{ $search }” (Esc: all)
tui-log-undone = What came last was taken back.

## The result

tui-score-place = Place
tui-score-total = Total
tui-score-aside = It was not decided by points.
tui-place = { $place }.

## Keys, for the last line

tui-keys-setup = ↑↓ move  ←→ change  Enter start  L 中文  q leave
tui-keys-setup-name = type a name  ←→ person or bot  ↑↓ move  Enter start  Esc leave
tui-keys-table = Tab choose  Enter do  u undo{ $pass ->
    [true] { "  p end" }
   *[false] { "" }
}  i inspect  l log  ? help  L 中文  q leave
tui-keys-confirm = Enter or { $key }: do it  Esc: not this  Tab: the next
tui-keys-over = r result  i inspect  l log  L 中文  q leave
tui-keys-help = ↑↓ scroll  L 中文  Esc back
tui-keys-inspect = ←→ next thing  or its key  ↑↓ scroll  L 中文  Esc back
tui-keys-command = Enter do  Esc back  e.g. { $examples } · 7
tui-keys-search = Enter search the log  Esc never mind
tui-keys-ask = y yes  n no
tui-keys-result = r look at the table  L 中文  q leave
tui-keys-replay = ←→ step  PgUp/PgDn ten  Home/End  i inspect  l log  L 中文  q leave

## Help

tui-help-title = { $game }: rules and keys
tui-help-keys =
    1 2 a b …  point at a thing; again, or Enter: do what is shown
    Tab, arrows  go through what can be done; Esc goes back
    { $pass ->
        [true] p, u  end the turn (twice if something would be lost); undo
       *[false] u  undo
    }
    i, l  inspect whatever lies there; the log (PgUp scrolls, / searches)
    :  a command: { $examples } · 7
    L, q  中文; leave the table
tui-help-modules =
    :modules  read what the cards do that players have made

## A replay

tui-replay-step = Step { $step } of { $last }

## A room on a server

tui-lobby-title = Waiting for the match
tui-lobby-connecting = Connecting to the server…
tui-lobby-open = open
tui-lobby-you = you
tui-lobby-host = host
tui-lobby-ready = ready
tui-lobby-unready = not ready
tui-lobby-away = away
tui-lobby-waiting = Waiting for somebody to sit down.{ $host ->
    [true] {" "}Press b to put a bot into an open seat.
   *[false] { "" }
}
tui-lobby-waiting-back = Waiting for { $names } to come back.{ $host ->
    [true] {" "}Press k to free a seat.
   *[false] { "" }
}
tui-lobby-waiting-ready = Waiting for { $names } to be ready.
tui-lobby-waiting-start = Everybody is there and ready. The host can start.
tui-lobby-start = Everybody is there and ready. Press s to start.
tui-lobby-settings = { $clock ->
    [bank] { $time } each for the match, { $more } seconds more with every answer
    [decision] { $time } for each decision
    [days] { $more ->
        [one] 1 day
       *[other] { $more } days
    } for each decision
   *[none] no clock
} · { $locked ->
    [true] with a password
   *[false] no password
} · { $spectators ->
    [none] nobody may watch
    [hands] who watches sees all hands, { $delay } moves late
   *[public] anybody with the link may watch
}{ $watching ->
    [0] { "" }
    [one] {" "}· 1 watches
   *[other] {" "}· { $watching } watch
}
tui-lobby-link = For those who are to come: { $link }
tui-lobby-link-full = The link of this room: { $link }
tui-lobby-sealing = Everybody puts in a part of the luck; the match begins at once.
tui-lobby-closed = This room is closed.
tui-lobby-only-here = Only the computer that runs the server can open it. Start the server with --listen 0.0.0.0:7777 to let your network in.
tui-lobby-modules = Cards made by players{ $known ->
    [true] , brought by { $host }
   *[false] { "" }
}: { $names }.
tui-plain-modules = Type m to read what they do.
tui-plain-brought = Cards made by players: { $names }. Type modules to read what they do.
tui-modules-title = Cards made by players
tui-modules-none = No cards made by players are at this table.
tui-module-card = Card { $name }{ $said ->
    [true] { "" }
   *[false] : { $text }
}
tui-module-does = Told by the program: { $text }
tui-module-empty = It does nothing yet.
tui-lobby-seat = Seat { $number }: { $name } ({ $marks })
tui-lobby-seat-bare = Seat { $number }: { $name }
tui-room-online = connected
# Whose turn it is, for the first line of the screen.
tui-room-top = { $mine ->
    [true] your turn
   *[false] { $count ->
        [one] { $names }’s turn{ $state ->
            [away] {" "}(away)
            [bot] {" "}(a bot plays)
           *[here] { "" }
        }
       *[other] waiting for { $names }
    }
}
tui-room-top-orders = orders on (P)
# The same as a sentence; more of them may follow.
tui-room-turn = { $count ->
    [one] { $names }’s turn.
   *[other] Waiting for { $names }.
}
tui-room-sentences = { $first } { $second }
tui-room-away = { $long ->
    [true] { $name } is away; type :standin { $seat } to let a bot play.
   *[false] { $name } is away.
}
tui-room-bot-plays = A bot plays for { $name }.
tui-room-watching = watching
tui-room-watching-full = watching (all seats taken)
tui-room-standing = no seat yet (type :sit)
tui-room-locked = This room has a password: add --password and the word.
tui-room-elsewhere = You are here already (another window); to sit down as a second player use --name.
tui-room-sent-away = The host has freed your seat. Type :sit to sit down again.
tui-room-time-up = Your time was up, so an answer was given for you.
tui-room-time-up-bot = Time is up for { $name }; a bot plays on.
tui-room-bot-came = A bot plays for { $name } now.
tui-room-bot-went = { $name } is back and plays on.
tui-room-seat-back = You play your own seat again; a bot had stood in.
tui-room-more-time = You have 15 seconds more.
tui-room-muted = You will not hear from them any more.
tui-room-unmuted = You will hear from them again.
tui-room-say-what = There was nothing to say.
tui-room-host-starts = The host is ready by starting: press s.
tui-room-unknown = “{ $text }” is no command, or not now. Press ? for the list.
tui-room-no-seat = There is no seat “{ $text }”: give a number from 1 to { $seats }, or a name.
tui-room-which-seat = Which seat? Add its number, as in kick 2.
tui-room-whom = Whom? Add the name.
tui-room-nobody = Nobody here is called “{ $text }”.
tui-room-nobody-there = Nobody else has a seat.
tui-room-no-room = No seat is open.
tui-room-levels = The levels of bots are easy, normal, hard and random.
tui-room-undo-sent = The others are asked whether you may take that back.
tui-room-undo-refused = Nothing was taken back: somebody did not agree.
tui-room-undo-late = Nothing was taken back: the match went on meanwhile.
tui-room-agree = { $name } wants to take something back. Do you agree? (y/n)
tui-room-agree-about = { $name } wants to take back what is said below. Do you agree? (y/n)
tui-room-takes-back = What { $name } did last, and all that followed: { $deed }
# Standing orders: what the server answers by itself.
tui-room-orders-title = Standing orders: when to pass without asking you
tui-room-orders-about = They hold where players may answer what another does. Being a target interrupts 1, 2 and 4; 5 goes before all others. 1 and 2 end with the turn. Nobody else sees them.
tui-room-orders = Your orders: { $orders }.
tui-room-orders-none = No standing orders: you are asked.
tui-room-orders-later = Standing orders are for those who play, during the match.
tui-room-orders-kinds = Type :pass and one of turn, card, own, target, hold, off.
tui-room-order-turn = pass until the end of this turn
tui-room-order-card = pass on { $cards } this turn
tui-room-order-card-none = pass on a card (none is in question now)
tui-room-order-own = do not ask about my own cards
tui-room-order-target = ask only when I am a target
tui-room-order-hold = ask me everything
tui-room-offline = no connection, trying again…
tui-room-ended = not in the room any more
tui-room-back = The connection is back.
tui-room-sending = On its way…
tui-room-laid = Your answer is in. It counts when everybody has answered, or time is up.
tui-room-concede = Give up this match? (y/n)
tui-room-leave = Leave? Your seat stays yours, and the same link brings you back. (y/n)
tui-room-leave-watching = Stop watching? The same link brings you back. (y/n)
# Keys in a room, one by one: the last line has those that mean something now.
tui-key-choose = Tab choose
tui-key-undo = u undo
tui-key-pass = p end
tui-key-orders = P orders
tui-key-inspect = i inspect
tui-key-log = l log
tui-key-say = " say
tui-key-help = ? help
tui-key-lang = L 中文
tui-key-leave = q leave
tui-key-again = a play again
tui-key-result = r result
tui-key-table = r look at the table
tui-key-yes = y yes
tui-key-no = n no
tui-key-ready = r ready or not
tui-key-start = s start
tui-key-bot = b add a bot
tui-key-kick = k send away
tui-key-modules = m read cards
tui-key-sit = :sit sit down
tui-keys-say = Enter say it  Esc never mind
tui-keys-orders = 1–5 or Enter: on or off  0 none  ↑↓ move  L 中文  Esc back
tui-keys-lobby-command = Enter do  Esc back  e.g. say hello · bot 2 hard · kick 2
tui-help-lobby-title = The room: keys, commands and rules
tui-help-lobby =
    r  ready, or not yet
    s  start the match (host)
    b  a bot for the first open seat (host)
    k  send somebody away (host)
    m  read what the cards do that players have made
    L, q  中文; give up the seat and leave
tui-help-room =
    "  say something to the others; they answer in the log
    P  standing orders: when to pass without asking you
    :time  more time, where there is a clock
    :concede  give up the match
    :standin SEAT  a bot plays for somebody who has been away for a minute
    :pass turn  pass until the end of this turn
    :pass card  pass on the card in question, this turn
    :pass own  do not ask about my own cards
    :pass target  ask only when I am a target
    :pass hold  ask me everything
    :pass off  no standing orders
    :modules  read what the cards do that players have made
    :mute, :unmute NAME  do not hear somebody; hear them again
    :sit SEAT, :stand  before the match: take a seat or another one; get up
    :bot SEAT LEVEL  host, before the match: a bot; easy, normal, hard, random
    :kick SEAT  host, before the match: free a seat
    :close  host, before the match: close the room
tui-plain-room-help = { $lobby ->
    [true] r ready or not, s start, say TEXT to the others, sit SEAT, stand, m to read cards made by players, L 中文, q leave. The host: bot SEAT LEVEL, kick SEAT, close.
   *[false] say TEXT to the others, time for more time, standin SEAT for somebody who is away, mute or unmute NAME, modules to read cards made by players, concede to give up; pass turn, card, own, target, hold or off for standing orders, orders to see them.
}
tui-room-left = The server does not show this room any more.
tui-room-rematch = Somebody plays again. Type a to come along.
tui-log-said = { $name }: { $text }
tui-plain-lobby = You are in the room { $link }. Type ? for help.
tui-plain-time = Time left: { $time }
tui-plain-again = a plays again, q leaves.

## Lines

tui-plain-welcome = { $game }. At the table: { $names }. Type ? for help.
tui-plain-ask = { $name }: { $question }
tui-plain-help =
    Type the number of a choice, or a command: { $examples }.
    b the board, u undo, { $pass ->
        [true] p end the turn, L 中文, q leave.
       *[false] L 中文, q leave.
    }
tui-plain-wrong = “{ $text }” is no choice. Type a number from 1 to { $most }, or ? for help.
tui-plain-left = You leave the table.
tui-plain-standing = { $place }. { $name }: { $score } ({ $parts })
tui-plain-standing-bare = { $place }. { $name }: { $score }

## Jade Night

tui-jade-commands = take 3 2 · taste a · offer a · end · claim f a
tui-jade-headline = Turn { $turn } │ { $name } { $dots } { $points } AP │ { $offered } of { $end } offered{ $chalice ->
    [true] , chalice granted
   *[false] , chalice from { $jade } on
}
tui-jade-table = Table
tui-jade-decks = decks: { $snacks } snacks, { $plates } plates, { $rewards } rewards
tui-jade-players = Players
tui-jade-columns = waiting · T = tasted · O = offered
tui-jade-points = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
tui-jade-tasted-short = T
tui-jade-offered-short = O
tui-jade-chalice-mark = chalice
tui-jade-bonus-mark = free snack
tui-jade-letter-red = R
tui-jade-letter-green = G
tui-jade-letter-yellow = Y
tui-jade-letter-all = RGY
tui-jade-letter-warm = w
tui-jade-letter-cold = c
tui-jade-letter-chalice = Jade
tui-jade-group-take = Take { $snack } onto…
tui-jade-group-set = { $snack } on { $plate }
tui-jade-group-claim = Claim { $snack } from { $owner } onto…
tui-jade-pairing = ={ $score }
tui-jade-pairing-best = ≤{ $score }
tui-jade-signs =
    A card reads colour, shape, temperature, level: R●w1 is red, round, warm, 1.
    R G Y red green yellow · ● round ■ square ✿ flower · w warm c cold
    A snack lies over its plate. =4 in a list is a pairing, ≤4 the best of more.
    ▸ one more choice · ◆ has the chalice · +1 has a free snack
tui-jade-help =
    Each action costs a point; you have 2, and 1 more for every 2 tasted sets.
    · Take a snack onto a bare plate of yours, or a plate that lies bare.
    · Taste a complete set: it scores its pairing.
    · Offer a set of one temperature: pairing and 1 more, and a better plate.
    Pairing: 1 each for shared colour, shape, temperature, plus the snack level.
    From the jade threshold on, offering throws two dice for the jade chalice:
    below the target wins it, and the higher the pairing, the more one has
    offered and the more all have, the higher the target. It replaces the better
    plate and brings a free snack, from the table or anybody’s waiting area.
    The game ends at once with the 8th offering of all (10 with 3 players, 12
    with 4 or 5), or when nobody can act, or nobody has for 5 rounds.
    At the end every waiting set costs a point. Each area holds 5 sets.
    A tie goes to more offerings, then to fewer tasted sets, then the lower seat.

## Seven Wonders Duel

tui-duel-commands = build 3 · discard 3 · wonder w 3
tui-duel-status-brief = { $age } · { $left } left
# Warnings where there is little room.
tui-duel-alarm-shields = { $name } ▼{ $shields } to win
tui-duel-alarm-symbols = { $name } ▲{ $symbols } to win
tui-duel-tokens = Tokens
tui-duel-signs =
    A card: sign and name; below, its key, what it does, and its price for you.
    ■ brown □ grey ⌂ blue ▲ green ◆ yellow ▼ red ★ guild · ▒ face down
    5 you can pay · (5) you cannot · ∞ free by its chain · ↑ gets uncovered
    W wood S stone C clay G glass P papyrus · GP one of them · S@1 bought at 1
    ▼1 shields · +3 points · 4$ coins · ↻ another turn · ×■ a brown card lost
    Qu quill Wh wheel Mo mortar Pl plumb line Gl globe Su sundial La scales
    2$/■ coins for each brown card · $1+1/⌂ coin and point for each blue card
    A city: W2 makes · @3 buys at · Qu² a pair · ◈ wonder ◇ too dear ✓ built
    The track: ● pawn · █ capitals · 2 5 10 points there · -2 -5 coins lost
tui-duel-help =
    Take a card that nothing lies on, and build it, discard it for coins, or
    lay it under one of your wonders to build that: its key, then b, d or w–z.
    What you do not make you buy, at 2 coins each, and 1 more for each that the
    brown and grey cards of your rival make. A chain makes a card free.
    Discarding brings 2 coins and 1 for each of your yellow cards.
    Shields push the pawn towards your rival: at the capital you win at once.
    Two of a symbol bring a progress token; six different symbols win at once.
    Seven wonders can be built by both together; the last one is given up.
    After Age III points decide: cards, wonders, tokens, the pawn, 3 coins a
    point. If they are equal, points on blue cards do.

## Choices of several

tui-take-back = Not after all: { $pick }

## Smash Up

tui-smashup-commands = play a 2 · use A · pick A · end
tui-smashup-headline = Turn { $turn } │ { $name }: { $scoring ->
    [none] { $phase }
   *[other] { $scoring } is scored
} │ base deck { $bases }{ $madness ->
    [0] { "" }
   *[other] , madness { $madness }
}
tui-smashup-group = { $on ->
    [true] { $card } on…
   *[false] { $card } at…
}
tui-smashup-group-at = { $card } at { $target }, by which play?
tui-smashup-risen = { $card } ({ $pile })
tui-smashup-thing-short = { $name ->
    [none] { $card } (base { $base })
   *[other] { $card } ({ $name }, base { $base })
}
# A player, behind the name and the points.
tui-smashup-piles = hand { $hand } deck { $deck } discard { $discard }{ $madness ->
    [0] { "" }
   *[other] {" "}madness { $madness }
}
tui-smashup-hand = Hand
# What becomes of what is picked.
tui-smashup-confirm = { $does ->
    [destroy] Destroy: { $pick }
    [return] Return to hand: { $pick }
    [sink] Put under the deck: { $pick }
    [move] Move: { $pick }
    [move_here] Move here: { $pick }
    [from] Move from: { $pick }
    [to] Move to: { $pick }
    [boost] Give power to: { $pick }
    [swap] Replace: { $pick }
    [bring] Bring in: { $pick }
    [hand] Take into your hand: { $pick }
    [discard] Discard: { $pick }
    [top] Put on top of the deck: { $pick }
    [shuffle] Shuffle into the deck: { $pick }
    [madness] Return to the Madness deck: { $pick }
    [play] Play: { $pick }
    [give] Give away: { $pick }
   *[other] { $pick }
}
tui-smashup-signs =
    A base: power there of what it takes, points for the first three places.
    Below, a lane for each player, yours last: 12★ is the power there, ★ leads.
    5 King: a minion of power 5 · +1 counters · ↑2 ↓2 this turn · ✓ talent used
    ◆ action on the base · › action on the minion before it · +3 more than fit
    In hand: 3 minion · ◇ action · ◆ on a base · › on a minion · ▲ when scoring
    The letter before a thing is the key that points at it, a✓ one that is picked;
    bases are 1, 2, 3…
tui-smashup-help =
    Two factions make your deck. On your turn play a minion at a base and an
    action, either or both, and whatever extra plays cards allow; then p.
    A base whose total reaches its breakpoint is scored: the player with most
    power gets the first number of points, the next the second, and so on.
    Ties get the better place. Before it scores, special cards may be used.
    Everything there is discarded and the next base comes. Then draw two cards;
    nobody keeps more than ten. Talents can be used once in each of your turns.
    With 15 points at the end of a turn the game is over, and most points win.
    Every two Madness cards you have then cost a point; ties go to less madness.
    If that is equal too, whole turns are played until the tie is broken.

## Bomb Cat

tui-bombcat-turns = Turns
tui-bombcat-deck = Draw pile
tui-bombcat-bank = Bank
tui-bombcat-discard = Discards
tui-bombcat-hand = Hand
tui-bombcat-you = { $name } (you)
tui-bombcat-out = out
tui-bombcat-pile = { $deck ->
    [one] 1 card
   *[other] { $deck } cards
}, { $bombs ->
    [one] 1 bomb
   *[other] { $bombs } bombs
}
tui-bombcat-odds = · next { $percent }%
