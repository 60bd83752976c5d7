# Hegemony: everything this game says.

hegemony-name = Hegemony

## Words

hegemony-kingdom-wei = Wei
hegemony-kingdom-shu = Shu
hegemony-kingdom-wu = Wu
hegemony-kingdom-qun = Qun
hegemony-kingdom-careerist = Careerist

hegemony-place-head = head general
hegemony-place-deputy = deputy general

hegemony-gender-male = male
hegemony-gender-female = female

hegemony-category-basic = basic card
hegemony-category-trick = trick
hegemony-category-equip = equipment

# What has been chosen about a player for this turn.
hegemony-marks-no_red = no red hand cards
hegemony-marks-no_black = no black hand cards
hegemony-marks-no_hand = no hand cards
hegemony-marks-red_duels = red cards as Duel
hegemony-marks-black_duels = black cards as Duel
hegemony-marks-more_slashes = one Slash more
hegemony-marks-no_slashes = no Slash

hegemony-phase-start = start phase
hegemony-phase-judge = judge phase
hegemony-phase-draw = draw phase
hegemony-phase-play = play phase
hegemony-phase-discard = discard phase
hegemony-phase-finish = finish phase

hegemony-suit-spade = ♠ spades
hegemony-suit-heart = ♥ hearts
hegemony-suit-club = ♣ clubs
hegemony-suit-diamond = ♦ diamonds

hegemony-nature-normal = damage
hegemony-nature-fire = fire damage
hegemony-nature-thunder = thunder damage

# What a card must be to answer, as something to do.
hegemony-need-jink_use = use a Dodge
hegemony-need-jink = play a Dodge
hegemony-need-slash = play a Slash

hegemony-choice-yes = Yes
hegemony-choice-no = No
hegemony-choice-draw = Draw
hegemony-choice-recover = Recover HP
hegemony-choice-discard = Discard
hegemony-choice-damage = Take damage
hegemony-choice-head = Head general
hegemony-choice-deputy = Deputy general
hegemony-choice-hand = Hand
hegemony-choice-spade = ♠ Spades
hegemony-choice-heart = ♥ Hearts
hegemony-choice-club = ♣ Clubs
hegemony-choice-diamond = ♦ Diamonds
hegemony-choice-lose_hp = Lose 1 HP
hegemony-choice-lose_max_hp = Lose 1 max HP
hegemony-choice-take = Take
hegemony-choice-kingdom = For the rest of the kingdom too
hegemony-choice-single = For this target alone
hegemony-choice-both = Both generals
hegemony-choice-plus = The +1 mount
hegemony-choice-minus = The -1 mount
hegemony-choice-higher = Add 3
hegemony-choice-lower = Subtract 3
hegemony-choice-top = Top of the pile
hegemony-choice-bottom = Bottom of the pile

# Where cards lie.
hegemony-spot-pile = draw pile
hegemony-spot-bottom = bottom of the draw pile
hegemony-spot-discard = discard pile
hegemony-spot-table = table
hegemony-spot-offered = turned up
hegemony-spot-hand = hand
hegemony-spot-equip = equipment
hegemony-spot-judging = judgement area
hegemony-spot-special = on a general

# What a table is made of, where nobody has drawn one.
hegemony-area-turn = turn
hegemony-area-current = turn of
hegemony-area-phase = phase
hegemony-area-players = players
hegemony-area-pile_count = cards in the pile
hegemony-area-discard = discard pile
hegemony-area-table = { "" }
hegemony-area-offered = laid out
hegemony-area-uses = cards in use
hegemony-area-judging = to be judged
hegemony-area-judgement = judgement
hegemony-area-dying = dying
hegemony-area-pile = known in the pile
hegemony-area-unseen = where unseen cards may be
hegemony-area-holders = may be with
hegemony-area-picked = { "" }
hegemony-area-last_skill = { "" }
hegemony-area-last_picked = { "" }
hegemony-area-marks = this turn
hegemony-area-near = distance 1 to
hegemony-area-keeps_fewer = hand limit lower by
hegemony-area-last_kind = { "" }
hegemony-area-dead = dead
hegemony-area-kingdom = kingdom
hegemony-area-head = head general
hegemony-area-deputy = deputy general
hegemony-area-general = general
hegemony-area-shown = shown
hegemony-area-removed = removed
hegemony-area-numb = without skills
hegemony-area-hp = HP
hegemony-area-max_hp = max HP
hegemony-area-hand_count = cards in hand
hegemony-area-hand = hand
hegemony-area-equip = equipment
hegemony-area-chained = chained
hegemony-area-turned = turned over
hegemony-area-drunk = drunk
hegemony-area-range = attack range
hegemony-area-distance = distance
hegemony-area-skills = skills
hegemony-area-used = used in this phase
hegemony-area-spent = used up
hegemony-area-dealt = generals to choose from
hegemony-area-targets = targets
hegemony-area-now = takes effect on
hegemony-area-victim = to be Slashed
hegemony-area-cards = cards
hegemony-area-kind = as
hegemony-area-skill = by
hegemony-area-card = card
hegemony-area-seat = player
hegemony-area-sort = { "" }
hegemony-area-gender = gender
hegemony-area-halves = { "" }
hegemony-area-companions = companions
hegemony-area-lord = lord
hegemony-area-category = type
hegemony-area-suit = { "" }
hegemony-area-number = { "" }
hegemony-area-limit = { "" }
hegemony-area-formation = { "" }
hegemony-area-only = { "" }
hegemony-area-gear = { "" }
hegemony-area-compulsory = { "" }

## Options

hegemony-option-deck = Deck
hegemony-option-deck-about = How many cards are played with.
hegemony-option-deck-108 = the 108 of the standard deck
hegemony-option-deck-109 = 109, with Dragon and Phoenix
hegemony-option-deck-110 = 110, with Scroll of Peace too
hegemony-option-first_draw = First draw
hegemony-option-first_draw-about = Whether the very first draw phase of the game brings one card more.
hegemony-option-first_draw-true = three cards
hegemony-option-first_draw-false = two cards, as always
hegemony-option-pioneer = First general shown
hegemony-option-pioneer-about = Whether the first player to turn up a general draws two cards.
hegemony-option-pioneer-true = draws two cards
hegemony-option-pioneer-false = brings nothing
hegemony-option-banned = Banned generals
hegemony-option-banned-about = Generals that are not dealt.
hegemony-option-generals = Listed generals
hegemony-option-generals-about = Head and deputy for each seat, in seat order, if they shall not be chosen.
hegemony-option-formation = Formation generals
hegemony-option-formation-about = Whether the generals of the box “Formation” are dealt, too.
hegemony-option-formation-true = yes
hegemony-option-formation-false = no
hegemony-option-momentum = Momentum generals
hegemony-option-momentum-about = Whether the generals of the box “Momentum” are dealt, too.
hegemony-option-momentum-true = yes
hegemony-option-momentum-false = no

## Questions

hegemony-question-choose_generals = Choose your head general. The deputy will be of the same kingdom.
hegemony-question-choose_deputy = Choose your deputy general.
hegemony-question-show_generals = Your turn begins. Turn up a general?
hegemony-question-play = { $slashes ->
    [0] Your play phase. No Slash left.
    [1] Your play phase. One Slash left.
    [2] Your play phase. Two Slashes left.
   *[other] Your play phase. Slashes without limit.
}
hegemony-question-target = { $card }: choose a target.
hegemony-question-use_skill = { $skill }: { $wanted ->
    [card] choose a card.
    [player] choose a player.
    [either] { $skill-id ->
        [qiangxi] choose a weapon to discard, or a player at once and lose 1 HP.
       *[other] choose a card or a player.
    }
   *[option] choose one.
}
hegemony-question-skills = { $point ->
    [phase_changing_judge] { hegemony-who-is } about to begin the judge phase.
    [phase_changing_draw] { hegemony-who-is } about to begin the draw phase.
    [phase_changing_play] { hegemony-who-is } about to begin the play phase.
    [phase_changing_discard] { hegemony-who-is } about to begin the discard phase.
    [phase_start_start] { hegemony-who-whose } turn begins.
    [phase_start_draw] { hegemony-who-whose } draw phase begins.
    [phase_start_play] { hegemony-who-whose } play phase begins.
    [phase_start_finish] { hegemony-who-whose } finish phase begins.
    [phase_end_play] { hegemony-who-whose } play phase ends.
    [phase_end_discard] { hegemony-who-whose } discard phase ends.
    [turn_end] { hegemony-who-whose } turn ends.
    [draw_n_cards] { hegemony-who-is } about to draw.
    [after_draw_n_cards] { hegemony-who-has } drawn.
    [card_used] { hegemony-who-has } used a card.
    [card_responded] { hegemony-who-has } played a card.
    [card_asked] { hegemony-who-is } asked for a card.
    [card_effected] { hegemony-who-is } about to be affected by a card.
    [card_finished] { hegemony-who-whose } card is resolved.
    [cards_move_one_time] { hegemony-who-has } lost cards.
    [target_confirming] { hegemony-who-is } becoming the target of a card.
    [target_confirmed] { hegemony-who-is } the target of a card.
    [target_chosen] { hegemony-who-has } chosen a target.
    [slash_effected] { hegemony-who-is } about to be hit by a Slash.
    [slash_missed] { hegemony-who-whose } Slash has been dodged.
    [damage_caused] { hegemony-who-is } about to deal damage.
    [damage_inflicted] { hegemony-who-is } about to take damage.
    [damage] { hegemony-who-has } dealt damage.
    [damaged] { hegemony-who-has } taken damage.
    [post_hp_reduced] { hegemony-who-has } lost HP.
    [pre_hp_lost] { hegemony-who-is } about to lose HP.
    [hp_recover] { hegemony-who-has } recovered HP.
    [ask_for_retrial] { hegemony-who-has } turned up a judgement card.
    [finish_judge] { hegemony-who-whose } judgement counts.
    [dying] { hegemony-who-is } dying.
    [ask_for_peaches] { hegemony-who-is } dying.
    [ask_for_peaches_done] Nobody has helped.
    [death] { hegemony-who-has } died.
    [bury_victim] { hegemony-who-has } died.
    [general_shown] { hegemony-who-has } turned up a general.
    [general_removed] { hegemony-who-has } lost a general.
    [pindian_verifying] The cards of a contest are turned up.
   *[other] { "" }
} Use a skill?
# Whom it is about.
hegemony-who-is = { $about ->
    [none] You are
   *[other] { $about } is
}
hegemony-who-has = { $about ->
    [none] You have
   *[other] { $about } has
}
hegemony-who-whose = { $about ->
    [none] Your
   *[other] { $about }’s
}
hegemony-question-which_first = Several skills come up that must be done. Which one is first?
hegemony-question-respond = { $to }{ $source ->
    [none] { "" }
   *[other] { " " }by { $source }
}: { $need }?
hegemony-question-respond_again = { $to }{ $source ->
    [none] { "" }
   *[other] { " " }by { $source }
}: { $need }? It takes two.
hegemony-question-nullify = { $card }{ $source ->
    [none] { "" }
   *[other] { " " }by { $source }
} on { $seat }: nullify it?
hegemony-question-nullify_nullify = { $source } has used { $card }. Nullify it in turn?
hegemony-question-nullify_how = { $card }: nullify for whom?
hegemony-question-rescue = { $own ->
    [true] You are
   *[false] { $seat } is
} dying, { $need } HP short. Help?
hegemony-question-must_slash = { $to }: { $to-id ->
    [collateral] use a Slash on the player named, or hand over your weapon.
    [tiaoxin] use a Slash on whoever provokes you, or lose a card.
    [luanwu] use a Slash on a player nearest to you, or lose 1 HP.
   *[other] use a Slash, or bear what follows.
}
hegemony-question-pick_cards = { $to }: { $to-id ->
    [ganglie] discard 2 hand cards, or pass and take 1 damage.
    [xiaoguo] discard an equipment card, or pass and take 1 damage.
    [xiangle] discard a basic card, or pass and your Slash has no effect.
    [double_sword_skill] discard a hand card, or pass and your attacker draws one.
    [hongfa] discard a soldier instead of losing HP?
    [buqu] choose what to take off your general.
    [fire_attack] { $does ->
        [discard] discard a card of that suit to deal 1 fire damage?
       *[show] choose a hand card to show.
    }
   *[other] choose { $n ->
        [one] a card
       *[other] { $n } cards
    }{ $does ->
        [discard] { " " }to discard.
        [give] { " " }to give away.
        [take] { " " }to take.
        [show] { " " }to show.
        [keep] { " " }to keep.
        [place] { " " }to put down.
        [move] { " " }to move.
        [compare] { " " }for the contest.
        [retrial] { " " }to replace the judgement card.
        [slash] { " " }to use as a Slash.
       *[choose] .
    }
}
hegemony-question-pick_card_of = { $to }: choose a card of { $seat }{ $does ->
    [discard] { " " }to discard.
    [give] { " " }to give away.
    [take] { " " }to take.
    [show] { " " }to show.
    [move] { " " }to move.
   *[choose] .
    }
