# Smash Up in the web app: what its table says beyond the words of the rules.

# Cards.
web-smashup-breakpoint = breakpoint
web-smashup-points = Points for the first three places
web-smashup-kind-minion = minion
web-smashup-kind-action = action
web-smashup-kind-special = special
web-smashup-kind-on_base = on a base
web-smashup-kind-on_minion = on a minion
web-smashup-kind-faction = faction
web-smashup-trait-talent = Talent
web-smashup-trait-ongoing = Ongoing
web-smashup-trait-special = Special

# The letters of the factions, beside their symbols.
web-smashup-letter-pirates = Pi
web-smashup-letter-ninjas = Ni
web-smashup-letter-aliens = Al
web-smashup-letter-dinosaurs = Di
web-smashup-letter-robots = Ro
web-smashup-letter-wizards = Wi
web-smashup-letter-zombies = Zo
web-smashup-letter-tricksters = Tr
web-smashup-letter-ghosts = Gh
web-smashup-letter-bear_cavalry = Be
web-smashup-letter-steampunks = St
web-smashup-letter-killer_plants = Pl
web-smashup-letter-minions_of_cthulhu = Ct
web-smashup-letter-elder_things = El
web-smashup-letter-innsmouth = In
web-smashup-letter-miskatonic = Mi
web-smashup-letter-madness = Ma

# What each faction is about.
web-smashup-about-pirates = Move around and strike; ready when a base scores.
web-smashup-about-ninjas = Kill from the shadows and turn up at the last moment.
web-smashup-about-aliens = Send minions home, swap bases, gain a point in passing.
web-smashup-about-dinosaurs = Sheer power, and little else is needed.
web-smashup-about-robots = Small bots in swarms that make each other stronger.
web-smashup-about-wizards = More actions and more cards than anybody else.
web-smashup-about-zombies = The discard pile is a second hand.
web-smashup-about-tricksters = Traps, locked bases and spoiled plans.
web-smashup-about-ghosts = The fewer cards in hand, the stronger.
web-smashup-about-bear_cavalry = Push other minions where they do not want to be.
web-smashup-about-steampunks = Machines on bases that go on working.
web-smashup-about-killer_plants = Grow each turn and search the deck for more.
web-smashup-about-minions_of_cthulhu = Power now, madness later.
web-smashup-about-elder_things = Drive the others mad; large minions with a price.
web-smashup-about-innsmouth = Crowds of one name that call each other.
web-smashup-about-miskatonic = Draw madness and make good use of it.

# What is in play.
web-smashup-colon = { ": " }
web-smashup-power = { $same ->
    [true] power { $power }
   *[false] power { $power }, printed { $printed }
}
web-smashup-owner = owned by { $name }
web-smashup-counters = { $n ->
    [one] 1 power counter
   *[other] { $n } power counters
}
web-smashup-boost = { $by } this turn
web-smashup-named = names { $faction }
web-smashup-carries = with { $cards }
web-smashup-used = talent used
web-smashup-lane = { $name }: power { $power }, { $place ->
    [0] nothing here
   *[other] place { $place }, { $points ->
        [one] 1 point
       *[other] { $points } points
    } now
}
web-smashup-fan = Show all { $n } minions
web-smashup-vp = { $n } VP
web-smashup-bases = Bases
web-smashup-base = { $name }: { $total } of { $breakpoint }, points { $points }. { $text }
web-smashup-map = { $name }: { $total } of { $breakpoint }{ $place ->
    [0] { "" }
   *[other] , you are { $place ->
        [1] first
        [2] second
        [3] third
       *[other] fourth
    }
}
web-smashup-total = Power { $total } of { $breakpoint }
web-smashup-close = { $n ->
    [one] 1 more power breaks it
   *[other] { $n } more power breaks it
}
web-smashup-breaking = Breaks: scored when cards are played
web-smashup-scoring = Being scored now
web-smashup-preview = { $same ->
    [true] you { $to ->
        [1] stay 1st
        [2] stay 2nd
        [3] stay 3rd
       *[other] stay 4th
    }
   *[false] you { $from ->
        [0] →
        [1] 1st →
        [2] 2nd →
        [3] 3rd →
       *[other] 4th →
    } { $to ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] 4th
    }
} ({ $points } VP)
web-smashup-preview-breaks = breaks · { $change }

# What is going on.
web-smashup-turn = Turn { $turn }
web-smashup-scores = Scoring
web-smashup-step-before = before
web-smashup-step-points = points
web-smashup-step-after = after
web-smashup-plays = { $name } plays
web-smashup-waits = Waiting:
web-smashup-tied = The lead is tied: play goes on
web-smashup-base-deck = base deck { $n }
web-smashup-madness-deck = Madness { $n }

