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

web-duel-capital-mine = your capital
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
web-duel-took-wonder_built = wonder over { $card }
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

## The rules

web-duel-rules-goal = What it is about
web-duel-rules-goal-1 = Two cities grow side by side through three ages. In turn you take one card from the same table, and what you take your rival cannot have.
web-duel-rules-goal-2 = You win at once when your army reaches the other capital, or when your city has six different symbols of science. If neither happens, the city with more points wins after Age III.
web-duel-rules-draft = Wonders first
web-duel-rules-draft-1 = Four wonders are laid out. The first player takes one, the second two, the first gets the last; with the next four it is the other way round. Now each city plans four wonders and has 7 coins.
web-duel-rules-draft-2 = Both cities together can build seven. As soon as the seventh stands, the eighth is given up.
web-duel-rules-turn = A turn
web-duel-rules-turn-1 = Take one card that no other card lies on. Free cards are lifted and have a bright edge. Cards that lie face down are turned up at the end of the turn in which they get free.
web-duel-rules-turn-2 = With the card you do one of three things:
web-duel-rules-turn-build = Pay what it costs and add it to your city. It works at once and for the rest of the game.
web-duel-rules-turn-discard = Put it on the discard pile for 2 coins, and 1 more for each yellow card of your city.
web-duel-rules-turn-wonder = Pay what one of your wonders costs and put the card face down under it. The card itself does nothing; the wonder does.
web-duel-rules-pay = Paying
web-duel-rules-pay-1 = Cards cost coins, resources, both or nothing. What your city makes is there for every purchase; it is never used up.
web-duel-rules-pay-2 = What you lack you buy for coins, as much as you like: each unit costs 2, and 1 more for each unit of that resource on the brown and grey cards of your rival.
web-duel-rules-pay-3 = Some yellow cards set the price of a resource to 1. Cards and wonders with a choice of resources make one of them in each purchase; the rules always use them in the cheapest way.
web-duel-rules-pay-example = 2 stone, while your rival makes 1: 2 × (2 + 1) =
web-duel-rules-pay-4 = A chain makes a card free, coins included: if your city has the card with the same sign, as Baths for Aqueduct, you pay nothing.
web-duel-rules-kinds = Seven kinds of card
web-duel-rules-kind-brown = make wood, stone and clay.
web-duel-rules-kind-grey = make glass and papyrus.
web-duel-rules-kind-blue = bring points, nothing else.
web-duel-rules-kind-green = bear a symbol of science, most also points.
web-duel-rules-kind-yellow = bring coins, make resources or lower prices; in Age III also points.
web-duel-rules-kind-red = bring shields and move the army.
web-duel-rules-kind-guild = only three of seven come up, in Age III. They count something in the city that has more of it, yours or the other.
web-duel-rules-military = The army
web-duel-rules-military-1 = Each shield moves the pawn one step towards the rival capital, at once. If it arrives, the game is won.
web-duel-rules-military-2 = When the pawn first comes to the third step your rival loses 2 coins, at the sixth step 5. At the end the side it stands on decides: 2, 5 or 10 points for whoever is ahead.
web-duel-rules-science = Science
web-duel-rules-science-1 = There are two cards of each symbol. Whoever gets the second of a pair takes one of the progress tokens from the board.
web-duel-rules-science-2 = Six different symbols win at once. Law, one of the tokens, counts as a seventh symbol. Five tokens lie on the board, five stay in the box, where the Great Library draws from.
web-duel-rules-ages = From age to age
web-duel-rules-ages-1 = Each age has 20 cards. Three cards of each age are left out unseen, so nobody knows exactly what will come.
web-duel-rules-ages-2 = When an age is over, whoever is behind with the army decides who begins the next one; if the pawn is in the middle, whoever moved last does.
web-duel-rules-ages-3 = Some wonders give another turn. If no card is left on the table, it is lost.
web-duel-rules-end = The end
web-duel-rules-end-1 = After Age III all points are added up:
web-duel-rules-score-blue = as printed
web-duel-rules-score-green = as printed
web-duel-rules-score-yellow = as printed
web-duel-rules-score-guilds = as each one says
web-duel-rules-score-wonders = of those that are built
web-duel-rules-score-tokens = as each one says
web-duel-rules-score-coins = 1 point for every 3
web-duel-rules-score-military = 0, 2, 5 or 10, for the side that is ahead
web-duel-rules-end-2 = If the points are equal, those on blue cards decide; if they are equal too, both win.

## Keys

web-duel-key-move = go from card to card
web-duel-key-build = build the selected card
web-duel-key-discard = discard it
web-duel-key-wonder = put it under that wonder; or one of the choices, in their order
web-duel-key-prices = while held: your rival’s prices

## The first game

web-duel-lesson-draft = Each city plans four wonders. Pick one to read it, then take it; your rival picks too.
web-duel-lesson-select = These cards are for both of you. Those with a bright edge are free. Select one.
web-duel-lesson-price = The tag is your price: a tick if you can pay, a lock if not. Missing resources are bought for coins.
web-duel-lesson-build = Here it says what building costs and brings, and how many coins are left. Build the card, or choose another.
web-duel-lesson-uncover = A card that you take may free those under it, for your rival first. Select a card, and dashed edges show which ones.
web-duel-lesson-discard = Short of coins? Discard a card: it brings 2, and 1 more for each yellow card you have.
web-duel-lesson-wonder = Any card can go under one of your wonders instead. Wonders are dear and strong; seven can be built by you both.
web-duel-lesson-military = Shields push the pawn to the right. It takes coins from your rival on the way, and wins at the capital.
web-duel-lesson-science = Two of the same symbol bring a token from the board. Six different ones win at once.
web-duel-lesson-win = Army, science, or most points after Age III: watch all three, on both sides. Good luck!
