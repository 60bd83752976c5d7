# Smash Up: everything this game says.

smashup-name = Smash Up

## Words

smashup-kind-minion = minion
smashup-kind-action = action
smashup-kind-special = special action
smashup-kind-on_base = action on a base
smashup-kind-on_minion = action on a minion
smashup-kind-base = base
smashup-kind-faction = faction

# Where a card lies that is picked.
smashup-pile-hand = hand
smashup-pile-top = deck
smashup-pile-bottom = deck
smashup-pile-deck = deck
smashup-pile-discard = discard pile
smashup-pile-shown = turned up
smashup-pile-table = table
smashup-pile-madness = Madness deck
smashup-pile-bases = base deck

smashup-phase-draft = draft
smashup-phase-mulligan = first hands
smashup-phase-start = start of turn
smashup-phase-play = playing cards
smashup-phase-score = scoring
smashup-phase-draw = drawing
smashup-phase-end = end of turn
smashup-phase-over = over

## Options

smashup-option-draft = Factions
smashup-option-draft-about = Each player takes two factions; no faction is taken twice.
smashup-option-draft-snake = chosen in turn, once round and back
smashup-option-draft-random = drawn at random
smashup-option-bases = Bases
smashup-option-bases-about = Which bases are shuffled into the base deck.
smashup-option-bases-all = all 44
smashup-option-bases-sets = those of the sets in play
smashup-option-factions = Listed factions
smashup-option-factions-about = Two for each seat, in seat order, if they shall be neither chosen nor drawn.

## Questions

smashup-question-draft = Choose a faction.
smashup-question-keep_hand = Keep this hand? One without minions may be shown and redrawn.
smashup-question-turn = Your turn.
smashup-question-which_base = Several bases are ready. Which one scores next?
smashup-question-which_next = Several abilities come up together. Which one is next?
smashup-question-triggers = Use an ability that has come up?
smashup-question-me_first = { $at } is about to score. Use something first?
smashup-question-after_scoring = { $at } has scored. Use something now?
smashup-question-pick_things = { $card }: { $does ->
    [destroy] choose what to destroy.
    [return] choose what returns to its owner's hand.
    [sink] choose what goes under its owner's deck.
    [move] choose what to move.
    [move_here] choose what to move here.
    [boost] choose which minion gets power.
   *[other] choose a minion.
}
smashup-question-pick_cards = { $card }: { $does ->
    [hand] choose what to take into your hand.
    [discard] choose what to discard.
    [top] choose what to put on top of the deck.
    [sink] choose what to put under the deck.
    [shuffle] choose what to shuffle into the deck.
    [madness] choose what to return to the Madness deck.
    [play] choose what to play.
    [give] choose what to give away.
    [swap] choose the base that comes in.
   *[other] choose cards.
}
smashup-question-pick_base = { $card }: { $does ->
    [from] choose the base to move from.
    [to] choose the base to move to.
    [destroy] choose at which base to destroy.
    [return] choose from which base minions return to hands.
    [swap] choose the base to replace.
   *[other] choose a base.
}
smashup-question-pick_player = { $card }: choose a player.
smashup-question-pick_faction = { $card }: choose a faction.
smashup-question-pick_number = { $card }: choose a number.
smashup-question-pick_way = { $card }: choose one.
smashup-question-offer = { $card } of { $seat }: draw a Madness card to avoid what it does?
smashup-question-play_now = Play a card now.
smashup-question-play_now_from_discard = Play a minion from your discard pile now.
smashup-question-put_where = Where do you play { $card }?
smashup-question-save = { $card } is about to be destroyed. Use { $by } to save it?
smashup-question-discard = { $n ->
    [one] Discard a card.
   *[other] Discard { $n } cards.
}
smashup-question-order_cards = Lay these cards back on your deck; the first one you name ends up on top.
smashup-question-order_bases = Put the next bases in order; the first one you name comes first.

## Actions

smashup-action-faction = { $faction }
smashup-action-keep_hand = Keep the hand
smashup-action-redraw_hand = Show it and draw five new cards
smashup-action-play = { $place ->
    [base] { $card } at { $base }
    [minion] { $card } on { $minion }
   *[none] { $card }
   }{ $source ->
    [discard] , from the discard pile
   *[hand] { "" }
   }{ $allowance ->
    [usual] , as the usual play
    [free] , by its own ability
    [extra] , as an extra play
   *[none] { "" }
   }
smashup-action-use = Use { $card } at { $base }
smashup-action-use_base = Use { $card }
smashup-action-end_play = Stop playing cards
smashup-action-score_base = Score { $card }
smashup-action-next = { $where ->
    [base] { $card } at { $base }
   *[none] { $card }
}
smashup-action-trigger = { $where ->
    [base] Use { $card } at { $base }
   *[none] Use { $card }
}
smashup-action-special = Use { $card } from your hand
smashup-action-pass = Pass
smashup-action-thing = { $what ->
    [minion] { $card } ({ $power }) of { $seat } at { $base }
    [action] { $card } of { $seat } at { $base }
   *[none] { $card } at { $base }
}
smashup-action-base = { $card }
smashup-action-card = { $card }, { $pile }
smashup-action-player = { $seat }
smashup-action-number = { $n }
smashup-action-way = { $text }
smashup-action-done = { $picked ->
    [0] Choose none
   *[other] Done
}
smashup-action-accept = Accept
smashup-action-decline = Decline

## What can be chosen of several

smashup-way-wizard_neophyte-0 = Take it into your hand
smashup-way-wizard_neophyte-1 = Play it as an extra action
smashup-way-wizard_neophyte-2 = Leave it on top of the deck
smashup-way-steampunk_zeppelin-0 = Move one of your minions here
smashup-way-steampunk_zeppelin-1 = Move one of your minions away from here
smashup-way-elder_thing_elder_thing-0 = Destroy two of your other minions
smashup-way-elder_thing_elder_thing-1 = Put this minion under your deck
smashup-way-innsmouth_mysteries_of_the_deep-0 = Draw two more cards and two Madness cards
smashup-way-innsmouth_mysteries_of_the_deep-1 = Leave it at that
smashup-way-miskatonic_researcher-0 = Draw a Madness card
smashup-way-miskatonic_researcher-1 = Draw none
smashup-way-special_madness-0 = Draw two cards
smashup-way-special_madness-1 = Return this card to the Madness deck
smashup-way-base_fairy_circle-0 = Play an extra minion here
smashup-way-base_fairy_circle-1 = Play an extra action

## Quotes

smashup-quote-uses_minion = the minion of the turn
smashup-quote-uses_action = the action of the turn
smashup-quote-uses_extra = an extra play
smashup-quote-lapses = left to play: minions { $minions }, actions { $actions }
smashup-quote-total = the base then has { $power } of { $breakpoint }

## Refusals

smashup-refusal-not_asked = That is not what is asked now.
smashup-refusal-faction_taken = That faction is taken.
smashup-refusal-no_such_faction = There is no such faction.
smashup-refusal-hand_has_minion = Only a hand without minions can be redrawn.
smashup-refusal-not_in_hand = That card is not in your hand.
smashup-refusal-not_in_discard = That card is not in your discard pile.
smashup-refusal-minions_used_up = You can play no more minions this turn.
smashup-refusal-actions_used_up = You can play no more actions this turn.
smashup-refusal-not_allowed = None of the plays you have left allows that.
smashup-refusal-only_when_scoring = That card can only be used while a base scores.
smashup-refusal-only_specials = Only special abilities can be used now.
smashup-refusal-asleep_now = You can play no actions this turn.
smashup-refusal-nothing_there = There is nothing like that in play.
smashup-refusal-not_yours = You do not control that.
smashup-refusal-no_talent = That has no talent.
smashup-refusal-talent_used = That talent has been used this turn.
smashup-refusal-not_there = There is no such base.
smashup-refusal-invalid_target = That cannot be chosen for this.
smashup-refusal-too_few = { $least ->
    [one] You must choose one.
   *[other] You must choose at least { $least }.
}
smashup-refusal-must_play = You must play something if you can.
smashup-refusal-no_such_trigger = No such ability has come up.

