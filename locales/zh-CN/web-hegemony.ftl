# 网页：国战的玩法。

web-hegemony-rules-goal = 玩的是什么
web-hegemony-rules-goal-text = 魏、蜀、吴、群四方混战，谁是自己人，起初谁也不知道。每人有两张同势力的暗置武将。场上只剩同一势力的角色时，该势力全体获胜，阵亡的也算。

web-hegemony-rules-generals = 你的武将
web-hegemony-rules-generals-text = 发给你七张武将（九人以上为五张），从中选两张同势力的，一主一副。两张各算一半体力，合计多出的半点舍去。暗置的武将没有技能；两张都暗置时，你没有势力。
web-hegemony-rules-generals-shown = 明置
web-hegemony-rules-generals-shown-text = 回合开始时可以明置，发动武将的技能时也会明置。
web-hegemony-rules-generals-companions = 珠联璧合
web-hegemony-rules-generals-companions-text = 两张武将首次都明置时，若互为搭档，可以摸两张牌或回复 1 点体力。
web-hegemony-rules-generals-half = 多出半点体力
web-hegemony-rules-generals-half-text = 两张武将首次都明置时，可以摸一张牌作为补偿。

web-hegemony-rules-careerist = 野心家
web-hegemony-rules-careerist-text = 一个势力最多占总人数的一半。已经明置的同势力角色（阵亡的也算）达到这个数之后，再明置的就成为野心家：与所有人为敌，独自取胜。

web-hegemony-rules-turn = 你的回合
web-hegemony-rules-turn-text = 共有六个阶段：
web-hegemony-rules-turn-start = 准备
web-hegemony-rules-turn-start-text = 可以明置武将。
web-hegemony-rules-turn-judge = 判定
web-hegemony-rules-turn-judge-text = 你面前每有一张延时锦囊，就翻牌堆顶的一张牌来决定结果。
web-hegemony-rules-turn-draw = 摸牌
web-hegemony-rules-turn-draw-text = 摸两张。
web-hegemony-rules-turn-play = 出牌
web-hegemony-rules-turn-play-text = 牌和技能想用多少用多少，但【杀】只能用一张。
web-hegemony-rules-turn-discard = 弃牌
web-hegemony-rules-turn-discard-text = 手牌数超过体力值的，弃到相等为止。
web-hegemony-rules-turn-finish = 结束
web-hegemony-rules-turn-finish-text = 有些技能在这时发动。

web-hegemony-rules-cards = 牌
web-hegemony-rules-cards-text = 牌分基本牌、锦囊牌和装备牌。
web-hegemony-rules-cards-slash = 杀与闪
web-hegemony-rules-cards-slash-text = 对攻击范围内的角色使用【杀】，对方不用【闪】抵消，就受 1 点伤害。
web-hegemony-rules-cards-tricks = 锦囊
web-hegemony-rules-cards-tricks-text = 按牌面结算；【无懈可击】抵消它对一个目标的效果，【无懈可击】本身也能被抵消。
web-hegemony-rules-cards-gear = 装备
web-hegemony-rules-cards-gear-text = 留在你面前：武器、防具各一件，进攻马、防御马各一匹。装上新的，就弃掉旧的。

web-hegemony-rules-distance = 距离
web-hegemony-rules-distance-text = 邻座的距离是 1，再过去是 2，以此类推，从左从右取近的一边。攻击范围是 1，装备武器后以武器为准。−1 马让你离别人更近，+1 马让别人离你更远。

web-hegemony-rules-death = 濒死与击杀
web-hegemony-rules-death-text = 体力降到 0 就进入濒死。大家依次可以用【桃】救你，你自己还可以用【酒】；没人救，就阵亡。击杀时你若有明置的武将：
web-hegemony-rules-death-other = 杀了别的势力
web-hegemony-rules-death-other-text = 该势力连死者在内有几名存活角色，就摸几张牌。
web-hegemony-rules-death-own = 杀了自己的势力
web-hegemony-rules-death-own-text = 弃掉所有手牌和面前的牌。
