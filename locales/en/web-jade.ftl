# The web app: the table of Jade Night.

## Signs

web-jade-letter-red = R
web-jade-letter-green = G
web-jade-letter-yellow = Y
web-jade-color = colour
web-jade-shape = shape
web-jade-temp = warmth
web-jade-snack-level = level

## Cards

web-jade-snack-text = Snack: { $colors }; { $shapes }; { $temps }. Adds { $level } to any pairing, and 1 for each thing its plate shares.
web-jade-plate-text = Plate, level { $level }: { $colors }; { $shapes }; { $temps }. A snack that shares colour, shape or warmth scores 1 for each.
web-jade-chalice-text = Goes with every colour, every shape, warm and cold. It is won by dice and brings one free snack, from the table or anybody’s waiting area.
web-jade-set = { $snack } on { $plate }, pairing { $score }
web-jade-bare = { $plate }, bare
web-jade-not-offerable = Warm and cold do not go together: it can be tasted, not offered
web-jade-slot-snack = Place { $number }: { $snack } on { $plate }
web-jade-slot-plate = Place { $number }: the bare plate { $plate }
web-jade-slot-empty = Place { $number }: empty

## Players

web-jade-you = you
web-jade-ahead = { $by } ahead
web-jade-behind = { $by } behind
web-jade-level = tied
web-jade-points = Points
web-jade-has-chalice = has the jade chalice
web-jade-has-gift = may take one snack for free
web-jade-shelves = What { $name } has tasted and offered
web-jade-sum-personal = Points of all pairings tasted
web-jade-sum-offering = Points of all pairings offered, and one for each

## How far it is

web-jade-offered = { $offered } of { $end } offered
web-jade-until-chalice = { $more ->
    [one] after 1 more, offerings throw dice for the chalice
   *[other] after { $more } more, offerings throw dice for the chalice
}
web-jade-dice-now = Every offering now throws dice for the chalice
web-jade-left = { $left } more end the game
web-jade-last = the next offering ends the game
web-jade-over = The banquet is over: { $why }
web-jade-idle = Nobody has acted for { $idle } turns; after { $limit } the game ends
web-jade-deck-snacks = Snacks
web-jade-deck-plates = Plates
web-jade-deck-rewards = Rewards
web-jade-deck-chalice = Chalice
web-jade-rewards-about = Better plates that offerings still bring, by level

## Dice

web-jade-won = the chalice is won
web-jade-lost = the chalice stays
web-jade-target = Target { $target } = { $over } past the threshold + { $offered } offered + { $pairing } pairing

## What can be done

web-jade-actions = Actions
web-jade-points-left = { $points ->
    [one] 1 action point left
   *[other] { $points } action points left
}
web-jade-gift = and one free snack
web-jade-hint = Choose a snack or a plate on the table, or one of your plates.
web-jade-nothing-left = Nothing else can be done in this turn.
web-jade-change = Choose again
web-jade-ask-snack = Where does { $snack } go?
web-jade-ask-bare = Take { $plate }?
web-jade-ask-plate = Which snack goes onto { $plate }?
web-jade-ask-set = What to do with { $snack } on { $plate }?
web-jade-onto = onto { $plate }
web-jade-way-take_plate = Take this plate
web-jade-way-taste = Taste
web-jade-way-offer = Offer
web-jade-chance = { $percent }% for the chalice
web-jade-below = two dice below { $target }
web-jade-score-change = points { $before } → { $after }
web-jade-score-won = with the chalice { $won }
web-jade-end-anyway = End the turn? { $what }.

## On a phone

web-jade-tab-public = Table
web-jade-tab-mine = Mine
web-jade-tab-rivals = Others
web-jade-badge = { $number } to choose from

## Gallery

web-jade-gallery-snacks-1 = Snacks of level 1: one colour, one shape
web-jade-gallery-snacks-2 = Snacks of level 2: two colours or two shapes
web-jade-gallery-snacks-3 = Snacks of level 3: all colours or all shapes
web-jade-gallery-plates-1 = Plates of the deck
web-jade-gallery-plates-2 = Rewards of level 2
web-jade-gallery-plates-3 = Rewards of level 3
web-jade-gallery-plates-4 = The chalice

## Rules

web-jade-rules-goal = What it is about
web-jade-rules-goal-text = It is night, the moon is up, and the table is laid. Put snacks on plates that suit them, taste some for yourself and offer the best. Whoever has the most points when enough has been offered wins.
web-jade-rules-turn = Your turn
web-jade-rules-turn-text = You have two action points, and one more for every two sets you have tasted. Each of these costs one:
web-jade-rules-take = Take
web-jade-rules-take-text = a snack from the table onto a bare plate of yours, or a plate from which the snack is gone.
web-jade-rules-taste-text = a plate with its snack: it scores its pairing.
web-jade-rules-offer-text = a plate with its snack, if both are warm or both cold: it scores its pairing and 1 more, and a plate of the next level comes back to you while there are any.
web-jade-rules-areas = Each of your three areas, waiting, tasted and offered, holds five sets. Points that you do not use are lost.
web-jade-rules-pairing = Pairing
web-jade-rules-pairing-text = A shared colour, a shared shape and a shared warmth score 1 each; to this comes the level of the snack. Better snacks and plates have several colours or shapes, and so suit more.
web-jade-rules-chalice = The jade chalice
web-jade-rules-chalice-text = Once enough has been offered, each offering throws two dice for the chalice until somebody wins it. The sum must be below the target: how many offerings it is past the threshold, plus what you have offered yourself, plus the pairing.
web-jade-rules-dice = { $sum } is below { $target }: won
web-jade-rules-gift = The chalice comes instead of the better plate. It goes with everything, and whoever wins it may take one snack for free, even off somebody’s waiting plate.
web-jade-rules-end = The end
web-jade-rules-end-text = The game ends at once with the last offering of the table below, or when nobody can act, or nobody has for five rounds. Every plate that still waits then costs a point.
web-jade-rules-players = Players
web-jade-rules-jade-at = Dice from offering
web-jade-rules-end-at = Last offering
web-jade-rules-tie = A tie goes to whoever offered more, then to whoever tasted fewer, then to the lower seat.

## Keys

web-jade-key-slots = a place of the table
web-jade-key-plates = one of your plates
web-jade-key-taste = taste the chosen set
web-jade-key-offer = offer the chosen set
web-jade-key-end = end the turn

## The first game

web-jade-lesson-start = Welcome to the banquet. Begin when you are ready.
web-jade-lesson-slots = These are for everybody: plates, most with a snack on them. Each has a colour, a shape and a warmth, as sign and letter.
web-jade-lesson-plates = Your plates wait here. Choose a bare one: every snack on the table then shows what it would score on it.
web-jade-lesson-pair = Now put a snack on it. What they share counts 1 each, and the level of the snack comes on top.
web-jade-lesson-score = A full plate can be tasted or offered. Choose it, compare the two, and do one.
web-jade-lesson-points = Each action costs one of these points. Two tasted sets give you one more in every turn.
web-jade-lesson-offer = Offering needs the same warmth. It brings a better plate, moves this track, and from the cup on throws dice for the chalice.
web-jade-lesson-waiting = Your points are counted here. Every plate that waits costs one, so do not take plates you cannot fill.
web-jade-lesson-end = The others play by the same rules, in the open. When the track is full, the most points win. Enjoy!