## Events

smashup-event-faction_chosen = { $seat } takes { $faction }.
smashup-event-factions_settled = { $madness ->
    [0] The bases are { $bases }.
   *[other] The bases are { $bases }. The Madness deck is set out.
}
smashup-event-deck_shuffled = { $reshuffled ->
    [true] { $seat } shuffles a new deck of { $count } cards.
   *[false] { $seat } shuffles the deck.
}
smashup-event-cards_drawn = { $cards ->
    [none] { $count ->
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $count } cards.
    }
   *[other] { $count ->
        [one] { $seat } draws { $cards }.
       *[other] { $seat } draws { $count } cards: { $cards }.
    }
}
smashup-event-hand_redrawn = { $seat } shows a hand without minions ({ $cards }) and redraws.
smashup-event-hand_kept = { $seat } keeps the first hand.
smashup-event-turn_started = Turn { $turn }: { $seat }.
smashup-event-play_began = { "" }
smashup-event-play_ended = { "" }
smashup-event-turn_ending = { "" }
smashup-event-turn_ended = { "" }
smashup-event-allowance_granted = { $action ->
    [true] { $n ->
        [one] { $seat } may play an extra action.
       *[other] { $seat } may play { $n } extra actions.
    }
   *[false] { $n ->
        [one] { $seat } may play an extra minion.
       *[other] { $seat } may play { $n } extra minions.
    }
}
smashup-event-allowance_used = { "" }
smashup-event-minion_played = { $from ->
    [hand] { $seat } plays { $card } at { $at }.
   *[other] { $seat } plays { $card } from { $from ->
        [hand] the hand
        [top] the top of the deck
        [bottom] the bottom of the deck
        [deck] the deck
        [discard] the discard pile
        [shown] the cards turned up
        [table] the table
        [madness] the Madness deck
       *[bases] the base deck
    } at { $at }.
}
smashup-event-action_played = { $seat } plays { $card }.
smashup-event-action_attached = { $on ->
    [none] { $card } now lies on { $at }.
   *[other] { $card } now lies on { $on } at { $at }.
}
smashup-event-action_done = { "" }
smashup-event-talent_used = { $seat } uses the talent of { $card }.
smashup-event-base_talent_used = { $seat } uses { $card }.
smashup-event-ability_used = { $card } takes effect.
smashup-event-chosen = { "" }
smashup-event-triggers_gathered = { "" }
smashup-event-minion_destroyed = { $to ->
    [discard] { $card } of { $owner } is destroyed.
   *[other] { $card } of { $owner } is destroyed and goes under the deck.
}
smashup-event-action_destroyed = { $card } of { $owner } is destroyed.
smashup-event-action_detached = { $card } goes to the discard pile of { $owner }.
smashup-event-minion_saved = { $by } saves { $card }.
smashup-event-shield_used = { "" }
smashup-event-provoked = { "" }
smashup-event-effect_done = { "" }
smashup-event-dust_settled = { "" }
smashup-event-minion_moved = { $seat } moves { $card } to { $to }.
smashup-event-card_returned = { $card } returns to the hand of { $owner }.
smashup-event-card_sunk = { $card } goes under the deck of { $owner }.
smashup-event-card_shuffled_in = { $card } is shuffled into the deck of { $owner }.
smashup-event-power_changed = { $card } gets { $by } power this turn.
smashup-event-counter_added = { $card } gets power counters: { $n }.
smashup-event-counter_removed = { $card } loses power counters: { $n }.
smashup-event-control_changed = { $seat } now controls { $card }.
smashup-event-breakpoint_changed = The breakpoint of { $card } changes by { $by } this turn.
smashup-event-breakpoint_opened = The breakpoint of { $card } is 0 this turn.
smashup-event-faction_named = { $card } names { $faction }.
smashup-event-put_to_sleep = { $seat } can play no actions next turn.
smashup-event-card_moved =
    { $owner }: { $card ->
        [none] a card
       *[other] { $card }
    } goes from { $from ->
        [hand] the hand
        [top] the top of the deck
        [bottom] the bottom of the deck
        [deck] the deck
        [discard] the discard pile
        [shown] the cards turned up
        [table] the table
        [madness] the Madness deck
       *[bases] the base deck
    } to { $to ->
        [hand] the hand
        [top] the top of the deck
        [bottom] the bottom of the deck
        [deck] the deck
        [discard] the discard pile
        [shown] the cards turned up
        [table] the table
        [madness] the Madness deck
       *[bases] the base deck
    }.
smashup-event-cards_shown = { $cards ->
    [none] { $count ->
        [one] { $owner } looks at the top card.
       *[other] { $owner } looks at the top { $count } cards.
    }
   *[other] { $owner } turns up { $cards }.
}
smashup-event-hand_shown = { $cards ->
    [none] Somebody looks at the hand of { $seat }.
   *[other] { $seat } holds { $cards }.
}
smashup-event-top_ordered = { $seat } lays the cards back on the deck.
smashup-event-madness_drawn = { $n ->
    [one] { $seat } draws a Madness card.
   *[other] { $seat } draws { $n } Madness cards.
}
smashup-event-madness_returned = { $seat } returns a Madness card to its deck.
smashup-event-madness_given = { $seat } gives a Madness card to { $owner }.
smashup-event-points_gained = { $points ->
    [one] { $seat } gains a point.
   *[other] { $seat } gains { $points } points.
}
smashup-event-points_lost = { $points ->
    [one] { $seat } loses a point to madness.
   *[other] { $seat } loses { $points } points to madness.
}
smashup-event-scoring_began = { $card } scores.
smashup-event-me_first_opened = { "" }
smashup-event-me_first_closed = { "" }
smashup-event-place_awarded = { $place ->
    [1] { $seat } is first with { $power } power: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
    [2] { $seat } is second with { $power } power: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
    [3] { $seat } is third with { $power } power: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[other] { $seat } is fourth with { $power } power.
}
smashup-event-base_scored = { "" }
smashup-event-base_cleared = { $card } is cleared away.
smashup-event-base_replaced = The next base is { $card }.
smashup-event-bases_shuffled = { $reshuffled ->
    [true] The scored bases are shuffled into a new base deck.
   *[false] The base deck is shuffled.
}
smashup-event-base_swapped = { $card } takes the place of { $old }.
smashup-event-next_bases_seen = { $cards ->
    [none] { $seat } looks at the next bases.
   *[other] { $seat } looks at the next bases: { $cards }.
}
smashup-event-next_bases_ordered = { $seat } puts the next bases in order.
smashup-event-resolution_cut = The abilities would go on for ever; they are broken off.
smashup-event-game_ended = The game is over: { $reason }.

## What a card does, where it can be said step by step

