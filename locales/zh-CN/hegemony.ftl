# 三国杀·国战：这个游戏要说的一切。

hegemony-name = 三国杀·国战

## 词

hegemony-kingdom-wei = 魏
hegemony-kingdom-shu = 蜀
hegemony-kingdom-wu = 吴
hegemony-kingdom-qun = 群
hegemony-kingdom-careerist = 野心家

hegemony-place-head = 主将
hegemony-place-deputy = 副将

hegemony-gender-male = 男
hegemony-gender-female = 女

hegemony-category-basic = 基本牌
hegemony-category-trick = 锦囊牌
hegemony-category-equip = 装备牌

# 本回合对角色选定的效果。
hegemony-marks-no_red = 禁用红色手牌
hegemony-marks-no_black = 禁用黑色手牌
hegemony-marks-no_hand = 禁用手牌
hegemony-marks-red_duels = 红牌可当决斗
hegemony-marks-black_duels = 黑牌可当决斗
hegemony-marks-more_slashes = 多一张杀
hegemony-marks-no_slashes = 不能出杀

hegemony-phase-start = 准备阶段
hegemony-phase-judge = 判定阶段
hegemony-phase-draw = 摸牌阶段
hegemony-phase-play = 出牌阶段
hegemony-phase-discard = 弃牌阶段
hegemony-phase-finish = 结束阶段

hegemony-suit-spade = 黑桃♠
hegemony-suit-heart = 红桃♥
hegemony-suit-club = 梅花♣
hegemony-suit-diamond = 方块♦

hegemony-nature-normal = 伤害
hegemony-nature-fire = 火焰伤害
hegemony-nature-thunder = 雷电伤害

# 需要怎样的牌来响应。
hegemony-need-jink_use = 使用一张【闪】
hegemony-need-jink = 打出一张【闪】
hegemony-need-slash = 打出一张【杀】

hegemony-choice-yes = 是
hegemony-choice-no = 否
hegemony-choice-draw = 摸牌
hegemony-choice-recover = 回复体力
hegemony-choice-discard = 弃牌
hegemony-choice-damage = 受到伤害
hegemony-choice-head = 主将
hegemony-choice-deputy = 副将
hegemony-choice-hand = 手牌
hegemony-choice-spade = 黑桃♠
hegemony-choice-heart = 红桃♥
hegemony-choice-club = 梅花♣
hegemony-choice-diamond = 方块♦
hegemony-choice-lose_hp = 失去 1 点体力
hegemony-choice-lose_max_hp = 减 1 点体力上限
hegemony-choice-take = 获得
hegemony-choice-kingdom = 对该势力的后续目标一并抵消
hegemony-choice-single = 只对这个目标抵消
hegemony-choice-both = 全部武将
hegemony-choice-plus = +1 坐骑
hegemony-choice-minus = -1 坐骑
hegemony-choice-higher = 点数 +3
hegemony-choice-lower = 点数 -3
hegemony-choice-top = 牌堆顶
hegemony-choice-bottom = 牌堆底

# 牌在哪里。
hegemony-spot-pile = 牌堆
hegemony-spot-bottom = 牌堆底
hegemony-spot-discard = 弃牌堆
hegemony-spot-table = 处理区
hegemony-spot-offered = 亮出的牌
hegemony-spot-hand = 手牌
hegemony-spot-equip = 装备区
hegemony-spot-judging = 判定区
hegemony-spot-special = 武将牌上

# 没有专门画过的桌面上，各项叫什么。
hegemony-area-turn = 回合数
hegemony-area-current = 当前回合
hegemony-area-phase = 阶段
hegemony-area-players = 角色
hegemony-area-pile_count = 牌堆余牌
hegemony-area-discard = 弃牌堆
hegemony-area-table = { "" }
hegemony-area-offered = 亮出的牌
hegemony-area-uses = 使用中的牌
hegemony-area-judging = 判定区
hegemony-area-judgement = 判定
hegemony-area-dying = 濒死
hegemony-area-pile = 已知的牌堆顶
hegemony-area-unseen = 未现身的牌
hegemony-area-holders = 可能在谁手里
hegemony-area-picked = { "" }
hegemony-area-last_skill = { "" }
hegemony-area-last_picked = { "" }
hegemony-area-marks = 本回合
hegemony-area-near = 距离视为 1
hegemony-area-keeps_fewer = 手牌上限减
hegemony-area-last_kind = { "" }
hegemony-area-dead = 阵亡
hegemony-area-kingdom = 势力
hegemony-area-head = 主将
hegemony-area-deputy = 副将
hegemony-area-general = 武将
hegemony-area-shown = 明置
hegemony-area-removed = 已移除
hegemony-area-numb = 失去技能
hegemony-area-hp = 体力
hegemony-area-max_hp = 体力上限
hegemony-area-hand_count = 手牌数
hegemony-area-hand = 手牌
hegemony-area-equip = 装备区
hegemony-area-chained = 横置
hegemony-area-turned = 叠置
hegemony-area-drunk = 喝了酒
hegemony-area-range = 攻击范围
hegemony-area-distance = 距离
hegemony-area-skills = 技能
hegemony-area-used = 本阶段已用
hegemony-area-spent = 已用过的限定技
hegemony-area-dealt = 可选武将
hegemony-area-targets = 目标
hegemony-area-now = 正在结算
hegemony-area-victim = 被杀的角色
hegemony-area-cards = 牌
hegemony-area-kind = 当作
hegemony-area-skill = 技能
hegemony-area-card = 牌
hegemony-area-seat = 角色
hegemony-area-sort = { "" }
hegemony-area-gender = 性别
hegemony-area-halves = { "" }
hegemony-area-companions = 珠联璧合
hegemony-area-lord = 君主
hegemony-area-category = 类型
hegemony-area-suit = { "" }
hegemony-area-number = { "" }
hegemony-area-limit = { "" }
hegemony-area-formation = { "" }
hegemony-area-only = { "" }
hegemony-area-gear = { "" }
hegemony-area-compulsory = { "" }

## 选项

hegemony-option-deck = 牌堆
hegemony-option-deck-about = 用多少张牌。
hegemony-option-deck-108 = 标准 108 张
hegemony-option-deck-109 = 109 张，加【飞龙夺凤】
hegemony-option-deck-110 = 110 张，再加【太平要术】
hegemony-option-first_draw = 首次摸牌
hegemony-option-first_draw-about = 全局第一个摸牌阶段是否多摸一张。
hegemony-option-first_draw-true = 摸三张
hegemony-option-first_draw-false = 照常摸两张
hegemony-option-pioneer = 首亮奖励
hegemony-option-pioneer-about = 全局第一个明置武将的角色是否摸两张牌。
hegemony-option-pioneer-true = 摸两张
hegemony-option-pioneer-false = 没有
hegemony-option-banned = 禁用武将
hegemony-option-banned-about = 不发的武将。
hegemony-option-generals = 指定武将
hegemony-option-generals-about = 按座次每人主将、副将各一；给出后不再挑选。
hegemony-option-formation = 「阵」武将
hegemony-option-formation-about = 是否加入「阵」扩展包的武将。
hegemony-option-formation-true = 是
hegemony-option-formation-false = 否
hegemony-option-momentum = 「势」武将
hegemony-option-momentum-about = 是否加入「势」扩展包的武将。
hegemony-option-momentum-true = 是
hegemony-option-momentum-false = 否

## 询问

