# Bomb Cat: everything this game says. Cards, actions, heroes and all other things have their names in the modules.

bombcat-name = Bomb Cat

## Words

bombcat-kind-play = in your turn
bombcat-kind-respond = as an answer
bombcat-kind-auto = by itself
bombcat-kind-end = at the end of your turn
bombcat-phase-heroes = choosing heroes
bombcat-phase-main = playing
bombcat-phase-ending = end of the turn
bombcat-phase-between = between turns
bombcat-phase-over = over

## What a view is made of

bombcat-area-sort = { "" }
bombcat-area-class = { "" }
bombcat-area-kind = { "" }
bombcat-area-veto = { "" }
bombcat-area-color = { "" }
bombcat-area-blocks = { "" }
bombcat-area-phase = phase
bombcat-area-turn = turn
bombcat-area-turn_limit = turn limit
bombcat-area-current = turn of
bombcat-area-bucket = coming turns
bombcat-area-extra = extra turn
bombcat-area-players = players
bombcat-area-alive = { "" }
bombcat-area-not_alive = out
bombcat-area-hero = hero
bombcat-area-heroes = heroes to choose from
bombcat-area-team = team
bombcat-area-hand = hand
bombcat-area-regions = own places
bombcat-area-region = place
bombcat-area-vars = counters
bombcat-area-var = counter
bombcat-area-value = value
bombcat-area-deck = draw pile
bombcat-area-discard = discard pile
bombcat-area-bank = bank
bombcat-area-table = on the table
bombcat-area-count = cards
bombcat-area-cards = { "" }
bombcat-area-ages = came in turns
bombcat-area-card = card
bombcat-area-place = from the top
bombcat-area-entered = came in turn
bombcat-area-face = about it
bombcat-area-creator = made by
bombcat-area-tags = tags
bombcat-area-tag = tag
bombcat-area-bombs = bombs in the game
bombcat-area-odds = chance of a bomb, in percent
bombcat-area-answering = being answered
bombcat-area-action = action
bombcat-area-target = target
bombcat-area-done = has happened
bombcat-area-ok = success
bombcat-area-recent = named lately
bombcat-area-over = { "" }
bombcat-area-by = by
bombcat-area-game = the game
bombcat-area-player = player
bombcat-area-seat = player

## Actions, short enough for a button

bombcat-action-hero = Play the { $hero }
bombcat-action-use = { $way ->
    [0] { $action }
    [1] { $action }, the second way
    [2] { $action }, the third way
   *[other] { $action }, another way
}
bombcat-action-end_turn = End the turn
bombcat-action-pass = Pass
bombcat-action-card = { $from ->
    [bank] { $card } from the bank
    [discard] { $card } from the discard pile
    [deck] { $card } from the draw pile
    [own] { $card } from { $from-region }
    [common] { $card } from { $from-region }
   *[hand] { $card }
}
bombcat-action-unseen = A hidden card from { $from ->
        [hand] { $from-seat }’s hand
        [own] { $from-seat }’s { $from-region }
        [common] { $from-region }
        [deck] the draw pile
        [discard] the discard pile
        [bank] the bank
        [table] the table
       *[void] nowhere
    }
bombcat-action-player = { $seat }
bombcat-action-region = { $region ->
    [hand] The hand of { $region-seat }
    [own] { $region-region } of { $region-seat }
    [common] { $region-region }
    [deck] The draw pile
    [discard] The discard pile
    [bank] The bank
    [table] The table
   *[void] Nowhere
}
bombcat-action-name = { $card }
bombcat-action-number = Number { $n }
bombcat-action-place = { $bottom ->
    [true] At the bottom
   *[false] { $place ->
        [0] On top
        [one] Below the top card
       *[other] Below { $place } cards
    }
}
bombcat-action-way = { $way }
bombcat-action-pay = { $way ->
    [0] Pay the first way
    [1] Pay the second way
    [2] Pay the third way
   *[other] Pay another way
}
bombcat-action-done = That is all