smashup-said-both = { $one } { $two }
smashup-said-draw = { $n ->
    [one] Draw a card.
   *[other] Draw { $n } cards.
}
smashup-said-points = { $n ->
    [one] Gain 1 point.
   *[other] Gain { $n } points.
}
smashup-said-madness = { $who ->
    [you] { $n ->
        [one] Draw a Madness card.
       *[other] Draw { $n } Madness cards.
    }
    [others] { $n ->
        [one] Each other player draws a Madness card.
       *[other] Each other player draws { $n } Madness cards.
    }
   *[others_here] { $n ->
        [one] Each other player with a minion here draws a Madness card.
       *[other] Each other player with a minion here draws { $n } Madness cards.
    }
}
smashup-said-boost = Each of your minions in play gets +{ $by } power until the end of the turn.
smashup-said-extra_action = { $n ->
    [one] You may play an extra action this turn.
   *[other] You may play { $n } extra actions this turn.
}
smashup-said-extra_minion = { $n ->
    [one] You may play an extra minion
   *[other] You may play { $n } extra minions
}{ $max ->
    [none] { "" }
   *[other] { " " }of power { $max } or less
}{ $place ->
    [empty] { " " }this turn, at a base where you have no minion.
   *[any] { " " }this turn.
}

## Endings and scores

smashup-reason-points = fifteen points are reached
smashup-reason-sanity = fifteen points are reached, and the tie goes to less madness
smashup-reason-turn_limit = nobody has won for too long
smashup-score-points = points
smashup-score-madness = madness

## Factions, cards and bases

# Smash Up: the names and rules texts of factions, cards and bases.

## Factions

smashup-card-pirates = Pirates
smashup-card-ninjas = Ninjas
smashup-card-aliens = Aliens
smashup-card-dinosaurs = Dinosaurs
smashup-card-robots = Robots
smashup-card-wizards = Wizards
smashup-card-zombies = Zombies
smashup-card-tricksters = Tricksters
smashup-card-ghosts = Ghosts
smashup-card-bear_cavalry = Bear Cavalry
smashup-card-steampunks = Steampunks
smashup-card-killer_plants = Killer Plants
smashup-card-minions_of_cthulhu = Minions of Cthulhu
smashup-card-elder_things = Elder Things
smashup-card-innsmouth = Innsmouth
smashup-card-miskatonic = Miskatonic University

## Pirates

smashup-card-pirate_king = Pirate King
smashup-text-pirate_king = Special: Before a base scores, you may move this minion there from another base.
smashup-card-pirate_buccaneer = Buccaneer
smashup-text-pirate_buccaneer = If this minion would be destroyed, move it to another base of your choice instead.
smashup-card-pirate_saucy_wench = Saucy Wench
smashup-text-pirate_saucy_wench = You may destroy a minion here with power 2 or less.
smashup-card-pirate_first_mate = First Mate
smashup-text-pirate_first_mate = Special: After this minion's base scores, before the new base arrives, you may move it to another base instead of discarding it.
smashup-card-pirate_broadside = Broadside
smashup-text-pirate_broadside = Choose a base where you have a minion, and any player, even yourself. Destroy all that player's minions there with power 2 or less.
smashup-card-pirate_cannon = Cannon
smashup-text-pirate_cannon = Destroy up to 2 minions with power 2 or less, at any bases.
smashup-card-pirate_dinghy = Dinghy
smashup-text-pirate_dinghy = Move up to 2 of your minions, each to another base of your choice.
smashup-card-pirate_full_sail = Full Sail
smashup-text-pirate_full_sail = Move any number of your minions, each to another base of your choice. Special: You may also play this before a base scores, without using an action play.
smashup-card-pirate_powderkeg = Powderkeg
smashup-text-pirate_powderkeg = Choose one of your minions. Destroy it together with every minion at its base, yours too, with its power or less. They are destroyed even if it survives.
smashup-card-pirate_sea_dogs = Sea Dogs
smashup-text-pirate_sea_dogs = Choose a faction, a base and another base. Move all other players' minions of that faction from the first base to the second.
smashup-card-pirate_shanghai = Shanghai
smashup-text-pirate_shanghai = Move a minion of another player to another base.
smashup-card-pirate_swashbuckling = Swashbuckling

## Ninjas

smashup-card-ninja_master = Ninja Master
smashup-text-ninja_master = You may destroy one minion here.
smashup-card-ninja_tiger_assassin = Tiger Assassin
smashup-text-ninja_tiger_assassin = You may destroy a minion here with power 3 or less.
smashup-card-ninja_shinobi = Shinobi
smashup-text-ninja_shinobi = Special: Before a base scores, you may play this minion there from your hand without using a minion play. Only one Shinobi per scoring.
smashup-card-ninja_acolyte = Ninja Acolyte
smashup-text-ninja_acolyte = Special: In your play phase, if you have played no minion this turn, you may return this one to its owner's hand; then you may play an extra minion here this turn.
smashup-card-ninja_assassination = Assassination
smashup-text-ninja_assassination = Play on a minion. At the end of this turn, destroy that minion.
smashup-card-ninja_disguise = Disguise
smashup-text-ninja_disguise = Choose 1 or 2 of your minions at one base. At once play as many extra minions there from your hand, if you can; then return the chosen ones to their owners' hands.
smashup-card-ninja_hidden_ninja = Hidden Ninja
smashup-text-ninja_hidden_ninja = Special: Before a base scores, play an extra minion there from your hand.
smashup-card-ninja_infiltrate = Infiltrate
smashup-text-ninja_infiltrate = Play on a base. Destroy another action on that base (not on a minion). Ongoing: Until the start of your next turn, you may ignore this base's ability.
smashup-card-ninja_poison = Poison
smashup-text-ninja_poison = Play on a minion. You may destroy any number of other actions on it. Ongoing: It has -4 power (never below 0).
smashup-card-ninja_seeing_stars = Seeing Stars
smashup-text-ninja_seeing_stars = Destroy a minion with power 3 or less at any base.
smashup-card-ninja_smoke_bomb = Smoke Bomb
smashup-text-ninja_smoke_bomb = Play on one of your minions. Ongoing: Other players' actions do not affect it. At the start of your turn, destroy this card.
smashup-card-ninja_way_of_deception = Way of Deception
smashup-text-ninja_way_of_deception = Choose one of your minions and move it to another base.

## Aliens

smashup-card-alien_supreme_overlord = Supreme Overlord
smashup-text-alien_supreme_overlord = You may return a minion at any base to its owner's hand.
smashup-card-alien_invader = Invader
smashup-card-alien_scout = Scout
smashup-text-alien_scout = Special: After this minion's base scores, you may return it to its owner's hand instead of discarding it.
smashup-card-alien_collector = Collector
smashup-text-alien_collector = You may return a minion here with power 3 or less to its owner's hand.
smashup-card-alien_abduction = Abduction
smashup-text-alien_abduction = Return a minion at any base to its owner's hand. You may play an extra minion this turn.
smashup-card-alien_beam_up = Beam Up
smashup-text-alien_beam_up = Return a minion at any base to its owner's hand.
smashup-card-alien_crop_circles = Crop Circles
smashup-text-alien_crop_circles = Choose a base. Return all minions there to their owners' hands.
smashup-card-alien_disintegrator = Disintegrator
smashup-text-alien_disintegrator = Put a minion with power 3 or less at any base on the bottom of its owner's deck.
smashup-card-alien_invasion = Invasion
smashup-text-alien_invasion = Move a minion of any player to another base.
smashup-card-alien_jammed_signal = Jammed Signal
smashup-text-alien_jammed_signal = Play on a base. Ongoing: This base's ability is cancelled for all players.
smashup-card-alien_probe = Probe
smashup-text-alien_probe = Look at another player's hand. Choose a minion in it, if there is one; that player discards it.
smashup-card-alien_terraforming = Terraforming
smashup-text-alien_terraforming = Replace a base with one you search from the base deck, then shuffle that deck. Minions stay; actions on the base are discarded. If you replaced one, you may play an extra minion there this turn.

## Dinosaurs