hegemony-question-choose_generals = 请选择主将，副将须与其势力相同。
hegemony-question-choose_deputy = 请选择副将。
hegemony-question-show_generals = 你的回合开始，要明置武将吗？
hegemony-question-play = { $slashes ->
    [0] 出牌阶段，不能再使用【杀】。
    [1] 出牌阶段，还可以使用一张【杀】。
    [2] 出牌阶段，还可以使用两张【杀】。
   *[other] 出牌阶段，使用【杀】不限次数。
}
hegemony-question-target = 【{ $card }】：请选择目标。
hegemony-question-use_skill = 「{ $skill }」：{ $wanted ->
    [card] 请选择牌。
    [player] 请选择角色。
    [either] { $skill-id ->
        [qiangxi] 请选择要弃置的武器牌，或直接选择角色并失去 1 点体力。
       *[other] 请选择牌或角色。
    }
   *[option] 请选择一项。
}
hegemony-question-skills = { $point ->
    [phase_changing_judge] { hegemony-who-whose }判定阶段即将开始，
    [phase_changing_draw] { hegemony-who-whose }摸牌阶段即将开始，
    [phase_changing_play] { hegemony-who-whose }出牌阶段即将开始，
    [phase_changing_discard] { hegemony-who-whose }弃牌阶段即将开始，
    [phase_start_start] { hegemony-who-whose }准备阶段开始，
    [phase_start_draw] { hegemony-who-whose }摸牌阶段开始，
    [phase_start_play] { hegemony-who-whose }出牌阶段开始，
    [phase_start_finish] { hegemony-who-whose }结束阶段开始，
    [phase_end_play] { hegemony-who-whose }出牌阶段结束，
    [phase_end_discard] { hegemony-who-whose }弃牌阶段结束，
    [turn_end] { hegemony-who-whose }回合结束，
    [draw_n_cards] { hegemony-who-is }即将摸牌，
    [after_draw_n_cards] { hegemony-who-is }摸完牌，
    [card_used] { hegemony-who-is }使用了牌，
    [card_responded] { hegemony-who-is }打出了牌，
    [card_asked] { hegemony-who-is }需要打出牌，
    [card_effected] { hegemony-who-is }即将受到牌的影响，
    [card_finished] { hegemony-who-whose }牌结算完毕，
    [cards_move_one_time] { hegemony-who-is }失去了牌，
    [target_confirming] { hegemony-who-is }成为目标，
    [target_confirmed] { hegemony-who-is }已成为目标，
    [target_chosen] { hegemony-who-is }指定了目标，
    [slash_effected] { hegemony-who-is }即将被【杀】命中，
    [slash_missed] { hegemony-who-whose }【杀】被闪避，
    [damage_caused] { hegemony-who-is }即将造成伤害，
    [damage_inflicted] { hegemony-who-is }即将受到伤害，
    [damage] { hegemony-who-is }造成了伤害，
    [damaged] { hegemony-who-is }受到了伤害，
    [post_hp_reduced] { hegemony-who-is }扣减了体力，
    [pre_hp_lost] { hegemony-who-is }即将失去体力，
    [hp_recover] { hegemony-who-is }回复了体力，
    [ask_for_retrial] { hegemony-who-whose }判定牌已亮出，
    [finish_judge] { hegemony-who-whose }判定已生效，
    [dying] { hegemony-who-is }濒死，
    [ask_for_peaches] { hegemony-who-is }濒死，
    [ask_for_peaches_done] 无人相救，
    [death] { hegemony-who-is }死亡，
    [bury_victim] { hegemony-who-is }死亡，
    [general_shown] { hegemony-who-is }明置了武将，
    [general_removed] { hegemony-who-is }移除了武将，
    [pindian_verifying] 拼点牌已亮出，
   *[other] { "" }
}要发动技能吗？
# 说的是谁。
hegemony-who-is = { $about ->
    [none] 你
   *[other] { $about }{ " " }
}
hegemony-who-has = { $about ->
    [none] 你
   *[other] { $about }{ " " }
}
hegemony-who-whose = { $about ->
    [none] 你的
   *[other] { $about } 的
}
hegemony-question-which_first = 几个技能同时触发，先结算哪个？
hegemony-question-respond = { $source ->
    [none] { "" }
   *[other] { $source } 的
}【{ $to }】：要{ $need }吗？
hegemony-question-respond_again = { $source ->
    [none] { "" }
   *[other] { $source } 的
}【{ $to }】：要{ $need }吗？共需两张。
hegemony-question-nullify = { $source ->
    [none] { "" }
   *[other] { $source }{ " " }
}对 { $seat } 的【{ $card }】即将生效，要无懈吗？
hegemony-question-nullify_nullify = { $source } 使用了【{ $card }】，要用【无懈可击】抵消它吗？
hegemony-question-nullify_how = 【{ $card }】：要抵消哪些目标？
hegemony-question-rescue = { $own ->
    [true] 你
   *[false] { $seat }{ " " }
}濒死，还差 { $need } 点体力，要救吗？
hegemony-question-must_slash = { $to }：{ $to-id ->
    [collateral] 请对指定的角色使用一张【杀】，否则交出武器。
    [tiaoxin] 请对挑衅者使用一张【杀】，否则被弃置一张牌。
    [luanwu] 请对距离最近的角色使用一张【杀】，否则失去 1 点体力。
   *[other] 请使用一张【杀】，否则承受后果。
}
hegemony-question-pick_cards = { $to }：{ $to-id ->
    [ganglie] 请弃置 2 张手牌，否则受到 1 点伤害。
    [xiaoguo] 请弃置一张装备牌，否则受到 1 点伤害。
    [xiangle] 请弃置一张基本牌，否则此【杀】无效。
    [double_sword_skill] 请弃置一张手牌，否则对方摸一张牌。
    [hongfa] 要弃置一张「天兵」来代替失去体力吗？
    [buqu] 请选择要移去的牌。
    [fire_attack] { $does ->
        [discard] 要弃置一张同花色的手牌，造成 1 点火焰伤害吗？
       *[show] 请展示一张手牌。
    }
   *[other] 请选择{ $does ->
        [discard] 要弃置的
        [give] 要交出的
        [take] 要获得的
        [show] 要展示的
        [keep] 要留下的
        [place] 要放置的
        [move] 要移动的
        [compare] 拼点用的
        [retrial] 替换判定牌的
        [slash] 当【杀】使用的
       *[choose] { "" }
    } { $n } 张牌。
}
hegemony-question-pick_card_of = { $to }：请选择{ $does ->
    [discard] 弃置 { $seat } 的哪张牌。
    [give] 交出 { $seat } 的哪张牌。
    [take] 获得 { $seat } 的哪张牌。
    [show] 展示 { $seat } 的哪张牌。
    [move] 移动 { $seat } 的哪张牌。
   *[choose] { " " }{ $seat } 的一张牌。
    }
hegemony-question-pick_offered = { $to }：{ $does ->
    [discard] 请从这些牌中选择要弃置的。
    [give] 请从这些牌中选择要交出的。
    [take] 请从这些牌中选择要获得的。
    [keep] 请从这些牌中选择要留下的。
    [place] 请从这些牌中选择要放置的。
   *[choose] 请从这些牌中选择。
}
hegemony-question-pick_seats = { $to }：{ $does ->
    [discard] 请选择弃置谁的牌。
    [give] 请选择把牌交给谁。
    [take] 请选择获得谁的牌。
    [show] 请选择由谁展示。
    [place] 请选择移给谁。
    [move] 请选择移动谁的牌。
    [compare] 请选择与谁拼点。
    [damage] 请选择谁受到伤害。
    [heal] 请选择谁回复体力。
    [draw] 请选择谁摸牌。
    [slash] 请选择对谁使用【杀】。
   *[choose] { $to-id ->
        [qianxi] 请选择谁不能使用或打出该颜色的手牌。
       *[other] 请选择角色。
    }
}
hegemony-question-choose = { $to }：{ $to-id ->
    [kuangfu] 弃置那张牌，还是移到你的装备区？
    [duanchang] 令杀死你的角色的哪张武将牌失去技能？
    [benghuai] 请选择失去什么。
    [dragon_phoenix_skill] 要以对方势力的新武将重新加入游戏吗？
    [qingcheng] 暗置哪张武将牌？
    [guzheng] 要获得此阶段弃置的其余牌吗？
    [tuntian] 要把判定牌置于武将牌上作为「田」吗？
    [chuanxin] 弃置所有装备并失去 1 点体力，还是移除副将？
    [yinghun_sunjian] 令其多摸牌再弃一张，还是摸一张再多弃牌？
    [known_both] 观看什么？
    [shangyi] 观看什么？
    [yiji] 还有一点伤害，要再发动一次吗？
    [wangxi] 还有一点伤害，要再发动一次吗？
    [hengjiang] 还有一点伤害，要再发动一次吗？
    [luoshen] 要再判定一次吗？
    [xiaoji] 又失去一张装备，要再摸 2 张牌吗？
    [fanjian] 请说出一种花色。
    [kylin_bow_skill] 弃置哪匹坐骑？
   *[other] 请选择一项。
}
hegemony-question-reward = 珠联璧合：摸两张牌，还是回复 1 点体力？
hegemony-question-join_formation = 「{ $to }」阵法召唤：要明置武将加入吗？
hegemony-question-discard_down = 手牌超出上限，请弃置 { $n } 张。
hegemony-question-compare = 拼点：请选择一张手牌，点数大者赢。
hegemony-question-arrange = { $to }：请把这些牌放回牌堆顶，先选的在上{ $to-id ->
    [wuxin] 。
   *[other] ；没选的放到牌堆底。
}

## 行动

hegemony-action-general = { $general }
hegemony-action-card = { $card }
hegemony-action-skill = 发动「{ $skill }」
hegemony-action-seat = { $seat }
hegemony-action-choose = { $choice }
hegemony-action-blind = 一张手牌（不能看）
hegemony-action-recast = 重铸【{ $card }】
hegemony-action-done = 选好了
hegemony-action-pass = { $asked ->
    [play] 结束出牌
    [show_generals] 不明置
    [skills] 不发动
    [join_formation] 不明置
    [respond] 不响应
    [respond_again] 不响应
    [nullify] 不无懈
    [nullify_nullify] 不无懈
    [rescue] 不救
    [must_slash] 不出杀
   *[other] 取消
}

## 代价

hegemony-quote-shows = 明置{ $general }
hegemony-quote-health = 体力 { $hp }／{ $max }
hegemony-quote-distance = 距离 { $n }
hegemony-quote-draws = 摸 { $n } 张牌

## 拒绝

hegemony-refusal-not_yours = 【{ $card }】不是你的牌。
hegemony-refusal-slash_limit = 本阶段最多使用 { $most } 张【杀】。
hegemony-refusal-not_wounded = 你没有受伤。
hegemony-refusal-wine_once = 【酒】每回合只能用一次。
hegemony-refusal-only_as_answer = 【{ $card }】只能用来响应。
hegemony-refusal-no_target = 【{ $card }】没有合法的目标。
hegemony-refusal-too_far = 你与 { $seat } 的距离为 { $distance }，攻击范围只有 { $reach }。
hegemony-refusal-no_such_target = 不能选择 { $seat }。
hegemony-refusal-no_such_skill = 你没有「{ $skill }」。
hegemony-refusal-skill_spent = 「{ $skill }」的次数已经用完。
hegemony-refusal-skill_not_now = 现在不能发动「{ $skill }」。
hegemony-refusal-not_fitting = 【{ $card }】不符合要求。
hegemony-refusal-not_offered = 现在不能这样选。
hegemony-refusal-must_answer = 必须选择。
hegemony-refusal-pick_more = 还要再选 { $n } 个。
hegemony-refusal-not_in_phase = { $phase }不能这样做。