## Questions

bombcat-question-choose_hero = Which hero do you play?
bombcat-question-turn = Your turn: play cards, or end it by drawing.
bombcat-question-end_of_turn = Your turn ends. What is still to be done?
bombcat-question-answer = { $done ->
    [true] { $by ->
        [player] { $by-seat }’s “{ $action }” has { $ok ->
            [0] failed
           *[other] taken effect
        }. Do you answer?
       *[game] “{ $action }” has { $ok ->
            [0] failed
           *[other] taken effect
        }. Do you answer?
    }
   *[false] { $by ->
        [player] { $by-seat }’s “{ $action }” is about to { $ok ->
            [0] fail
           *[other] take effect
        }{ $victim ->
            [none] { "" }
           *[other] { " " }on { $victim }
        }. Do you answer?
       *[game] “{ $action }” is about to { $ok ->
            [0] fail
           *[other] take effect
        }. Do you answer?
    }
}
bombcat-question-explosion = { $own ->
    [true] { $ok ->
        [0] Your bomb falls asleep. Do you answer?
       *[other] A bomb is about to explode in your hand! Do you answer?
    }
   *[false] { $ok ->
        [0] The bomb of { $seat } falls asleep. Do you answer?
       *[other] A bomb is about to explode in { $seat }’s hand! Do you answer?
    }
}
bombcat-question-answer_move = { $card ->
        [none] A card
       *[other] { $card }
    } { $done ->
    [true] has moved
   *[false] { $ok ->
        [0] stays where it is instead of moving
       *[other] is about to move
    }
} from { $from ->
        [hand] { $from-seat }’s hand
        [own] { $from-seat }’s { $from-region }
        [common] { $from-region }
        [deck] the draw pile
        [discard] the discard pile
        [bank] the bank
        [table] the table
       *[void] nowhere
    } to { $to ->
        [hand] { $to-seat }’s hand
        [own] { $to-seat }’s { $to-region }
        [common] { $to-region }
        [deck] the draw pile
        [discard] the discard pile
        [bank] the bank
        [table] the table
       *[void] nowhere
    }. Do you answer?
bombcat-question-answer_turn = { $end ->
    [true] The turn of { $seat } ends. Do you answer?
   *[false] The turn of { $seat } begins. Do you answer?
}
bombcat-question-answer_death = { $done ->
    [true] { $seat } is out. Do you answer?
   *[false] { $seat } is about to be out. Do you answer?
}
bombcat-question-fill = “{ $action }”: which card { $op ->
    [discard] do you discard
    [annihilate] do you remove from the game
    [mark] do you mark
    [bank] { $from ->
        [bank] do you take out of the bank
       *[other] do you put into the bank
    }
    [transfer] goes to { $to ->
        [hand] { $to-seat }’s hand
        [own] { $to-seat }’s { $to-region }
        [common] { $to-region }
        [deck] the draw pile
        [discard] the discard pile
        [bank] the bank
        [table] the table
       *[void] nowhere
    }
   *[use] do you use
}?
bombcat-question-target = “{ $action }”: on whom or on what?
bombcat-question-pick_cards = “{ $action }”: which card goes from { $from ->
        [hand] { $from-seat }’s hand
        [own] { $from-seat }’s { $from-region }
        [common] { $from-region }
        [deck] the draw pile
        [discard] the discard pile
        [bank] the bank
        [table] the table
       *[void] nowhere
    } to { $to ->
        [hand] { $to-seat }’s hand
        [own] { $to-seat }’s { $to-region }
        [common] { $to-region }
        [deck] the draw pile
        [discard] the discard pile
        [bank] the bank
        [table] the table
       *[void] nowhere
    }?{ $must ->
    [true] { "" }
   *[false] { " " }You may pass.
}
bombcat-question-pick_tagged = “{ $action }”: which card of { $from ->
        [hand] { $from-seat }’s hand
        [own] { $from-seat }’s { $from-region }
        [common] { $from-region }
        [deck] the draw pile
        [discard] the discard pile
        [bank] the bank
        [table] the table
       *[void] nowhere
    } is it about ({ $tag })?
