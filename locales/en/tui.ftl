# What the terminal says about itself.

## People

tui-player = Player { $number }
tui-bot-random = Random
tui-bot-greedy = Greedy

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
tui-command-unknown = “{ $text }” is no command. Try :take 3 2, :taste a, :offer a, :end, or the number of a choice.
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
tui-place = { $place }.

## Keys, for the last line

tui-keys-table = Tab choose  Enter do  u undo  p end  i inspect  l log  ? help  L 中文  q leave
tui-keys-confirm = Enter or { $key }: do it  Esc: not this  Tab: the next
tui-keys-over = r result  i inspect  l log  L 中文  q leave
tui-keys-help = ↑↓ scroll  L 中文  Esc back
tui-keys-inspect = ←→ next thing  or its key  ↑↓ scroll  L 中文  Esc back
tui-keys-command = Enter do it  Esc never mind   e.g. take 3 2 · taste a · offer a · end · 7
tui-keys-search = Enter search the log  Esc never mind
tui-keys-ask = y yes  n no
tui-keys-result = r look at the table  L 中文  q leave
tui-keys-replay = ←→ step  PgUp/PgDn ten  Home/End  i inspect  l log  L 中文  q leave

## Help

tui-help-title = { $game }: rules and keys
tui-help-keys =
    1–8 a–e …  point at a thing; again, or Enter: do what is shown
    Tab, arrows  go through what can be done; Esc goes back
    p, u  end the turn (twice if points would be lost); undo
    i, l  inspect cards and sets; the log (PgUp scrolls, / searches)
    :  a command: take 3 2 · taste a · offer a · claim f a · end · 7
    L, q  中文; leave the table

## A replay

tui-replay-step = Step { $step } of { $last }

## Any game without a table of its own

tui-outline = The table

## Lines

tui-plain-welcome = { $game }. At the table: { $names }. Type ? for help.
tui-plain-ask = { $name }: { $question }
tui-plain-help =
    Type the number of a choice, or a command such as take 3 2.
    b the board, u undo, p end the turn, L 中文, q leave.
tui-plain-wrong = “{ $text }” is no choice. Type a number from 1 to { $most }, or ? for help.
tui-plain-left = You leave the table.
tui-plain-standing = { $place }. { $name }: { $score } ({ $parts })

## Jade Night

tui-jade-before = not yet begun
tui-jade-over = Turn { $turn } │ the banquet is over │ { $offered } of { $end } offered
tui-jade-headline = Turn { $turn } │ { $name } { $dots } { $points } AP │ { $offered } of { $end } offered{ $chalice ->
    [true] , chalice granted
   *[false] , chalice from { $jade } on
}
tui-jade-summary = Turn { $turn }. { $name } has { $points ->
    [one] 1 action point
   *[other] { $points } action points
} left. { $offered } of { $end } offered{ $chalice ->
    [true] , chalice granted
   *[false] , chalice from { $jade } on
}.
tui-jade-idle = · idle { $idle }/{ $limit }
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
tui-jade-place = Place { $number }
tui-jade-empty = empty
tui-jade-card = { $card }: { $kind }, { $colors }, { $shapes }, { $temps }, level { $level }
tui-jade-would = On your { $plate }: { $pairing }
tui-jade-player = { $name }, { $score ->
    [one] { $score } point
   *[other] { $score } points
}
tui-jade-area = { $area }: { $count } of { $most }
tui-jade-bare = { $plate }, bare
tui-jade-set = { $offerable ->
    [true] { $snack }, on { $plate }. { $pairing }
   *[false] { $snack }, on { $plate }. { $pairing }, temperatures differ: cannot be offered
}
tui-jade-bonus = May take one snack for free.
tui-jade-chalice = Has the jade chalice.
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