## 事件

hegemony-event-generals_dealt = { $generals-count ->
    [0] { "" }
   *[other] { $seat } 的候选武将：{ $generals }。
}
hegemony-event-generals_chosen = { $head ->
    [none] { $seat } 选好武将，体力上限 { $hp }。
   *[other] { $seat } 选择主将{ $head }、副将{ $deputy }，体力上限 { $hp }。
}
hegemony-event-generals_placed = 所有角色的武将牌均已暗置。
hegemony-event-hand_dealt = { $cards ->
    [other] { $seat } 的起始手牌：{ $cards } 张牌。
   *[known] { $seat } 的起始手牌：{ $cards }。
}
hegemony-event-cards_moved = { $cause ->
    [use] { "" }
    [rest] { "" }
    [respond] { "" }
    [judge] { "" }
    [retrial] { "" }
    [compare] { "" }
    [draw] { $cards ->
        [other] { $to-seat } 摸 { $cards } 张牌。
       *[known] { $to-seat } 摸牌：{ $cards }。
    }
    [discard] { $from ->
        [pile] 弃置牌堆顶的【{ $cards }】。
        [bottom] 弃置牌堆底的【{ $cards }】。
        [table] 【{ $cards }】进入弃牌堆。
        [offered] 【{ $cards }】进入弃牌堆。
        [equip] { $from-seat } 弃置装备区的【{ $cards }】。
        [judging] { $from-seat } 弃置判定区的【{ $cards }】。
        [special] { $from-seat } 弃置{ $from-place }上的【{ $cards }】。
       *[hand] { $from-seat } 弃置【{ $cards }】。
    }
    [dismantle] { $from-seat } { $from ->
        [equip] 装备区的
        [judging] 判定区的
        [special] { $from-place }上的
       *[hand] 手牌中的
    }【{ $cards }】被弃置。
    [give] { $from ->
        [pile] { $cards ->
            [other] { $to-seat } 获得牌堆顶的 { $cards } 张牌。
           *[known] { $to-seat } 获得牌堆顶的【{ $cards }】。
        }
        [bottom] { $cards ->
            [other] { $to-seat } 获得牌堆底的 { $cards } 张牌。
           *[known] { $to-seat } 获得牌堆底的【{ $cards }】。
        }
        [discard] { $to-seat } 获得弃牌堆的【{ $cards }】。
        [table] { $to-seat } 获得【{ $cards }】。
        [offered] { $to-seat } 获得【{ $cards }】。
        [special] { $to-seat } 获得 { $from-seat } { $from-place }上的【{ $cards }】。
       *[hand] { $cards ->
            [other] { $from-seat } 把 { $cards } 张牌交给 { $to-seat }。
           *[known] { $from-seat } 把【{ $cards }】交给 { $to-seat }。
        }
    }
    [take] { $to-seat } 获得{ $from ->
        [pile] 牌堆顶的
        [bottom] 牌堆底的
        [discard] 弃牌堆的
        [table] { "" }
        [offered] { "" }
        [equip] { " " }{ $from-seat } 装备区的
        [judging] { " " }{ $from-seat } 判定区的
        [special] { " " }{ $from-seat } { $from-place }上的
       *[hand] { " " }{ $from-seat } 手牌中的
    }{ $cards ->
        [other] { " " }{ $cards } 张牌。
       *[known] 【{ $cards }】。
    }
    [swap] { $cards ->
        [other] { $from-seat } 的手牌归 { $to-seat }：{ $cards } 张牌。
       *[known] { $from-seat } 的手牌归 { $to-seat }：{ $cards }。
    }
    [equip] { $from ->
        [table] { "" }
       *[other] 【{ $cards }】置入 { $to-seat } 的装备区。
    }
    [replace] { $from-seat } 换下【{ $cards }】。
    [recast] { $from-seat } 重铸【{ $cards }】。
    [reveal] 亮出【{ $cards }】。
    [death] { $from-seat } 的牌进入弃牌堆：{ $cards }。
   *[place] { $to ->
        [judging] 【{ $to-kind }】置入 { $to-seat } 的判定区。
        [special] { $cards ->
            [other] { $to-seat } 的{ $to-place }上放置 { $cards } 张牌。
           *[known] { $to-seat } 的{ $to-place }上放置【{ $cards }】。
        }
        [equip] 【{ $cards }】置入 { $to-seat } 的装备区。
        [hand] { $cards ->
            [other] { $to-seat } 获得 { $cards } 张牌。
           *[known] { $to-seat } 获得【{ $cards }】。
        }
        [pile] { $cards ->
            [other] { $cards } 张牌置于牌堆顶。
           *[known] 【{ $cards }】置于牌堆顶。
        }
        [bottom] { $cards ->
            [other] { $cards } 张牌置于牌堆底。
           *[known] 【{ $cards }】置于牌堆底。
        }
        [discard] 【{ $cards }】进入弃牌堆。
       *[offered] 亮出【{ $cards }】。
    }
}
hegemony-event-pile_shuffled = 弃牌堆洗成新的牌堆。
hegemony-event-pile_arranged = { $bottom ->
    [0] { $seat } 调整牌堆顶的 { $n } 张牌。
   *[other] { $seat } 调整牌堆顶的 { $n } 张牌，其中 { $bottom } 张置于牌堆底。
}
hegemony-event-pile_seen = { $order-count ->
    [0] { $seat } 观看牌堆顶的 { $n } 张牌。
   *[other] { $seat } 观看牌堆顶的牌：{ $order }。
}
hegemony-event-hand_seen = { $cards ->
    [other] { $seat } 观看 { $owner } 的手牌。
   *[known] { $seat } 观看 { $owner } 的手牌：{ $cards }。
}
hegemony-event-general_seen = { $general ->
    [none] { $seat } 观看 { $owner } 的{ $place }。
   *[other] { $seat } 观看 { $owner } 的{ $place }：{ $general }。
}
hegemony-event-card_shown = { $seat } 展示【{ $card }】。
hegemony-event-turn_began = 第 { $turn } 回合：{ $seat }。
hegemony-event-turn_skipped = { $seat } 跳过本回合。
hegemony-event-phase_began = { "" }
hegemony-event-phase_skipped = { $seat } 跳过{ $phase }。
hegemony-event-phase_ended = { "" }
hegemony-event-turn_ended = { "" }
hegemony-event-extra_turn = { $seat } 将进行一个额外的回合。
hegemony-event-turn_cut_short = 当前回合立即结束。
hegemony-event-general_shown = { $seat } 明置{ $place }：{ $general }。
hegemony-event-general_hidden = { $seat } 暗置{ $place }。
hegemony-event-general_removed = { $seat } 移除{ $place }：{ $general }。
hegemony-event-skills_lost = { $seat } 的{ $place }失去所有技能。
hegemony-event-skill_gained = { $seat } 获得「{ $skill }」。
hegemony-event-skill_lost = { $seat } 失去「{ $skill }」。
hegemony-event-kingdom_set = { $kingdom-id ->
    [wei] { $seat } 是魏势力。
    [shu] { $seat } 是蜀势力。
    [wu] { $seat } 是吴势力。
    [qun] { $seat } 是群势力。
    [careerist] { $seat } 成为野心家。
   *[none] { $seat } 不再有势力。
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
           *[other] { $seat } 选择：{ $choice }。
        }
       *[other] { "" }
    }
   *[other] { $seat } 选择 { $targets }。
}
hegemony-event-skill_used = { $targets-count ->
    [0] { $seat } 发动「{ $skill }」。
   *[other] { $seat } 对 { $targets } 发动「{ $skill }」。
}
hegemony-event-use_began = { $aim ->
    [judged] { $seat } 判定区的【{ $kind }】开始结算。
   *[own] { $seat } { $skill ->
        [none] { "" }
       *[other] 发动「{ $skill }」，
    }{ $cards-count ->
        [0] 视为{ $aim ->
            [others] 对 { $targets } 使用
           *[own] 使用
        }【{ $kind }】
       *[other] { $skill ->
            [none] { $aim ->
                [others] 对 { $targets } 使用
               *[own] 使用
            }【{ $cards }】
           *[other] 把【{ $cards }】当【{ $kind }】{ $aim ->
                [others] 对 { $targets } 使用
               *[own] 使用
            }
        }
    }{ $victim ->
        [none] 。
       *[other] ，指定 { $victim } 为被杀的角色。
    }
}
hegemony-event-target_changed = { $fate ->
    [cancelled] { $seat } 不再是目标。
    [spared] 此牌对 { $seat } 无效。
    [nullified] 此牌对 { $seat } 的效果被抵消。
    [kingdom_nullified] 此牌对 { $seat } 的效果一并被抵消。
    [no_jink] { $seat } 不能用【闪】响应。
    [twice] { $seat } 须用两张牌响应。
    [back_twice] 对方每次须用两张牌响应 { $seat }。
    [armour_ignored] 无视 { $seat } 的防具。
   *[hit_anyway] 此牌依然命中 { $seat }。
}
hegemony-event-target_moved = 目标由 { $owner } 转移给 { $seat }。
hegemony-event-source_changed = 伤害来源改为 { $seat }。
hegemony-event-use_hurt = { "" }
hegemony-event-use_ended = { "" }
hegemony-event-unanswered = { "" }
hegemony-event-nullifies = { $kingdom ->
    [true] { $seat } 将同势力后续目标的效果一并抵消。
   *[false] { "" }
}
hegemony-event-responded = { $used ->
    [true] { $seat } { $skill ->
        [none] { $cards-count ->
            [0] 视为使用【{ $kind }】
           *[other] 使用【{ $cards }】
        }
       *[other] { $cards-count ->
            [0] 发动「{ $skill }」，视为使用【{ $kind }】
           *[other] 发动「{ $skill }」，把【{ $cards }】当【{ $kind }】使用
        }
    }。
   *[false] { $seat } { $skill ->
        [none] { $cards-count ->
            [0] 视为打出【{ $kind }】
           *[other] 打出【{ $cards }】
        }
       *[other] { $cards-count ->
            [0] 发动「{ $skill }」，视为打出【{ $kind }】
           *[other] 发动「{ $skill }」，把【{ $cards }】当【{ $kind }】打出
        }
    }。
}
hegemony-event-no_answer = { "" }
hegemony-event-damage_began = { "" }
hegemony-event-damage_changed = 伤害变为 { $amount } 点。
hegemony-event-damage_prevented = 防止 { $seat } 受到的伤害。
hegemony-event-damage_done = { $source ->
    [none] { $seat } 受到 { $n } 点{ $nature }。
   *[other] { $seat } 受到 { $source } 造成的 { $n } 点{ $nature }。
}
hegemony-event-damage_ended = { "" }
hegemony-event-hp_lost = { $seat } 失去 { $n } 点体力。
hegemony-event-recovered = { $seat } 回复 { $n } 点体力。
hegemony-event-hp_set = { $seat } 的体力变为 { $hp } 点。
hegemony-event-max_hp_changed = { $seat } 的体力上限变为 { $max_hp } 点。
hegemony-event-chained = { $on ->
    [true] { $seat } 横置。
   *[false] { $seat } 重置。
}
hegemony-event-turned_over = { $on ->
    [true] { $seat } 翻面（叠置）。
   *[false] { $seat } 翻回正面（平置）。
}
hegemony-event-judgement_began = { $skill ->
    [none] { $kind ->
        [none] { $seat } 判定：【{ $card }】。
       *[other] { $seat } 进行【{ $kind }】的判定：【{ $card }】。
    }
   *[other] { $seat } 进行「{ $skill }」的判定：【{ $card }】。
}
hegemony-event-judgement_replaced = { $seat } 把判定牌替换为【{ $card }】。
hegemony-event-judgement_fixed = 判定结果为{ $suit }。
hegemony-event-judgement_taken = { "" }
hegemony-event-judgement_ended = { "" }
hegemony-event-dying_began = { $seat } 进入濒死状态。
hegemony-event-dying_ended = { $saved ->
    [true] { $seat } 脱离濒死。
   *[false] { "" }
}
hegemony-event-died = { $killer ->
    [none] { $seat } 死亡。
   *[other] { $seat } 被 { $killer } 杀死。
}
hegemony-event-rejoined = { $seat } 重新加入游戏。
hegemony-event-marked = { $n ->
    [0] { "" }
   *[other] { $mark ->
        [qianxi] { $n ->
            [1] { $seat } 本回合不能使用或打出红色手牌。
            [2] { $seat } 本回合不能使用或打出黑色手牌。
           *[other] { $seat } 本回合不能使用或打出手牌。
        }
        [shuangxiong] { $n ->
            [1] { $seat } 本回合可以把红色手牌当【决斗】使用。
           *[other] { $seat } 本回合可以把黑色手牌当【决斗】使用。
        }
        [hengjiang] { $seat } 本回合手牌上限 -{ $n }。
        [tianyi_won] { $seat } 本回合可以多使用一张【杀】，且无距离限制。
        [tianyi_lost] { $seat } 本回合不能使用【杀】。
       *[other] { "" }
    }
}
hegemony-event-draw_changed = { "" }
hegemony-event-compared = { $won ->
    [true] { $seat } 与 { $owner } 拼点，赢：【{ $card }】对【{ $other }】。
   *[false] { $seat } 与 { $owner } 拼点，没赢：【{ $card }】对【{ $other }】。
}
hegemony-event-noticed = { "" }
hegemony-event-won = { $kingdom-id ->
    [careerist] 野心家 { $winners } 获胜。
   *[other] { $kingdom }势力获胜：{ $winners }。
}
hegemony-event-nobody_won = { $why ->
    [turn_limit] 无人获胜：回合数到了上限。
    [no_cards] 无人获胜：牌已经用尽。
   *[nobody_left] 无人获胜：没有角色存活。
}
hegemony-event-resolution_cut = 效果会没完没了，到此为止，当前回合结束。