bombcat-question-pick_place = “{ $action }”: where in { $region ->
        [hand] { $region-seat }’s hand
        [own] { $region-seat }’s { $region-region }
        [common] { $region-region }
        [deck] the draw pile
        [discard] the discard pile
        [bank] the bank
        [table] the table
       *[void] nowhere
    } does it go? Nobody else sees.
bombcat-question-pick_order = “{ $action }”: which card of { $region ->
        [hand] { $region-seat }’s hand
        [own] { $region-seat }’s { $region-region }
        [common] { $region-region }
        [deck] the draw pile
        [discard] the discard pile
        [bank] the bank
        [table] the table
       *[void] nowhere
    } comes next from the top? { $left ->
    [one] One is left.
   *[other] { $left } are left.
}
bombcat-question-pick_cut = “{ $action }”: where do you cut { $region ->
        [hand] { $region-seat }’s hand
        [own] { $region-seat }’s { $region-region }
        [common] { $region-region }
        [deck] the draw pile
        [discard] the discard pile
        [bank] the bank
        [table] the table
       *[void] nowhere
    }?
bombcat-question-pick_player = “{ $action }”: which player?
bombcat-question-pick_region = “{ $action }”: which place?
bombcat-question-pick_name = “{ $action }”: which card do you name?
bombcat-question-pick_number = “{ $action }”: which number?
bombcat-question-pick_way = “{ $action }”: which of these?
bombcat-question-demand = { $must ->
    [true] “{ $action }” demands something of you.
   *[false] “{ $action }” asks something of you. You may pass.
}

## Quotes: what an action costs and surely brings

bombcat-quote-costs = { $n ->
    [one] uses a card
   *[other] uses { $n } cards
}
bombcat-quote-left_this_turn = { $n ->
    [one] one use left this turn
   *[other] { $n } uses left this turn
}
bombcat-quote-can_be_answered = others may answer
bombcat-quote-cannot_be_answered = cannot be stopped

## Refusals

bombcat-refusal-not_asked = Something else is asked now.
bombcat-refusal-no_such_action = There is no such action here.
bombcat-refusal-not_yours = You do not have “{ $action }”.
bombcat-refusal-used_up = “{ $action }” is used up for now.
bombcat-refusal-not_now = “{ $action }” is for another moment.
bombcat-refusal-cannot_pay = You do not have the cards for “{ $action }”.
bombcat-refusal-no_target = There is nobody and nothing that “{ $action }” could be about.
bombcat-refusal-does_not_fit = That card does not fit here.
bombcat-refusal-invalid_choice = That cannot be chosen.
bombcat-refusal-not_enough = Something is still missing.
bombcat-refusal-must_choose = You have to choose first.
bombcat-refusal-too_many_actions = A turn has room for { $most } actions; end it.

## What happens

