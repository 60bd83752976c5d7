# Jade Night: everything this game says.

jade-name = Jade Night

## Words

jade-kind-snack = snack
jade-kind-plate = plate
jade-color-red = red
jade-color-green = green
jade-color-yellow = yellow
jade-shape-circle = round
jade-shape-square = square
jade-shape-flower = flower
jade-temp-warm = warm
jade-temp-cold = cold
jade-area-waiting = Waiting
jade-area-personal = Tasted
jade-area-offering = Offered

## Actions, short enough for a button

jade-action-start = Start the game
jade-action-start_with = Start with { $players } players
jade-action-take_snack = Take { $snack } onto { $plate }
jade-action-take_plate = Take the plate { $plate }
jade-action-claim_snack = { $own ->
    [true] Move { $snack } onto { $plate }
   *[false] Claim { $snack } from { $owner } onto { $plate }
}
jade-action-taste = Taste { $snack } on { $plate }
jade-action-offer = Offer { $snack } on { $plate }
jade-action-end_turn = End the turn

## Questions

jade-question-begin = Everybody is seated. Shall the banquet begin?
jade-question-turn = { $points ->
    [one] One action point left: take, taste or offer, or end the turn.
   *[other] { $points } action points left: take, taste or offer, or end the turn.
}
jade-question-turn_with_bonus = { $points ->
    [0] No points left, but one free snack: on the table or waiting anywhere.
    [one] One point left, and one free snack: on the table or waiting anywhere.
   *[other] { $points } points left, and one free snack: on the table or waiting anywhere.
}

## Quotes: what an action costs and surely brings

jade-quote-cost = { $points ->
    [one] 1 action point
   *[other] { $points } action points
}
jade-quote-free = free, the chalice’s gift
jade-quote-pairing = pairing { $score } (colour { $color }, shape { $shape }, temperature { $temp }, level { $level })
jade-quote-reward = brings a level { $level } plate
jade-quote-judgement = the chalice if two dice are below { $target } ({ $over } past the threshold + { $offered } offered + { $pairing } pairing)
jade-quote-chance = { $percent }% chance
jade-quote-taken_from = from { $seat }
jade-quote-unused = { $points ->
    [one] 1 unused action point will be lost
   *[other] { $points } unused action points will be lost
}
jade-quote-ends_game = ends the game

## Refusals

jade-refusal-not_started = The banquet has not begun; the first seat starts it.
jade-refusal-already_started = The banquet has begun already.
jade-refusal-trim_not_allowed = This table always plays with everybody who is seated.
jade-refusal-player_count = { $min } to { $max } players can take part.
jade-refusal-no_such_slot = The table has places 1 to { $slots }.
jade-refusal-no_snack_there = No snack lies in that place.
jade-refusal-no_plate_there = No plate lies in that place.
jade-refusal-snack_comes_first = A snack still lies on that plate; the snack must be taken first.
jade-refusal-no_such_set = There is no such set in anybody’s waiting area.
jade-refusal-not_your_set = That set belongs to somebody else.
jade-refusal-set_has_snack = That plate already holds a snack; a snack goes onto a bare plate.
jade-refusal-set_has_no_snack = That plate is bare; it needs a snack first.
jade-refusal-no_points = You have no action points left.
jade-refusal-no_bonus = Only the chalice’s gift lets you take a snack off a waiting plate, and you do not have it.
jade-refusal-waiting_full = Your waiting area is full ({ $most } sets); taste or offer one first.
jade-refusal-personal_full = You have tasted all { $most } sets that you may.
jade-refusal-offering_full = You have offered all { $most } sets that you may.
jade-refusal-temps_differ = Snack and plate differ in temperature; such a set can be tasted but not offered.

## What happens