## 终局

hegemony-reason-kingdom = 只剩一个势力
hegemony-reason-careerist = 只剩一名野心家
hegemony-reason-turn_limit = 回合数到了上限
hegemony-reason-no_cards = 牌已经用尽
hegemony-reason-nobody_left = 没有角色存活

## 卡牌

hegemony-card-slash = 杀
hegemony-text-slash = 出牌阶段限一次，对攻击范围内的一名其他角色使用：除非其使用【闪】，否则受到你造成的 1 点伤害。各种【杀】共用此次数；有效果要求【杀】时也可以打出。
hegemony-card-fire_slash = 火杀
hegemony-text-fire_slash = 【杀】的一种，造成的是火焰伤害。
hegemony-card-thunder_slash = 雷杀
hegemony-text-thunder_slash = 【杀】的一种，造成的是雷电伤害。
hegemony-card-jink = 闪
hegemony-text-jink = 【杀】将对你生效时使用，抵消这张【杀】；也可以打出来响应【万箭齐发】。
hegemony-card-peach = 桃
hegemony-text-peach = 出牌阶段，若你已受伤，回复 1 点体力；或在有角色濒死时对其使用，令其回复 1 点体力。
hegemony-card-analeptic = 酒
hegemony-text-analeptic = 出牌阶段，每回合限一次：本回合你的下一张【杀】伤害 +1（被闪避也算用掉）。或在你濒死时使用，回复 1 点体力，不限次数。
hegemony-card-dismantlement = 过河拆桥
hegemony-text-dismantlement = 选择一名其他角色，弃置其手牌（不能看）、装备区或判定区里的一张牌。
hegemony-card-snatch = 顺手牵羊
hegemony-text-snatch = 选择距离为 1 的一名其他角色，获得其手牌（不能看）、装备区或判定区里的一张牌。
hegemony-card-duel = 决斗
hegemony-text-duel = 选择一名其他角色，从其开始，双方轮流打出【杀】；先不出的一方受到另一方造成的 1 点伤害。
hegemony-card-collateral = 借刀杀人
hegemony-text-collateral = 选择一名装备着武器的其他角色，再指定其攻击范围内一名其可以使用【杀】的角色。前者须对后者使用【杀】，否则你获得其武器。
hegemony-card-ex_nihilo = 无中生有
hegemony-text-ex_nihilo = 你摸 2 张牌。
hegemony-card-nullification = 无懈可击
hegemony-text-nullification = 锦囊牌将对一个目标生效时（延时锦囊则在将要判定时）使用，抵消该效果。它也可以被【无懈可击】抵消。
hegemony-card-iron_chain = 铁索连环
hegemony-text-iron_chain = 选择 1 至 2 名角色（可以包括你），未横置的横置，已横置的重置。也可以重铸：弃置此牌，摸一张牌。
hegemony-card-fire_attack = 火攻
hegemony-text-fire_attack = 选择一名有手牌的角色（选自己须另有手牌），其展示一张手牌；你可以弃置一张同花色的手牌，对其造成 1 点火焰伤害。
hegemony-card-archery_attack = 万箭齐发
hegemony-text-archery_attack = 从下家开始，其他角色依次打出一张【闪】，否则受到你造成的 1 点伤害。
hegemony-card-savage_assault = 南蛮入侵
hegemony-text-savage_assault = 从下家开始，其他角色依次打出一张【杀】，否则受到你造成的 1 点伤害。
hegemony-card-god_salvation = 桃园结义
hegemony-text-god_salvation = 从你开始，每名已受伤的角色依次回复 1 点体力。
hegemony-card-amazing_grace = 五谷丰登
hegemony-text-amazing_grace = 亮出牌堆顶与存活角色数相同的牌，从你开始，每名角色依次从中获得一张，剩余的弃置。
hegemony-card-heg_nullification = 无懈可击·国
hegemony-text-heg_nullification = 同【无懈可击】。若抵消的是【无懈可击】以外的非延时锦囊，且目标已确定势力（不是野心家），其势力还有后续目标，你可以改为将此目标与该势力所有后续目标的效果一并抵消；对这些后续目标不能再使用【无懈可击】。
hegemony-card-await_exhausted = 以逸待劳
hegemony-text-await_exhausted = 你和与你势力相同的所有角色（你未确定势力则仅你自己）各摸 2 张牌，全部摸完后各弃置 2 张牌。
hegemony-card-known_both = 知己知彼
hegemony-text-known_both = 选择一名有手牌或有暗置武将的其他角色，观看其手牌，或其一张暗置的武将牌。也可以重铸：弃置此牌，摸一张牌。
hegemony-card-befriend_attacking = 远交近攻
hegemony-text-befriend_attacking = 你已确定势力才能使用。选择一名已确定势力且势力与你不同的角色，其摸一张牌，然后你摸 3 张牌。
hegemony-card-lightning = 闪电
hegemony-text-lightning = 置入你的判定区（已有则不能用）。有此牌的角色在判定阶段判定：结果为♠2 至♠9，受到 3 点无来源的雷电伤害，然后弃置此牌；否则移到下一名可以放置的角色的判定区。
hegemony-card-indulgence = 乐不思蜀
hegemony-text-indulgence = 置入一名没有此牌的其他角色的判定区。其在判定阶段判定：结果不为♥，跳过出牌阶段。判定后弃置此牌。
hegemony-card-supply_shortage = 兵粮寸断
hegemony-text-supply_shortage = 置入距离为 1 且没有此牌的一名其他角色的判定区。其在判定阶段判定：结果不为♣，跳过摸牌阶段。判定后弃置此牌。
hegemony-card-crossbow = 诸葛连弩
hegemony-text-crossbow = 武器，攻击范围 1。锁定技，你使用【杀】没有次数限制（把此牌自身当【杀】使用时除外）。
hegemony-card-qinggang_sword = 青釭剑
hegemony-text-qinggang_sword = 武器，攻击范围 2。锁定技，你的【杀】无视目标的防具。
hegemony-card-double_sword = 雌雄双股剑
hegemony-text-double_sword = 武器，攻击范围 2。你的【杀】指定异性目标后（双方性别均已确定），你可以令其选择：弃置一张手牌，或让你摸一张牌。
hegemony-card-ice_sword = 寒冰剑
hegemony-text-ice_sword = 武器，攻击范围 2。你的【杀】将对有牌的角色造成伤害时（连环传导和转移的伤害除外），你可以防止此伤害，改为先后弃置其 2 张牌。
hegemony-card-axe = 贯石斧
hegemony-text-axe = 武器，攻击范围 3。你的【杀】被闪避后，你可以弃置此牌以外的 2 张牌，令这张【杀】依然命中。
hegemony-card-spear = 丈八蛇矛
hegemony-text-spear = 武器，攻击范围 3。你可以把 2 张手牌当一张普通【杀】使用或打出；两张颜色相同，此【杀】才有颜色。
hegemony-card-fan = 朱雀羽扇
hegemony-text-fan = 武器，攻击范围 4。你使用非转化的普通【杀】时，可以将其改为【火杀】。
hegemony-card-kylin_bow = 麒麟弓
hegemony-text-kylin_bow = 武器，攻击范围 5。你的【杀】将造成伤害时（连环传导和转移的伤害除外），你可以弃置受伤害角色的一张坐骑牌。
hegemony-card-six_swords = 吴六剑
hegemony-text-six_swords = 武器，攻击范围 2。锁定技，与你势力相同的其他角色攻击范围 +1。
hegemony-card-triblade = 三尖两刃刀
hegemony-text-triblade = 武器，攻击范围 3。你的【杀】造成伤害后（连环传导和转移的伤害除外），若受伤害的角色存活，你可以弃置一张手牌，对其距离为 1 的另一名角色造成 1 点伤害。
hegemony-card-dragon_phoenix = 飞龙夺凤
hegemony-text-dragon_phoenix = 武器，攻击范围 2。你的【杀】指定目标后，你可以令其弃置一张牌。被你的【杀】杀死的角色死亡后，若没有势力的人数比你的势力少，其可以选一张与你势力相同的未使用武将牌重新加入游戏。
hegemony-card-eight_diagram = 八卦阵
hegemony-text-eight_diagram = 防具。每当你需要【闪】时，可以判定：结果为红色，视为你使用或打出了一张【闪】。
hegemony-card-renwang_shield = 仁王盾
hegemony-text-renwang_shield = 防具。锁定技，黑色【杀】对你无效。
hegemony-card-vine = 藤甲
hegemony-text-vine = 防具。锁定技，普通【杀】、【南蛮入侵】和【万箭齐发】对你无效；你受到的火焰伤害 +1。
hegemony-card-silver_lion = 白银狮子
hegemony-text-silver_lion = 防具。锁定技，你一次受到多于 1 点的伤害时，减为 1 点。此牌离开你的装备区后，若你已受伤，回复 1 点体力。
hegemony-card-jueying = 绝影
hegemony-text-jueying = 坐骑。其他角色与你的距离 +1。
hegemony-card-dilu = 的卢
hegemony-text-dilu = 坐骑。其他角色与你的距离 +1。
hegemony-card-zhuahuangfeidian = 爪黄飞电
hegemony-text-zhuahuangfeidian = 坐骑。其他角色与你的距离 +1。
hegemony-card-chitu = 赤兔
hegemony-text-chitu = 坐骑。你与其他角色的距离 -1。
hegemony-card-dayuan = 大宛
hegemony-text-dayuan = 坐骑。你与其他角色的距离 -1。
hegemony-card-zixing = 紫骍
hegemony-text-zixing = 坐骑。你与其他角色的距离 -1。
hegemony-card-peace_spell = 太平要术
hegemony-text-peace_spell = 防具。锁定技，防止你受到的火焰伤害和雷电伤害；你和与你势力相同的角色手牌上限 +X（X 为你的势力的角色数）。此牌离开你的装备区后，你失去 1 点体力并摸 2 张牌。