bombcat-event-hero_chosen = { $hero ->
    [none] { $seat } plays without a hero.
   *[other] { $seat } plays the { $hero }.
}
bombcat-event-turn_began = { $extra ->
    [true] Turn { $turn }: { $seat }, an extra turn.
   *[false] Turn { $turn }: { $seat }.
}
bombcat-event-turn_ending = { "" }
bombcat-event-turn_ended = { "" }
bombcat-event-used = { $action-id ->
    [do-draw] { "" }
   *[other] { $against ->
        [none] { $targets-count ->
            [0] { $seat } plays “{ $action }”.
           *[other] { $seat } plays “{ $action }” on { $targets }.
        }
       *[other] { $seat } answers “{ $against }” with “{ $action }”.
    }
}
bombcat-event-reacted = { $silent ->
    [true] { "" }
   *[false] { $seat }: “{ $action }”.
}
bombcat-event-took_effect = { "" }
bombcat-event-failed = { $by ->
    [player] { $by-seat }’s “{ $action }” fails.
   *[game] { "" }
}
bombcat-event-spared = { $seat } is spared from “{ $action }”.
bombcat-event-left = { "" }
bombcat-event-moved = { $op ->
    [use] { $card } goes to { $to ->
        [hand] { $to-seat }’s hand
        [own] { $to-seat }’s { $to-region }
        [common] { $to-region }
        [deck] the draw pile
        [discard] the discard pile
        [bank] the bank
        [table] the table
       *[void] nowhere
    }.
    [discard] { $card ->
        [none] A card
       *[other] { $card }
    } from { $from ->
        [hand] { $from-seat }’s hand
        [own] { $from-seat }’s { $from-region }
        [common] { $from-region }
        [deck] the draw pile
        [discard] the discard pile
        [bank] the bank
        [table] the table
       *[void] nowhere
    } is discarded.
    [annihilate] { $card ->
        [none] A card
       *[other] { $card }
    } leaves the game.
    [bank] { $to ->
        [bank] { $card ->
            [none] A card
           *[other] { $card }
        } goes into the bank.
       *[other] { $card ->
            [none] A card
           *[other] { $card }
        } comes from the bank to { $to ->
            [hand] { $to-seat }’s hand
            [own] { $to-seat }’s { $to-region }
            [common] { $to-region }
            [deck] the draw pile
            [discard] the discard pile
            [bank] the bank
            [table] the table
           *[void] nowhere
        }.
    }
   *[transfer] { $from ->
        [deck] { $to ->
            [hand] { $to-seat } draws { $card ->
                [none] a card
               *[other] { $card }
            }.
           *[other] { $card ->
                [none] A card
               *[other] { $card }
            } goes from the draw pile to { $to ->
                [hand] { $to-seat }’s hand
                [own] { $to-seat }’s { $to-region }
                [common] { $to-region }
                [deck] the draw pile
                [discard] the discard pile
                [bank] the bank
                [table] the table
               *[void] nowhere
            }.
        }
        [hand] { $to ->
            [hand] { $to-seat } gets { $card ->
                [none] a card
               *[other] { $card }
            } from { $from-seat }.
            [deck] { $from-seat } hides { $card ->
                [none] a card
               *[other] { $card }
            } in the draw pile.
           *[other] { $card ->
                [none] A card
               *[other] { $card }
            } goes from { $from-seat }’s hand to { $to ->
                [hand] { $to-seat }’s hand
                [own] { $to-seat }’s { $to-region }
                [common] { $to-region }
                [deck] the draw pile
                [discard] the discard pile
                [bank] the bank
                [table] the table
               *[void] nowhere
            }.
        }
       *[other] { $card ->
            [none] A card
           *[other] { $card }
        } goes from { $from ->
            [hand] { $from-seat }’s hand
            [own] { $from-seat }’s { $from-region }
            [common] { $from-region }
            [deck] the draw pile
            [discard] the discard pile
            [bank] the bank
            [table] the table
           *[void] nowhere
        } to { $to ->
            [hand] { $to-seat }’s hand
            [own] { $to-seat }’s { $to-region }
            [common] { $to-region }
            [deck] the draw pile
            [discard] the discard pile
            [bank] the bank
            [table] the table
           *[void] nowhere
        }.
    }
}
bombcat-event-returned = { $card ->
        [none] A card
       *[other] { $card }
    } goes back to { $to ->
        [hand] { $to-seat }’s hand
        [own] { $to-seat }’s { $to-region }
        [common] { $to-region }
        [deck] the draw pile
        [discard] the discard pile
        [bank] the bank
        [table] the table
       *[void] nowhere
    }.
bombcat-event-created = { $by ->
    [player] { $by-seat } makes { $card }.
   *[game] { $card } appears.
}
bombcat-event-tagged = { $card ->
        [none] A card
       *[other] { $card }
    } in { $at ->
        [hand] { $at-seat }’s hand
        [own] { $at-seat }’s { $at-region }
        [common] { $at-region }
        [deck] the draw pile
        [discard] the discard pile
        [bank] the bank
        [table] the table
       *[void] nowhere
    } is now “{ $tag }”.