hegemony-question-pick_offered = { $to }: { $does ->
    [discard] choose what to discard of these cards.
    [give] choose what to give away of these cards.
    [take] choose what to take of these cards.
    [keep] choose what to keep of these cards.
    [place] choose what to put down of these cards.
   *[choose] choose among these cards.
}
hegemony-question-pick_seats = { $to }: { $does ->
    [discard] choose whose card to discard.
    [give] choose who gets the cards.
    [take] choose whose card to take.
    [show] choose who shows cards.
    [place] choose who gets it.
    [move] choose whose card to move.
    [compare] choose whom to contest with.
    [damage] choose who takes the damage.
    [heal] choose who recovers.
    [draw] choose who draws.
    [slash] choose whom to Slash.
   *[choose] { $to-id ->
        [qianxi] choose who cannot use hand cards of that colour.
       *[other] choose a player.
    }
}
hegemony-question-choose = { $to }: { $to-id ->
    [kuangfu] discard that card, or put it into your own equipment?
    [duanchang] which general of your killer loses its skills?
    [benghuai] which do you lose?
    [dragon_phoenix_skill] come back with a new general of your killer’s kingdom?
    [qingcheng] which general is turned face down?
    [guzheng] take the other cards discarded in this phase, too?
    [tuntian] put the judgement card on your general as a field?
    [chuanxin] discard all your equipment and lose 1 HP, or give up your deputy general?
    [yinghun_sunjian] shall they draw more and discard 1, or draw 1 and discard more?
    [known_both] what do you look at?
    [shangyi] what do you look at?
    [yiji] once more, for another point of damage?
    [wangxi] once more, for another point of damage?
    [hengjiang] once more, for another point of damage?
    [luoshen] judge once more?
    [xiaoji] draw 2 more, for another card of your equipment?
    [fanjian] name a suit.
    [kylin_bow_skill] which mount is discarded?
   *[other] choose one.
}
hegemony-question-reward = Your generals are companions. Draw 2 cards, or recover 1 HP?
hegemony-question-join_formation = { $to } calls for a formation. Turn up a general to stand in it?
hegemony-question-discard_down = Your hand is too big: { $n ->
    [one] discard a card.
   *[other] discard { $n } cards.
}
hegemony-question-compare = A contest: choose a hand card. The higher number wins.
hegemony-question-arrange = { $to }: lay these cards back on the pile, the topmost first.{ $to-id ->
    [wuxin] { "" }
   *[other] { " " }What you leave out goes under it.
}

## Actions

hegemony-action-general = { $general }
hegemony-action-card = { $card }
hegemony-action-skill = Use { $skill }
hegemony-action-seat = { $seat }
hegemony-action-choose = { $choice }
hegemony-action-blind = A hand card, unseen
hegemony-action-recast = Recast { $card }
hegemony-action-done = Done
hegemony-action-pass = { $asked ->
    [play] End the phase
    [show_generals] Stay hidden
    [skills] No skill
    [join_formation] Stay hidden
    [respond] No answer
    [respond_again] No answer
    [nullify] Let it happen
    [nullify_nullify] Let it stand
    [rescue] No help
    [must_slash] No Slash
   *[other] Pass
}

## Quotes

hegemony-quote-shows = turns up { $general }
hegemony-quote-health = { $hp } of { $max } HP
hegemony-quote-distance = distance { $n }
hegemony-quote-draws = { $n ->
    [one] draw a card
   *[other] draw { $n } cards
}

## Refusals

hegemony-refusal-not_yours = { $card } is not one of your cards.
hegemony-refusal-slash_limit = { $most ->
    [one] You can use only one Slash in this phase.
   *[other] You can use only { $most } Slashes in this phase.
}
hegemony-refusal-not_wounded = You are not wounded.
hegemony-refusal-wine_once = You can drink Wine only once a turn.
hegemony-refusal-only_as_answer = { $card } can only be used as an answer.
hegemony-refusal-no_target = There is nobody you could use { $card } on.
hegemony-refusal-too_far = { $seat } is at distance { $distance }; you reach { $reach }.
hegemony-refusal-no_such_target = { $seat } cannot be chosen for this.
hegemony-refusal-no_such_skill = You do not have { $skill }.
hegemony-refusal-skill_spent = You have used { $skill } as often as you may.
hegemony-refusal-skill_not_now = { $skill } cannot be used now.
hegemony-refusal-not_fitting = { $card } does not fit here.
hegemony-refusal-not_offered = That cannot be chosen now.
hegemony-refusal-must_answer = You must choose something.
hegemony-refusal-pick_more = { $n ->
    [one] You must choose one more.
   *[other] You must choose { $n } more.
}
hegemony-refusal-not_in_phase = That cannot be done in the { $phase }.

## Events

hegemony-event-generals_dealt = { $generals-count ->
    [0] { "" }
   *[other] { $seat } chooses from { $generals }.
}
hegemony-event-generals_chosen = { $head ->
    [none] { $seat } has chosen two generals with { $hp } HP.
   *[other] { $seat } has chosen { $head } and { $deputy }, with { $hp } HP.
}
hegemony-event-generals_placed = Everybody has two generals face down.
hegemony-event-hand_dealt = { $cards ->
    [one] { $seat } is dealt a card.
    [other] { $seat } is dealt { $cards } cards.
   *[known] { $seat } is dealt { $cards }.
}
hegemony-event-cards_moved = { $cause ->
    [use] { "" }
    [rest] { "" }
    [respond] { "" }
    [judge] { "" }
    [retrial] { "" }
    [compare] { "" }
    [draw] { $to-seat } draws { $cards ->
        [one] a card
        [other] { $cards } cards
       *[known] { $cards }
    }.
    [discard] { $from ->
        [pile] Discarded from the draw pile: { $cards }.
        [bottom] Discarded from the bottom of the draw pile: { $cards }.
        [table] Discarded: { $cards }.
        [offered] Discarded: { $cards }.
        [equip] { $from-seat } discards { $cards } from the equipment.
        [judging] { $from-seat } discards { $cards } from the judgement area.
        [special] { $from-seat } discards { $cards } from the { $from-place }.
       *[hand] { $from-seat } discards { $cards }.
    }
    [dismantle] Discarded from { $from ->
        [equip] the equipment of { $from-seat }
        [judging] the judgement area of { $from-seat }
        [special] the { $from-place } of { $from-seat }
       *[hand] the hand of { $from-seat }
    }: { $cards }.
    [give] { $from ->
        [pile] { $to-seat } gets { $cards ->
            [one] a card
            [other] { $cards } cards
           *[known] { $cards }
        } from the draw pile.
        [bottom] { $to-seat } gets { $cards ->
            [one] a card
            [other] { $cards } cards
           *[known] { $cards }
        } from the bottom of the draw pile.
        [discard] { $to-seat } gets { $cards } from the discard pile.
        [table] { $to-seat } gets { $cards }.
        [offered] { $to-seat } gets { $cards }.
        [special] { $to-seat } gets { $cards } from the { $from-place } of { $from-seat }.
       *[hand] { $from-seat } gives { $cards ->
            [one] a card
            [other] { $cards } cards
           *[known] { $cards }
        } to { $to-seat }.
    }
    [take] { $to-seat } takes { $cards ->
        [one] a card
        [other] { $cards } cards
       *[known] { $cards }
    }{ $from ->
        [pile] { " " }from the draw pile.
        [bottom] { " " }from the bottom of the draw pile.
        [discard] { " " }from the discard pile.
        [table] .
        [offered] .
        [equip] { " " }from the equipment of { $from-seat }.
        [judging] { " " }from the judgement area of { $from-seat }.
        [special] { " " }from the { $from-place } of { $from-seat }.
       *[hand] { " " }from the hand of { $from-seat }.
    }
    [swap] The hand of { $from-seat } goes to { $to-seat }: { $cards ->
        [one] a card
        [other] { $cards } cards
       *[known] { $cards }
    }.
    [equip] { $from ->
        [table] { "" }
       *[other] { $to-seat } is equipped with { $cards }.
    }
    [replace] { $from-seat } puts { $cards } away.
    [recast] { $from-seat } recasts { $cards }.
    [reveal] Turned up: { $cards }.
    [death] The cards of { $from-seat } are discarded: { $cards }.
   *[place] { $to ->
        [judging] { $to-kind } lies in the judgement area of { $to-seat }.
        [special] Put on the { $to-place } of { $to-seat }: { $cards ->
            [one] a card
            [other] { $cards } cards
           *[known] { $cards }
        }.
        [equip] { $to-seat } is equipped with { $cards }.
        [hand] { $to-seat } gets { $cards ->
            [one] a card
            [other] { $cards } cards
           *[known] { $cards }
        }.
        [pile] Put on top of the draw pile: { $cards ->
            [one] a card
            [other] { $cards } cards
           *[known] { $cards }
        }.
        [bottom] Put under the draw pile: { $cards ->
            [one] a card
            [other] { $cards } cards
           *[known] { $cards }
        }.
        [discard] Discarded: { $cards }.
       *[offered] Turned up: { $cards }.
    }
}
hegemony-event-pile_shuffled = The discard pile is shuffled into a new draw pile.
hegemony-event-pile_arranged = { $seat } arranges the top { $n ->
    [one] card
   *[other] { $n } cards
    } of the draw pile{ $bottom ->
    [0] .
    [one] ; 1 of them goes under it.
   *[other] ; { $bottom } of them go under it.
    }