smashup-card-dino_king_rex = King Rex
smashup-text-dino_king_rex = No ability.
smashup-card-dino_laseratops = Laseratops
smashup-text-dino_laseratops = Destroy a minion here with power 2 or less.
smashup-card-dino_armor_stego = Armor Stego
smashup-text-dino_armor_stego = Ongoing: This minion has +2 power during other players' turns.
smashup-card-dino_war_raptor = War Raptor
smashup-text-dino_war_raptor = Ongoing: This minion has +1 power for each War Raptor here, itself included.
smashup-card-dino_augmentation = Augmentation
smashup-text-dino_augmentation = Choose a minion of any player. It gets +4 power until the end of the turn.
smashup-card-dino_howl = Howl
smashup-card-dino_natural_selection = Natural Selection
smashup-text-dino_natural_selection = Choose one of your minions. Destroy a minion at its base that has less power than it.
smashup-card-dino_rampage = Rampage
smashup-text-dino_rampage = Choose one of your minions. Until the end of the turn, its base's breakpoint is lower by the power that minion has now.
smashup-card-dino_survival_of_the_fittest = Survival of the Fittest
smashup-text-dino_survival_of_the_fittest = At each base where the minions do not all have the same power, destroy one minion with the lowest power; you choose among ties.
smashup-card-dino_tooth_and_claw = Tooth and Claw… and Guns
smashup-text-dino_tooth_and_claw = Play on a minion. Ongoing: When an ability, even one of yours, would affect that minion, destroy this card; that ability does not affect it.
smashup-card-dino_upgrade = Upgrade
smashup-text-dino_upgrade = Play on a minion. Ongoing: It has +2 power.
smashup-card-dino_wildlife_preserve = Wildlife Preserve
smashup-text-dino_wildlife_preserve = Play on a base. Discard other players' actions from your minions here. Ongoing: Other players' actions do not affect your minions here.

## Robots

smashup-card-robot_nukebot = Nukebot
smashup-text-robot_nukebot = After this minion is destroyed, destroy all other players' minions at the base it was on.
smashup-card-robot_warbot = Warbot
smashup-text-robot_warbot = Ongoing: Nothing can destroy this minion.
smashup-card-robot_hoverbot = Hoverbot
smashup-text-robot_hoverbot = Reveal the top card of your deck. If it is a minion, you may play it at once as an extra minion. If you do not play it, it stays on top.
smashup-card-robot_zapbot = Zapbot
smashup-card-robot_microbot_alpha = Microbot Alpha
smashup-text-robot_microbot_alpha = Ongoing: This minion has +1 power for each of your other Microbots in play. All your minions in play count as Microbots.
smashup-card-robot_microbot_archive = Microbot Archive
smashup-text-robot_microbot_archive = After one of your Microbots is destroyed, this one included, draw a card.
smashup-card-robot_microbot_fixer = Microbot Fixer
smashup-text-robot_microbot_fixer = If this is the first minion you play this turn, you may play an extra minion this turn. Ongoing: Your Microbots, this one included, have +1 power.
smashup-card-robot_microbot_guard = Microbot Guard
smashup-text-robot_microbot_guard = Destroy a minion here with power less than the number of your minions here, this one included.
smashup-card-robot_microbot_reclaimer = Microbot Reclaimer
smashup-text-robot_microbot_reclaimer = If this is the first minion you play this turn, you may play an extra minion this turn. Shuffle any number of Microbots from your discard pile into your deck.
smashup-card-robot_tech_center = Tech Center
smashup-text-robot_tech_center = Choose a base. Draw a card for each of your minions there.

## Wizards

smashup-card-wizard_archmage = Archmage
smashup-text-wizard_archmage = Ongoing: You may play an extra action on each of your turns, including the turn you play this minion.
smashup-card-wizard_chronomage = Chronomage
smashup-card-wizard_enchantress = Enchantress
smashup-card-wizard_neophyte = Neophyte
smashup-text-wizard_neophyte = Reveal the top card of your deck. If it is an action, take it into your hand, play it at once as an extra action, or leave it on top. Any other card stays on top.
smashup-card-wizard_mass_enchantment = Mass Enchantment
smashup-text-wizard_mass_enchantment = Each other player reveals the top card of their deck. Play one of the revealed actions at once as an extra action under your control. The rest stay on top.
smashup-card-wizard_mystic_studies = Mystic Studies
smashup-card-wizard_portal = Portal
smashup-text-wizard_portal = Reveal the top 5 cards of your deck. Take any number of minions among them into your hand; put the rest back on top in any order.
smashup-card-wizard_sacrifice = Sacrifice
smashup-text-wizard_sacrifice = Choose one of your minions. Draw as many cards as its power, then destroy it.
smashup-card-wizard_scry = Scry
smashup-text-wizard_scry = Search your deck for an action, reveal it and take it into your hand. Shuffle your deck.
smashup-card-wizard_summon = Summon
smashup-card-wizard_time_loop = Time Loop
smashup-card-wizard_winds_of_change = Winds of Change
smashup-text-wizard_winds_of_change = Shuffle your hand into your deck and draw 5 cards. You may play an extra action this turn.

## Zombies

smashup-card-zombie_lord = Zombie Lord
smashup-text-zombie_lord = For each base where you now have no minions, you may at once play one extra minion with power 2 or less there from your discard pile.
smashup-card-zombie_grave_digger = Grave Digger
smashup-text-zombie_grave_digger = You may take a minion from your discard pile into your hand.
smashup-card-zombie_tenacious_z = Tenacious Z
smashup-text-zombie_tenacious_z = Special: In your play phase, you may play this from your discard pile as an extra minion. Only one Tenacious Z each turn this way.
smashup-card-zombie_walker = Walker
smashup-text-zombie_walker = Look at the top card of your deck. Discard it or leave it on top.
smashup-card-zombie_grave_robbing = Grave Robbing
smashup-text-zombie_grave_robbing = Take a card from your discard pile into your hand.
smashup-card-zombie_lend_a_hand = Lend a Hand
smashup-text-zombie_lend_a_hand = Choose any number of cards in your discard pile, not this one, and shuffle them into your deck.
smashup-card-zombie_mall_crawl = Mall Crawl
smashup-text-zombie_mall_crawl = Search your deck for any number of cards with the same name and put them into your discard pile. Shuffle your deck.
smashup-card-zombie_not_enough_bullets = Not Enough Bullets
smashup-text-zombie_not_enough_bullets = Take any number of minions with the same name from your discard pile into your hand.
smashup-card-zombie_outbreak = Outbreak
smashup-card-zombie_overrun = Overrun
smashup-text-zombie_overrun = Play on a base. Ongoing: Other players cannot play minions here. At the start of your turn, destroy this card.
smashup-card-zombie_they_keep_coming = They Keep Coming
smashup-text-zombie_they_keep_coming = At once play an extra minion from your discard pile.
smashup-card-zombie_theyre_coming_to_get_you = They're Coming To Get You
smashup-text-zombie_theyre_coming_to_get_you = Play on a base. Ongoing: On your turn, you may use your normal minion play, or extra ones that need not be made at once, to play minions here from your discard pile.

## Tricksters