bombcat-event-untagged = { $card ->
        [none] A card
       *[other] { $card }
    } in { $at ->
        [hand] { $at-seat }’s hand
        [own] { $at-seat }’s { $at-region }
        [common] { $at-region }
        [deck] the draw pile
        [discard] the discard pile
        [bank] the bank
        [table] the table
       *[void] nowhere
    } is no longer “{ $tag }”.
bombcat-event-rejected = { $moving ->
    [true] { $left ->
        [0] “{ $action }” holds back a card that “{ $against }” moves.
       *[other] “{ $action }” slows down a card that “{ $against }” moves.
    }
   *[false] { $left ->
        [0] “{ $action }” stops “{ $against }”.
       *[other] “{ $action }” weakens “{ $against }”.
    }
}
bombcat-event-redirected = “{ $action }” now goes at { $victim } instead of { $source }.
bombcat-event-peeked = { $seat } looks at the top { $n ->
    [one] card
   *[other] { $n } cards
} of { $region ->
        [hand] { $region-seat }’s hand
        [own] { $region-seat }’s { $region-region }
        [common] { $region-region }
        [deck] the draw pile
        [discard] the discard pile
        [bank] the bank
        [table] the table
       *[void] nowhere
    }.
bombcat-event-shuffled = Shuffled: { $region ->
        [hand] { $region-seat }’s hand
        [own] { $region-seat }’s { $region-region }
        [common] { $region-region }
        [deck] the draw pile
        [discard] the discard pile
        [bank] the bank
        [table] the table
       *[void] nowhere
    }.
bombcat-event-reordered = { $seat } puts the top { $n ->
    [one] card
   *[other] { $n } cards
} of { $region ->
        [hand] { $region-seat }’s hand
        [own] { $region-seat }’s { $region-region }
        [common] { $region-region }
        [deck] the draw pile
        [discard] the discard pile
        [bank] the bank
        [table] the table
       *[void] nowhere
    } in another order.
bombcat-event-was_cut = { $seat } cuts { $region ->
        [hand] { $region-seat }’s hand
        [own] { $region-seat }’s { $region-region }
        [common] { $region-region }
        [deck] the draw pile
        [discard] the discard pile
        [bank] the bank
        [table] the table
       *[void] nowhere
    }{ $place ->
    [none] .
   *[other] { " " }below card { $place }.
}
bombcat-event-token_added = { $action ->
    [none] { $seat } gets an extra turn.
   *[other] { $seat } gets an extra turn for “{ $action }”.
}
bombcat-event-token_dropped = { $seat } loses an extra turn.
bombcat-event-turn_cut_short = { $all ->
    [true] The turns of { $seat } end at once.
   *[false] The turn of { $seat } ends at once.
}
bombcat-event-exploding = { $card ->
    [none] It ticks in { $seat }’s hand!
   *[other] { $card }: it ticks in { $seat }’s hand!
}
bombcat-event-exploded = Boom! { $seat } explodes.
bombcat-event-dying = { "" }
bombcat-event-died = { $seat } is out.
bombcat-event-sight_changed = { $open ->
    [true] Now open to { $whom }: { $region ->
        [hand] { $region-seat }’s hand
        [own] { $region-seat }’s { $region-region }
        [common] { $region-region }
        [deck] the draw pile
        [discard] the discard pile
        [bank] the bank
        [table] the table
       *[void] nowhere
    }.
   *[false] Now closed to { $whom }: { $region ->
        [hand] { $region-seat }’s hand
        [own] { $region-seat }’s { $region-region }
        [common] { $region-region }
        [deck] the draw pile
        [discard] the discard pile
        [bank] the bank
        [table] the table
       *[void] nowhere
    }.
}
bombcat-event-chose_player = { $seat } chooses { $player }.
bombcat-event-chose_region = { $seat } chooses { $region ->
        [hand] { $region-seat }’s hand
        [own] { $region-seat }’s { $region-region }
        [common] { $region-region }
        [deck] the draw pile
        [discard] the discard pile
        [bank] the bank
        [table] the table
       *[void] nowhere
    }.