hegemony-event-pile_seen = { $order-count ->
    [0] { $seat } looks at the top { $n ->
        [one] card
       *[other] { $n } cards
    } of the draw pile.
   *[other] { $seat } looks at the top of the draw pile: { $order }.
}
hegemony-event-hand_seen = { $cards ->
    [one] { $seat } looks at the hand of { $owner }.
    [other] { $seat } looks at the hand of { $owner }.
   *[known] { $seat } looks at the hand of { $owner }: { $cards }.
}
hegemony-event-general_seen = { $general ->
    [none] { $seat } looks at the { $place } of { $owner }.
   *[other] { $seat } looks at the { $place } of { $owner }: { $general }.
}
hegemony-event-card_shown = { $seat } shows { $card }.
hegemony-event-turn_began = Turn { $turn }: { $seat }.
hegemony-event-turn_skipped = { $seat } misses this turn.
hegemony-event-phase_began = { "" }
hegemony-event-phase_skipped = { $seat } skips the { $phase }.
hegemony-event-phase_ended = { "" }
hegemony-event-turn_ended = { "" }
hegemony-event-extra_turn = { $seat } will have an extra turn.
hegemony-event-turn_cut_short = The turn ends at once.
hegemony-event-general_shown = { $seat } turns up the { $place }: { $general }.
hegemony-event-general_hidden = The { $place } of { $seat } is turned face down.
hegemony-event-general_removed = The { $place } of { $seat } is removed: { $general }.
hegemony-event-skills_lost = The { $place } of { $seat } loses all skills.
hegemony-event-skill_gained = { $seat } gains { $skill }.
hegemony-event-skill_lost = { $seat } loses { $skill }.
hegemony-event-kingdom_set = { $kingdom-id ->
    [wei] { $seat } is of Wei.
    [shu] { $seat } is of Shu.
    [wu] { $seat } is of Wu.
    [qun] { $seat } is of Qun.
    [careerist] { $seat } is a careerist.
   *[none] { $seat } counts as no kingdom any more.
}
hegemony-event-pioneered = { "" }
hegemony-event-rewarded = { "" }
hegemony-event-stirred = { "" }
hegemony-event-ruled_out = { "" }
hegemony-event-one_of = { "" }
hegemony-event-chose = { $targets-count ->
    [0] { $cards-count ->
        [0] { $choice-id ->
            [yes] { "" }
            [no] { "" }
           *[other] { $seat } chooses: { $choice }.
        }
       *[other] { "" }
    }
   *[other] { $seat } chooses { $targets }.
}
hegemony-event-skill_used = { $targets-count ->
    [0] { $seat } uses { $skill }.
   *[other] { $seat } uses { $skill } on { $targets }.
}
hegemony-event-use_began = { $aim ->
    [judged] { $kind } comes up for { $seat }.
   *[own] { $seat } uses { $skill ->
        [none] { $cards-count ->
            [0] a virtual { $kind }
           *[other] { $cards }
        }
       *[other] { $cards-count ->
            [0] a virtual { $kind } by { $skill }
           *[other] { $cards } as { $kind } by { $skill }
        }
    }{ $aim ->
        [others] { " " }on { $targets }
       *[own] { "" }
    }{ $victim ->
        [none] .
       *[other] { " " }against { $victim }.
    }
}
hegemony-event-target_changed = { $fate ->
    [cancelled] { $seat } is no target any more.
    [spared] It has no effect on { $seat }.
    [nullified] It is nullified for { $seat }.
    [kingdom_nullified] It is nullified for { $seat }, too.
    [no_jink] { $seat } cannot dodge it.
    [twice] { $seat } needs two cards to answer it.
    [back_twice] It takes two cards to answer { $seat }.
    [armour_ignored] The armour of { $seat } does not count.
   *[hit_anyway] It hits { $seat } all the same.
}
hegemony-event-target_moved = { $seat } is the target instead of { $owner }.
hegemony-event-source_changed = { $seat } counts as the source of its damage.
hegemony-event-use_hurt = { "" }
hegemony-event-use_ended = { "" }
hegemony-event-unanswered = { "" }
hegemony-event-nullifies = { $kingdom ->
    [true] { $seat } nullifies for the rest of the kingdom, too.
   *[false] { "" }
}
hegemony-event-responded = { $used ->
    [true] { $seat } uses { $skill ->
        [none] { $cards-count ->
            [0] a virtual { $kind }
           *[other] { $cards }
        }
       *[other] { $cards-count ->
            [0] a virtual { $kind } by { $skill }
           *[other] { $cards } as { $kind } by { $skill }
        }
    }.
   *[false] { $seat } plays { $skill ->
        [none] { $cards-count ->
            [0] a virtual { $kind }
           *[other] { $cards }
        }
       *[other] { $cards-count ->
            [0] a virtual { $kind } by { $skill }
           *[other] { $cards } as { $kind } by { $skill }
        }
    }.
}
hegemony-event-no_answer = { "" }
hegemony-event-damage_began = { "" }
hegemony-event-damage_changed = The damage is now { $amount }.
hegemony-event-damage_prevented = The damage to { $seat } is prevented.
hegemony-event-damage_done = { $source ->
    [none] { $seat } takes { $n } { $nature }.
   *[other] { $seat } takes { $n } { $nature } from { $source }.
}
hegemony-event-damage_ended = { "" }
hegemony-event-hp_lost = { $seat } loses { $n } HP.
hegemony-event-recovered = { $seat } recovers { $n } HP.
hegemony-event-hp_set = { $seat } now has { $hp } HP.
hegemony-event-max_hp_changed = { $seat } now has { $max_hp } max HP.
hegemony-event-chained = { $on ->
    [true] { $seat } is chained.
   *[false] { $seat } is released from the chains.
}
hegemony-event-turned_over = { $on ->
    [true] { $seat } is turned over.
   *[false] { $seat } is turned back.
}
hegemony-event-judgement_began = { $skill ->
    [none] { $kind ->
        [none] { $seat } judges: { $card }.
       *[other] { $seat } judges for { $kind }: { $card }.
    }
   *[other] { $seat } judges for { $skill }: { $card }.
}
hegemony-event-judgement_replaced = { $seat } replaces the judgement card with { $card }.
hegemony-event-judgement_fixed = The judgement is { $suit }.
hegemony-event-judgement_taken = { "" }
hegemony-event-judgement_ended = { "" }
hegemony-event-dying_began = { $seat } is dying.
hegemony-event-dying_ended = { $saved ->
    [true] { $seat } is saved.
   *[false] { "" }
}
hegemony-event-died = { $killer ->
    [none] { $seat } dies.
   *[other] { $seat } is killed by { $killer }.
}
hegemony-event-rejoined = { $seat } rejoins the game.
hegemony-event-marked = { $n ->
    [0] { "" }
   *[other] { $mark ->
        [qianxi] { $n ->
            [1] { $seat } cannot use or play red hand cards this turn.
            [2] { $seat } cannot use or play black hand cards this turn.
           *[other] { $seat } cannot use or play hand cards this turn.
        }
        [shuangxiong] { $n ->
            [1] { $seat } may use red hand cards as Duel this turn.
           *[other] { $seat } may use black hand cards as Duel this turn.
        }
        [hengjiang] The hand limit of { $seat } is lower by { $n } this turn.
        [tianyi_won] { $seat } may use one Slash more this turn, at any distance.
        [tianyi_lost] { $seat } cannot use a Slash this turn.
       *[other] { "" }
    }
}
hegemony-event-draw_changed = { "" }
hegemony-event-compared = { $won ->
    [true] { $seat } wins the contest with { $owner }: { $card } against { $other }.
   *[false] { $seat } does not win the contest with { $owner }: { $card } against { $other }.
}
hegemony-event-noticed = { "" }
hegemony-event-won = { $kingdom-id ->
    [careerist] The careerist { $winners } wins.
   *[other] { $kingdom } wins: { $winners }.
}
hegemony-event-nobody_won = { $why ->
    [turn_limit] Nobody wins: it has taken too many turns.
    [no_cards] Nobody wins: the cards have run out.
   *[nobody_left] Nobody wins: nobody is left alive.
}
hegemony-event-resolution_cut = The effects would go on for ever; they are broken off, and the turn ends.