smashup-card-trickster_leprechaun = Leprechaun
smashup-text-trickster_leprechaun = After another player plays a minion here with less power than this one, destroy that minion (its own on-play ability resolves first).
smashup-card-trickster_brownie = Brownie
smashup-text-trickster_brownie = After a card played by another player affects this minion, that player discards 2 cards at random.
smashup-card-trickster_gnome = Gnome
smashup-text-trickster_gnome = You may destroy a minion here with power less than the number of your minions here, this one included.
smashup-card-trickster_gremlin = Gremlin
smashup-text-trickster_gremlin = After this minion is destroyed, draw a card, and each other player discards a card at random.
smashup-card-trickster_block_the_path = Block the Path
smashup-text-trickster_block_the_path = Play on a base and name a faction. Ongoing: No player can play minions of that faction here.
smashup-card-trickster_disenchant = Disenchant
smashup-text-trickster_disenchant = Destroy an action on any minion or base.
smashup-card-trickster_enshrouding_mist = Enshrouding Mist
smashup-text-trickster_enshrouding_mist = Play on a base. Ongoing: On each of your turns, including this one, you may play an extra minion here.
smashup-card-trickster_flame_trap = Flame Trap
smashup-text-trickster_flame_trap = Play on a base. After another player plays a minion here, destroy that minion and this card (its own on-play ability resolves first).
smashup-card-trickster_hideout = Hideout
smashup-text-trickster_hideout = Play on a base. Ongoing: When another player's action would affect any of your minions here, destroy this card; that action does not affect your minions here.
smashup-card-trickster_mark_of_sleep = Mark of Sleep
smashup-text-trickster_mark_of_sleep = Choose any player. That player cannot play actions on their next turn.
smashup-card-trickster_pay_the_piper = Pay the Piper
smashup-text-trickster_pay_the_piper = Play on a base. After another player plays a minion here, that player discards a card of their choice.
smashup-card-trickster_take_the_shinies = Take the Shinies
smashup-text-trickster_take_the_shinies = Each other player discards 2 cards at random.

## Ghosts

smashup-card-ghost_spectre = Spectre
smashup-text-ghost_spectre = Special: With 2 or fewer cards in hand, you may use a normal or extra minion play from your hand to play this from your discard pile instead.
smashup-card-ghost_haunting = Haunting
smashup-text-ghost_haunting = Ongoing: While you have 2 or fewer cards in hand, this minion has +3 power and other players' cards do not affect it.
smashup-card-ghost_spirit = Spirit
smashup-text-ghost_spirit = You may choose a minion at any base and discard exactly as many cards from your hand as its power. If you do, destroy it.
smashup-card-ghost_ghost = Ghost
smashup-text-ghost_ghost = You may discard a card from your hand.
smashup-card-ghost_across_the_divide = Across the Divide
smashup-text-ghost_across_the_divide = Take any number of minions with the same name from your discard pile into your hand.
smashup-card-ghost_door_to_the_beyond = Door to the Beyond
smashup-text-ghost_door_to_the_beyond = Play on a base. Ongoing: While you have 2 or fewer cards in hand, each of your minions here has +2 power.
smashup-card-ghost_ghostly_arrival = Ghostly Arrival
smashup-card-ghost_incorporeal = Incorporeal
smashup-text-ghost_incorporeal = Play on one of your minions. Ongoing: Other players' cards do not affect it.
smashup-card-ghost_make_contact = Make Contact
smashup-text-ghost_make_contact = Play on a minion, only while this is the only card in your hand. Ongoing: You control that minion. When this card leaves play, the minion's owner controls it again.
smashup-card-ghost_seance = Séance
smashup-text-ghost_seance = If you have 2 or fewer other cards in hand, draw until you have 5.
smashup-card-ghost_shady_deal = Shady Deal
smashup-text-ghost_shady_deal = If you have 2 or fewer other cards in hand, gain 1 point.
smashup-card-ghost_the_dead_rise = The Dead Rise
smashup-text-ghost_the_dead_rise = Discard any number of cards from your hand. Then at once play an extra minion from your discard pile with power less than that number.

## Bear Cavalry

smashup-card-bear_cavalry_general_ivan = General Ivan
smashup-text-bear_cavalry_general_ivan = Ongoing: Your minions at all bases, this one included, cannot be destroyed.
smashup-card-bear_cavalry_polar_commando = Polar Commando
smashup-text-bear_cavalry_polar_commando = Ongoing: While this is your only minion here, it has +2 power and cannot be destroyed.
smashup-card-bear_cavalry_bear_cavalry = Bear Cavalry
smashup-text-bear_cavalry_bear_cavalry = Move a minion of another player from here to another base.
smashup-card-bear_cavalry_cub_scout = Cub Scout
smashup-text-bear_cavalry_cub_scout = After a minion of another player with less power than this one is moved here, destroy it.
smashup-card-bear_cavalry_bear_hug = Bear Hug
smashup-text-bear_cavalry_bear_hug = Each other player destroys their own minion with the lowest power, counting all bases and choosing among ties.
smashup-card-bear_cavalry_bear_necessities = Bear Necessities
smashup-text-bear_cavalry_bear_necessities = Destroy an action on any minion or base.
smashup-card-bear_cavalry_bear_rides_you = Bear Rides You
smashup-text-bear_cavalry_bear_rides_you = Choose one of your minions and move it to another base.
smashup-card-bear_cavalry_commission = Commission
smashup-text-bear_cavalry_commission = At once play an extra minion. If you do, move a minion of another player from its base to another base.
smashup-card-bear_cavalry_high_ground = High Ground
smashup-text-bear_cavalry_high_ground = Play on a base. After a minion of another player is moved here while you have a minion here, destroy it.
smashup-card-bear_cavalry_superiority = Superiority
smashup-text-bear_cavalry_superiority = Play on a base. Ongoing: Other players' cards cannot destroy or move your minions here, return them to hand or put them into a deck.
smashup-card-bear_cavalry_youre_pretty_much_borscht = You're Pretty Much Borscht
smashup-text-bear_cavalry_youre_pretty_much_borscht = Choose a base where you have a minion. Move all other players' minions from there to one other base of your choice.
smashup-card-bear_cavalry_youre_screwed = You're Screwed
smashup-text-bear_cavalry_youre_screwed = Choose a base where you have a minion. Move a minion of another player from there to another base.

## Steampunks

smashup-card-steampunk_steam_queen = Steam Queen
smashup-text-steampunk_steam_queen = Ongoing: Other players' cards do not affect your actions in play.
smashup-card-steampunk_mechanic = Mechanic
smashup-text-steampunk_mechanic = At once play an action that goes on a base from your discard pile, as an extra action.
smashup-card-steampunk_steam_man = Steam Man
smashup-text-steampunk_steam_man = Ongoing: While you have at least one action on this base, this minion has +1 power.
smashup-card-steampunk_captain_ahab = Captain Ahab
smashup-text-steampunk_captain_ahab = Talent: Move this minion to another base that has one of your actions on it.
smashup-card-steampunk_aggromotive = Aggromotive
smashup-text-steampunk_aggromotive = Play on a base. Ongoing: While you have a minion here, your total power here is 5 higher. No minion gets this power.
smashup-card-steampunk_change_of_venue = Change of Venue
smashup-text-steampunk_change_of_venue = Return one of your actions on a base or minion to its owner's hand. If that is your hand, at once play it as an extra action.
smashup-card-steampunk_difference_engine = Difference Engine
smashup-text-steampunk_difference_engine = Play on a base. At the end of your turn, if you have a minion here, draw a card.
smashup-card-steampunk_escape_hatch = Escape Hatch
smashup-text-steampunk_escape_hatch = Play on a base. If one of your minions here would be destroyed, return it to its owner's hand instead.
smashup-card-steampunk_ornate_dome = Ornate Dome
smashup-text-steampunk_ornate_dome = Play on a base. Destroy all other players' actions on it (not on minions). Ongoing: Other players cannot play actions on this base.
smashup-card-steampunk_rotary_slug_thrower = Rotary Slug Thrower
smashup-text-steampunk_rotary_slug_thrower = Play on a base. Ongoing: Each of your minions here has +2 power.
smashup-card-steampunk_scrap_diving = Scrap Diving
smashup-text-steampunk_scrap_diving = Take an action from your discard pile into your hand.
smashup-card-steampunk_zeppelin = Zeppelin
smashup-text-steampunk_zeppelin = Play on a base. Talent: Move one of your minions from another base to here, or from here to another base.