jade-event-started = The banquet begins with { $players } players.
jade-event-plate_dealt = { $seat } begins with the plate { $plate }.
jade-event-slot_filled = { $snack ->
    [none] New on the table: { $plate }, with no snack left for it.
   *[other] New on the table: { $snack } on { $plate }.
}
jade-event-turn_began = { $seat } is to move with { $points } action points.
jade-event-snack_taken = { $free ->
    [true] { $seat } takes { $snack } onto { $plate }, free by the chalice’s gift.
   *[false] { $seat } takes { $snack } onto { $plate }.
}
jade-event-plate_taken = { $seat } takes the plate { $plate }.
jade-event-snack_claimed = { $seat } uses the chalice’s gift: { $snack } moves from { $owner } onto { $plate }.
jade-event-set_tasted = { $seat } tastes { $snack } on { $plate }, pairing { $score }.
jade-event-set_offered = { $seat } offers { $snack } on { $plate }, pairing { $score }.
jade-event-judged = { $won ->
    [true] { $seat } throws { $dice } for the chalice: { $dice-sum } is below { $target }, won!
   *[false] { $seat } throws { $dice } for the chalice: { $dice-sum } is not below { $target }.
}
jade-event-chalice_granted = { $seat } is granted the { $plate } and one free snack.
jade-event-plate_rewarded = { $seat } is rewarded with the plate { $plate }.
jade-event-turn_ended = { $seat } ends the turn.
jade-event-game_ended = The banquet is over: { $reason }.

## Why a game ends

jade-reason-limit_reached = enough has been offered
jade-reason-stalemate = nobody can act, or nobody has for five rounds

## What a score is made of

jade-score-personal = Pairings tasted
jade-score-offering = Pairings offered
jade-score-offered = One for each offering
jade-score-waiting = Still waiting

## What a host can choose

jade-option-deck = Decks
jade-option-deck-about = The full decks have 102 snacks and 72 plates, the small ones 54 and 36.
jade-option-deck-full = full
jade-option-deck-small = small
jade-option-trim = Start with fewer
jade-option-trim-about = With yes, the first seat can begin the game with fewer players than there are seats; the last seats then only look on.
jade-option-trim-true = yes
jade-option-trim-false = no

## Cards