## Endings

hegemony-reason-kingdom = one kingdom has outlived the others
hegemony-reason-careerist = a careerist has outlived everybody else
hegemony-reason-turn_limit = it took too many turns
hegemony-reason-no_cards = the cards ran out
hegemony-reason-nobody_left = nobody is left alive

## Cards

hegemony-card-slash = Slash
hegemony-text-slash = In your play phase, once per phase: use it on another player in your attack range. Unless they use a Dodge, you deal 1 damage to them. All kinds of Slash share this limit; you may also play one whenever an effect asks for a Slash.
hegemony-card-fire_slash = Fire Slash
hegemony-text-fire_slash = A Slash in every respect, but its damage is fire damage.
hegemony-card-thunder_slash = Thunder Slash
hegemony-text-thunder_slash = A Slash in every respect, but its damage is thunder damage.
hegemony-card-jink = Dodge
hegemony-text-jink = When a Slash is about to hit you, use this to offset it. You also play it to answer Arrow Volley.
hegemony-card-peach = Peach
hegemony-text-peach = In your play phase, if you are wounded, recover 1 HP. Or when any player is dying, use it on them: they recover 1 HP.
hegemony-card-analeptic = Wine
hegemony-text-analeptic = In your play phase, once per turn: your next Slash this turn deals 1 more damage (spent even if that Slash is dodged). Or when you are dying, without limit: recover 1 HP.
hegemony-card-dismantlement = Dismantle
hegemony-text-dismantlement = Choose another player and discard one card from their hand (unseen), equipment or judgement area.
hegemony-card-snatch = Steal
hegemony-text-snatch = Choose another player at distance 1 and take one card from their hand (unseen), equipment or judgement area.
hegemony-card-duel = Duel
hegemony-text-duel = Choose another player. Starting with them, the two of you take turns playing a Slash; the first who does not takes 1 damage from the other.
hegemony-card-collateral = Borrowed Blade
hegemony-text-collateral = Choose another player who has a weapon, and a player in their attack range whom they may Slash. They use a Slash on that player, or else you take their weapon.
hegemony-card-ex_nihilo = Something from Nothing
hegemony-text-ex_nihilo = Draw 2 cards.
hegemony-card-nullification = Nullify
hegemony-text-nullification = When a trick is about to take effect on one target, or a delayed trick is about to be judged, offset that effect. It can itself be nullified.
hegemony-card-iron_chain = Iron Chains
hegemony-text-iron_chain = Choose 1 or 2 players, yourself allowed: each becomes chained, or is released if already chained. Or recast it: discard it and draw 1 card.
hegemony-card-fire_attack = Fire Attack
hegemony-text-fire_attack = Choose a player with hand cards (yourself only if another card stays in your hand). They show one; you may discard a hand card of the same suit to deal 1 fire damage to them.
hegemony-card-archery_attack = Arrow Volley
hegemony-text-archery_attack = Every other player in turn, starting with the next, plays a Dodge or takes 1 damage from you.
hegemony-card-savage_assault = Barbarian Raid
hegemony-text-savage_assault = Every other player in turn, starting with the next, plays a Slash or takes 1 damage from you.
hegemony-card-god_salvation = Peach Garden
hegemony-text-god_salvation = In seat order starting with you, every wounded player recovers 1 HP.
hegemony-card-amazing_grace = Harvest
hegemony-text-amazing_grace = Reveal one card from the draw pile for each living player. In seat order starting with you, each takes one of them; discard the rest.
hegemony-card-heg_nullification = Kingdom Nullify
hegemony-text-heg_nullification = As Nullify. Or, against a non-delayed trick other than Nullify whose target has a shown kingdom (not a careerist) with more targets still to come: offset it for this target and every later target of that kingdom; for those later ones nobody can use Nullify.
hegemony-card-await_exhausted = Rest and Wait
hegemony-text-await_exhausted = You and all players of your kingdom (you alone if you have shown none) draw 2 cards each; after that, each of them discards 2 cards.
hegemony-card-known_both = Know Both Sides
hegemony-text-known_both = Choose another player with a hand card or a face-down general: look at their hand, or at one of their face-down generals. Or recast it: discard it and draw 1 card.
hegemony-card-befriend_attacking = Distant Friends
hegemony-text-befriend_attacking = If you have a shown kingdom, choose a player of a different shown kingdom. They draw 1 card, then you draw 3.
hegemony-card-lightning = Lightning
hegemony-text-lightning = Place it in your judgement area if it holds none. In the judge phase of whoever has it, they judge: on ♠2 to ♠9 they take 3 thunder damage without a source and it is discarded; otherwise it moves to the next player who can hold it.
hegemony-card-indulgence = Indulgence
hegemony-text-indulgence = Place it in the judgement area of another player who has none. In their judge phase they judge: unless it is ♥, they skip their play phase. Then discard it.
hegemony-card-supply_shortage = Supply Cut
hegemony-text-supply_shortage = Place it in the judgement area of another player at distance 1 who has none. In their judge phase they judge: unless it is ♣, they skip their draw phase. Then discard it.
hegemony-card-crossbow = Repeating Crossbow
hegemony-text-crossbow = Weapon, range 1. Locked. You may use any number of Slashes in your play phase (but not by turning this very card into a Slash).
hegemony-card-qinggang_sword = Blue Steel Sword
hegemony-text-qinggang_sword = Weapon, range 2. Locked. Your Slashes ignore the armour of their targets.
hegemony-card-double_sword = Twin Swords
hegemony-text-double_sword = Weapon, range 2. When your Slash targets a player of the opposite gender (both genders known), you may have them choose: they discard a hand card, or you draw 1 card.
hegemony-card-ice_sword = Frost Sword
hegemony-text-ice_sword = Weapon, range 2. When your Slash is about to damage a player who has cards (not through chains or a transfer), you may prevent that damage and discard 2 of their cards, one after the other.
hegemony-card-axe = Rock-Splitter Axe
hegemony-text-axe = Weapon, range 3. When your Slash is dodged, you may discard 2 cards other than this axe: the Slash hits all the same.
hegemony-card-spear = Serpent Spear
hegemony-text-spear = Weapon, range 3. You may use or play 2 hand cards together as a plain Slash; it has a colour only if both cards share it.
hegemony-card-fan = Feather Fan
hegemony-text-fan = Weapon, range 4. When you use a plain Slash that is not converted from other cards, you may make it a Fire Slash.
hegemony-card-kylin_bow = Qilin Bow
hegemony-text-kylin_bow = Weapon, range 5. When your Slash is about to damage a player (not through chains or a transfer), you may discard one of their mounts.
hegemony-card-six_swords = Six Swords
hegemony-text-six_swords = Weapon, range 2. Locked. Other players of your kingdom have attack range +1.
hegemony-card-triblade = Three-Point Blade
hegemony-text-triblade = Weapon, range 3. After your Slash damages a player who is still alive (not through chains or a transfer), you may discard a hand card to deal 1 damage to a different player at distance 1 from them.
hegemony-card-dragon_phoenix = Dragon and Phoenix
hegemony-text-dragon_phoenix = Weapon, range 2. When your Slash targets a player, you may have them discard a card. When a player killed by your Slash dies, if no kingdom has fewer players than yours, they may rejoin the game with an unused general of your kingdom.
hegemony-card-eight_diagram = Eight Trigrams
hegemony-text-eight_diagram = Armour. Whenever you need a Dodge, you may judge: if red, you count as having used or played one.
hegemony-card-renwang_shield = Guardian Shield
hegemony-text-renwang_shield = Armour. Locked. Black Slashes have no effect on you.
hegemony-card-vine = Rattan Armour
hegemony-text-vine = Armour. Locked. Plain Slashes, Barbarian Raid and Arrow Volley have no effect on you. Fire damage you take is increased by 1.
hegemony-card-silver_lion = Silver Lion
hegemony-text-silver_lion = Armour. Locked. When you take more than 1 damage at once, it becomes 1. When this leaves your equipment area, recover 1 HP if you are wounded.
hegemony-card-jueying = Jueying (+1)
hegemony-text-jueying = Mount. Others’ distance to you is 1 more.
hegemony-card-dilu = Dilu (+1)
hegemony-text-dilu = Mount. Others’ distance to you is 1 more.
hegemony-card-zhuahuangfeidian = Zhuahuang Feidian (+1)
hegemony-text-zhuahuangfeidian = Mount. Others’ distance to you is 1 more.
hegemony-card-chitu = Red Hare (-1)
hegemony-text-chitu = Mount. Your distance to others is 1 less.
hegemony-card-dayuan = Dayuan (-1)
hegemony-text-dayuan = Mount. Your distance to others is 1 less.
hegemony-card-zixing = Zixing (-1)
hegemony-text-zixing = Mount. Your distance to others is 1 less.
hegemony-card-peace_spell = Scroll of Peace
hegemony-text-peace_spell = Armour. Locked. Fire and thunder damage to you is prevented. All players of your kingdom, you included, have hand limit +X, where X is the number of players of your kingdom. When this leaves your equipment area, lose 1 HP and draw 2 cards.

## The deck