## Killer Plants

smashup-card-killer_plant_venus_man_trap = Venus Man Trap
smashup-text-killer_plant_venus_man_trap = Talent: Search your deck for a minion with power 2 or less, play that minion here as an extra minion and shuffle your deck.
smashup-card-killer_plant_weed_eater = Weed Eater
smashup-text-killer_plant_weed_eater = Ongoing: This minion has -2 power during the turn it is played.
smashup-card-killer_plant_water_lily = Water Lily
smashup-text-killer_plant_water_lily = At the start of your turn, draw a card. Only one Water Lily does this each turn.
smashup-card-killer_plant_sprout = Sprout
smashup-text-killer_plant_sprout = At the start of your turn, destroy this minion. Then search your deck for up to one minion with power 3 or less, play it here as an extra minion and shuffle your deck.
smashup-card-killer_plant_blossom = Blossom
smashup-text-killer_plant_blossom = You may play up to 3 extra minions this turn, all with the same name.
smashup-card-killer_plant_budding = Budding
smashup-text-killer_plant_budding = Choose a minion in play. Search your deck for a card with the same name, show it and take it into your hand. Shuffle your deck.
smashup-card-killer_plant_choking_vines = Choking Vines
smashup-text-killer_plant_choking_vines = Play on a minion. At the start of your turn, destroy that minion.
smashup-card-killer_plant_deep_roots = Deep Roots
smashup-text-killer_plant_deep_roots = Play on a base. Ongoing: Other players' cards cannot move your minions here or return them to hand.
smashup-card-killer_plant_entangled = Entangled
smashup-text-killer_plant_entangled = Play on a base. Ongoing: Minions at every base where you have a minion cannot be moved or returned to hand by anyone. At the start of your turn, destroy this card.
smashup-card-killer_plant_insta_grow = Insta-Grow
smashup-card-killer_plant_overgrowth = Overgrowth
smashup-text-killer_plant_overgrowth = Play on a base. At the start of your turn, this base's breakpoint becomes 0 until the end of that turn.
smashup-card-killer_plant_sleep_spores = Sleep Spores
smashup-text-killer_plant_sleep_spores = Play on a base. Ongoing: Each minion of the other players here has -1 power (never below 0).

## Minions of Cthulhu

smashup-card-cthulhu_star_spawn = Star-Spawn of Cthulhu
smashup-text-cthulhu_star_spawn = Talent: Put a Madness card from your hand into another player's hand.
smashup-card-cthulhu_chosen = Cthulhu's Chosen
smashup-text-cthulhu_chosen = Special: Before any base scores, you may draw a Madness card and give this minion +2 power until the end of the turn. Once per scoring.
smashup-card-cthulhu_servitor = Servitor of Cthulhu
smashup-text-cthulhu_servitor = Talent: Destroy this minion, then put an action from your discard pile on top of your deck, even if it was not destroyed.
smashup-card-cthulhu_altar = Altar to Cthulhu
smashup-text-cthulhu_altar = Play on a base. After you play a minion here, you may play an extra action this turn.
smashup-card-cthulhu_complete_the_ritual = Complete the Ritual
smashup-text-cthulhu_complete_the_ritual = Play on a base where you have a minion. At the start of your turn, put all minions here and the actions on this base on the bottom of their owners' decks; the base deck's top base replaces this one.
smashup-card-cthulhu_corruption = Corruption
smashup-text-cthulhu_corruption = Draw a Madness card. Destroy a minion at any base.
smashup-card-cthulhu_fhtagn = Cthulhu Fhtagn
smashup-text-cthulhu_fhtagn = Reveal cards from the top of your deck until you have revealed 2 actions. Take those into your hand and put the rest on the bottom of your deck.
smashup-card-cthulhu_furthering_the_cause = Furthering the Cause
smashup-text-cthulhu_furthering_the_cause = Play on a base. At the end of each turn, if a minion of another player was destroyed here during it, gain 1 point.
smashup-card-cthulhu_it_begins_again = It Begins Again
smashup-text-cthulhu_it_begins_again = Choose any number of actions in your discard pile and shuffle them into your deck.
smashup-card-cthulhu_madness_unleashed = Madness Unleashed
smashup-text-cthulhu_madness_unleashed = Discard any number of Madness cards from your hand, then draw as many cards. You may play as many extra actions this turn.
smashup-card-cthulhu_recruit_by_force = Recruit by Force
smashup-text-cthulhu_recruit_by_force = Put any number of minions with power 3 or less from your discard pile on top of your deck in any order.
smashup-card-cthulhu_seal_is_broken = The Seal is Broken
smashup-card-cthulhu_whispers_in_darkness = Whispers in Darkness

## Elder Things

smashup-card-elder_thing_elder_thing = Elder Thing
smashup-text-elder_thing_elder_thing = Destroy 2 of your other minions. If you do not or cannot, put this one on the bottom of its owner's deck. Ongoing: Other players' cards do not affect this minion.
smashup-card-elder_thing_shoggoth = Shoggoth
smashup-text-elder_thing_shoggoth = Play only at a base where you already have 6 or more power. Each other player may draw a Madness card; for each who does not, destroy one of their minions here.
smashup-card-elder_thing_mi_go = Mi-go
smashup-text-elder_thing_mi_go = Each other player may draw a Madness card; for each who does not, you draw a card.
smashup-card-elder_thing_byakhee = Byakhee
smashup-card-elder_thing_begin_the_summoning = Begin the Summoning
smashup-text-elder_thing_begin_the_summoning = Put a minion from your discard pile on top of your deck. You may play an extra action this turn.
smashup-card-elder_thing_dunwich_horror = Dunwich Horror
smashup-text-elder_thing_dunwich_horror = Play on a minion. Ongoing: It has +5 power. At the end of each turn, beginning with this one, destroy it.
smashup-card-elder_thing_insanity = Insanity
smashup-card-elder_thing_power_of_madness = Power of Madness
smashup-text-elder_thing_power_of_madness = Each other player reveals their hand, discards all Madness cards from it and shuffles their discard pile into their deck.
smashup-card-elder_thing_spreading_horror = Spreading Horror
smashup-text-elder_thing_spreading_horror = Each other player discards cards at random until they discard one that is not a Madness card.
smashup-card-elder_thing_the_price_of_power = The Price of Power
smashup-text-elder_thing_the_price_of_power = Special: Before a base scores, each other player with a minion there reveals their hand. One of your minions there gets +2 power per Madness card shown until the end of the turn.
smashup-card-elder_thing_touch_of_madness = Touch of Madness
smashup-card-elder_thing_unfathomable_goals = Unfathomable Goals
smashup-text-elder_thing_unfathomable_goals = Each other player reveals their hand. Each of them with a Madness card in it destroys one of their own minions, of their choice.

## Innsmouth

