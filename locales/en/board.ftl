# The board of each game in sentences, for terminals, pages and screen readers.

## People

board-player = Player { $number }
board-bot-easy = Easy bot
board-bot-normal = Normal bot
board-bot-hard = Hard bot
board-bot-random = Random bot
board-bot-greedy = Greedy bot
board-bot-expectimax = Expectimax bot
board-bot-mcts = MCTS bot

## Any game

# The view of a game that has no board of its own.
board-outline = The table
# Why a match is over, where somebody conceded.
board-gave-up = { $name } gave up
# Something to choose, with what it costs and brings.
board-choice = { $action }: { $quote }
# What is asked, and how many are picked so far.
board-picked = { $exact ->
    [true] { $question } ({ $picked } of { $most } chosen)
   *[false] { $picked ->
        [0] { $question }
       *[other] { $question } ({ $picked } chosen)
    }
}

## Jade Night

board-jade-before = not yet begun
board-jade-over = Turn { $turn } │ the banquet is over │ { $offered } of { $end } offered
board-jade-summary = Turn { $turn }. { $name } has { $points ->
    [one] 1 action point
   *[other] { $points } action points
} left. { $offered } of { $end } offered{ $chalice ->
    [true] , chalice granted
   *[false] , chalice from { $jade } on
}.
board-jade-idle = · idle { $idle }/{ $limit }
board-jade-place = Place { $number }
board-jade-empty = empty
board-jade-card = { $card }: { $kind }, { $colors }, { $shapes }, { $temps }, level { $level }
board-jade-would = On your { $plate }: { $pairing }
board-jade-player = { $name }, { $score ->
    [one] { $score } point
   *[other] { $score } points
}
board-jade-area = { $area }: { $count } of { $most }
board-jade-bare = { $plate }, bare
board-jade-set = { $offerable ->
    [true] { $snack }, on { $plate }. { $pairing }
   *[false] { $snack }, on { $plate }. { $pairing }, temperatures differ: cannot be offered
}
board-jade-bonus = May take one snack for free.
board-jade-chalice = Has the jade chalice.

## Seven Wonders Duel

board-duel-drafting = Draft · { $drafted } of 8 wonders chosen
board-duel-status = { $age } · { $left ->
    [one] 1 card left
   *[other] { $left } cards left
} · { $discarded } discarded · { $wonders ->
    [one] 1 wonder to go
   *[other] { $wonders } wonders to go
}{ $again ->
    [true] { " · " }{ $name } plays again
   *[false] { "" }
}
board-duel-over = { $age } · the game is over
board-duel-warning-shields = { $name } is { $shields ->
    [one] one shield
   *[other] { $shields } shields
} from { $rival }’s capital
board-duel-warning-symbols = { $symbols ->
    [one] { $name } is one symbol from victory
   *[other] { $name } has every symbol it takes
}
board-duel-tokens-title = Progress tokens on the board: { $count }
board-duel-drawn = Drawn from the box:
board-duel-discards = Discard pile: { $count }
board-duel-none = none
board-duel-thing = { $card }: { $does }
board-duel-cost = Cost: { $cost }
board-duel-does = Brings: { $does }
board-duel-chain-from = Free for whoever has { $card }
board-duel-chain-to = Makes free later: { $cards }
board-duel-price = { $name } pays { $coins ->
    [0] nothing
    [one] 1 coin
   *[other] { $coins } coins
}{ $trade ->
    [0] { "" }
   *[other] {" "}({ $trade } in trade)
}{ $affordable ->
    [true] { "" }
   *[false] , too much
}
board-duel-price-chain = { $name } builds it free by its chain
board-duel-uncovers = Uncovers { $cards }
board-duel-hidden = { $count ->
    [one] a hidden card
   *[other] { $count } hidden cards
}
board-duel-hidden-guild = { $count ->
    [one] a hidden guild
   *[other] { $count } hidden guilds
}
board-duel-structure = Cards on the table
board-duel-open-card = { $card } (open)
board-duel-row = Row { $row }: { $cards }
board-duel-city = { $name }: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, { $points ->
    [one] 1 point
   *[other] { $points } points
} so far
board-duel-cards = { $kind }: { $cards }
board-duel-makes = Makes { $resources }
board-duel-buys = Buys at: { $prices }
board-duel-symbols = Symbols { $count } of { $most }: { $symbols }
board-duel-symbol-one = { $symbol }
board-duel-symbol-pair = { $symbol } twice
board-duel-wonder = Wonder { $wonder }, { $coins ->
    [0] free
    [one] 1 coin
   *[other] { $coins } coins
}{ $affordable ->
    [true] { "" }
   *[false] , too much
}: { $does }
board-duel-wonder-built = Wonder { $wonder }, built: { $does }
board-duel-points = Points: { $parts }
board-duel-military = Military
board-duel-pawn-middle = The pawn stands in the middle.
board-duel-pawn = { $name } is { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} ahead and { $left ->
    [one] 1 shield
   *[other] { $left } shields
} from { $rival }’s capital.
board-duel-zone = From { $from ->
    [one] 1 step
   *[other] { $from } steps
} ahead: { $points } points at the end
board-duel-loot = { $name } loses { $coins } coins when the pawn first comes to { $at } steps on that side