## 牌堆

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

## 武将

hegemony-card-caocao = 曹操
hegemony-card-simayi = 司马懿
hegemony-card-xiahoudun = 夏侯惇
hegemony-card-zhangliao = 张辽
hegemony-card-xuchu = 许褚
hegemony-card-guojia = 郭嘉
hegemony-card-zhenji = 甄姬
hegemony-card-xiahouyuan = 夏侯渊
hegemony-card-zhanghe = 张郃
hegemony-card-xuhuang = 徐晃
hegemony-card-caoren = 曹仁
hegemony-card-dianwei = 典韦
hegemony-card-xunyu = 荀彧
hegemony-card-caopi = 曹丕
hegemony-card-yuejin = 乐进
hegemony-card-liubei = 刘备
hegemony-card-guanyu = 关羽
hegemony-card-zhangfei = 张飞
hegemony-card-zhugeliang = 诸葛亮
hegemony-card-zhaoyun = 赵云
hegemony-card-machao = 马超
hegemony-card-huangyueying = 黄月英
hegemony-card-huangzhong = 黄忠
hegemony-card-weiyan = 魏延
hegemony-card-pangtong = 庞统
hegemony-card-wolong = 卧龙诸葛亮
hegemony-card-liushan = 刘禅
hegemony-card-menghuo = 孟获
hegemony-card-zhurong = 祝融
hegemony-card-ganfuren = 甘夫人
hegemony-card-sunquan = 孙权
hegemony-card-ganning = 甘宁
hegemony-card-lvmeng = 吕蒙
hegemony-card-huanggai = 黄盖
hegemony-card-zhouyu = 周瑜
hegemony-card-daqiao = 大乔
hegemony-card-luxun = 陆逊
hegemony-card-sunshangxiang = 孙尚香
hegemony-card-sunjian = 孙坚
hegemony-card-xiaoqiao = 小乔
hegemony-card-taishici = 太史慈
hegemony-card-zhoutai = 周泰
hegemony-card-lusu = 鲁肃
hegemony-card-erzhang = 张昭张纮
hegemony-card-dingfeng = 丁奉
hegemony-card-huatuo = 华佗
hegemony-card-lvbu = 吕布
hegemony-card-diaochan = 貂蝉
hegemony-card-yuanshao = 袁绍
hegemony-card-yanliangwenchou = 颜良文丑
hegemony-card-jiaxu = 贾诩
hegemony-card-pangde = 庞德
hegemony-card-zhangjiao = 张角
hegemony-card-caiwenji = 蔡文姬
hegemony-card-mateng = 马腾
hegemony-card-kongrong = 孔融
hegemony-card-jiling = 纪灵
hegemony-card-tianfeng = 田丰
hegemony-card-panfeng = 潘凤
hegemony-card-zoushi = 邹氏
hegemony-card-dengai = 邓艾
hegemony-card-caohong = 曹洪
hegemony-card-jiangwei = 姜维
hegemony-card-jiangwanfeiyi = 蒋琬费祎
hegemony-card-jiangqin = 蒋钦
hegemony-card-xusheng = 徐盛
hegemony-card-yuji = 于吉
hegemony-card-hetaihou = 何太后
hegemony-card-lord_liubei = 君刘备
hegemony-card-lidian = 李典
hegemony-card-zangba = 臧霸
hegemony-card-madai = 马岱
hegemony-card-mifuren = 糜夫人
hegemony-card-sunce = 孙策
hegemony-card-chenwudongxi = 陈武董袭
hegemony-card-dongzhuo = 董卓
hegemony-card-zhangren = 张任
hegemony-card-lord_zhangjiao = 君张角

## 技能

