# 回应时机的长期指示。

web-orders = 替我跳过什么
web-order-pass_turn = 本回合都跳过
web-order-pass_card = 对{ $card }跳过
web-order-not_my_own = 自己的牌不问我
web-order-only_as_target = 只在我是目标时问
web-order-hold = 每次都问我

web-order-pass_turn-about = 到回合结束为止。
web-order-not_my_own-about = 由你自己引起的回应一律跳过。
web-order-only_as_target-about = 目标是别人而不是你时跳过。
web-order-hold-about = 只能跳过时也问；优先于其他设置。
web-order-pass_card-about = 到回合结束为止。
