# Standing orders for windows, where others may be answered.

web-orders = What shall be passed for me
web-order-pass_turn = Pass until the turn ends
web-order-pass_card = Pass on { $card }
web-order-not_my_own = Not about my own cards
web-order-only_as_target = Only if I am a target
web-order-hold = Always ask me