smashup-card-innsmouth_the_locals = The Locals
smashup-text-innsmouth_the_locals = Reveal the top 3 cards of your deck. Take every The Locals among them into your hand and put the rest on the bottom of your deck.
smashup-card-innsmouth_in_plain_sight = In Plain Sight
smashup-text-innsmouth_in_plain_sight = Play on a base. Ongoing: Other players' cards do not affect your minions here with power 2 or less.
smashup-card-innsmouth_mysteries_of_the_deep = Mysteries of the Deep
smashup-text-innsmouth_mysteries_of_the_deep = If you have 3 or more minions with the same name at one base, draw 3 cards; then you may draw 2 more cards and 2 Madness cards.
smashup-card-innsmouth_new_acolytes = New Acolytes
smashup-text-innsmouth_new_acolytes = Each player, you included, shuffles all minions from their discard pile into their deck.
smashup-card-innsmouth_recruitment = Recruitment
smashup-text-innsmouth_recruitment = Draw up to 3 Madness cards. You may play as many extra minions this turn.
smashup-card-innsmouth_return_to_the_sea = Return to the Sea
smashup-text-innsmouth_return_to_the_sea = Special: After a base scores, return any number of your minions there with the same name to their owners' hands instead of discarding them.
smashup-card-innsmouth_sacred_circle = Sacred Circle
smashup-text-innsmouth_sacred_circle = Play on a base. Talent: You may play an extra minion here this turn with the same name as a minion here.
smashup-card-innsmouth_spreading_the_word = Spreading the Word
smashup-text-innsmouth_spreading_the_word = Choose a minion in play. You may play up to 2 extra minions with its name this turn.
smashup-card-innsmouth_the_deep_ones = The Deep Ones
smashup-text-innsmouth_the_deep_ones = Each of your minions in play now with power 2 or less gets +1 power until the end of the turn.

## Miskatonic University

smashup-card-miskatonic_professor = Professor
smashup-text-miskatonic_professor = Talent: Discard a Madness card from your hand. Then you may play an extra action and an extra minion this turn, either or both.
smashup-card-miskatonic_librarian = Librarian
smashup-text-miskatonic_librarian = Talent: Discard a Madness card from your hand, then draw a card.
smashup-card-miskatonic_psychologist = Psychologist
smashup-text-miskatonic_psychologist = You may put a Madness card from your hand or discard pile back into the Madness deck.
smashup-card-miskatonic_researcher = Researcher
smashup-text-miskatonic_researcher = You may draw a Madness card.
smashup-card-miskatonic_old_man_jenkins = “Old Man Jenkins!?”
smashup-text-miskatonic_old_man_jenkins = Special: Before a base scores, destroy a minion with the highest power there; you choose among ties.
smashup-card-miskatonic_it_just_might_work = …It Just Might Work
smashup-text-miskatonic_it_just_might_work = Discard a Madness card from your hand. If you do, each of your minions in play now gets +1 power until the end of the turn.
smashup-card-miskatonic_field_trip = Field Trip
smashup-text-miskatonic_field_trip = Put any number of cards from your hand on the bottom of your deck, then draw as many cards.
smashup-card-miskatonic_gate_to_beyond = Gate to Beyond
smashup-text-miskatonic_gate_to_beyond = Play on a base. Talent: Draw a Madness card; then you may play an extra minion here this turn.
smashup-card-miskatonic_jinkies = Jinkies!
smashup-text-miskatonic_jinkies = Put up to 2 Madness cards from your hand and discard pile back into the Madness deck.
smashup-card-miskatonic_thats_so_crazy = That's So Crazy…
smashup-card-miskatonic_things_best_not_known = Things Best Not Known
smashup-text-miskatonic_things_best_not_known = Special: Before a base scores, choose a minion of any player there and draw up to 3 Madness cards. It gets +2 power for each until the end of the turn.
smashup-card-miskatonic_those_meddling_kids = Those Meddling Kids
smashup-text-miskatonic_those_meddling_kids = Choose a base. Destroy any number of actions on it (not on minions).

## Madness

smashup-card-special_madness = Madness
smashup-text-special_madness = Draw 2 cards, or put this card back into the Madness deck. At the end of the game, every 2 Madness cards in your hand, deck and discard pile cost you 1 point.

## Bases

smashup-card-base_the_homeworld = The Homeworld
smashup-text-base_the_homeworld = After a minion is played here, its owner may play an extra minion with power 2 or less at any base this turn.
smashup-card-base_the_mothership = The Mothership
smashup-text-base_the_mothership = After this base scores, the winner may return one of their minions here with power 3 or less to its owner's hand.
smashup-card-base_the_central_brain = The Central Brain
smashup-text-base_the_central_brain = Ongoing: Each minion here has +1 power.
smashup-card-base_factory_436_1337 = Factory 436-1337
smashup-text-base_factory_436_1337 = When this base scores, the winner also gains 1 point for every full 5 power they have here.
smashup-card-base_jungle_oasis = Jungle Oasis
smashup-text-base_jungle_oasis = No ability.
smashup-card-base_tar_pits = Tar Pits
smashup-text-base_tar_pits = After a minion is destroyed here, it goes to the bottom of its owner's deck instead of the discard pile.
smashup-card-base_temple_of_goju = Temple of Goju
smashup-text-base_temple_of_goju = After this base scores, each player with a minion here puts their highest-power minion here on the bottom of its owner's deck, choosing among ties.
smashup-card-base_ninja_dojo = Ninja Dojo
smashup-text-base_ninja_dojo = After this base scores, the winner may destroy a minion at any base.
smashup-card-base_cave_of_shinies = Cave of Shinies
smashup-text-base_cave_of_shinies = After a minion is destroyed here, its owner gains 1 point.
smashup-card-base_mushroom_kingdom = Mushroom Kingdom
smashup-text-base_mushroom_kingdom = At the start of each player's turn, that player may move a minion of another player from another base to here.
smashup-card-base_the_grey_opal = The Grey Opal
smashup-text-base_the_grey_opal = After this base scores, each player except the winner may move one of their minions from here to another base instead of discarding it.
smashup-card-base_tortuga = Tortuga
smashup-text-base_tortuga = After this base scores and the new base is revealed, the runner-up may move one of their minions from another base to the new one.
smashup-card-base_the_great_library = The Great Library
smashup-text-base_the_great_library = After this base scores, each player with a minion here may draw a card.
smashup-card-base_school_of_wizardry = School of Wizardry
smashup-text-base_school_of_wizardry = After this base scores, the winner looks at the top 3 bases of the base deck, chooses one to replace this base and puts the rest back on top in any order.
smashup-card-base_evans_city_cemetery = Evans City Cemetery
smashup-text-base_evans_city_cemetery = After this base scores, the winner discards their whole hand and draws 5 cards.
smashup-card-base_rhodes_plaza_mall = Rhodes Plaza Mall
smashup-text-base_rhodes_plaza_mall = When this base scores, each player gains 1 point for each of their minions here.
smashup-card-base_the_dread_gazebo = The Dread Gazebo
smashup-text-base_the_dread_gazebo = Ongoing: No player can play actions on this base. Actions on minions here are allowed.
smashup-card-base_haunted_house = Haunted House
smashup-text-base_haunted_house = After a player plays a minion here, that player discards a card of their choice.
smashup-card-base_field_of_honor = The Field of Honor
smashup-text-base_field_of_honor = After one or more minions are destroyed here at the same time, the player who destroyed them gains 1 point.
smashup-card-base_tsars_palace = Tsar's Palace
smashup-text-base_tsars_palace = Ongoing: No player can play minions with power 2 or less here.
smashup-card-base_inventors_salon = Inventor's Salon
smashup-text-base_inventors_salon = After this base scores, the winner may take an action from their discard pile into their hand.
smashup-card-base_the_workshop = The Workshop
smashup-text-base_the_workshop = After a player plays an action on this base, that player may play an extra action this turn.
smashup-card-base_the_greenhouse = The Greenhouse
smashup-text-base_the_greenhouse = After this base scores and the new base is revealed, the winner may search their deck for a minion, play that minion at the new base as an extra minion and shuffle the deck.
smashup-card-base_secret_grove = Secret Grove
smashup-text-base_secret_grove = Ongoing: On each of their turns, each player may play an extra minion with power 2 or less here.
smashup-card-base_cool_cats_alley = Cool Cats' Alley
smashup-text-base_cool_cats_alley = Talent: Once on each of their own turns, each player may destroy one of their minions here. If it is destroyed, that player draws a card.
smashup-card-base_house_of_nine_lives = The House of Nine Lives
smashup-text-base_house_of_nine_lives = If a minion at another base would be destroyed, its owner may move it here instead.
smashup-card-base_enchanted_glen = Enchanted Glen
smashup-text-base_enchanted_glen = After a player plays an action on a minion here, that player draws a card.
smashup-card-base_fairy_circle = Fairy Circle
smashup-text-base_fairy_circle = After a player plays their first minion here each turn, that player may choose one: an extra minion here or an extra action this turn.
smashup-card-base_beautiful_castle = Beautiful Castle
smashup-text-base_beautiful_castle = Ongoing: Minions here with power 5 or more are not affected by other players' cards.
smashup-card-base_ice_castle = Ice Castle
smashup-text-base_ice_castle = Ongoing: No player can play minions here. Minions can be moved here.
smashup-card-base_equaria = Equaria
smashup-text-base_equaria = After a player plays a minion here, that player may move one of their minions from another base to here.
smashup-card-base_pony_land = Pony Land
smashup-text-base_pony_land = Ongoing: While a player has 2 or more minions here, that player's minions here cannot be destroyed.
smashup-card-base_antarctic_base = Antarctic Base
smashup-text-base_antarctic_base = Ongoing: Each player can play at most one minion here each turn.
smashup-card-base_plateau_of_leng = Plateau of Leng
smashup-text-base_plateau_of_leng = After a player plays their first minion here from hand each turn, that player may play an extra minion with the same name here this turn.
smashup-card-base_innsmouth = Innsmouth
smashup-text-base_innsmouth = After a minion is played here, its owner may put a card from any player's discard pile on the bottom of that card's owner's deck.
smashup-card-base_ritual_site = Ritual Site
smashup-text-base_ritual_site = After this base scores, all minions here are shuffled into their owners' decks instead of being discarded.
smashup-card-base_mountains_of_madness = Mountains of Madness
smashup-text-base_mountains_of_madness = After a minion is played here, its owner draws a Madness card.
smashup-card-base_rlyeh = R'lyeh
smashup-text-base_rlyeh = At the start of each player's turn, that player may destroy one of their minions here. If it is destroyed, they gain 1 point.
smashup-card-base_the_asylum = The Asylum
smashup-text-base_the_asylum = After a minion is played here, its owner may put a Madness card from their hand back into the Madness deck.
smashup-card-base_miskatonic_university = Miskatonic University
smashup-text-base_miskatonic_university = After this base scores, the winner may put any number of Madness cards from their hand and discard pile back into the Madness deck.
smashup-card-base_the_pasture = The Pasture
smashup-text-base_the_pasture = After a player moves a minion here for the first time each turn, that player moves another minion, of any player, from another base to here.
smashup-card-base_sheep_shrine = Sheep Shrine
smashup-text-base_sheep_shrine = After this base is revealed, each player may move one of their minions from another base to here.
smashup-card-base_locker_room = Locker Room
smashup-text-base_locker_room = At the start of each player's turn, if that player has a minion here, they draw a card.
smashup-card-base_stadium = Stadium
smashup-text-base_stadium = After a minion is destroyed here, its controller draws a card.