hegemony-card-slash_s5 = { hegemony-card-slash } ♠5
hegemony-card-slash_s7 = { hegemony-card-slash } ♠7
hegemony-card-slash_s8_1 = { hegemony-card-slash } ♠8
hegemony-card-slash_s8_2 = { hegemony-card-slash } ♠8
hegemony-card-slash_s9 = { hegemony-card-slash } ♠9
hegemony-card-slash_s10 = { hegemony-card-slash } ♠10
hegemony-card-slash_sj = { hegemony-card-slash } ♠J
hegemony-card-slash_c2 = { hegemony-card-slash } ♣2
hegemony-card-slash_c3 = { hegemony-card-slash } ♣3
hegemony-card-slash_c4 = { hegemony-card-slash } ♣4
hegemony-card-slash_c5 = { hegemony-card-slash } ♣5
hegemony-card-slash_c8 = { hegemony-card-slash } ♣8
hegemony-card-slash_c9 = { hegemony-card-slash } ♣9
hegemony-card-slash_c10 = { hegemony-card-slash } ♣10
hegemony-card-slash_cj_1 = { hegemony-card-slash } ♣J
hegemony-card-slash_cj_2 = { hegemony-card-slash } ♣J
hegemony-card-slash_h10 = { hegemony-card-slash } ♥10
hegemony-card-slash_hq = { hegemony-card-slash } ♥Q
hegemony-card-slash_d10 = { hegemony-card-slash } ♦10
hegemony-card-slash_dj = { hegemony-card-slash } ♦J
hegemony-card-slash_dq = { hegemony-card-slash } ♦Q
hegemony-card-fire_slash_h4 = { hegemony-card-fire_slash } ♥4
hegemony-card-fire_slash_d4 = { hegemony-card-fire_slash } ♦4
hegemony-card-fire_slash_d5 = { hegemony-card-fire_slash } ♦5
hegemony-card-thunder_slash_s6 = { hegemony-card-thunder_slash } ♠6
hegemony-card-thunder_slash_s7 = { hegemony-card-thunder_slash } ♠7
hegemony-card-thunder_slash_c6 = { hegemony-card-thunder_slash } ♣6
hegemony-card-thunder_slash_c7 = { hegemony-card-thunder_slash } ♣7
hegemony-card-thunder_slash_c8 = { hegemony-card-thunder_slash } ♣8
hegemony-card-jink_h2 = { hegemony-card-jink } ♥2
hegemony-card-jink_hj = { hegemony-card-jink } ♥J
hegemony-card-jink_hk = { hegemony-card-jink } ♥K
hegemony-card-jink_d2 = { hegemony-card-jink } ♦2
hegemony-card-jink_d3 = { hegemony-card-jink } ♦3
hegemony-card-jink_d6 = { hegemony-card-jink } ♦6
hegemony-card-jink_d7_1 = { hegemony-card-jink } ♦7
hegemony-card-jink_d7_2 = { hegemony-card-jink } ♦7
hegemony-card-jink_d8_1 = { hegemony-card-jink } ♦8
hegemony-card-jink_d8_2 = { hegemony-card-jink } ♦8
hegemony-card-jink_d9 = { hegemony-card-jink } ♦9
hegemony-card-jink_d10 = { hegemony-card-jink } ♦10
hegemony-card-jink_dj = { hegemony-card-jink } ♦J
hegemony-card-jink_dk = { hegemony-card-jink } ♦K
hegemony-card-peach_h4 = { hegemony-card-peach } ♥4
hegemony-card-peach_h6 = { hegemony-card-peach } ♥6
hegemony-card-peach_h7 = { hegemony-card-peach } ♥7
hegemony-card-peach_h8 = { hegemony-card-peach } ♥8
hegemony-card-peach_h9 = { hegemony-card-peach } ♥9
hegemony-card-peach_h10 = { hegemony-card-peach } ♥10
hegemony-card-peach_hq = { hegemony-card-peach } ♥Q
hegemony-card-peach_d2 = { hegemony-card-peach } ♦2
hegemony-card-analeptic_s9 = { hegemony-card-analeptic } ♠9
hegemony-card-analeptic_c9 = { hegemony-card-analeptic } ♣9
hegemony-card-analeptic_d9 = { hegemony-card-analeptic } ♦9
hegemony-card-dismantlement_s3 = { hegemony-card-dismantlement } ♠3
hegemony-card-dismantlement_s4 = { hegemony-card-dismantlement } ♠4
hegemony-card-dismantlement_hq = { hegemony-card-dismantlement } ♥Q
hegemony-card-snatch_s3 = { hegemony-card-snatch } ♠3
hegemony-card-snatch_s4 = { hegemony-card-snatch } ♠4
hegemony-card-snatch_d3 = { hegemony-card-snatch } ♦3
hegemony-card-duel_sa = { hegemony-card-duel } ♠A
hegemony-card-duel_ca = { hegemony-card-duel } ♣A
hegemony-card-collateral_cq = { hegemony-card-collateral } ♣Q
hegemony-card-ex_nihilo_h7 = { hegemony-card-ex_nihilo } ♥7
hegemony-card-ex_nihilo_h8 = { hegemony-card-ex_nihilo } ♥8
hegemony-card-nullification_sj = { hegemony-card-nullification } ♠J
hegemony-card-iron_chain_sq = { hegemony-card-iron_chain } ♠Q
hegemony-card-iron_chain_cq = { hegemony-card-iron_chain } ♣Q
hegemony-card-iron_chain_ck = { hegemony-card-iron_chain } ♣K
hegemony-card-fire_attack_h2 = { hegemony-card-fire_attack } ♥2
hegemony-card-fire_attack_h3 = { hegemony-card-fire_attack } ♥3
hegemony-card-archery_attack_ha = { hegemony-card-archery_attack } ♥A
hegemony-card-savage_assault_sk = { hegemony-card-savage_assault } ♠K
hegemony-card-savage_assault_c7 = { hegemony-card-savage_assault } ♣7
hegemony-card-god_salvation_ha = { hegemony-card-god_salvation } ♥A
hegemony-card-amazing_grace_h3 = { hegemony-card-amazing_grace } ♥3
hegemony-card-heg_nullification_ck = { hegemony-card-heg_nullification } ♣K
hegemony-card-heg_nullification_dq = { hegemony-card-heg_nullification } ♦Q
hegemony-card-await_exhausted_hj = { hegemony-card-await_exhausted } ♥J
hegemony-card-await_exhausted_d4 = { hegemony-card-await_exhausted } ♦4
hegemony-card-known_both_c3 = { hegemony-card-known_both } ♣3
hegemony-card-known_both_c4 = { hegemony-card-known_both } ♣4
hegemony-card-befriend_attacking_h9 = { hegemony-card-befriend_attacking } ♥9
hegemony-card-lightning_sa = { hegemony-card-lightning } ♠A
hegemony-card-indulgence_h6 = { hegemony-card-indulgence } ♥6
hegemony-card-indulgence_c6 = { hegemony-card-indulgence } ♣6
hegemony-card-supply_shortage_s10 = { hegemony-card-supply_shortage } ♠10
hegemony-card-supply_shortage_c10 = { hegemony-card-supply_shortage } ♣10
hegemony-card-crossbow_da = { hegemony-card-crossbow } ♦A
hegemony-card-qinggang_sword_s6 = { hegemony-card-qinggang_sword } ♠6
hegemony-card-double_sword_s2 = { hegemony-card-double_sword } ♠2
hegemony-card-ice_sword_s2 = { hegemony-card-ice_sword } ♠2
hegemony-card-axe_d5 = { hegemony-card-axe } ♦5
hegemony-card-spear_sq = { hegemony-card-spear } ♠Q
hegemony-card-fan_da = { hegemony-card-fan } ♦A
hegemony-card-kylin_bow_h5 = { hegemony-card-kylin_bow } ♥5
hegemony-card-six_swords_d6 = { hegemony-card-six_swords } ♦6
hegemony-card-triblade_dq = { hegemony-card-triblade } ♦Q
hegemony-card-dragon_phoenix_s2 = { hegemony-card-dragon_phoenix } ♠2
hegemony-card-eight_diagram_s2 = { hegemony-card-eight_diagram } ♠2
hegemony-card-renwang_shield_c2 = { hegemony-card-renwang_shield } ♣2
hegemony-card-vine_c2 = { hegemony-card-vine } ♣2
hegemony-card-silver_lion_ca = { hegemony-card-silver_lion } ♣A
hegemony-card-jueying_s5 = { hegemony-card-jueying } ♠5
hegemony-card-dilu_c5 = { hegemony-card-dilu } ♣5
hegemony-card-zhuahuangfeidian_hk = { hegemony-card-zhuahuangfeidian } ♥K
hegemony-card-chitu_h5 = { hegemony-card-chitu } ♥5
hegemony-card-dayuan_sk = { hegemony-card-dayuan } ♠K
hegemony-card-zixing_dk = { hegemony-card-zixing } ♦K
hegemony-card-peace_spell_h3 = { hegemony-card-peace_spell } ♥3

## Generals

hegemony-card-caocao = Cao Cao
hegemony-card-simayi = Sima Yi
hegemony-card-xiahoudun = Xiahou Dun
hegemony-card-zhangliao = Zhang Liao
hegemony-card-xuchu = Xu Chu
hegemony-card-guojia = Guo Jia
hegemony-card-zhenji = Zhen Ji
hegemony-card-xiahouyuan = Xiahou Yuan
hegemony-card-zhanghe = Zhang He
hegemony-card-xuhuang = Xu Huang
hegemony-card-caoren = Cao Ren
hegemony-card-dianwei = Dian Wei
hegemony-card-xunyu = Xun Yu
hegemony-card-caopi = Cao Pi
hegemony-card-yuejin = Yue Jin
hegemony-card-liubei = Liu Bei
hegemony-card-guanyu = Guan Yu
hegemony-card-zhangfei = Zhang Fei
hegemony-card-zhugeliang = Zhuge Liang
hegemony-card-zhaoyun = Zhao Yun
hegemony-card-machao = Ma Chao
hegemony-card-huangyueying = Huang Yueying
hegemony-card-huangzhong = Huang Zhong
hegemony-card-weiyan = Wei Yan
hegemony-card-pangtong = Pang Tong
hegemony-card-wolong = Zhuge Liang (Sleeping Dragon)
hegemony-card-liushan = Liu Shan
hegemony-card-menghuo = Meng Huo
hegemony-card-zhurong = Zhu Rong
hegemony-card-ganfuren = Lady Gan
hegemony-card-sunquan = Sun Quan
hegemony-card-ganning = Gan Ning
hegemony-card-lvmeng = Lü Meng
hegemony-card-huanggai = Huang Gai
hegemony-card-zhouyu = Zhou Yu
hegemony-card-daqiao = Da Qiao
hegemony-card-luxun = Lu Xun
hegemony-card-sunshangxiang = Sun Shangxiang
hegemony-card-sunjian = Sun Jian
hegemony-card-xiaoqiao = Xiao Qiao
hegemony-card-taishici = Taishi Ci
hegemony-card-zhoutai = Zhou Tai
hegemony-card-lusu = Lu Su
hegemony-card-erzhang = Zhang Zhao & Zhang Hong
hegemony-card-dingfeng = Ding Feng
hegemony-card-huatuo = Hua Tuo
hegemony-card-lvbu = Lü Bu
hegemony-card-diaochan = Diao Chan
hegemony-card-yuanshao = Yuan Shao
hegemony-card-yanliangwenchou = Yan Liang & Wen Chou
hegemony-card-jiaxu = Jia Xu
hegemony-card-pangde = Pang De
hegemony-card-zhangjiao = Zhang Jiao
hegemony-card-caiwenji = Cai Wenji
hegemony-card-mateng = Ma Teng
hegemony-card-kongrong = Kong Rong
hegemony-card-jiling = Ji Ling
hegemony-card-tianfeng = Tian Feng
hegemony-card-panfeng = Pan Feng
hegemony-card-zoushi = Lady Zou
hegemony-card-dengai = Deng Ai
hegemony-card-caohong = Cao Hong
hegemony-card-jiangwei = Jiang Wei
hegemony-card-jiangwanfeiyi = Jiang Wan & Fei Yi
hegemony-card-jiangqin = Jiang Qin
hegemony-card-xusheng = Xu Sheng
hegemony-card-yuji = Yu Ji
hegemony-card-hetaihou = Empress He
hegemony-card-lord_liubei = Lord Liu Bei
hegemony-card-lidian = Li Dian
hegemony-card-zangba = Zang Ba
hegemony-card-madai = Ma Dai
hegemony-card-mifuren = Lady Mi
hegemony-card-sunce = Sun Ce
hegemony-card-chenwudongxi = Chen Wu & Dong Xi
hegemony-card-dongzhuo = Dong Zhuo
hegemony-card-zhangren = Zhang Ren
hegemony-card-lord_zhangjiao = Lord Zhang Jiao