hegemony-card-jianxiong = 奸雄
hegemony-text-jianxiong = 你受到伤害后，可以获得造成此伤害的牌（转化牌则为其所有实体牌），只要这些牌仍在结算中。
hegemony-card-fankui = 反馈
hegemony-text-fankui = 你受到伤害后，可以获得伤害来源的一张手牌（不能看）或装备区里的牌；每次伤害限一次，与点数无关。
hegemony-card-guicai = 鬼才
hegemony-text-guicai = 任意角色的判定牌亮出后，你可以打出一张手牌替换之，原判定牌进入弃牌堆。
hegemony-card-ganglie = 刚烈
hegemony-text-ganglie = 你受到伤害后，可以判定：结果不为♥，伤害来源选择弃置 2 张手牌，或受到你造成的 1 点伤害（手牌不足 2 张只能选后者）。
hegemony-card-tuxi = 突袭
hegemony-text-tuxi = 摸牌阶段开始时，你可以放弃摸牌，改为从 1 至 2 名其他角色处各获得一张手牌。
hegemony-card-luoyi = 裸衣
hegemony-text-luoyi = 摸牌阶段，你可以少摸一张牌；本回合你使用【杀】或【决斗】造成的伤害 +1（连环传导和转移的伤害除外）。
hegemony-card-tiandu = 天妒
hegemony-text-tiandu = 你的判定生效后，你可以获得这张判定牌。
hegemony-card-yiji = 遗计
hegemony-text-yiji = 你每受到 1 点伤害，可以观看牌堆顶的 2 张牌，将它们分别交给任意角色（包括你自己）。
hegemony-card-luoshen = 洛神
hegemony-text-luoshen = 准备阶段开始时，你可以判定；每次结果为黑色，都可以再次判定。结束后你获得所有黑色判定牌；出现红色则弃置该牌并停止。
hegemony-card-qingguo = 倾国
hegemony-text-qingguo = 你可以把一张黑色手牌当【闪】使用或打出。
hegemony-card-shensu = 神速
hegemony-text-shensu = 判定阶段前，你可以跳过判定阶段和摸牌阶段；出牌阶段前，你可以弃置一张装备牌并跳过出牌阶段。每如此做一次，视为你对一名角色使用一张【杀】，无距离限制且不计入次数。
hegemony-card-qiaobian = 巧变
hegemony-text-qiaobian = 你的判定、摸牌、出牌或弃牌阶段前，你可以弃置一张手牌跳过该阶段。若跳过摸牌阶段，可以从 1 至 2 名其他角色处各获得一张手牌；若跳过出牌阶段，可以把一名角色装备区或判定区里的一张牌移到另一名角色的相应位置。
hegemony-card-duanliang = 断粮
hegemony-text-duanliang = 你可以把黑色基本牌或黑色装备牌当【兵粮寸断】使用；你的【兵粮寸断】可以用于距离 2 以内的角色。
hegemony-card-jushou = 据守
hegemony-text-jushou = 结束阶段开始时，你可以摸 3 张牌，然后翻面（叠置）。
hegemony-card-qiangxi = 强袭
hegemony-text-qiangxi = 出牌阶段限一次，你可以失去 1 点体力或弃置一张武器牌（手牌或已装备均可），对攻击范围内的一名角色造成 1 点伤害；弃置的武器不计入攻击范围。
hegemony-card-quhu = 驱虎
hegemony-text-quhu = 出牌阶段限一次，你可以与一名体力值大于你的角色拼点。你赢，其对其攻击范围内由你选择的一名角色造成 1 点伤害（无人则无事发生）；你没赢，其对你造成 1 点伤害。
hegemony-card-jieming = 节命
hegemony-text-jieming = 你每受到 1 点伤害，可以令一名角色把手牌摸至 X 张（X 为其体力上限，最多为 5）。
hegemony-card-xingshang = 行殇
hegemony-text-xingshang = 其他角色死亡时，你可以获得其所有手牌和装备区里的牌。
hegemony-card-fangzhu = 放逐
hegemony-text-fangzhu = 你受到伤害后，可以令一名其他角色摸 X 张牌并翻面（X 为你已损失的体力值，可以为 0）。
hegemony-card-xiaoguo = 骁果
hegemony-text-xiaoguo = 其他角色的结束阶段开始时，你可以弃置一张基本牌手牌，令其选择弃置一张装备牌，或受到你造成的 1 点伤害。
hegemony-card-rende = 仁德
hegemony-text-rende = 出牌阶段不限次数，你可以把任意张（至少一张）手牌交给一名其他角色。本阶段给出的牌累计首次达到 3 张时，你回复 1 点体力。
hegemony-card-wusheng = 武圣
hegemony-text-wusheng = 你可以把一张红色牌（手牌或装备区里的牌）当普通【杀】使用或打出。
hegemony-card-paoxiao = 咆哮
hegemony-text-paoxiao = 出牌阶段，你使用【杀】没有次数限制。
hegemony-card-guanxing = 观星
hegemony-text-guanxing = 准备阶段开始时，你可以观看牌堆顶的 X 张牌（X 为存活角色数，最多为 5），把其中任意张以任意顺序放回牌堆顶，其余以任意顺序置于牌堆底。
hegemony-card-kongcheng = 空城
hegemony-text-kongcheng = 锁定技，你没有手牌时，一旦成为【杀】或【决斗】的目标，便取消你这个目标。
hegemony-card-longdan = 龙胆
hegemony-text-longdan = 你可以把【杀】当【闪】、【闪】当普通【杀】使用或打出。
hegemony-card-mashu_machao = 马术
hegemony-text-mashu_machao = 锁定技，你与其他角色的距离 -1。
hegemony-card-tieqi = 铁骑
hegemony-text-tieqi = 你的【杀】指定一个目标后，你可以判定：结果为红色，该目标不能用【闪】响应这张【杀】。
hegemony-card-jizhi = 集智
hegemony-text-jizhi = 你使用非转化的非延时锦囊牌时，可以摸一张牌。
hegemony-card-qicai = 奇才
hegemony-text-qicai = 锁定技，你使用锦囊牌没有距离限制。
hegemony-card-liegong = 烈弓
hegemony-text-liegong = 你在出牌阶段使用【杀】指定一个目标后，若其手牌数不小于你的体力值，或不大于你的攻击范围，你可以令其不能用【闪】响应这张【杀】。
hegemony-card-kuanggu = 狂骨
hegemony-text-kuanggu = 锁定技，你每造成 1 点伤害，若在扣减体力前你与受伤害角色的距离不大于 1，你回复 1 点体力。
hegemony-card-lianhuan = 连环
hegemony-text-lianhuan = 你可以把♣手牌当【铁索连环】使用，或将其重铸（弃置后摸一张牌）。
hegemony-card-niepan = 涅槃
hegemony-text-niepan = 限定技，你濒死时，可以弃置手牌、装备区和判定区里的所有牌，平置并重置武将牌，摸 3 张牌，体力变为 3 点（不超过体力上限）。
hegemony-card-bazhen = 八阵
hegemony-text-bazhen = 锁定技，你没有装备防具时，视为装备着【八卦阵】。
hegemony-card-huoji = 火计
hegemony-text-huoji = 你可以把一张红色手牌当【火攻】使用。
hegemony-card-kanpo = 看破
hegemony-text-kanpo = 你可以把一张黑色手牌当【无懈可击】使用。
hegemony-card-xiangle = 享乐
hegemony-text-xiangle = 锁定技，你成为其他角色的【杀】的目标时，使用者须弃置一张基本牌，否则这张【杀】对你无效。
hegemony-card-fangquan = 放权
hegemony-text-fangquan = 你可以跳过出牌阶段；如此做的回合结束时，你可以弃置一张手牌，令一名其他角色紧接着进行一个额外的回合。
hegemony-card-huoshou = 祸首
hegemony-text-huoshou = 锁定技，【南蛮入侵】对你无效；其他角色使用【南蛮入侵】时，其伤害来源改为你。
hegemony-card-zaiqi = 再起
hegemony-text-zaiqi = 摸牌阶段开始时，若你已受伤，你可以放弃摸牌，改为亮出牌堆顶的 X 张牌（X 为你已损失的体力值）：每有一张♥，回复 1 点体力并弃置该牌；其余的归你。
hegemony-card-juxiang = 巨象
hegemony-text-juxiang = 锁定技，【南蛮入侵】对你无效；其他角色的【南蛮入侵】结算完将进入弃牌堆时，你获得之。
hegemony-card-lieren = 烈刃
hegemony-text-lieren = 你的【杀】对其目标造成伤害后，若双方都有手牌，你可以与其拼点；你赢，获得其一张牌。
hegemony-card-shushen = 淑慎
hegemony-text-shushen = 你每回复 1 点体力，可以令一名与你势力相同的其他角色摸一张牌。
hegemony-card-shenzhi = 神智
hegemony-text-shenzhi = 准备阶段开始时，你可以弃置所有手牌（至少一张）；若弃置的张数不小于你的体力值，你回复 1 点体力。
hegemony-card-zhiheng = 制衡
hegemony-text-zhiheng = 出牌阶段限一次，你可以弃置 1 至 X 张牌（X 为你的体力上限），然后摸等量的牌。
hegemony-card-qixi = 奇袭
hegemony-text-qixi = 你可以把一张黑色牌（手牌或装备区里的牌）当【过河拆桥】使用。
hegemony-card-keji = 克己
hegemony-text-keji = 若你在本回合的出牌阶段没有使用或打出过【杀】，你可以跳过弃牌阶段。
hegemony-card-kurou = 苦肉
hegemony-text-kurou = 出牌阶段不限次数，你可以失去 1 点体力，然后若你存活，摸 2 张牌。
hegemony-card-yingzi_zhouyu = 英姿
hegemony-text-yingzi_zhouyu = 摸牌阶段，你可以多摸一张牌。
hegemony-card-fanjian = 反间
hegemony-text-fanjian = 出牌阶段限一次，若你有手牌，你可以令一名其他角色说出一种花色，然后获得你的一张手牌并展示；若花色不符，你对其造成 1 点伤害。
hegemony-card-guose = 国色
hegemony-text-guose = 你可以把一张♦牌（手牌或装备区里的牌）当【乐不思蜀】使用。
hegemony-card-liuli = 流离
hegemony-text-liuli = 你成为【杀】的目标时，可以弃置一张牌，将其转移给你攻击范围内的一名角色；该角色不能是使用者或已有的目标，且须能被使用者用【杀】指定（不计距离）。若弃置的是你的武器或 -1 坐骑，计算范围时不算它。
hegemony-card-qianxun = 谦逊
hegemony-text-qianxun = 锁定技，你成为【顺手牵羊】或【乐不思蜀】的目标时，取消你这个目标。
hegemony-card-duoshi = 度势
hegemony-text-duoshi = 出牌阶段限四次，你可以把一张红色手牌当【以逸待劳】使用。
hegemony-card-jieyin = 结姻
hegemony-text-jieyin = 出牌阶段限一次，你可以弃置 2 张手牌，选择一名已受伤的其他男性角色：你与其各回复 1 点体力。
hegemony-card-xiaoji = 枭姬
hegemony-text-xiaoji = 你每失去装备区里的一张牌，可以摸 2 张牌。
hegemony-card-yinghun_sunjian = 英魂
hegemony-text-yinghun_sunjian = 准备阶段开始时，若你已受伤，你可以选择一名其他角色，令其摸 X 张牌再弃置一张牌，或摸一张牌再弃置 X 张牌（X 为你已损失的体力值）。
hegemony-card-hongyan = 红颜
hegemony-text-hongyan = 锁定技，你的♠牌和♠判定牌均视为♥。
hegemony-card-tianxiang = 天香
hegemony-text-tianxiang = 你将受到伤害时，可以弃置一张♥手牌，把此伤害转移给一名其他角色；伤害结算后，其摸 X 张牌（X 为其已损失的体力值）。
hegemony-card-tianyi = 天义
hegemony-text-tianyi = 出牌阶段限一次，你可以与一名其他角色拼点。你赢，本回合你可以多使用一张【杀】，【杀】可以多指定一个目标，且无距离限制；你没赢，本回合你不能使用【杀】。
hegemony-card-buqu = 不屈
hegemony-text-buqu = 你的体力降到 1 以下时，可以从牌堆顶把牌置于此武将牌上，直到张数等于 1 减你的体力值。若点数各不相同，你不进入濒死状态；有重复则照常濒死。你回复体力后，由你选择移去多余的牌；体力大于 0 则全部移去。
hegemony-card-haoshi = 好施
hegemony-text-haoshi = 摸牌阶段，你可以多摸 2 张牌；然后若你的手牌多于 5 张，把其中一半（向下取整）交给一名手牌最少的其他角色。
hegemony-card-dimeng = 缔盟
hegemony-text-dimeng = 出牌阶段限一次，你可以选择 2 名其他角色，弃置数量等于其手牌数之差的牌（可以为 0），令他们交换手牌。
hegemony-card-zhijian = 直谏
hegemony-text-zhijian = 出牌阶段不限次数，你可以把手牌里的一张装备牌置入一名其他角色装备区的空位，然后摸一张牌。
hegemony-card-guzheng = 固政
hegemony-text-guzheng = 其他角色的弃牌阶段结束时，你可以把其此阶段弃置的一张手牌还给其；然后你可以获得此阶段弃置且仍在弃牌堆里的其余所有牌。
hegemony-card-duanbing = 短兵
hegemony-text-duanbing = 你使用【杀】时，可以多指定一个距离为 1 的目标。
hegemony-card-fenxun = 奋迅
hegemony-text-fenxun = 出牌阶段限一次，你可以弃置一张牌并选择一名其他角色，本回合你与其的距离视为 1。
hegemony-card-jijiu = 急救
hegemony-text-jijiu = 你的回合外，有角色濒死时，你可以把一张红色牌（手牌或装备区里的牌）当【桃】使用。
hegemony-card-qingnang = 青囊
hegemony-text-qingnang = 出牌阶段限一次，你可以弃置一张手牌，令一名已受伤的角色回复 1 点体力。
hegemony-card-wushuang = 无双
hegemony-text-wushuang = 锁定技，你的【杀】的每个目标须连续使用 2 张【闪】才能抵消；你使用【决斗】或成为【决斗】的目标后，对方每次须打出 2 张【杀】。
hegemony-card-lijian = 离间
hegemony-text-lijian = 出牌阶段限一次，你可以弃置一张牌并选择 2 名其他男性角色，视为其中一名对另一名使用一张【决斗】。
hegemony-card-biyue = 闭月
hegemony-text-biyue = 结束阶段开始时，你可以摸一张牌。
hegemony-card-luanji = 乱击
hegemony-text-luanji = 你可以把 2 张花色相同的手牌当【万箭齐发】使用。
hegemony-card-shuangxiong = 双雄
hegemony-text-shuangxiong = 摸牌阶段开始时，你可以放弃摸牌，改为判定并获得判定牌；本回合你可以把一张与其颜色不同的手牌当【决斗】使用。
hegemony-card-wansha = 完杀
hegemony-text-wansha = 锁定技，你的回合内，只有你和濒死的角色可以使用【桃】。
hegemony-card-luanwu = 乱武
hegemony-text-luanwu = 限定技，出牌阶段，你可以令其他角色依次选择：对距离自己最近的另一名角色使用一张【杀】（不受距离限制，并列时自选），否则失去 1 点体力。
hegemony-card-weimu = 帷幕
hegemony-text-weimu = 锁定技，你成为黑色锦囊牌的目标时，取消你这个目标。
hegemony-card-mashu_pangde = 马术
hegemony-text-mashu_pangde = 锁定技，你与其他角色的距离 -1。
hegemony-card-mengjin = 猛进
hegemony-text-mengjin = 你的【杀】被目标闪避后，你可以弃置该目标的一张牌。
hegemony-card-leiji = 雷击
hegemony-text-leiji = 你使用或打出【闪】时，可以令一名角色判定：结果为♠，你对其造成 2 点雷电伤害。
hegemony-card-guidao = 鬼道
hegemony-text-guidao = 任意角色的判定牌亮出后，你可以打出一张黑色牌（手牌或装备区里的牌）替换之，并获得原判定牌。
hegemony-card-beige = 悲歌
hegemony-text-beige = 一名角色受到【杀】的伤害后，若其存活，你可以弃置一张牌，令其判定。♥：其回复 1 点体力；♦：其摸 2 张牌；♣：伤害来源弃置 2 张牌；♠：伤害来源翻面。
hegemony-card-duanchang = 断肠
hegemony-text-duanchang = 锁定技，你被杀死时，选择杀死你的角色的一张武将牌（可以是暗置的），该武将牌失去所有技能。此武将牌暗置时也会生效。
hegemony-card-mashu_mateng = 马术
hegemony-text-mashu_mateng = 锁定技，你与其他角色的距离 -1。
hegemony-card-xiongyi = 雄异
hegemony-text-xiongyi = 限定技，出牌阶段，你可以令你和与你势力相同的所有角色各摸 3 张牌；然后若没有势力的人数比你的势力少，你回复 1 点体力。
hegemony-card-mingshi = 名士
hegemony-text-mingshi = 锁定技，你受到伤害时，若伤害来源有暗置的武将牌，此伤害 -1（减至 0 则防止）。
hegemony-card-lirang = 礼让
hegemony-text-lirang = 你的牌因弃置进入弃牌堆后，你可以把其中任意张分别交给其他角色。
hegemony-card-shuangren = 双刃
hegemony-text-shuangren = 出牌阶段开始时，你可以与一名其他角色拼点。你赢，视为对其或与其势力相同的一名角色使用一张【杀】，无距离限制且不计入次数；你没赢，结束出牌阶段。
hegemony-card-sijian = 死谏
hegemony-text-sijian = 你失去最后一张手牌后，可以弃置一名其他角色的一张牌。
hegemony-card-suishi = 随势
hegemony-text-suishi = 锁定技，其他角色因与你势力相同的角色造成的伤害而濒死时，你摸一张牌；与你势力相同的其他角色死亡时，你失去 1 点体力。
hegemony-card-kuangfu = 狂斧
hegemony-text-kuangfu = 你的【杀】对其目标造成伤害后，你可以选择其装备区里的一张牌，将其弃置；若你的相应位置为空，也可以改为移到你的装备区。
hegemony-card-huoshui = 祸水
hegemony-text-huoshui = 出牌阶段，你可以明置此武将牌。此武将牌明置时，其他角色在你的回合内不能明置武将牌。
hegemony-card-qingcheng = 倾城
hegemony-text-qingcheng = 出牌阶段，你可以弃置一张装备牌，选择一名武将牌均明置的其他角色，暗置其一张武将牌（君主和士兵除外）。
hegemony-card-tuntian = 屯田
hegemony-text-tuntian = 你在回合外失去牌后，可以判定：结果不为♥，你可以把判定牌置于此武将牌上，称为「田」。你与其他角色的距离 -X（X 为「田」的数量）。
hegemony-card-jixi = 急袭
hegemony-text-jixi = 主将技，此武将作主将时少半点体力。你可以把一张「田」当【顺手牵羊】使用；计算这次使用的距离时，不算这张「田」。
hegemony-card-ziliang = 资粮
hegemony-text-ziliang = 副将技，与你势力相同的角色受到伤害后，若其存活，你可以把一张「田」交给其。
hegemony-card-huyuan = 护援
hegemony-text-huyuan = 结束阶段开始时，你可以把一张装备牌置入一名角色装备区的空位；然后你可以弃置该角色距离为 1 的一名角色的一张牌。
hegemony-card-heyi = 鹤翼
hegemony-text-heyi = 阵法技，存活角色不少于 4 名时，与你处于同一队列的其他角色视为拥有「飞影」（其他角色与其的距离 +1）。
hegemony-card-tiaoxin = 挑衅
hegemony-text-tiaoxin = 出牌阶段限一次，你可以选择一名攻击范围内有你的角色，其须对你使用一张【杀】，否则你弃置其一张牌。
hegemony-card-yizhi = 遗志
hegemony-text-yizhi = 副将技，此武将作副将时少半点体力。锁定技，若你的主将有「观星」，其中的 X 固定为 5；否则你拥有「观星」。
hegemony-card-tianfu = 天覆
hegemony-text-tianfu = 主将技，阵法技，存活角色不少于 4 名时，若当前回合角色处于你所在的队列，你拥有「看破」。
hegemony-card-shengxi = 生息
hegemony-text-shengxi = 出牌阶段结束时，若你在此阶段没有造成过伤害，你可以摸 2 张牌。
hegemony-card-shoucheng = 守成
hegemony-text-shoucheng = 与你势力相同的角色在其回合外失去最后一张手牌后，你可以令其摸一张牌。
hegemony-card-shangyi = 尚义
hegemony-text-shangyi = 出牌阶段限一次，你可以令一名其他角色观看你的手牌，然后选择一项：观看其手牌，并可以弃置其中一张黑色牌；或观看其所有暗置的武将牌。
hegemony-card-niaoxiang = 鸟翔
hegemony-text-niaoxiang = 阵法技，存活角色不少于 4 名时，在你是围攻角色的围攻关系中，围攻角色对被围攻角色使用的【杀】须用 2 张【闪】才能抵消。
hegemony-card-yicheng = 疑城
hegemony-text-yicheng = 与你势力相同的角色成为【杀】的目标后，你可以令其摸一张牌，再弃置一张牌。
hegemony-card-qianhuan = 千幻
hegemony-text-qianhuan = 与你势力相同的角色受到伤害后，若其存活，你可以把牌堆顶的一张牌置于此武将牌上，称为「幻」；若花色与已有的「幻」重复，弃置之。与你势力相同的角色成为基本牌或锦囊牌的唯一目标时，你可以弃置一张「幻」，取消该目标。
hegemony-card-zhendu = 鸩毒
hegemony-text-zhendu = 其他角色的出牌阶段开始时，你可以弃置一张手牌，视为其使用一张【酒】（本回合下一张【杀】伤害 +1），然后你对其造成 1 点伤害。
hegemony-card-qiluan = 戚乱
hegemony-text-qiluan = 任意回合结束时，若你在此回合杀死过角色，你可以摸 3 张牌。
hegemony-card-zhangwu = 章武
hegemony-text-zhangwu = 锁定技，【飞龙夺凤】进入弃牌堆或其他角色的装备区后，你获得之。你将失去【飞龙夺凤】时（使用除外），改为展示并将其置于牌堆底，然后你摸 2 张牌。
hegemony-card-shouyue = 授钺
hegemony-text-shouyue = 君主技，锁定技，存活的蜀势力角色的下列技能得到强化：「武圣」可以用任意牌；「咆哮」的【杀】无视防具；「龙胆」每发动一次摸一张牌；「烈弓」令攻击范围 +1；「铁骑」判定不为♠即可。
hegemony-card-jizhao = 激诏
hegemony-text-jizhao = 限定技，你濒死时，可以把手牌摸至体力上限，体力变为 2 点，然后失去「授钺」，获得「仁德」。
hegemony-card-xunxun = 恂恂
hegemony-text-xunxun = 摸牌阶段开始时，你可以放弃摸牌，改为观看牌堆顶的 4 张牌，获得其中 2 张，其余置于牌堆底。
hegemony-card-wangxi = 忘隙
hegemony-text-wangxi = 你每对其他角色造成 1 点伤害，或每受到其他角色造成的 1 点伤害，若其存活，你可以令双方各摸一张牌。
hegemony-card-hengjiang = 横江
hegemony-text-hengjiang = 你每受到 1 点伤害，可以令当前回合角色本回合手牌上限 -1。该回合结束时，若其在弃牌阶段没有弃牌，你摸一张牌（仅一次）。
hegemony-card-mashu_madai = 马术
hegemony-text-mashu_madai = 锁定技，你与其他角色的距离 -1。
hegemony-card-qianxi = 潜袭
hegemony-text-qianxi = 准备阶段开始时，你可以判定，然后选择一名距离为 1 的角色，其本回合不能使用或打出与判定结果颜色相同的手牌。
hegemony-card-guixiu = 闺秀
hegemony-text-guixiu = 你明置此武将牌后，可以摸 2 张牌；移除此武将牌后，可以回复 1 点体力。
hegemony-card-cunsi = 存嗣
hegemony-text-cunsi = 限定技，出牌阶段，你可以移除明置的此武将牌并选择一名角色，其获得「勇决」；若不是你，其再摸 2 张牌。
hegemony-card-jiang = 激昂
hegemony-text-jiang = 你使用【决斗】或红色【杀】指定目标后，或成为【决斗】或红色【杀】的目标后，可以摸一张牌。
hegemony-card-yingyang = 鹰扬
hegemony-text-yingyang = 你拼点时，可以令你的点数 +3 或 -3（不超出 1 至 13）。
hegemony-card-hunshang = 魂殇
hegemony-text-hunshang = 副将技，此武将作副将时少半点体力。锁定技，准备阶段开始时，若你的体力值为 1，本回合你拥有「英姿」和「英魂」。
hegemony-card-duanxie = 断绁
hegemony-text-duanxie = 出牌阶段限一次，你可以横置一名未横置的其他角色，然后横置你自己。
hegemony-card-fenming = 奋命
hegemony-text-fenming = 结束阶段开始时，若你已横置，你可以弃置所有已横置角色（包括你）各一张牌。
hegemony-card-hengzheng = 横征
hegemony-text-hengzheng = 摸牌阶段开始时，若你的体力值为 1 或没有手牌，你可以放弃摸牌，改为获得每名其他角色手牌、装备区或判定区里的一张牌。
hegemony-card-baoling = 暴凌
hegemony-text-baoling = 主将技，锁定技，出牌阶段结束时，若此武将牌明置且你有副将，移除副将，你的体力上限 +3，回复 3 点体力，并获得「崩坏」。
hegemony-card-chuanxin = 穿心
hegemony-text-chuanxin = 你在出牌阶段使用的【杀】或【决斗】将对一名势力不同且有副将的角色造成伤害时，你可以防止此伤害，令其选择：弃置装备区里的所有牌（至少一张）并失去 1 点体力，或移除副将。
hegemony-card-fengshi = 锋矢
hegemony-text-fengshi = 阵法技，存活角色不少于 4 名时，在你是围攻角色的围攻关系中，围攻角色使用【杀】指定被围攻角色为目标后，后者弃置装备区里的一张牌。
hegemony-card-wuxin = 悟心
hegemony-text-wuxin = 摸牌阶段开始时，你可以观看牌堆顶的 X 张牌（X 为群势力角色数，参见「弘法」），以任意顺序放回。
hegemony-card-hongfa = 弘法
hegemony-text-hongfa = 君主技，锁定技，准备阶段开始时，若「黄巾天兵符」上没有「天兵」，把牌堆顶的 X 张牌置于其上作为「天兵」（X 为群势力角色数）；你计算群势力角色数时，每张「天兵」算作 1 名。你将失去体力时，可以改为弃置一张「天兵」；与你势力相同的角色可以把「天兵」当【杀】使用或打出。
hegemony-card-wendao = 问道
hegemony-text-wendao = 出牌阶段限一次，你可以弃置一张红色牌，从弃牌堆或任意角色的装备区获得【太平要术】。
hegemony-card-yongjue = 勇决
hegemony-text-yongjue = 与你势力相同的角色在其出牌阶段使用的第一张牌若为【杀】，这张【杀】结算后，其可以收回。
hegemony-card-benghuai = 崩坏
hegemony-text-benghuai = 锁定技，结束阶段开始时，若有角色的体力值比你少，你须选择失去 1 点体力，或减少 1 点体力上限。

## 装备技能

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

## 位置不够时的简称

hegemony-short-crossbow = 连弩
hegemony-short-qinggang_sword = 青釭剑
hegemony-short-double_sword = 雌雄剑
hegemony-short-axe = 贯石斧
hegemony-short-spear = 丈八蛇矛
hegemony-short-triblade = 三尖刀
hegemony-short-dragon_phoenix = 飞龙夺凤
hegemony-short-eight_diagram = 八卦阵
hegemony-short-renwang_shield = 仁王盾
hegemony-short-vine = 藤甲
hegemony-short-peace_spell = 太平要术
hegemony-short-huangyueying = 黄月英
hegemony-short-wolong = 卧龙
hegemony-short-sunshangxiang = 孙尚香
hegemony-short-erzhang = 张昭张纮
hegemony-short-yanliangwenchou = 颜良文丑
hegemony-short-jiangwanfeiyi = 蒋琬费祎
hegemony-short-lord_liubei = 君刘备
hegemony-short-chenwudongxi = 陈武董袭
hegemony-short-lord_zhangjiao = 君张角