## Smash Up

board-smashup-drafting = choosing factions: two for each player
board-smashup-summary = Turn { $turn }, { $name }: { $scoring ->
    [none] { $phase }
   *[other] { $scoring } is scored
}. { $bases ->
    [one] 1 base
   *[other] { $bases } bases
} in the deck{ $madness ->
    [0] { "" }
   *[other] , { $madness } Madness cards left
}.
board-smashup-over = Turn { $turn } │ the game is over
board-smashup-asleep = no actions
board-smashup-hand-title = Your hand: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
# What can still be played.
board-smashup-plays = Left to play: { $plays ->
    [none] nothing
   *[other] { $plays }
}
board-smashup-minions = { $n ->
    [one] a minion
   *[other] { $n } minions
}
board-smashup-actions = { $n ->
    [one] an action
   *[other] { $n } actions
}
board-smashup-extra-minions = { $n ->
    [one] an extra minion
   *[other] { $n } extra minions
}
board-smashup-extra-actions = { $n ->
    [one] an extra action
   *[other] { $n } extra actions
}
board-smashup-limited = { $plays } ({ $limits })
board-smashup-limit-power = power ≤{ $max }
board-smashup-limit-base = at { $base }
board-smashup-limit-name = only { $card }
board-smashup-limit-empty = where you have no minion
board-smashup-limit-here = of a name that lies there
board-smashup-limit-alike = all of one name
# What is going on.
board-smashup-going-on = What is going on
board-smashup-played = Being played: { $cards }
board-smashup-chosen = Chosen: { $picks }
board-smashup-from = from { $base }
board-smashup-tied = The lead is tied: turns go on until it is not
board-smashup-shown = Turned up from { $name }: { $cards }
board-smashup-hidden = { $n ->
    [one] a card you do not see
   *[other] { $n } cards you do not see
}
board-smashup-pending = Waiting: { $cards }
board-smashup-ability = { $about ->
    [none] { $card } ({ $name })
   *[other] { $card } ({ $name }, about { $about })
}
# Cards, bases and what is in play.
board-smashup-card = { $card }{ $count ->
    [1] { "" }
   *[other] {" "}×{ $count }
} ({ $nature }): { $text }
board-smashup-base = { $base } ({ $total } of { $breakpoint }, points { $points }): { $text }
board-smashup-power = { $same ->
    [true] power { $power }
   *[false] power { $power }, printed { $printed }
}
board-smashup-counters = { $n ->
    [one] 1 power counter
   *[other] { $n } power counters
}
board-smashup-boost = { $by } this turn
board-smashup-on = on { $minion }
board-smashup-named = names { $faction }
board-smashup-owner = owned by { $name }
board-smashup-used = talent used
board-smashup-lane = { $leads ->
    [true] { $name }: { $power }, in the lead
   *[false] { $name }: { $power }
}
board-smashup-nobody = Nothing is here yet.
# A player in sentences.
board-smashup-player = { $name }: { $points } of 15 points
board-smashup-factions = Factions: { $factions }
board-smashup-counts = Hand { $hand }, deck { $deck }, discard pile { $discard }, Madness cards { $madness }
board-smashup-known = Known in the hand: { $cards }
board-smashup-next = { $place }. from the top of the deck: { $card }
board-smashup-discarded = Discard pile:
board-smashup-decks-title = Decks
board-smashup-decks = Base deck { $bases }, Madness deck { $madness }
board-smashup-next-base = Next base { $place }: { $card }
board-smashup-scored = Scored: { $bases }
# What each faction is good at: at most 18 columns.
board-smashup-about-pirates = move and strike
board-smashup-about-ninjas = kill, sneak in
board-smashup-about-aliens = send minions home
board-smashup-about-dinosaurs = sheer power
board-smashup-about-robots = swarms of bots
board-smashup-about-wizards = actions, cards
board-smashup-about-zombies = back from the dead
board-smashup-about-tricksters = traps, denial
board-smashup-about-ghosts = few cards in hand
board-smashup-about-bears = push others around
board-smashup-about-steampunks = machines on bases
board-smashup-about-plants = grow and search
board-smashup-about-cthulhu = power by madness
board-smashup-about-elders = madden the others
board-smashup-about-innsmouth = crowds of one name
board-smashup-about-miskatonic = tame madness