## Skills

hegemony-card-jianxiong = Iron Ambition
hegemony-text-jianxiong = After you take damage, you may take the card that dealt it (all the cards it was made of), if it has not yet gone elsewhere.
hegemony-card-fankui = Reprisal
hegemony-text-fankui = After you take damage, you may take one card, from the hand (unseen) or equipment, of its source; once per damage, however large.
hegemony-card-guicai = Dark Genius
hegemony-text-guicai = When anyone’s judgement card is revealed, you may play a hand card to replace it; the old one is discarded.
hegemony-card-ganglie = Unbending
hegemony-text-ganglie = After you take damage, you may judge: unless it is ♥, the source discards 2 hand cards or takes 1 damage from you (with fewer than 2 hand cards, it must be the damage).
hegemony-card-tuxi = Sudden Raid
hegemony-text-tuxi = At the start of your draw phase, you may give up your draw to take 1 hand card from each of 1 or 2 other players.
hegemony-card-luoyi = Bare Chest
hegemony-text-luoyi = In your draw phase, you may draw 1 card fewer; this turn, the Slashes and Duels you use deal 1 more damage (not through chains or a transfer).
hegemony-card-tiandu = Heaven’s Envy
hegemony-text-tiandu = After your own judgement has taken effect, you may take the judgement card.
hegemony-card-yiji = Last Counsel
hegemony-text-yiji = For each point of damage you take, you may look at the top 2 cards of the draw pile and give each of them to any player, yourself included.
hegemony-card-luoshen = River Goddess
hegemony-text-luoshen = At the start of your start phase, you may judge; each time it is black, you may judge again. When you stop, take all the black judgement cards; a red one is discarded and ends it.
hegemony-card-qingguo = Peerless Grace
hegemony-text-qingguo = You may use or play a black hand card as a Dodge.
hegemony-card-shensu = Swift March
hegemony-text-shensu = Before your judge phase, you may skip your judge and draw phases; before your play phase, you may discard an equipment card and skip the play phase. Each time you do, use a virtual Slash on one player, with no distance limit and outside the Slash limit.
hegemony-card-qiaobian = Quick Shift
hegemony-text-qiaobian = Before your judge, draw, play or discard phase, you may discard a hand card to skip it. If you skipped drawing, you may take 1 hand card from each of 1 or 2 other players; if you skipped playing, you may move a card from one player’s equipment or judgement area to the same place of another player.
hegemony-card-duanliang = Starve Out
hegemony-text-duanliang = You may use a black basic or equipment card as Supply Cut. Your Supply Cuts reach players up to distance 2.
hegemony-card-jushou = Dig In
hegemony-text-jushou = At the start of your finish phase, you may draw 3 cards, then turn over.
hegemony-card-qiangxi = Brute Assault
hegemony-text-qiangxi = Once per play phase, lose 1 HP or discard a weapon card (from hand or equipment) to deal 1 damage to a player in your attack range, measured without the weapon you discard.
hegemony-card-quhu = Tiger Bait
hegemony-text-quhu = Once per play phase, contest with a player who has more HP than you. If you win, they deal 1 damage to a player of your choice in their attack range (to no one if there is none); if not, they deal 1 damage to you.
hegemony-card-jieming = Noble Sacrifice
hegemony-text-jieming = For each point of damage you take, you may choose a player: they draw until they hold X cards, where X is their max HP, at most 5.
hegemony-card-xingshang = Grave Goods
hegemony-text-xingshang = When another player dies, you may take all their hand and equipped cards.
hegemony-card-fangzhu = Banishment
hegemony-text-fangzhu = After you take damage, you may have another player draw X cards and then turn over, where X is the HP you have lost (it may be 0).
hegemony-card-xiaoguo = Daring Charge
hegemony-text-xiaoguo = At the start of another player’s finish phase, you may discard a basic hand card: that player discards an equipment card or takes 1 damage from you.
hegemony-card-rende = Benevolence
hegemony-text-rende = In your play phase, any number of times, give one or more hand cards to another player. When the cards given in this phase first reach 3, recover 1 HP.
hegemony-card-wusheng = War Saint
hegemony-text-wusheng = You may use or play a red card, from hand or equipment, as a plain Slash.
hegemony-card-paoxiao = Battle Roar
hegemony-text-paoxiao = There is no limit on the number of Slashes you may use in your play phase.
hegemony-card-guanxing = Stargazing
hegemony-text-guanxing = At the start of your start phase, you may look at the top X cards of the draw pile, where X is the number of living players, at most 5. Put any of them back on top and the rest at the bottom, each in any order.
hegemony-card-kongcheng = Empty City
hegemony-text-kongcheng = Locked. If you become the target of a Slash or Duel while your hand is empty, you are removed as its target.
hegemony-card-longdan = Dragon Heart
hegemony-text-longdan = You may use or play a Slash as a Dodge, or a Dodge as a plain Slash.
hegemony-card-mashu_machao = Horsemanship
hegemony-text-mashu_machao = Locked. Your distance to others is 1 less.
hegemony-card-tieqi = Iron Cavalry
hegemony-text-tieqi = When your Slash targets a player, you may judge: if red, that player cannot use Dodge against it.
hegemony-card-jizhi = Keen Mind
hegemony-text-jizhi = When you use a non-delayed trick that is not converted from other cards, you may draw 1 card.
hegemony-card-qicai = Rare Talent
hegemony-text-qicai = Locked. Your tricks have no distance limit.
hegemony-card-liegong = Mighty Bow
hegemony-text-liegong = When a Slash you use in your play phase targets a player, if their number of hand cards is at least your HP or at most your attack range, you may forbid them to use Dodge against it.
hegemony-card-kuanggu = Wild Blood
hegemony-text-kuanggu = Locked. For each point of damage you deal to a player, if your distance to them was at most 1 just before they lost the HP, recover 1 HP.
hegemony-card-lianhuan = Chain Scheme
hegemony-text-lianhuan = You may use a ♣ hand card as Iron Chains, or recast it: discard it and draw 1 card.
hegemony-card-niepan = Phoenix Rebirth
hegemony-text-niepan = Once per game. When you are dying, you may discard all the cards in your hand, equipment and judgement areas, turn upright and unchained, draw 3 cards and set your HP to 3 (not above your max HP).
hegemony-card-bazhen = Eightfold Array
hegemony-text-bazhen = Locked. While you have no armour, you count as wearing Eight Trigrams.
hegemony-card-huoji = Fire Ploy
hegemony-text-huoji = You may use a red hand card as Fire Attack.
hegemony-card-kanpo = See Through
hegemony-text-kanpo = You may use a black hand card as Nullify.
hegemony-card-xiangle = Easy Living
hegemony-text-xiangle = Locked. When you become the target of another player’s Slash, that player must discard a basic card, or the Slash has no effect on you.
hegemony-card-fangquan = Delegation
hegemony-text-fangquan = You may skip your play phase; if so, at the end of this turn you may discard a hand card to give another player an extra turn right after it.
hegemony-card-huoshou = Ringleader
hegemony-text-huoshou = Locked. Barbarian Raid has no effect on you. When another player uses Barbarian Raid, you become the source of its damage.
hegemony-card-zaiqi = Rise Again
hegemony-text-zaiqi = At the start of your draw phase, if you are wounded, you may give up your draw and reveal the top X cards of the draw pile, where X is the HP you have lost. Recover 1 HP for each ♥ among them and discard those; take the others.
hegemony-card-juxiang = War Elephants
hegemony-text-juxiang = Locked. Barbarian Raid has no effect on you. When another player’s Barbarian Raid has resolved and would go to the discard pile, take it.
hegemony-card-lieren = Fierce Blades
hegemony-text-lieren = After your Slash damages its target, you may contest with them if you both have hand cards; if you win, take one of their cards.
hegemony-card-shushen = Gentle Care
hegemony-text-shushen = For each HP you recover, you may have another player of your kingdom draw 1 card.
hegemony-card-shenzhi = Clear Spirit
hegemony-text-shenzhi = At the start of your start phase, you may discard your whole hand (at least 1 card); if you discarded at least as many cards as your HP, recover 1 HP.
hegemony-card-zhiheng = Balance
hegemony-text-zhiheng = Once per play phase, discard 1 to X cards, where X is your max HP, and draw as many.
hegemony-card-qixi = Night Raid
hegemony-text-qixi = You may use a black card, from hand or equipment, as Dismantle.
hegemony-card-keji = Self-Restraint
hegemony-text-keji = If you neither used nor played a Slash in your play phase this turn, you may skip your discard phase.
hegemony-card-kurou = Bitter Ruse
hegemony-text-kurou = In your play phase, any number of times, lose 1 HP; then, if you are alive, draw 2 cards.
hegemony-card-yingzi_zhouyu = Heroic Air
hegemony-text-yingzi_zhouyu = In your draw phase, you may draw 1 more card.
hegemony-card-fanjian = Sow Discord
hegemony-text-fanjian = Once per play phase, if you have a hand card, choose another player: they name a suit, then take one of your hand cards and show it. If its suit differs, you deal 1 damage to them.
hegemony-card-guose = Dazzling Beauty
hegemony-text-guose = You may use a ♦ card, from hand or equipment, as Indulgence.
hegemony-card-liuli = Turn Aside
hegemony-text-liuli = When you become the target of a Slash, you may discard a card to pass it to a player in your attack range who is neither its user nor already a target and whom the user could Slash, distance aside. A weapon or -1 mount you discard does not count for your range.
hegemony-card-qianxun = Humility
hegemony-text-qianxun = Locked. When you become the target of Steal or Indulgence, you are removed as its target.
hegemony-card-duoshi = Measured Pace
hegemony-text-duoshi = Up to 4 times per play phase, you may use a red hand card as Rest and Wait.
hegemony-card-jieyin = Marriage Pact
hegemony-text-jieyin = Once per play phase, discard 2 hand cards and choose another player who is male and wounded: you each recover 1 HP.
hegemony-card-xiaoji = Warrior Princess
hegemony-text-xiaoji = For each card you lose from your equipment area, you may draw 2 cards.
hegemony-card-yinghun_sunjian = Heroic Soul
hegemony-text-yinghun_sunjian = At the start of your start phase, if you are wounded, you may choose another player: they draw X cards then discard 1, or draw 1 card then discard X, as you decide. X is the HP you have lost.
hegemony-card-hongyan = Rosy Cheeks
hegemony-text-hongyan = Locked. Your ♠ cards and your ♠ judgement cards are ♥.
hegemony-card-tianxiang = Heavenly Scent
hegemony-text-tianxiang = When you are about to take damage, you may discard a ♥ hand card to pass that damage to another player; once it is settled, they draw X cards, where X is the HP they have lost.
hegemony-card-tianyi = Heaven’s Cause
hegemony-text-tianyi = Once per play phase, contest with another player. If you win, this turn you may use 1 more Slash, your Slashes may have 1 more target, and they have no distance limit; if not, you cannot use Slash this turn.
hegemony-card-buqu = Unyielding
hegemony-text-buqu = When your HP drops below 1, you may put cards from the draw pile on this general until it has 1 card at 0 HP, and 1 more for each HP below that. If all their numbers differ, you are not dying; if any repeat, you are. When you recover, remove cards of your choice down to that count, all of them above 0 HP.
hegemony-card-haoshi = Open Purse
hegemony-text-haoshi = In your draw phase, you may draw 2 more cards; then, if you hold more than 5, give half of them, rounded down, to another player with the fewest hand cards.
hegemony-card-dimeng = Alliance Broker
hegemony-text-dimeng = Once per play phase, choose 2 other players and discard as many cards as the difference between their hand sizes (it may be 0): they swap hands.
hegemony-card-zhijian = Frank Advice
hegemony-text-zhijian = In your play phase, any number of times, put an equipment card from your hand into another player’s free equipment slot, then draw 1 card.
hegemony-card-guzheng = Firm Rule
hegemony-text-guzheng = At the end of another player’s discard phase, you may return to them one card they discarded from hand in that phase; then you may take all the other cards discarded in that phase that are still in the discard pile.
hegemony-card-duanbing = Short Blades
hegemony-text-duanbing = When you use a Slash, you may choose one extra target at distance 1.
hegemony-card-fenxun = Headlong Rush
hegemony-text-fenxun = Once per play phase, discard a card and choose another player: your distance to them is 1 this turn.
hegemony-card-jijiu = First Aid
hegemony-text-jijiu = Outside your turn, when a player is dying, you may use a red card, from hand or equipment, as a Peach.
hegemony-card-qingnang = Healer’s Bag
hegemony-text-qingnang = Once per play phase, discard a hand card to have a wounded player recover 1 HP.
hegemony-card-wushuang = Matchless
hegemony-text-wushuang = Locked. Each target of your Slash needs 2 Dodges in a row to avoid it. In any Duel you use or are the target of, your opponent needs to play 2 Slashes each time.
hegemony-card-lijian = Drive Apart
hegemony-text-lijian = Once per play phase, discard a card and choose 2 other male players: one of them uses a virtual Duel on the other.
hegemony-card-biyue = Shy Moon
hegemony-text-biyue = At the start of your finish phase, you may draw 1 card.
hegemony-card-luanji = Wild Volley
hegemony-text-luanji = You may use 2 hand cards of the same suit as Arrow Volley.
hegemony-card-shuangxiong = Two Champions
hegemony-text-shuangxiong = At the start of your draw phase, you may give up your draw to judge and take the judgement card; this turn you may use a hand card of the other colour as a Duel.
hegemony-card-wansha = Sure Kill
hegemony-text-wansha = Locked. During your turn, only you and the dying player may use Peach.
hegemony-card-luanwu = Unleashed Chaos
hegemony-text-luanwu = Once per game. In your play phase, you may make every other player, in seat order, use a Slash on a player nearest to them other than themselves (distance limit ignored; they choose among ties) or lose 1 HP.
hegemony-card-weimu = Hidden Curtain
hegemony-text-weimu = Locked. When you become the target of a black trick, you are removed as its target.
hegemony-card-mashu_pangde = Horsemanship
hegemony-text-mashu_pangde = Locked. Your distance to others is 1 less.
hegemony-card-mengjin = Press On
hegemony-text-mengjin = When your Slash is dodged, you may discard a card of the player who dodged it.
hegemony-card-leiji = Thunderbolt
hegemony-text-leiji = When you use or play a Dodge, you may have a player judge: on ♠, you deal 2 thunder damage to them.
hegemony-card-guidao = Spirit Path
hegemony-text-guidao = When anyone’s judgement card is revealed, you may play a black card, from hand or equipment, to replace it, and take the old one.
hegemony-card-beige = Mournful Song
hegemony-text-beige = After a Slash damages a player who is still alive, you may discard a card to have them judge. ♥: they recover 1 HP; ♦: they draw 2 cards; ♣: the source discards 2 cards; ♠: the source turns over.
hegemony-card-duanchang = Broken Heart
hegemony-text-duanchang = Locked. When a player kills you, choose one of their generals, even a face-down one: it loses all its skills. This works even if this general was face down.
hegemony-card-mashu_mateng = Horsemanship
hegemony-text-mashu_mateng = Locked. Your distance to others is 1 less.
hegemony-card-xiongyi = Bold Rising
hegemony-text-xiongyi = Once per game. In your play phase, you may have every player of your kingdom, you included, draw 3 cards; then, if no kingdom has fewer players than yours, recover 1 HP.
hegemony-card-mingshi = Renowned Scholar
hegemony-text-mingshi = Locked. When you take damage from a source who has a face-down general, that damage is reduced by 1 (to 0: prevented).
hegemony-card-lirang = Courtesy
hegemony-text-lirang = When your cards are discarded into the discard pile, you may give any of them to other players.
hegemony-card-shuangren = Double Edge
hegemony-text-shuangren = At the start of your play phase, you may contest with another player. If you win, use a virtual Slash on them or on a player of their kingdom, with no distance limit and outside the Slash limit; if not, your play phase ends.
hegemony-card-sijian = Defiant Plea
hegemony-text-sijian = When you lose your last hand card, you may discard a card of another player.
hegemony-card-suishi = Shifting Tide
hegemony-text-suishi = Locked. When damage from a player of your kingdom brings another player to dying, draw 1 card. When another player of your kingdom dies, lose 1 HP.
hegemony-card-kuangfu = Berserk Axe
hegemony-text-kuangfu = After your Slash damages its target, you may choose a card in their equipment area: discard it, or move it to your own equipment area if that slot is free.
hegemony-card-huoshui = Ruinous Beauty
hegemony-text-huoshui = In your play phase, you may turn this general face up. While it is face up, other players cannot turn generals face up during your turn.
hegemony-card-qingcheng = Fatal Charm
hegemony-text-qingcheng = In your play phase, discard an equipment card and choose another player whose generals are both face up: turn one of those generals face down (never a lord or a soldier).
hegemony-card-tuntian = Garrison Farms
hegemony-text-tuntian = When you lose cards outside your turn, you may judge: unless it is ♥, you may put the judgement card on this general as a field. Your distance to others is reduced by your number of fields.
hegemony-card-jixi = Mountain Raid
hegemony-text-jixi = Head general only. As head, this general is worth half an HP less. You may use a field as Steal; that field no longer shortens your distance for this use.
hegemony-card-ziliang = Provisions
hegemony-text-ziliang = Deputy general only. After a player of your kingdom takes damage, if they are alive, you may give them a field.
hegemony-card-huyuan = Escort
hegemony-text-huyuan = At the start of your finish phase, you may put an equipment card into a player’s free equipment slot; then you may discard a card of a player at distance 1 from that player.
hegemony-card-heyi = Crane Wings
hegemony-text-heyi = Formation. While at least 4 players are alive, for every other player in your queue, others’ distance to them is 1 more.
hegemony-card-tiaoxin = Provoke
hegemony-text-tiaoxin = Once per play phase, choose a player who has you in their attack range: they use a Slash on you, or you discard one of their cards.
hegemony-card-yizhi = Inherited Will
hegemony-text-yizhi = Deputy general only. As deputy, this general is worth half an HP less. Locked. If your head general has “Stargazing”, its X is always 5; otherwise you have “Stargazing”.
hegemony-card-tianfu = Heaven’s Cover
hegemony-text-tianfu = Head general only. Formation. While at least 4 players are alive and the current player is in your queue, you have “See Through”.
hegemony-card-shengxi = Recuperate
hegemony-text-shengxi = At the end of your play phase, if you dealt no damage in it, you may draw 2 cards.
hegemony-card-shoucheng = Stewardship
hegemony-text-shoucheng = When a player of your kingdom loses their last hand card outside their turn, you may have them draw 1 card.
hegemony-card-shangyi = Plain Dealing
hegemony-text-shangyi = Once per play phase, show your hand to another player; then either look at their hand, of which you may discard one black card, or look at all their face-down generals.
hegemony-card-niaoxiang = Soaring Birds
hegemony-text-niaoxiang = Formation. While at least 4 players are alive, in a siege in which you are a besieger, the besieged player needs 2 Dodges to avoid a besieger’s Slash.
hegemony-card-yicheng = Mock Walls
hegemony-text-yicheng = When a player of your kingdom becomes the target of a Slash, you may have them draw 1 card, then discard 1 card.
hegemony-card-qianhuan = Thousand Illusions
hegemony-text-qianhuan = After a player of your kingdom takes damage, if they are alive, you may put the top card of the draw pile on this general as an illusion; if its suit is already among your illusions, discard it. When a player of your kingdom becomes the only target of a basic or trick card, you may discard an illusion to remove them as its target.
hegemony-card-zhendu = Poisoned Cup
hegemony-text-zhendu = At the start of another player’s play phase, you may discard a hand card: they use a virtual Wine (their next Slash this turn deals 1 more damage), then you deal 1 damage to them.
hegemony-card-qiluan = Palace Coup
hegemony-text-qiluan = At the end of any turn, if you killed a player during it, you may draw 3 cards.
hegemony-card-zhangwu = Imperial Arms
hegemony-text-zhangwu = Locked. When Dragon and Phoenix enters the discard pile or another player’s equipment area, take it. When you would lose it other than by using it, show it and put it at the bottom of the draw pile instead, then draw 2 cards.
hegemony-card-shouyue = Battle Mandate
hegemony-text-shouyue = Lord. Locked. For living Shu players, these skills improve: “War Saint” turns any card into a Slash; Slashes under “Battle Roar” ignore armour; each use of “Dragon Heart” draws 1 card; “Mighty Bow” gives attack range +1; “Iron Cavalry” works on any suit but ♠.
hegemony-card-jizhao = Stirring Edict
hegemony-text-jizhao = Once per game. When you are dying, you may draw until your hand equals your max HP and set your HP to 2; you lose “Battle Mandate” and gain “Benevolence”.
hegemony-card-xunxun = Modest Study
hegemony-text-xunxun = At the start of your draw phase, you may give up your draw to look at the top 4 cards of the draw pile: take 2 and put the rest at the bottom.
hegemony-card-wangxi = Grudges Forgotten
hegemony-text-wangxi = For each point of damage you deal to another player or take from another player, if they are alive, you may have both of you draw 1 card.
hegemony-card-hengjiang = River Blockade
hegemony-text-hengjiang = For each point of damage you take, you may give the current player hand limit -1 this turn. At the end of that turn, if they discarded nothing in their discard phase, draw 1 card (only once).
hegemony-card-mashu_madai = Horsemanship
hegemony-text-mashu_madai = Locked. Your distance to others is 1 less.
hegemony-card-qianxi = Stalking Strike
hegemony-text-qianxi = At the start of your start phase, you may judge and choose a player at distance 1: this turn they cannot use or play hand cards of the judged colour.
hegemony-card-guixiu = Gentle Lady
hegemony-text-guixiu = When this general is turned face up, you may draw 2 cards. When this general is removed, you may recover 1 HP.
hegemony-card-cunsi = Saved Heir
hegemony-text-cunsi = Once per game. In your play phase, you may remove this face-up general and choose a player: they gain “Brave Resolve” and, if it is not you, draw 2 cards.
hegemony-card-jiang = Fiery Spirit
hegemony-text-jiang = When you use a Duel or a red Slash, or become the target of one, you may draw 1 card.
hegemony-card-yingyang = Eagle’s Pride
hegemony-text-yingyang = In a contest, you may add 3 to your number or subtract 3 from it (never beyond 1 to 13).
hegemony-card-hunshang = Wounded Soul
hegemony-text-hunshang = Deputy general only. As deputy, this general is worth half an HP less. Locked. At the start of your start phase, if your HP is 1, you have “Heroic Air” and “Heroic Soul” this turn.
hegemony-card-duanxie = Shared Fetters
hegemony-text-duanxie = Once per play phase, chain another player who is not chained, then chain yourself.
hegemony-card-fenming = Reckless Valour
hegemony-text-fenming = At the start of your finish phase, if you are chained, you may discard one card of every chained player, yourself included.
hegemony-card-hengzheng = Extortion
hegemony-text-hengzheng = At the start of your draw phase, if your HP is 1 or your hand is empty, you may give up your draw to take one card from each other player’s hand, equipment or judgement area.
hegemony-card-baoling = Tyranny
hegemony-text-baoling = Head general only. Locked. At the end of your play phase, if this general is face up and you have a deputy general, remove the deputy: your max HP rises by 3, you recover 3 HP and gain “Collapse”.
hegemony-card-chuanxin = Heartpiercer
hegemony-text-chuanxin = When a Slash or Duel you use in your play phase is about to damage a player of another kingdom who has a deputy general, you may prevent that damage. They then choose: discard all their equipped cards (at least 1) and lose 1 HP, or remove their deputy general.
hegemony-card-fengshi = Arrowhead
hegemony-text-fengshi = Formation. While at least 4 players are alive, in a siege in which you are a besieger, the besieged player discards one of their equipped cards when a besieger’s Slash targets them.
hegemony-card-wuxin = Insight
hegemony-text-wuxin = At the start of your draw phase, you may look at the top X cards of the draw pile, where X is the number of Qun players (see “Great Doctrine”), and put them back in any order.
hegemony-card-hongfa = Great Doctrine
hegemony-text-hongfa = Lord. Locked. At the start of your start phase, if the Yellow Turban banner holds no heavenly soldiers, put the top X cards of the draw pile on it as soldiers, where X is the number of Qun players; each soldier adds 1 to your count of Qun players. When you would lose HP, you may discard a soldier instead. Players of your kingdom may use or play a soldier as a Slash.
hegemony-card-wendao = Way Seeker
hegemony-text-wendao = Once per play phase, discard a red card to take Scroll of Peace from the discard pile or from any player’s equipment area.
hegemony-card-yongjue = Brave Resolve
hegemony-text-yongjue = When the first card a player of your kingdom uses in their play phase is a Slash, they may take it back after it resolves.
hegemony-card-benghuai = Collapse
hegemony-text-benghuai = Locked. At the start of your finish phase, if anyone has less HP than you, lose 1 HP or 1 max HP, as you choose.