bombcat-event-named = { $seat } names { $card }.
bombcat-event-chose_number = { $seat } chooses { $n }.
bombcat-event-chose_way = { $seat } chooses: { $way }.
bombcat-event-declined = { $seat } declines.
bombcat-event-var_set = { $seat ->
    [none] { $var }: { $value }.
   *[other] { $seat }, { $var }: { $value }.
}
bombcat-event-said = { $text }
bombcat-event-asked = { "" }
bombcat-event-sight_ended = { "" }
bombcat-event-reckoned = { "" }
bombcat-event-meant = { "" }
bombcat-event-fizzled = “{ $module }” went on for too long; the rest of it does not happen.
bombcat-event-game_ended = The game is over: { $reason }.
bombcat-event-inner = { "" }

## Why a game ends

bombcat-reason-last_alive = only one side is left
bombcat-reason-nobody_left = nobody is left
bombcat-reason-turn_limit = the turns have run out, and those alive share the win

## What a host can choose

bombcat-option-heroes = Heroes
bombcat-option-heroes-about = With heroes, everybody chooses one of a few before the first turn; each has actions of its own.
bombcat-option-heroes-none = none
bombcat-option-heroes-base = the twelve of the game
bombcat-option-heroes-all = those of the modules too
bombcat-option-hand = Cards in hand
bombcat-option-hand-about = How many cards everybody is dealt; a Lullaby comes on top.
bombcat-option-attack = Pounce
bombcat-option-attack-about = What becomes of further turns of somebody who plays Pounce: all end and the next player gets one more; only the current turn ends; or all are passed on, with two more.
bombcat-option-attack-transfer = all turns end
bombcat-option-attack-bucket = one turn ends
bombcat-option-attack-stack = turns add up
bombcat-option-loose_blanks = Any blank cats
bombcat-option-loose_blanks-about = With yes, the cats of a pair, a triple or a five need not be alike or different.
bombcat-option-loose_blanks-true = yes
bombcat-option-loose_blanks-false = no
bombcat-option-extras = Three more cards
bombcat-option-extras-about = Cut the draw pile, draw from its bottom, and pounce on anybody.
bombcat-option-extras-true = yes
bombcat-option-extras-false = no
bombcat-option-teams = Two teams
bombcat-option-teams-about = Every second player is in the other team; a team wins together. Needs an even number of players.
bombcat-option-teams-true = yes
bombcat-option-teams-false = no
bombcat-option-dark_info = Ages of hidden cards
bombcat-option-dark_info-about = Shown, everybody sees in which turn a hidden card came to where it lies.
bombcat-option-dark_info-true = shown
bombcat-option-dark_info-false = hidden
bombcat-option-odds = Chance of a bomb
bombcat-option-odds-about = Whether the table shows how likely the next card is a bomb, reckoned from what each player may know.
bombcat-option-odds-true = shown
bombcat-option-odds-false = not shown
bombcat-option-announce = Secret places
bombcat-option-announce-about = What the others learn when somebody puts a bomb back or cuts the pile.
bombcat-option-announce-fact = that it happened
bombcat-option-announce-position = where exactly
bombcat-option-announce-none = nothing
bombcat-option-turn_limit = Turn limit
bombcat-option-turn_limit-about = After so many turns those alive share the win.
bombcat-option-copies = Copies of new cards
bombcat-option-copies-about = How many copies of each card of a module are shuffled in, unless the module is a hero.
bombcat-option-modules = Modules
bombcat-option-modules-about = Cards and heroes in the block language, as a list of modules.
bombcat-option-seated = Heroes by seat
bombcat-option-seated-about = Ids of heroes in the order of the seats; an empty text leaves the choice.