## Hegemony

board-hegemony-choosing = Everybody chooses two generals
board-hegemony-status = Turn { $turn } │ { $over ->
    [true] the game is over
   *[false] { $name }{ $phase ->
        [none] { "" }
       *[other] : { $phase }
    }
} │ pile { $pile }, discards { $discard }
board-hegemony-table = The table
board-hegemony-order = In turn order: { $names }
# What is going on.
board-hegemony-used = { $name }: { $card }{ $skill ->
    [none] { "" }
   *[other] {" "}by { $skill }
}{ $made-count ->
    [0] { "" }
   *[other] {" "}({ $made })
}{ $targets-count ->
    [0] { "" }
   *[other] {" "}→ { $targets }
}{ $now ->
    [none] { "" }
   *[other] {" "}(now { $now })
}{ $victim ->
    [none] { "" }
   *[other] , to Slash { $victim }
}
board-hegemony-judges = { $name } judges{ $what ->
    [none] { "" }
   *[other] {" "}for { $what }
}: { $card }
board-hegemony-dying = { $name } is dying ({ $hp } HP)
board-hegemony-offered = Open to choose from: { $cards }
board-hegemony-top = { $place }. from the top of the pile: { $card }
board-hegemony-discarded = Discarded last: { $cards }{ $more ->
    [0] { "" }
   *[other] {" "}and { $more } more
}
# Cards and generals.
board-hegemony-card = { $card }: { $text }
board-hegemony-general = { $general } ({ $kingdom }, brings { $health } HP): { $skills }{ $companions-count ->
    [0] { "" }
   *[other] . Companions: { $companions }
}
board-hegemony-hidden = hidden
board-hegemony-soldier = a soldier
board-hegemony-general-line = { $place }: { $general }{ $known ->
    [true] { $shown ->
        [true] { "" }
       *[false] {" "}(face down)
    }
   *[false] { "" }
}{ $numb ->
    [true] {" "}(has lost its skills)
   *[false] { "" }
}
board-hegemony-gained = Skills gained: { $skills }
board-hegemony-spent = Used up for this game: { $skills }
board-hegemony-phase-spent = Used in this phase: { $skills }
# One's own.
board-hegemony-hand = Your hand: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
board-hegemony-generals = Your generals
board-hegemony-own-generals = Generals: { $generals }
# A player in sentences.
board-hegemony-player = { $name }{ $own ->
    [true] {" "}(you)
   *[false] { "" }
}
board-hegemony-counts = Kingdom { $kingdom ->
    [none] unknown
   *[other] { $kingdom }{ $open ->
        [true] { "" }
       *[false] {" "}(not shown yet)
    }
}, HP { $hp } of { $max }, hand { $hand }, attack range { $range }
board-hegemony-distance = Distance from you { $distance }, { $reach ->
    [true] within your range
   *[false] out of your range
}
board-hegemony-states = Now: { $states }
board-hegemony-known = Known in the hand: { $cards }
board-hegemony-before = To be judged: { $kind }{ $card ->
    [none] { "" }
   *[other] {" "}({ $card })
}. { $text }
board-hegemony-equipment = Equipment:
board-hegemony-special = { "  " }Cards on it: { $cards }
# In a word each.
board-hegemony-dead = dead
board-hegemony-is-dying = dying
board-hegemony-chained = chained
board-hegemony-turned = turned over
board-hegemony-drunk = drunk
board-hegemony-near = distance 1 to { $name }
board-hegemony-keeps-fewer = hand limit -{ $n }
# In the terminal: as short as can be.
board-hegemony-hand-head = Hand
board-hegemony-columns-generals = Generals
board-hegemony-columns-health = HP
board-hegemony-columns-hand = ■
board-hegemony-columns-distance = →
board-hegemony-columns-rest = Equipment
board-hegemony-knows = in hand: { $cards }
board-hegemony-lies-on = on { $general }: { $cards }
board-hegemony-skills-of = { $general }{ $shown ->
    [true] { "" }
   *[false] {" "}(face down)
}:{ " " }
board-hegemony-skill-spent = { $skill } (used)
board-hegemony-group = { $card }: use or recast?
board-hegemony-companions = with { $generals }
# What becomes of what is picked.
board-hegemony-confirm = { $does ->
    [use] Use: { $pick }
    [answer] Answer with: { $pick }
    [aim] { $to } on: { $pick }
    [discard] Discard: { $pick }
    [give] Give away: { $pick }
    [take] Take: { $pick }
    [show] Show: { $pick }
    [keep] Keep: { $pick }
    [place] Put down: { $pick }
    [move] Move: { $pick }
    [compare] Contest with: { $pick }
    [retrial] Replace the judgement card by: { $pick }
    [damage] Damage to: { $pick }
    [heal] Healing for: { $pick }
    [draw] Who draws: { $pick }
    [slash] Slash: { $pick }
    [head] Head general: { $pick }
    [deputy] Deputy general: { $pick }
    [reveal] Turn up: { $pick }
   *[other] { $pick }
}
board-hegemony-commands = use a · seat 3 · skill A · choose 1 · pass
board-hegemony-signs =
    Players in turn order, you last. ▶ has the turn, ? is asked, and those
    marked * can be chosen now; the number is the key that points at a player.
    Kingdom: ? unknown, (Wei) known to you alone. Generals: head + deputy;
    ? hidden, (name) face down but known to you, name× without its skills.
    ♥♥♡ 2/3 health · ■5 cards in hand · →2 distance in your reach · ·4 too far
    Tricks to be judged: [Lightning] · mounts: +1 -1 · ◆3 cards on the generals
    In hand: the letter before a card is its key, a✓ one that is picked.
    Capitals before skills are their keys while they can be used.