## Skills of equipment

hegemony-card-crossbow_skill = { hegemony-card-crossbow }
hegemony-text-crossbow_skill = { hegemony-text-crossbow }
hegemony-card-qinggang_sword_skill = { hegemony-card-qinggang_sword }
hegemony-text-qinggang_sword_skill = { hegemony-text-qinggang_sword }
hegemony-card-double_sword_skill = { hegemony-card-double_sword }
hegemony-text-double_sword_skill = { hegemony-text-double_sword }
hegemony-card-ice_sword_skill = { hegemony-card-ice_sword }
hegemony-text-ice_sword_skill = { hegemony-text-ice_sword }
hegemony-card-axe_skill = { hegemony-card-axe }
hegemony-text-axe_skill = { hegemony-text-axe }
hegemony-card-spear_skill = { hegemony-card-spear }
hegemony-text-spear_skill = { hegemony-text-spear }
hegemony-card-fan_skill = { hegemony-card-fan }
hegemony-text-fan_skill = { hegemony-text-fan }
hegemony-card-kylin_bow_skill = { hegemony-card-kylin_bow }
hegemony-text-kylin_bow_skill = { hegemony-text-kylin_bow }
hegemony-card-six_swords_skill = { hegemony-card-six_swords }
hegemony-text-six_swords_skill = { hegemony-text-six_swords }
hegemony-card-triblade_skill = { hegemony-card-triblade }
hegemony-text-triblade_skill = { hegemony-text-triblade }
hegemony-card-dragon_phoenix_skill = { hegemony-card-dragon_phoenix }
hegemony-text-dragon_phoenix_skill = { hegemony-text-dragon_phoenix }
hegemony-card-eight_diagram_skill = { hegemony-card-eight_diagram }
hegemony-text-eight_diagram_skill = { hegemony-text-eight_diagram }
hegemony-card-renwang_shield_skill = { hegemony-card-renwang_shield }
hegemony-text-renwang_shield_skill = { hegemony-text-renwang_shield }
hegemony-card-vine_skill = { hegemony-card-vine }
hegemony-text-vine_skill = { hegemony-text-vine }
hegemony-card-silver_lion_skill = { hegemony-card-silver_lion }
hegemony-text-silver_lion_skill = { hegemony-text-silver_lion }
hegemony-card-peace_spell_skill = { hegemony-card-peace_spell }
hegemony-text-peace_spell_skill = { hegemony-text-peace_spell }

## Names where there is little room

hegemony-short-crossbow = Crossbow
hegemony-short-qinggang_sword = Blue Steel
hegemony-short-double_sword = Twin Swords
hegemony-short-axe = Axe
hegemony-short-spear = Spear
hegemony-short-triblade = Tri-Blade
hegemony-short-dragon_phoenix = Phoenix
hegemony-short-eight_diagram = Trigrams
hegemony-short-renwang_shield = Guardian
hegemony-short-vine = Rattan
hegemony-short-peace_spell = Scroll
hegemony-short-huangyueying = Yueying
hegemony-short-wolong = Wolong
hegemony-short-sunshangxiang = Shangxiang
hegemony-short-erzhang = Two Zhangs
hegemony-short-yanliangwenchou = Yan & Wen
hegemony-short-jiangwanfeiyi = Jiang & Fei
hegemony-short-lord_liubei = Lord Liu
hegemony-short-chenwudongxi = Chen & Dong
hegemony-short-lord_zhangjiao = Lord Zhang
