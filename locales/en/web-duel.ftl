# Seven Wonders Duel in the browser: what stands on its table and only there.

## Kinds of card: a letter for each shape

web-duel-letter-brown = R
web-duel-letter-grey = M
web-duel-letter-blue = C
web-duel-letter-green = S
web-duel-letter-yellow = T
web-duel-letter-red = W
web-duel-letter-guild = G
web-duel-letter-wonder = 7
web-duel-letter-token = P

## On cards

web-duel-free = free
web-duel-stop = .
web-duel-costs = costs { $cost }
web-duel-chain-from = Free for whoever has { $card }.
web-duel-chain-to = Whoever has it builds { $cards } for free.
web-duel-coins-unit = { $coins ->
    [one] coin
   *[other] coins
}

## Cities

web-duel-city = City of { $name }
web-duel-city-open = City of { $name }: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}. Show all of it
web-duel-you = you
web-duel-bot = bot
web-duel-ahead = { $points } ahead
web-duel-coins = coins
web-duel-points = points
web-duel-makes = Makes
web-duel-makes-one = { $resource }: makes { $count }, buys at { $coins } each
web-duel-makes-choice = makes one of { $resources } in each purchase
web-duel-science = Science
web-duel-symbol-none = { $symbol }: none yet
web-duel-symbol-one = { $symbol }: one
web-duel-symbol-pair = { $symbol }: a pair
web-duel-tokens = Tokens
web-duel-cards-of = { $kind }: { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
web-duel-built = built

## The track, and what is close

web-duel-capital = { $name }’s capital
web-duel-pawn-middle = The pawn stands in the middle.
web-duel-pawn = { $name } is { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} ahead, { $left ->
    [one] 1 shield
   *[other] { $left } shields
} from the other capital.
web-duel-tokens-board = Progress tokens on the board
web-duel-alarm-loot = { $shields ->
    [one] 1 more shield
   *[other] { $shields } more shields
}: { $who ->
    [you] you lose { $coins } coins
   *[other] { $name } loses { $coins } coins
}
web-duel-alarm-capital = { $shields ->
    [one] 1 more shield
   *[other] { $shields } more shields
}: { $who ->
    [you] you win
   *[other] { $name } wins
}
web-duel-alarm-symbols = 1 more symbol: { $who ->
    [you] you win
   *[other] { $name } wins
}

## The cloth

web-duel-drafting = Wonders are drafted
web-duel-taken = { $taken } of { $whole } taken
web-duel-unknown = { $unknown ->
    [one] 1 face down
   *[other] { $unknown } face down
}
web-duel-wonders-left = { $wonders ->
    [one] 1 wonder may still be built
   *[other] { $wonders } wonders may still be built
}
web-duel-legend-free = free
web-duel-legend-selected = selected
web-duel-legend-flip = gets uncovered
web-duel-prices-rival = rival’s prices
web-duel-prices-mine = my prices
web-duel-discards = Discards
web-duel-discards-count = { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
}
web-duel-discards-none = Nothing was discarded yet.
web-duel-point = Point at a card to read it here.
web-duel-hidden = A card, face down
web-duel-hidden-guild = A guild, face down
web-duel-is-free = Can be taken
web-duel-is-covered = Covered
web-duel-price-for-you = { $coins ->
    [0] free
    [one] for 1 coin
   *[other] for { $coins } coins
}
web-duel-will-flip = turns up
web-duel-will-free = gets free
web-duel-took-card_built = built { $card }
web-duel-took-card_discarded = discarded { $card }
web-duel-took-wonder_built = used { $card } for a wonder
web-duel-draft-order = Who picks when
web-duel-draft-round = Round { $round } of 2

## The prompt

web-duel-ask = What to do with { $card }?
web-duel-aside = { $reveals ->
    [0] Nothing is turned up by taking it.
    [one] Taking it turns up 1 card; then { $name } chooses.
   *[other] Taking it turns up { $reveals } cards; then { $name } chooses.
}
web-duel-aside-last = It is the last card of this age.
web-duel-build = Build
web-duel-discard = Discard
web-duel-discard-how = { $yellow ->
    [0] 2, without yellow cards
    [one] 2 + 1 yellow card
   *[other] 2 + { $yellow } yellow cards
}
web-duel-wonder = Wonder
web-duel-wonder-how = this card goes under it
web-duel-wonder-none = You have no wonder left to build.
web-duel-short = { $coins } short
web-duel-later = Later makes { $cards } free
web-duel-term-printed = { $coins ->
    [one] 1 coin as printed
   *[other] { $coins } coins as printed
}
web-duel-term-traded = { $units } { $resource }: { $units } × { $each } = { $coins }
web-duel-gain-shields = { $shields ->
    [one] 1 shield
   *[other] { $shields } shields
} → { $left ->
    [0] their capital
   *[other] { $left } from their capital
}
web-duel-gain-token = + a progress token
web-duel-gain-wins = wins: { $reason }
web-duel-pick = Pick one to see what it does.
web-duel-take-draft = Take this wonder
web-duel-take-take_token = Take this token
web-duel-take-destroy = Destroy this card
web-duel-take-revive = Build it for free
web-duel-begin-me = I begin
web-duel-begin-other = { $name } begins

## The end

web-duel-you-win = You win
web-duel-wins = { $name } wins
web-duel-both-win = You both win

## The gallery

web-duel-gallery-guilds = Guilds
web-duel-gallery-wonders = Wonders
web-duel-gallery-tokens = Progress tokens
