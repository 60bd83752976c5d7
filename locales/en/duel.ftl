# Seven Wonders Duel: everything this game says.

duel-name = Seven Wonders Duel

## Words

duel-age-1 = Age I
duel-age-2 = Age II
duel-age-3 = Age III

duel-resource-wood = wood
duel-resource-stone = stone
duel-resource-clay = clay
duel-resource-glass = glass
duel-resource-paper = papyrus

duel-symbol-globe = globe
duel-symbol-sundial = sundial
duel-symbol-mortar = mortar
duel-symbol-plumb = plumb line
duel-symbol-wheel = wheel
duel-symbol-quill = quill
duel-symbol-law = scales

duel-color-brown = brown
duel-color-grey = grey
duel-color-blue = blue
duel-color-green = green
duel-color-yellow = yellow
duel-color-red = red
duel-color-guild = guild

# What a card is for.
duel-kind-brown = raw material, brown
duel-kind-grey = manufacture, grey
duel-kind-blue = civic building, blue
duel-kind-green = science, green
duel-kind-yellow = commerce, yellow
duel-kind-red = military, red
duel-kind-guild = guild
duel-kind-wonder = wonder
duel-kind-token = progress token

# What is counted: “for each …”.
duel-what-brown = brown card
duel-what-grey = grey card
duel-what-blue = blue card
duel-what-green = green card
duel-what-yellow = yellow card
duel-what-red = red card
duel-what-guild = guild
duel-what-wonder = wonder
duel-what-three_coins = 3 coins

# Between the last two of a choice, and of what is counted.
duel-or = { " or " }
duel-or-each = { " or " }
duel-cost-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
duel-cost-resource = { $units } { $resource }
duel-cost-nothing = costs nothing

## The same where there is little room: resources and coins one column each, symbols two

duel-letter-wood = W
duel-letter-stone = S
duel-letter-clay = C
duel-letter-glass = G
duel-letter-paper = P
duel-letter-coin = $
duel-letter-point = pt

duel-sign-globe = Gl
duel-sign-sundial = Su
duel-sign-mortar = Mo
duel-sign-plumb = Pl
duel-sign-wheel = Wh
duel-sign-quill = Qu
duel-sign-law = La

## What cards, wonders and tokens do

duel-effect-produce = makes { $resources }
duel-effect-produce_one_of = makes { $resources }, one for each purchase
duel-effect-fixed_price = you buy { $resources } for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} each
duel-effect-shields = { $shields ->
    [one] 1 shield
   *[other] { $shields } shields
}
duel-effect-symbol = { $symbol } symbol
duel-effect-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
duel-effect-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
duel-effect-opponent_loses = your rival loses { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
duel-effect-coins_per = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} for each { $what } in your city
duel-effect-guild = { $coins ->
    [0] { $points ->
        [one] 1 point
       *[other] { $points } points
    } at the end
   *[other] { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } now and { $points ->
        [one] 1 point
       *[other] { $points } points
    } at the end
} for each { $what } of the city that has more
duel-effect-destroy = discards a { $color } card of your rival
duel-effect-token_from_box = draws { $draw } tokens from the box, you keep one
duel-effect-build_discarded = builds a card of the discard pile for nothing
duel-effect-extra_turn = another turn
duel-effect-discount = every { $what } needs { $resources ->
    [one] 1 resource
   *[other] { $resources } resources
} less
duel-effect-trade_income = you get what your rival pays in trade
duel-effect-chain_coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} for each card you build by its chain
duel-effect-extra_shield = { $shields ->
    [one] 1 more shield
   *[other] { $shields } more shields
} on every red card you build
duel-effect-wonders_extra_turn = another turn with every wonder you build
duel-effect-points_per_token = { $points ->
    [one] 1 point
   *[other] { $points } points
} for each of your tokens

