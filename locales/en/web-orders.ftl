# Standing orders for windows, where others may be answered.

web-orders = What shall be passed for me
web-order-pass_turn = Pass until the turn ends
web-order-pass_card = Pass on { $card }
web-order-not_my_own = Not about my own cards
web-order-only_as_target = Only if I am a target
web-order-hold = Always ask me

web-order-pass_turn-about = In every window of this turn.
web-order-not_my_own-about = Passes where you brought the question up yourself.
web-order-only_as_target-about = Passes where others are targets and you are not.
web-order-hold-about = Even where you can only pass; goes before all other orders.
web-order-pass_card-about = Until the turn ends.