board-hegemony-help =
    Everybody has two hidden generals of one kingdom. Turn them up at the start
    of your turn, or by using their skills. The players of one kingdom win
    together when nobody else is left. When more than half of all would be of
    one kingdom, whoever is next to turn up is a careerist and plays alone.
    A turn: start, judge, draw two cards, play, discard down to your HP, finish.
    In your play phase use as many cards as you like, but one Slash, on somebody
    within your range; it is answered by a Dodge. Tricks are undone by Nullify.
    At 0 HP one is dying, and a Peach from anybody saves. Kill one of another
    kingdom and draw as many cards as that kingdom had; kill one of your own
    and discard all you have.

## Bomb Cat

board-bombcat-on-whom = “{ $action }”: on whom?
board-bombcat-choosing = Heroes are chosen
board-bombcat-status = Turn { $turn } │ { $over ->
    [true] the game is over
   *[false] { $name }
} │ draw pile { $deck }, { $bombs ->
    [one] { $bombs } bomb
   *[other] { $bombs } bombs
}
board-bombcat-odds = the next card is a bomb: { $percent }%
board-bombcat-token = { $action ->
    [none] { $extra ->
        [true] { $name } (extra)
       *[false] { $name }
    }
   *[other] { $name } ({ $action })
}
board-bombcat-bucket = Coming turns: { $turns }
board-bombcat-known = Card { $place } from the top: { $card }
board-bombcat-marked = { $card }{ $tags-count ->
    [0] { "" }
   *[other] { " " }[{ $tags }]
}{ $maker ->
    [none] { "" }
   *[other] { " " }(made by { $maker })
}
board-bombcat-cards = { $cards-count ->
    [0] { $hidden ->
        [0] nothing
        [one] 1 hidden card
       *[other] { $hidden } hidden cards
    }
   *[other] { $cards }{ $hidden ->
        [0] { "" }
       *[other] { " " }and { $hidden } hidden
    }
}
board-bombcat-named = { $name }: { $cards }
board-bombcat-does = { $cards ->
    [none] { $name }
   *[other] { $name }: { $cards }
}
board-bombcat-answered = { $name ->
    [none] “{ $action }”
   *[other] { $name }: “{ $action }”
}{ $target ->
    [none] { "" }
   *[other] { " " }→ { $target }
}{ $ok ->
    [0] , about to fail
   *[other] { "" }
}
board-bombcat-answering = Being answered: { $said }
board-bombcat-bank = Bank: { $cards }
board-bombcat-discard = Discard pile: { $cards }
board-bombcat-table = On the table: { $cards }
board-bombcat-hand = Your hand
board-bombcat-no-cards = no cards
board-bombcat-middle = The table
board-bombcat-hero = Hero: { $hero }
board-bombcat-team = Team { $team }
board-bombcat-holds = Hand: { $cards }
board-bombcat-player = { $alive ->
    [true] { $name }, { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
   *[false] { $name }, out
}
board-bombcat-commands = pounce · play a pair · 2 · end · pass
board-bombcat-signs =
    Turns: ▶ is played now, those behind › come next; (extra) comes only once.
    Draw pile: how many cards and bombs, how likely the next card is a bomb, and
    what you know of it: 1=Veto means that the top card is a Veto.
    Players in turn order, you last: ▶ has the turn, ? is asked, ■5 cards in hand,
    then the hero and what lies before the player; the digit is the key.
    › what is being answered, the last thing at the end.
    In hand: the letter before a card is its key, a✓ one that is picked.
board-bombcat-help =
    Who draws a Ticking Cat and has no Lullaby is out. The last one left wins.
    In your turn play as many cards as you like, then end it by drawing one.
    · Pounce and Catnap end your turn without drawing; Night Eyes shows what
      comes next, Zoomies shuffles, Beg gets you a card.
    · Two blank cats of a kind take a hidden card of somebody, three of a kind a
      card that you name, five different ones any card of the discard pile.
    · Once a turn you may trade a card with the bank.
    · Everybody may answer what somebody plays: a Veto stops it, or a Veto.
    With a Lullaby the bomb falls asleep, and you hide it in the draw pile.