# Cards before a player.
web-smashup-hand = Your hand: { $n }
web-smashup-pile = { $name }: { $pile }
web-smashup-no-cards = No cards

# Players.
web-smashup-asleep = no actions
web-smashup-ahead = { $n } ahead
web-smashup-at-turn = playing
web-smashup-score = { $n } of 15 points
web-smashup-count-hand = hand { $n }
web-smashup-count-deck = deck { $n }
web-smashup-count-discard = discard { $n }
web-smashup-count-madness = madness { $n }
web-smashup-known = You know of: { $cards }
web-smashup-draft-order = Order of choosing

# The prompt.
web-smashup-ask-turn = Play a card.
web-smashup-ask-end = Nothing is left to play.
web-smashup-aside-turn = Then bases are scored and you draw two cards.
web-smashup-ask-play = { $what ->
    [base] { $card }: at which base?
    [minion] { $card }: on which minion?
    [with] { $card }: by which play?
   *[go] { $card }?
}
web-smashup-ask-several = { $asked } ({ $n } of { $most })
web-smashup-play = Play { $card }
web-smashup-back = Back
web-smashup-with-usual = As the usual play
web-smashup-with-free = By its own ability
web-smashup-risk-end = You can still play cards. Stop all the same?
web-smashup-minions = minion
web-smashup-actions = action
web-smashup-left-minions = { $n ->
    [0] no minion left to play
    [one] 1 minion left to play
   *[other] { $n } minions left to play
}
web-smashup-left-actions = { $n ->
    [0] no action left to play
    [one] 1 action left to play
   *[other] { $n } actions left to play
}
web-smashup-extra-minions = { $n ->
    [one] an extra minion
   *[other] { $n } extra minions
}
web-smashup-extra-actions = { $n ->
    [one] an extra action
   *[other] { $n } extra actions
}
web-smashup-limited = { $plays } ({ $limits })
web-smashup-limit-power = power { $max } or less
web-smashup-limit-base = at { $base }
web-smashup-limit-name = only { $card }
web-smashup-limit-empty = where you have no minion
web-smashup-limit-here = named like a minion there
web-smashup-limit-alike = all of one name

# Rules.
web-smashup-gallery-bases = Bases
web-smashup-rules-goal-title = Two factions, fifteen points
web-smashup-rules-goal = Everybody takes two factions and shuffles their cards into one deck. Whoever has the most points at the end of a turn in which somebody reaches fifteen has won.
web-smashup-rules-turn-title = A minion, an action, in any order
web-smashup-rules-turn = On your turn you may play one minion at a base and one action, and whatever extra plays cards give you. The number on a minion is its power. At the end you draw two cards; nobody keeps more than ten.
web-smashup-rules-kinds = A burst is an action that is done and gone. A flag goes on a base and stays, a figure goes on a minion and stays, a bolt waits for its moment.
web-smashup-rules-base-title = Bases fill up
web-smashup-rules-base = All the power at a base counts together. When it reaches the breakpoint, the base is scored as soon as the player at turn has stopped playing cards.
web-smashup-rules-score-title = First, second, third
web-smashup-rules-score = Who has the most power there gets the first number of points, the next one the second, then the third. Who is level gets the better place. Then everything there is discarded and the next base comes.
web-smashup-rules-marks-title = Three signs
web-smashup-rules-talent = A talent may be used once on each of your turns: press the minion or action.
web-smashup-rules-ongoing = An ongoing ability holds as long as the card is in play.
web-smashup-rules-special = A special may be used at its own moment, most often just before or after a base is scored. You are asked then.
web-smashup-rules-end-title = The end, and madness
web-smashup-rules-end = With fifteen points at the end of a turn the game is over. If the lead is tied, turns go on until it is not.
web-smashup-rules-madness = Some factions hand out Madness cards. Every two that you own at the end cost you a point.

# Keys.
web-smashup-key-bases = that base, while it glows

# The first game.
web-smashup-lesson-draft = Choose a faction. Two of them make your deck; each tile says what it is good at.
web-smashup-lesson-hand = This is your hand. Point at a card, or press it long, to read it.
web-smashup-lesson-minion = Play a minion: press a card with a number, then a base that glows. The base shows beforehand what will come of it.
web-smashup-lesson-thermometer = The groove fills with the power of all players. When it is full, the base is scored.
web-smashup-lesson-points = These are the points for the first, second and third player there.
web-smashup-lesson-action = You may also play an action this turn. The dots show what is left to play.
web-smashup-lesson-talents = Your lane is the lowest one. Minions with a turning arrow have a talent: press them once each turn.
web-smashup-lesson-end = When you are done, stop playing cards. Full bases are scored, then you draw two cards.
web-smashup-lesson-scoring = Points add up here. Whoever leads when somebody has fifteen wins. Good luck.