# The same in a few columns. Signs stand for colours of cards; ◈ is a wonder.
duel-brief-produce = { $letters }
duel-brief-produce_one_of = { $letters }
duel-brief-fixed_price = { $letters }@{ $coins }
duel-brief-shields = ▼{ $shields }
duel-brief-symbol = { $sign }
duel-brief-points = +{ $points }
duel-brief-coins = { $coins }$
duel-brief-opponent_loses = -{ $coins }$
duel-brief-coins_per = { $coins }$/{ $signs }
duel-brief-guild = { $coins ->
    [0] +{ $points }/{ $signs }
   *[other] ${ $coins }+{ $points }/{ $signs }
}
duel-brief-destroy = ×{ $signs }
duel-brief-token_from_box = token
duel-brief-build_discarded = revive
duel-brief-extra_turn = ↻
duel-brief-discount = { $signs }-{ $resources }
duel-brief-trade_income = trade$
duel-brief-chain_coins = ∞{ $coins }$
duel-brief-extra_shield = ▼+{ $shields }
duel-brief-wonders_extra_turn = ◈↻
duel-brief-points_per_token = +{ $points }/token

## Actions; what is drafted, taken or destroyed comes with what it does

duel-action-draft = Draft { $wonder } ({ $cost }): { $does }
duel-action-build = Build { $card }
duel-action-discard = Discard { $card }
duel-action-build_wonder = Build { $wonder } with { $card } under it
duel-action-take_token = Take { $token }: { $does }
duel-action-destroy = Destroy { $card }: { $does }
duel-action-revive = Build { $card }: { $does }
duel-action-let_begin = { $seat } begins

## Questions

duel-question-draft = Choose a wonder for your city.
duel-question-turn = Take an open card: build it, discard it, or put it under a wonder.
duel-question-token = A pair of symbols! Choose a progress token from the board.
duel-question-drawn = Choose one of the tokens from the box.
duel-question-destroy = Which { $color } card does your rival lose?
duel-question-discarded = Which card of the discard pile do you build for nothing?
duel-question-starter = Who begins { $age }?

## Quotes: what an action costs and surely brings

duel-quote-price = { $coins ->
    [0] free
    [one] 1 coin
   *[other] { $coins } coins
}
duel-quote-printed = { $coins } of them as printed
duel-quote-produced = you make { $units } { $resource }
duel-quote-chosen = { $card } makes 1 { $resource }
duel-quote-saved = { $units } { $resource } spared
duel-quote-traded = { $units } { $resource } bought at { $each } = { $coins }
duel-quote-paid_to_rival = your rival gets { $coins } of it
duel-quote-chain = by the chain from { $card }
duel-quote-coins = { $coins ->
    [one] +1 coin
   *[other] +{ $coins } coins
}
duel-quote-points = { $points ->
    [one] +1 point
   *[other] +{ $points } points
}
duel-quote-rival_loses = { $coins ->
    [0] your rival has no coins to lose
    [one] your rival loses 1 coin
   *[other] your rival loses { $coins } coins
}
duel-quote-shields = { $shields ->
    [one] 1 shield
   *[other] { $shields } shields
}, then { $left ->
    [0] at the rival capital
   *[other] { $left } from the rival capital
}
duel-quote-symbol = symbol: { $symbol }
duel-quote-token = a pair: you take a progress token
duel-quote-extra_turn = another turn
duel-quote-reveals = { $cards ->
    [one] turns up 1 card
   *[other] turns up { $cards } cards
}
duel-quote-ends_age = the last card of { $age }
duel-quote-wins = wins the game: { $reason }

## Refusals

duel-refusal-not_now = Something else is asked now.
duel-refusal-not_offered = That wonder is not among those laid out.
duel-refusal-not_in_structure = No such card lies face up in the structure.
duel-refusal-covered = Other cards still lie on that one.
duel-refusal-not_enough_coins = That costs { $need ->
    [one] 1 coin
   *[other] { $need } coins
}, and you have { $have ->
    [0] none
   *[other] { $have }
}.
duel-refusal-not_your_wonder = That is not a wonder you can still build.
duel-refusal-already_built = That wonder is built already.
duel-refusal-no_such_token = That token is not there to be taken.
duel-refusal-not_destroyable = Only a { $color } card of your rival can be destroyed now.
duel-refusal-not_discarded = That card is not in the discard pile.
duel-refusal-no_such_seat = Only one of the two players can begin.

## What happens; { "" } is no line of its own