jade-card-rouge_steamed_bun = Rouge Steamed Bun
jade-card-iced_cherry_pearl = Iced Cherry Pearl
jade-card-warm_jujube_square = Warm Jujube Square
jade-card-hawthorn_ice_brick = Hawthorn Ice Brick
jade-card-baked_peach_bloom = Baked Peach Bloom
jade-card-plum_bloom_sherbet = Plum Bloom Sherbet
jade-card-hot_mugwort_bun = Hot Mugwort Bun
jade-card-iced_greengage_orb = Iced Greengage Orb
jade-card-baked_tea_square = Baked Tea Square
jade-card-chilled_mung_tile = Chilled Mung Tile
jade-card-baked_green_orchid = Baked Green Orchid
jade-card-iced_green_lotus = Iced Green Lotus
jade-card-hot_chestnut_ball = Hot Chestnut Ball
jade-card-iced_loquat_pearl = Iced Loquat Pearl
jade-card-warm_millet_brick = Warm Millet Brick
jade-card-honey_ice_brick = Honey Ice Brick
jade-card-baked_gold_daisy = Baked Gold Daisy
jade-card-winter_jasmine_ice = Winter Jasmine Ice
jade-card-hot_peach_leaf_bun = Hot Peach-Leaf Bun
jade-card-ruby_jade_ice_orb = Ruby-Jade Ice Orb
jade-card-baked_date_tea_bar = Baked Date-Tea Bar
jade-card-cherry_tea_ice_bar = Cherry-Tea Ice Bar
jade-card-baked_peach_orchid = Baked Peach-Orchid
jade-card-plum_lotus_sherbet = Plum-Lotus Sherbet
jade-card-hot_tea_honey_bun = Hot Tea-Honey Bun
jade-card-jade_gold_ice_orb = Jade-Gold Ice Orb
jade-card-hot_tea_millet_bar = Hot Tea-Millet Bar
jade-card-mung_honey_ice_bar = Mung-Honey Ice Bar
jade-card-baked_orchid_daisy = Baked Orchid-Daisy
jade-card-lotus_jasmine_ice = Lotus-Jasmine Ice
jade-card-hot_date_honey_bun = Hot Date-Honey Bun
jade-card-ruby_gold_ice_orb = Ruby-Gold Ice Orb
jade-card-baked_sunset_tile = Baked Sunset Tile
jade-card-haw_honey_ice_bar = Haw-Honey Ice Bar
jade-card-baked_peach_daisy = Baked Peach-Daisy
jade-card-plum_jasmine_ice = Plum-Jasmine Ice
jade-card-baked_crimson_coin = Baked Crimson Coin
jade-card-iced_crimson_coin = Iced Crimson Coin
jade-card-hot_elm_coin_cake = Hot Elm-Coin Cake
jade-card-iced_moss_coin = Iced Moss Coin
jade-card-baked_gold_coin = Baked Gold Coin
jade-card-iced_gold_coin = Iced Gold Coin
jade-card-baked_peony_tile = Baked Peony Tile
jade-card-iced_peony_tile = Iced Peony Tile
jade-card-baked_orchid_tile = Baked Orchid Tile
jade-card-iced_lotus_tile = Iced Lotus Tile
jade-card-baked_daisy_tile = Baked Daisy Tile
jade-card-iced_jasmine_tile = Iced Jasmine Tile
jade-card-hot_camellia_ball = Hot Camellia Ball
jade-card-iced_camellia_ball = Iced Camellia Ball
jade-card-hot_clover_ball = Hot Clover Ball
jade-card-iced_clover_ball = Iced Clover Ball
jade-card-hot_marigold_ball = Hot Marigold Ball
jade-card-iced_marigold_ball = Iced Marigold Ball
jade-card-warm_rainbow_moon = Warm Rainbow Moon
jade-card-iced_rainbow_moon = Iced Rainbow Moon
jade-card-warm_rainbow_seal = Warm Rainbow Seal
jade-card-iced_rainbow_seal = Iced Rainbow Seal
jade-card-warm_rainbow_bloom = Warm Rainbow Bloom
jade-card-iced_rainbow_bloom = Iced Rainbow Bloom
jade-card-warm_ruby_cosmos = Warm Ruby Cosmos
jade-card-iced_ruby_cosmos = Iced Ruby Cosmos
jade-card-warm_jade_cosmos = Warm Jade Cosmos
jade-card-iced_jade_cosmos = Iced Jade Cosmos
jade-card-warm_gold_cosmos = Warm Gold Cosmos
jade-card-iced_gold_cosmos = Iced Gold Cosmos
jade-card-warm_cinnabar_dish = Warm Cinnabar Dish
jade-card-ruby_frost_dish = Ruby Frost Dish
jade-card-warm_rosewood_tray = Warm Rosewood Tray
jade-card-coral_frost_tray = Coral Frost Tray
jade-card-warm_peony_bowl = Warm Peony Bowl
jade-card-peony_frost_bowl = Peony Frost Bowl
jade-card-warm_willow_dish = Warm Willow Dish
jade-card-celadon_frost_dish = Celadon Frost Dish
jade-card-warm_bamboo_tray = Warm Bamboo Tray
jade-card-moss_frost_tray = Moss Frost Tray
jade-card-warm_clover_bowl = Warm Clover Bowl
jade-card-clover_frost_bowl = Clover Frost Bowl
jade-card-warm_amber_dish = Warm Amber Dish
jade-card-golden_frost_dish = Golden Frost Dish
jade-card-warm_beeswax_tray = Warm Beeswax Tray
jade-card-gilded_frost_tray = Gilded Frost Tray
jade-card-warm_daisy_bowl = Warm Daisy Bowl
jade-card-daisy_frost_bowl = Daisy Frost Bowl
jade-card-hot_ruby_jade_dish = Hot Ruby-Jade Dish
jade-card-icy_jade_gold_tray = Icy Jade-Gold Tray
jade-card-hot_rose_gold_bowl = Hot Rose-Gold Bowl
jade-card-icy_ruby_jade_dish = Icy Ruby-Jade Dish
jade-card-warm_red_coin_tray = Warm Red-Coin Tray
jade-card-icy_orchid_lattice = Icy Orchid Lattice
jade-card-warm_marigold_dish = Warm Marigold Dish
jade-card-icy_red_coin_tray = Icy Red-Coin Tray
jade-card-ruby_seasons_dish = Ruby Seasons Dish
jade-card-jade_seasons_tray = Jade Seasons Tray
jade-card-daisy_seasons_bowl = Daisy Seasons Bowl
jade-card-warm_rainbow_dish = Warm Rainbow Dish
jade-card-rainbow_ice_casket = Rainbow Ice Casket
jade-card-warm_rainbow_lotus = Warm Rainbow Lotus
jade-card-ruby_cosmos_hearth = Ruby Cosmos Hearth
jade-card-jade_cosmos_pool = Jade Cosmos Pool
jade-card-gold_cosmos_hearth = Gold Cosmos Hearth
jade-card-jade_chalice = Jade Chalice