## Short names: at most 14 columns, for cards and bases whose name is wider in some language

smashup-short-ninja_way_of_deception = Deception
smashup-short-alien_supreme_overlord = Overlord
smashup-short-dino_natural_selection = Selection
smashup-short-dino_survival_of_the_fittest = Survival
smashup-short-dino_tooth_and_claw = Tooth and Claw
smashup-short-dino_wildlife_preserve = Preserve
smashup-short-robot_microbot_alpha = Bot Alpha
smashup-short-robot_microbot_archive = Bot Archive
smashup-short-robot_microbot_fixer = Bot Fixer
smashup-short-robot_microbot_guard = Bot Guard
smashup-short-robot_microbot_reclaimer = Bot Reclaimer
smashup-short-wizard_mass_enchantment = Mass Enchant
smashup-short-wizard_winds_of_change = Wind of Change
smashup-short-zombie_not_enough_bullets = Not Enough
smashup-short-zombie_they_keep_coming = Keep Coming
smashup-short-zombie_theyre_coming_to_get_you = Coming for You
smashup-short-trickster_enshrouding_mist = Mist
smashup-short-trickster_take_the_shinies = Take Shinies
smashup-short-ghost_across_the_divide = Across Divide
smashup-short-ghost_door_to_the_beyond = Door to Beyond
smashup-short-ghost_ghostly_arrival = Ghost Arrival
smashup-short-bear_cavalry_polar_commando = Polar Commando
smashup-short-bear_cavalry_bear_necessities = Necessities
smashup-short-bear_cavalry_youre_pretty_much_borscht = Borscht
smashup-short-steampunk_change_of_venue = Venue Change
smashup-short-steampunk_difference_engine = Diff. Engine
smashup-short-steampunk_rotary_slug_thrower = Slug Thrower
smashup-short-killer_plant_venus_man_trap = Venus Man Trap
smashup-short-cthulhu_star_spawn = Star-Spawn
smashup-short-cthulhu_chosen = Chosen
smashup-short-cthulhu_servitor = Servitor
smashup-short-cthulhu_altar = Cthulhu Altar
smashup-short-cthulhu_complete_the_ritual = The Ritual
smashup-short-cthulhu_furthering_the_cause = The Cause
smashup-short-cthulhu_it_begins_again = Begins Again
smashup-short-cthulhu_madness_unleashed = Unleashed
smashup-short-cthulhu_recruit_by_force = Force Recruit
smashup-short-cthulhu_seal_is_broken = Seal is Broken
smashup-short-cthulhu_whispers_in_darkness = Whispers
smashup-short-elder_thing_begin_the_summoning = Begin Summons
smashup-short-elder_thing_power_of_madness = Madness Power
smashup-short-elder_thing_spreading_horror = Spread Horror
smashup-short-elder_thing_the_price_of_power = Price of Power
smashup-short-elder_thing_touch_of_madness = Madness Touch
smashup-short-elder_thing_unfathomable_goals = Unfathomable
smashup-short-innsmouth_mysteries_of_the_deep = Deep Mysteries
smashup-short-innsmouth_return_to_the_sea = Return to Sea
smashup-short-innsmouth_spreading_the_word = Spread Word
smashup-short-miskatonic_old_man_jenkins = Old Jenkins!?
smashup-short-miskatonic_gate_to_beyond = Gate to Beyond
smashup-short-miskatonic_it_just_might_work = Might Work
smashup-short-miskatonic_thats_so_crazy = So Crazy
smashup-short-miskatonic_things_best_not_known = Best Not Known
smashup-short-miskatonic_those_meddling_kids = Meddling Kids
smashup-short-base_the_central_brain = Central Brain
smashup-short-base_factory_436_1337 = Factory 436
smashup-short-base_cave_of_shinies = Shiny Cave
smashup-short-base_mushroom_kingdom = Mushroom Realm
smashup-short-base_the_great_library = Great Library
smashup-short-base_school_of_wizardry = Wizard School
smashup-short-base_evans_city_cemetery = Evans Cemetery
smashup-short-base_rhodes_plaza_mall = Rhodes Mall
smashup-short-base_the_dread_gazebo = Dread Gazebo
smashup-short-base_field_of_honor = Field of Honor
smashup-short-base_inventors_salon = Inventor Salon
smashup-short-base_cool_cats_alley = Cool Cats
smashup-short-base_house_of_nine_lives = Nine Lives
smashup-short-base_beautiful_castle = Beauty Castle
smashup-short-base_plateau_of_leng = Leng Plateau
smashup-short-base_mountains_of_madness = Mad Mountains
smashup-short-base_miskatonic_university = Miskatonic U.