duel-event-wonders_shown = Four wonders are laid out: { $wonders }.
duel-event-wonder_drafted = { $seat } drafts { $wonder }.
duel-event-draft_passed = { "" }
duel-event-age_began = { $age } begins.
duel-event-turn_began = { "" }
duel-event-card_built = { $chain ->
    [true] { $seat } builds { $card }, free by its chain.
   *[false] { $seat } builds { $card } { $coins ->
        [0] for nothing.
        [one] for 1 coin.
       *[other] for { $coins } coins.
    }
}
duel-event-card_discarded = { $seat } discards { $card } for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
duel-event-wonder_built = { $seat } builds { $wonder }, with { $card } under it, { $coins ->
    [0] for nothing.
    [one] for 1 coin.
   *[other] for { $coins } coins.
}
duel-event-card_revived = { $seat } builds { $card } out of the discard pile.
duel-event-card_destroyed = { $seat } loses { $card } to the discard pile.
duel-event-wonder_returned = Enough wonders stand: { $seat } gives up { $wonder }.
duel-event-coins_gained = { $seat } gets { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
duel-event-coins_lost = { $seat } loses { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
duel-event-trade_earned = { $seat } earns { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} by that trade.
duel-event-pawn_moved = { $seat }’s army advances { $shields ->
    [one] 1 step
   *[other] { $shields } steps
}.
duel-event-looted = { $seat } is looted { $coins ->
    [0] and has no coins to lose.
    [one] and loses 1 coin.
   *[other] and loses { $coins } coins.
}
duel-event-tokens_drawn = { $seat } draws from the box: { $tokens }.
duel-event-token_taken = { $seat } takes the token { $token }.
duel-event-choice_opened = { "" }
duel-event-choice_lapsed = { $seat } finds nothing to choose from.
duel-event-turn_won = { $seat } plays once more.
duel-event-card_revealed = { $card } is turned up.
duel-event-starter_chosen = { $seat } decides that { $starter } begins.
duel-event-game_ended = { $winner ->
    [none] Both win: { $reason }.
   *[other] { $winner } wins: { $reason }.
}

## Why a game ends

duel-reason-military = an army stands in the capital
duel-reason-science = enough different symbols
duel-reason-points = more points
duel-reason-blue_points = points are equal, blue cards decide
duel-reason-shared = points are equal, on blue cards too

## What a score is made of

duel-score-blue = Civic buildings
duel-score-green = Science
duel-score-yellow = Commerce
duel-score-other = Other cards
duel-score-guilds = Guilds
duel-score-wonders = Wonders
duel-score-tokens = Progress tokens
duel-score-coins = Coins
duel-score-military = Military

## What a host can choose

duel-option-first = First player
duel-option-first-about = Who drafts the first wonder and has the first turn of Age I.
duel-option-first-random = drawn by lot
duel-option-first-seat1 = seat 1
duel-option-first-seat2 = seat 2

## Names

duel-card-lumber_yard = Lumber Yard
duel-card-logging_camp = Logging Camp
duel-card-clay_pool = Clay Pool
duel-card-clay_pit = Clay Pit
duel-card-quarry = Quarry
duel-card-stone_pit = Stone Pit
duel-card-glassworks = Glassworks
duel-card-press = Press
duel-card-guard_tower = Guard Tower
duel-card-stable = Stable
duel-card-garrison = Garrison
duel-card-palisade = Palisade
duel-card-workshop = Workshop
duel-card-apothecary = Apothecary
duel-card-scriptorium = Scriptorium
duel-card-pharmacist = Pharmacist
duel-card-theater = Theater
duel-card-altar = Altar
duel-card-baths = Baths
duel-card-stone_reserve = Stone Reserve
duel-card-clay_reserve = Clay Reserve
duel-card-wood_reserve = Wood Reserve
duel-card-tavern = Tavern
duel-card-sawmill = Sawmill
duel-card-brickyard = Brickyard
duel-card-shelf_quarry = Shelf Quarry
duel-card-glassblower = Glass-Blower
duel-card-drying_room = Drying Room
duel-card-walls = Walls
duel-card-horse_breeders = Horse Breeders
duel-card-barracks = Barracks
duel-card-archery_range = Archery Range
duel-card-parade_ground = Parade Ground
duel-card-library = Library
duel-card-dispensary = Dispensary
duel-card-school = School
duel-card-laboratory = Laboratory
duel-card-courthouse = Courthouse
duel-card-statue = Statue
duel-card-temple = Temple
duel-card-aqueduct = Aqueduct
duel-card-rostrum = Rostrum
duel-card-forum = Forum
duel-card-caravansery = Caravansery
duel-card-customs_house = Customs House
duel-card-brewery = Brewery
duel-card-arsenal = Arsenal
duel-card-pretorium = Pretorium
duel-card-fortifications = Fortifications
duel-card-siege_workshop = Siege Workshop
duel-card-circus = Circus
duel-card-academy = Academy
duel-card-study = Study
duel-card-university = University
duel-card-observatory = Observatory
duel-card-palace = Palace
duel-card-town_hall = Town Hall
duel-card-obelisk = Obelisk
duel-card-gardens = Gardens
duel-card-pantheon = Pantheon
duel-card-senate = Senate
duel-card-chamber_of_commerce = Chamber of Commerce
duel-card-port = Port
duel-card-armory = Armory
duel-card-lighthouse = Lighthouse
duel-card-arena = Arena
duel-card-merchants_guild = Merchants Guild
duel-card-shipowners_guild = Shipowners Guild
duel-card-builders_guild = Builders Guild
duel-card-magistrates_guild = Magistrates Guild
duel-card-scientists_guild = Scientists Guild
duel-card-moneylenders_guild = Moneylenders Guild
duel-card-tacticians_guild = Tacticians Guild
duel-card-appian_way = The Appian Way
duel-card-circus_maximus = Circus Maximus
duel-card-colossus = The Colossus
duel-card-great_library = The Great Library
duel-card-great_lighthouse = The Great Lighthouse
duel-card-hanging_gardens = The Hanging Gardens
duel-card-mausoleum = The Mausoleum
duel-card-piraeus = Piraeus
duel-card-pyramids = The Pyramids
duel-card-sphinx = The Sphinx
duel-card-statue_of_zeus = The Statue of Zeus
duel-card-temple_of_artemis = The Temple of Artemis
duel-card-agriculture = Agriculture
duel-card-architecture = Architecture
duel-card-economy = Economy
duel-card-law = Law
duel-card-masonry = Masonry
duel-card-mathematics = Mathematics
duel-card-philosophy = Philosophy
duel-card-strategy = Strategy
duel-card-theology = Theology
duel-card-urbanism = Urbanism

## Names in at most eight columns, for boards; what is not here is short enough

duel-short-lumber_yard = Lumber
duel-short-logging_camp = Logging
duel-short-clay_pool = ClayPool
duel-short-stone_pit = StonePit
duel-short-glassworks = Glasswks
duel-short-guard_tower = GuardTwr
duel-short-apothecary = Apothec.
duel-short-scriptorium = Scriptor
duel-short-pharmacist = Pharmac.
duel-short-stone_reserve = Stone R.
duel-short-clay_reserve = Clay R.
duel-short-wood_reserve = Wood R.
duel-short-brickyard = Brickyrd
duel-short-shelf_quarry = Shelf Q.
duel-short-glassblower = Blower
duel-short-drying_room = Drying
duel-short-horse_breeders = Breeders
duel-short-archery_range = Archery
duel-short-parade_ground = Parade
duel-short-dispensary = Dispens.
duel-short-laboratory = Laborat.
duel-short-courthouse = Court
duel-short-caravansery = Caravan
duel-short-customs_house = Customs
duel-short-pretorium = Pretori.
duel-short-fortifications = Fortific
duel-short-siege_workshop = Siege W.
duel-short-university = Univers.
duel-short-observatory = Observ.
duel-short-town_hall = TownHall
duel-short-chamber_of_commerce = Chamber
duel-short-lighthouse = Lighths.
duel-short-merchants_guild = Merchant
duel-short-shipowners_guild = Shipown.
duel-short-builders_guild = Builders
duel-short-magistrates_guild = Magistr.
duel-short-scientists_guild = Scientis
duel-short-moneylenders_guild = Lenders
duel-short-tacticians_guild = Tacticia
duel-short-appian_way = Appian
duel-short-circus_maximus = Circus M
duel-short-colossus = Colossus
duel-short-great_library = Gt Libr.
duel-short-great_lighthouse = Gt Light
duel-short-hanging_gardens = Hanging
duel-short-mausoleum = Mausol.
duel-short-piraeus = Piraeus
duel-short-pyramids = Pyramids
duel-short-sphinx = Sphinx
duel-short-statue_of_zeus = Zeus
duel-short-temple_of_artemis = Artemis
duel-short-agriculture = Agricult
duel-short-architecture = Architec
duel-short-mathematics = Math
duel-short-philosophy = Philos.
