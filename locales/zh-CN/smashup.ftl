# 大杀四方：这个游戏要说的一切。

smashup-name = 大杀四方

## 词

smashup-kind-minion = 随从
smashup-kind-action = 行动
smashup-kind-special = 特殊行动
smashup-kind-on_base = 基地行动
smashup-kind-on_minion = 随从行动
smashup-kind-base = 基地
smashup-kind-faction = 派系

# 被选的牌在哪里。
smashup-pile-hand = 手牌
smashup-pile-top = 牌库
smashup-pile-bottom = 牌库
smashup-pile-deck = 牌库
smashup-pile-discard = 弃牌堆
smashup-pile-shown = 展示中
smashup-pile-table = 桌面
smashup-pile-madness = 疯狂牌库
smashup-pile-bases = 基地牌库

smashup-phase-draft = 选派系
smashup-phase-mulligan = 起始手牌
smashup-phase-start = 回合开始
smashup-phase-play = 出牌
smashup-phase-score = 计分
smashup-phase-draw = 抽牌
smashup-phase-end = 回合结束
smashup-phase-over = 结束

## 选项

smashup-option-draft = 派系
smashup-option-draft-about = 每位玩家两个派系，每个派系只能被选一次。
smashup-option-draft-snake = 轮流挑选，一圈之后倒着再来一圈
smashup-option-draft-random = 随机抽取
smashup-option-bases = 基地
smashup-option-bases-about = 哪些基地洗入基地牌库。
smashup-option-bases-all = 全部 44 个
smashup-option-bases-sets = 只用在场派系所属系列的
smashup-option-factions = 所列派系
smashup-option-factions-about = 按座次每人两个；给出后不再挑选或抽取。

## 询问

smashup-question-draft = 请选择一个派系。
smashup-question-keep_hand = 保留这手牌吗？没有随从的手牌可以亮出重抽。
smashup-question-turn = 轮到你。
smashup-question-which_base = 有几个基地达到临界点，先计哪一个？
smashup-question-which_next = 几个能力同时触发，下一个结算哪个？
smashup-question-triggers = 要使用触发的能力吗？
smashup-question-me_first = { $at }即将计分，要先做点什么吗？
smashup-question-after_scoring = { $at }已经计分，要使用能力吗？
smashup-question-pick_things = { $card }：{ $does ->
    [destroy] 选择要消灭的牌。
    [return] 选择返回拥有者手牌的牌。
    [sink] 选择放到拥有者牌库底的牌。
    [move] 选择要移动的牌。
    [move_here] 选择移动到此处的牌。
    [boost] 选择获得力量的随从。
   *[other] 选择一个随从。
}
smashup-question-pick_cards = { $card }：{ $does ->
    [hand] 选择收入手牌的牌。
    [discard] 选择要弃掉的牌。
    [top] 选择放到牌库顶的牌。
    [sink] 选择放到牌库底的牌。
    [shuffle] 选择洗入牌库的牌。
    [madness] 选择放回疯狂牌库的牌。
    [play] 选择要打出的牌。
    [give] 选择要交出的牌。
    [swap] 选择换上的基地。
   *[other] 选择牌。
}
smashup-question-pick_base = { $card }：{ $does ->
    [from] 选择从哪个基地移出。
    [to] 选择移动到哪个基地。
    [destroy] 选择在哪个基地消灭。
    [return] 选择哪个基地的随从返回手牌。
    [swap] 选择要换掉的基地。
   *[other] 选择一个基地。
}
smashup-question-pick_player = { $card }：选择一位玩家。
smashup-question-pick_faction = { $card }：选择一个派系。
smashup-question-pick_number = { $card }：选择一个数。
smashup-question-pick_way = { $card }：选择一项。
smashup-question-offer = { $seat } 的{ $card }：抽一张疯狂牌来避免它的效果吗？
smashup-question-play_now = 请立即打出一张牌。
smashup-question-play_now_from_discard = 请立即从弃牌堆打出一个随从。
smashup-question-put_where = { $card }打在哪里？
smashup-question-save = { $card }将被消灭，用{ $by }救下它吗？
smashup-question-discard = 请弃 { $n } 张牌。
smashup-question-order_cards = 把这些牌放回牌库顶；先选的在上。
smashup-question-order_bases = 给接下来的基地排序；先选的先来。

## 行动

smashup-action-faction = { $faction }
smashup-action-keep_hand = 保留手牌
smashup-action-redraw_hand = 亮出手牌，重抽五张
smashup-action-play = { $place ->
    [base] { $card } → { $base }
    [minion] { $card } → { $minion }
   *[none] { $card }
   }{ $source ->
    [discard] （从弃牌堆）
   *[hand] { "" }
   }{ $allowance ->
    [usual] （用常规次数）
    [free] （用自身能力）
    [extra] （用额外次数）
   *[none] { "" }
   }
smashup-action-use = 使用{ $base }的{ $card }
smashup-action-use_base = 使用{ $card }
smashup-action-end_play = 结束出牌
smashup-action-score_base = 计分：{ $card }
smashup-action-next = { $where ->
    [base] { $base }的{ $card }
   *[none] { $card }
}
smashup-action-trigger = { $where ->
    [base] 使用{ $base }的{ $card }
   *[none] 使用{ $card }
}
smashup-action-special = 使用手牌{ $card }
smashup-action-pass = 跳过
smashup-action-thing = { $what ->
    [minion] { $seat } 在{ $base }的{ $card }（{ $power }）
    [action] { $seat } 在{ $base }的{ $card }
   *[none] { $card }（{ $base }）
}
smashup-action-base = { $card }
smashup-action-card = { $card }（{ $pile }）
smashup-action-player = { $seat }
smashup-action-number = { $n }
smashup-action-way = { $text }
smashup-action-done = { $picked ->
    [0] 不选
   *[other] 选好了
}
smashup-action-accept = 接受
smashup-action-decline = 拒绝

## 几项选一

smashup-way-wizard_neophyte-0 = 收入手牌
smashup-way-wizard_neophyte-1 = 作为额外行动打出
smashup-way-wizard_neophyte-2 = 留在牌库顶
smashup-way-steampunk_zeppelin-0 = 把你的一个随从移动到此处
smashup-way-steampunk_zeppelin-1 = 把你在此处的一个随从移走
smashup-way-elder_thing_elder_thing-0 = 消灭你的另外两个随从
smashup-way-elder_thing_elder_thing-1 = 把此随从放到牌库底
smashup-way-innsmouth_mysteries_of_the_deep-0 = 再抽两张牌和两张疯狂牌
smashup-way-innsmouth_mysteries_of_the_deep-1 = 到此为止
smashup-way-miskatonic_researcher-0 = 抽一张疯狂牌
smashup-way-miskatonic_researcher-1 = 不抽
smashup-way-special_madness-0 = 抽两张牌
smashup-way-special_madness-1 = 把这张牌放回疯狂牌库
smashup-way-base_fairy_circle-0 = 在此额外打出一个随从
smashup-way-base_fairy_circle-1 = 额外打出一张行动

## 代价

smashup-quote-uses_minion = 用掉本回合的随从
smashup-quote-uses_action = 用掉本回合的行动
smashup-quote-uses_extra = 用掉一次额外打出
smashup-quote-lapses = 还可打出：随从 { $minions }，行动 { $actions }
smashup-quote-total = 基地将有 { $power }／{ $breakpoint }

## 拒绝

smashup-refusal-not_asked = 现在问的不是这个。
smashup-refusal-faction_taken = 这个派系已被选走。
smashup-refusal-no_such_faction = 没有这个派系。
smashup-refusal-hand_has_minion = 只有没有随从的手牌才能重抽。
smashup-refusal-not_in_hand = 你的手牌里没有这张牌。
smashup-refusal-not_in_discard = 你的弃牌堆里没有这张牌。
smashup-refusal-minions_used_up = 本回合不能再打出随从。
smashup-refusal-actions_used_up = 本回合不能再打出行动。
smashup-refusal-not_allowed = 剩下的出牌次数不允许这样打。
smashup-refusal-only_when_scoring = 这张牌只能在基地计分时使用。
smashup-refusal-only_specials = 现在只能使用特殊能力。
smashup-refusal-asleep_now = 你本回合不能打出行动。
smashup-refusal-nothing_there = 场上没有它。
smashup-refusal-not_yours = 它不由你控制。
smashup-refusal-no_talent = 它没有天赋。
smashup-refusal-talent_used = 这个天赋本回合已经用过。
smashup-refusal-not_there = 没有这个基地。
smashup-refusal-invalid_target = 不能这样选。
smashup-refusal-too_few = 至少要选 { $least } 个。
smashup-refusal-must_play = 能打出就必须打出。
smashup-refusal-no_such_trigger = 没有触发这样的能力。

## 事件

smashup-event-faction_chosen = { $seat } 选择{ $faction }。
smashup-event-factions_settled = { $madness ->
    [0] 基地是{ $bases }。
   *[other] 基地是{ $bases }。摆出疯狂牌库。
}
smashup-event-deck_shuffled = { $reshuffled ->
    [true] { $seat } 洗出 { $count } 张的新牌库。
   *[false] { $seat } 洗牌。
}
smashup-event-cards_drawn = { $cards ->
    [none] { $seat } 抽 { $count } 张牌。
   *[other] { $seat } 抽 { $count } 张牌：{ $cards }。
}
smashup-event-hand_redrawn = { $seat } 亮出没有随从的手牌（{ $cards }）并重抽。
smashup-event-hand_kept = { $seat } 保留起始手牌。
smashup-event-turn_started = 第 { $turn } 回合：{ $seat }。
smashup-event-play_began = { "" }
smashup-event-play_ended = { "" }
smashup-event-turn_ending = { "" }
smashup-event-turn_ended = { "" }
smashup-event-allowance_granted = { $action ->
    [true] { $seat } 可以额外打出 { $n } 张行动。
   *[false] { $seat } 可以额外打出 { $n } 个随从。
}
smashup-event-allowance_used = { "" }
smashup-event-minion_played = { $from ->
    [hand] { $seat } 在{ $at }打出{ $card }。
   *[other] { $seat } 从{ $from ->
        [hand] 手牌
        [top] 牌库顶
        [bottom] 牌库底
        [deck] 牌库
        [discard] 弃牌堆
        [shown] 展示的牌
        [table] 桌面
        [madness] 疯狂牌库
       *[bases] 基地牌库
    }在{ $at }打出{ $card }。
}
smashup-event-action_played = { $seat } 打出{ $card }。
smashup-event-action_attached = { $on ->
    [none] { $card }附着在{ $at }上。
   *[other] { $card }附着在{ $at }的{ $on }上。
}
smashup-event-action_done = { "" }
smashup-event-talent_used = { $seat } 使用{ $card }的天赋。
smashup-event-base_talent_used = { $seat } 使用{ $card }。
smashup-event-ability_used = { $card }生效。
smashup-event-chosen = { "" }
smashup-event-triggers_gathered = { "" }
smashup-event-minion_destroyed = { $to ->
    [discard] { $owner } 的{ $card }被消灭。
   *[other] { $owner } 的{ $card }被消灭，放到牌库底。
}
smashup-event-action_destroyed = { $owner } 的{ $card }被消灭。
smashup-event-action_detached = { $card }进入 { $owner } 的弃牌堆。
smashup-event-minion_saved = { $by }救下{ $card }。
smashup-event-shield_used = { "" }
smashup-event-provoked = { "" }
smashup-event-effect_done = { "" }
smashup-event-dust_settled = { "" }
smashup-event-minion_moved = { $seat } 把{ $card }移动到{ $to }。
smashup-event-card_returned = { $card }返回 { $owner } 的手牌。
smashup-event-card_sunk = { $card }放到 { $owner } 的牌库底。
smashup-event-card_shuffled_in = { $card }洗入 { $owner } 的牌库。
smashup-event-power_changed = { $card }本回合力量变化：{ $by }。
smashup-event-counter_added = { $card }放上 { $n } 个力量标记。
smashup-event-counter_removed = { $card }移去 { $n } 个力量标记。
smashup-event-control_changed = { $card }改由 { $seat } 控制。
smashup-event-breakpoint_changed = { $card }的临界点本回合变化：{ $by }。
smashup-event-breakpoint_opened = { $card }的临界点本回合为 0。
smashup-event-faction_named = { $card }指定{ $faction }。
smashup-event-put_to_sleep = { $seat } 下个回合不能打出行动。
smashup-event-card_moved =
    { $owner }：{ $card ->
        [none] 一张牌
       *[other] { $card }
    }从{ $from ->
        [hand] 手牌
        [top] 牌库顶
        [bottom] 牌库底
        [deck] 牌库
        [discard] 弃牌堆
        [shown] 展示的牌
        [table] 桌面
        [madness] 疯狂牌库
       *[bases] 基地牌库
    }到{ $to ->
        [hand] 手牌
        [top] 牌库顶
        [bottom] 牌库底
        [deck] 牌库
        [discard] 弃牌堆
        [shown] 展示的牌
        [table] 桌面
        [madness] 疯狂牌库
       *[bases] 基地牌库
    }。
smashup-event-cards_shown = { $cards ->
    [none] { $owner } 查看牌库顶的 { $count } 张牌。
   *[other] { $owner } 展示{ $cards }。
}
smashup-event-hand_shown = { $cards ->
    [none] 有人查看 { $seat } 的手牌。
   *[other] { $seat } 的手牌是{ $cards }。
}
smashup-event-top_ordered = { $seat } 把牌放回牌库顶。
smashup-event-madness_drawn = { $seat } 抽 { $n } 张疯狂牌。
smashup-event-madness_returned = { $seat } 把一张疯狂牌放回疯狂牌库。
smashup-event-madness_given = { $seat } 把一张疯狂牌交给 { $owner }。
smashup-event-points_gained = { $seat } 得 { $points } 分。
smashup-event-points_lost = { $seat } 因疯狂失去 { $points } 分。
smashup-event-scoring_began = { $card }计分。
smashup-event-me_first_opened = { "" }
smashup-event-me_first_closed = { "" }
smashup-event-place_awarded = { $place ->
    [1] { $seat } 以 { $power } 力量得第一：{ $points } 分。
    [2] { $seat } 以 { $power } 力量得第二：{ $points } 分。
    [3] { $seat } 以 { $power } 力量得第三：{ $points } 分。
   *[other] { $seat } 以 { $power } 力量得第四。
}
smashup-event-base_scored = { "" }
smashup-event-base_cleared = { $card }清场。
smashup-event-base_replaced = 新的基地是{ $card }。
smashup-event-bases_shuffled = { $reshuffled ->
    [true] 计过分的基地洗成新的基地牌库。
   *[false] 洗基地牌库。
}
smashup-event-base_swapped = { $card }取代{ $old }。
smashup-event-next_bases_seen = { $cards ->
    [none] { $seat } 查看接下来的基地。
   *[other] { $seat } 查看接下来的基地：{ $cards }。
}
smashup-event-next_bases_ordered = { $seat } 给接下来的基地排序。
smashup-event-resolution_cut = 能力会没完没了，到此为止。
smashup-event-game_ended = 游戏结束：{ $reason }。

## 能逐步说清的牌

smashup-said-both = { $one }{ $two }
smashup-said-draw = 抽 { $n } 张牌。
smashup-said-points = 得 { $n } 分。
smashup-said-madness = { $who ->
    [you] 抽 { $n } 张疯狂牌。
    [others] 每位其他玩家抽 { $n } 张疯狂牌。
   *[others_here] 每位在此处有随从的其他玩家抽 { $n } 张疯狂牌。
}
smashup-said-boost = 你在场的每个随从力量 +{ $by }，直到回合结束。
smashup-said-extra_action = 本回合你可以额外打出 { $n } 张行动。
smashup-said-extra_minion = { $place ->
    [empty] 本回合你可以在一个没有你的随从的基地额外打出 { $n } 个{ $max ->
        [none] { "" }
       *[other] 力量不超过 { $max } 的
    }随从。
   *[any] 本回合你可以额外打出 { $n } 个{ $max ->
        [none] { "" }
       *[other] 力量不超过 { $max } 的
    }随从。
}

## 终局与得分

smashup-reason-points = 有人达到十五分
smashup-reason-sanity = 有人达到十五分，平分则疯狂牌少者胜
smashup-reason-turn_limit = 太久没有人获胜
smashup-score-points = 分数
smashup-score-madness = 疯狂

## 派系、牌与基地

# 大杀四方：派系、卡牌与基地的名称和规则文字。

## 派系

smashup-card-pirates = 海盗
smashup-card-ninjas = 忍者
smashup-card-aliens = 外星人
smashup-card-dinosaurs = 恐龙
smashup-card-robots = 机器人
smashup-card-wizards = 巫师
smashup-card-zombies = 丧尸
smashup-card-tricksters = 捣蛋鬼
smashup-card-ghosts = 幽灵
smashup-card-bear_cavalry = 熊骑兵
smashup-card-steampunks = 蒸汽朋克
smashup-card-killer_plants = 食人花
smashup-card-minions_of_cthulhu = 克苏鲁仆从
smashup-card-elder_things = 远古物种
smashup-card-innsmouth = 印斯茅斯
smashup-card-miskatonic = 米斯卡塔尼克

## 海盗

smashup-card-pirate_king = 海盗王
smashup-text-pirate_king = 特殊：一个基地计分前，你可以把此随从从另一个基地移动到该处。
smashup-card-pirate_buccaneer = 海盗
smashup-text-pirate_buccaneer = 此随从将被消灭时，改为把它移动到由你选择的另一个基地。
smashup-card-pirate_saucy_wench = 粗鲁少妇
smashup-text-pirate_saucy_wench = 你可以消灭此处一个力量不超过 2 的随从。
smashup-card-pirate_first_mate = 大副
smashup-text-pirate_first_mate = 特殊：所在基地计分后、新基地翻开前，你可以把此随从移动到另一个基地，而不进弃牌堆。
smashup-card-pirate_broadside = 侧翼开炮
smashup-text-pirate_broadside = 选择一个有你随从的基地和一名玩家（可以是你自己），消灭该玩家在那里的所有力量不超过 2 的随从。
smashup-card-pirate_cannon = 加农炮
smashup-text-pirate_cannon = 消灭至多 2 个力量不超过 2 的随从，可在任意基地。
smashup-card-pirate_dinghy = 小船
smashup-text-pirate_dinghy = 移动你的至多 2 个随从，各自移动到你选择的另一个基地。
smashup-card-pirate_full_sail = 全速航行
smashup-text-pirate_full_sail = 移动你任意数量的随从，各自移动到你选择的另一个基地。特殊：也可以在一个基地计分前打出此牌，不占用打出行动的次数。
smashup-card-pirate_powderkeg = 炸药桶
smashup-text-pirate_powderkeg = 选择你的一个随从。同时消灭它，以及它所在基地每个力量不高于它的随从（包括你的）；即使它没被消灭，其余的照样被消灭。
smashup-card-pirate_sea_dogs = 水手
smashup-text-pirate_sea_dogs = 选择一个派系、一个基地和另一个基地，把前一个基地上其他玩家属于该派系的所有随从移动到后一个基地。
smashup-card-pirate_shanghai = 诱拐
smashup-text-pirate_shanghai = 把其他玩家的一个随从移动到另一个基地。
smashup-card-pirate_swashbuckling = 虚张声势

## 忍者

smashup-card-ninja_master = 忍者大师
smashup-text-ninja_master = 你可以消灭此处的一个随从。
smashup-card-ninja_tiger_assassin = 猛虎刺客
smashup-text-ninja_tiger_assassin = 你可以消灭此处一个力量不超过 3 的随从。
smashup-card-ninja_shinobi = 影舞者
smashup-text-ninja_shinobi = 特殊：一个基地计分前，你可以从手牌把此随从打到该处，不占用打出随从的次数。每次计分只能这样打出一个「影舞者」。
smashup-card-ninja_acolyte = 忍者侍从
smashup-text-ninja_acolyte = 特殊：在你的出牌阶段，若你本回合尚未打出随从，你可以让此随从返回其拥有者手牌；然后本回合你可以在此处额外打出一个随从。
smashup-card-ninja_assassination = 暗杀
smashup-text-ninja_assassination = 打在一个随从上。本回合结束时，消灭该随从。
smashup-card-ninja_disguise = 伪装
smashup-text-ninja_disguise = 选择你在同一基地的 1 至 2 个随从。立即从手牌在该处额外打出同样数量的随从（能打几个打几个），再让选择的随从返回其拥有者手牌。
smashup-card-ninja_hidden_ninja = 便衣忍者
smashup-text-ninja_hidden_ninja = 特殊：一个基地计分前，从手牌在该处额外打出一个随从。
smashup-card-ninja_infiltrate = 渗透
smashup-text-ninja_infiltrate = 打在一个基地上。消灭该基地上（不含随从上）的另一张行动。持续：直到你的下个回合开始，你可以无视此基地的能力。
smashup-card-ninja_poison = 下毒
smashup-text-ninja_poison = 打在一个随从上。你可以消灭该随从上任意数量的其他行动。持续：该随从力量 -4（最低为 0）。
smashup-card-ninja_seeing_stars = 手里剑
smashup-text-ninja_seeing_stars = 消灭任意基地上一个力量不超过 3 的随从。
smashup-card-ninja_smoke_bomb = 烟幕弹
smashup-text-ninja_smoke_bomb = 打在你的一个随从上。持续：该随从不受其他玩家的行动影响。你的回合开始时，消灭此牌。
smashup-card-ninja_way_of_deception = 诈术
smashup-text-ninja_way_of_deception = 选择你的一个随从，将其移动到另一个基地。

## 外星人

smashup-card-alien_supreme_overlord = 最高指挥官
smashup-text-alien_supreme_overlord = 你可以让任意基地上的一个随从返回其拥有者手牌。
smashup-card-alien_invader = 入侵者
smashup-card-alien_scout = 侦察兵
smashup-text-alien_scout = 特殊：所在基地计分后，你可以让此随从返回其拥有者手牌，而不进弃牌堆。
smashup-card-alien_collector = 收集者
smashup-text-alien_collector = 你可以让此处一个力量不超过 3 的随从返回其拥有者手牌。
smashup-card-alien_abduction = 绑架
smashup-text-alien_abduction = 让任意基地上的一个随从返回其拥有者手牌。本回合你可以额外打出一个随从。
smashup-card-alien_beam_up = 光束捕捉
smashup-text-alien_beam_up = 让任意基地上的一个随从返回其拥有者手牌。
smashup-card-alien_crop_circles = 麦田怪圈
smashup-text-alien_crop_circles = 选择一个基地，让那里的所有随从返回其拥有者手牌。
smashup-card-alien_disintegrator = 分解者
smashup-text-alien_disintegrator = 把任意基地上一个力量不超过 3 的随从置于其拥有者牌库底。
smashup-card-alien_invasion = 入侵
smashup-text-alien_invasion = 把任意玩家的一个随从移动到另一个基地。
smashup-card-alien_jammed_signal = 糟糕的信号
smashup-text-alien_jammed_signal = 打在一个基地上。持续：此基地的能力对所有玩家失效。
smashup-card-alien_probe = 探究
smashup-text-alien_probe = 查看另一名玩家的手牌。若其中有随从，由你选择一个，该玩家弃掉它。
smashup-card-alien_terraforming = 适居化
smashup-text-alien_terraforming = 从基地牌库中搜寻一个基地，替换场上的一个基地，然后洗基地牌库。随从留下，基地上的行动弃掉。若有替换，本回合你可以在新基地额外打出一个随从。

## 恐龙

smashup-card-dino_king_rex = 雷克斯王
smashup-text-dino_king_rex = 没有能力。
smashup-card-dino_laseratops = 激光三角龙
smashup-text-dino_laseratops = 消灭此处一个力量不超过 2 的随从。
smashup-card-dino_armor_stego = 装甲剑龙
smashup-text-dino_armor_stego = 持续：在其他玩家的回合，此随从力量 +2。
smashup-card-dino_war_raptor = 战斗迅猛龙
smashup-text-dino_war_raptor = 持续：此处每有一个「战斗迅猛龙」（包括自己），此随从力量 +1。
smashup-card-dino_augmentation = 增强
smashup-text-dino_augmentation = 选择任意玩家的一个随从，其力量 +4，直到回合结束。
smashup-card-dino_howl = 嚎叫
smashup-card-dino_natural_selection = 物竞天择
smashup-text-dino_natural_selection = 选择你的一个随从，消灭其所在基地一个力量低于它的随从。
smashup-card-dino_rampage = 狂暴
smashup-text-dino_rampage = 选择你的一个随从。直到回合结束，其所在基地的临界点降低，数值等于该随从此刻的力量。
smashup-card-dino_survival_of_the_fittest = 适者生存
smashup-text-dino_survival_of_the_fittest = 在每个随从力量不全相同的基地，消灭一个力量最低的随从；相同时由你选择。
smashup-card-dino_tooth_and_claw = 全副武装
smashup-text-dino_tooth_and_claw = 打在一个随从上。持续：有能力（包括你的）将影响该随从时，消灭此牌，该能力不影响该随从。
smashup-card-dino_upgrade = 升级
smashup-text-dino_upgrade = 打在一个随从上。持续：该随从力量 +2。
smashup-card-dino_wildlife_preserve = 野生保护区
smashup-text-dino_wildlife_preserve = 打在一个基地上。弃掉你在此处的随从上其他玩家的行动。持续：你在此处的随从不受其他玩家的行动影响。

## 机器人

smashup-card-robot_nukebot = 核弹机器人
smashup-text-robot_nukebot = 此随从被消灭后，消灭它原先所在基地上其他玩家的所有随从。
smashup-card-robot_warbot = 战斗机器人
smashup-text-robot_warbot = 持续：此随从不能被消灭。
smashup-card-robot_hoverbot = 盘旋机器人
smashup-text-robot_hoverbot = 展示你的牌库顶牌。若是随从，你可以立即将其作为额外随从打出。没有打出则留在牌库顶。
smashup-card-robot_zapbot = 高速机器人
smashup-card-robot_microbot_alpha = 微型机阿尔法号
smashup-text-robot_microbot_alpha = 持续：你每有一个其他微型机在场，此随从力量 +1。你在场的所有随从都视为微型机。
smashup-card-robot_microbot_archive = 微型机存储者
smashup-text-robot_microbot_archive = 你的一个微型机（包括此随从）被消灭后，抽一张牌。
smashup-card-robot_microbot_fixer = 微型机修理者
smashup-text-robot_microbot_fixer = 若这是你本回合打出的第一个随从，本回合你可以额外打出一个随从。持续：你的每个微型机（包括此随从）力量 +1。
smashup-card-robot_microbot_guard = 微型机守护者
smashup-text-robot_microbot_guard = 消灭此处一个随从，其力量须低于你在此处的随从数量（包括此随从）。
smashup-card-robot_microbot_reclaimer = 微型机回收者
smashup-text-robot_microbot_reclaimer = 若这是你本回合打出的第一个随从，本回合你可以额外打出一个随从。把你弃牌堆中任意数量的微型机洗入牌库。
smashup-card-robot_tech_center = 技术中心
smashup-text-robot_tech_center = 选择一个基地，你在那里每有一个随从，抽一张牌。

## 巫师

smashup-card-wizard_archmage = 大法师
smashup-text-wizard_archmage = 持续：在你的每个回合（包括打出此随从的回合），你可以额外打出一张行动。
smashup-card-wizard_chronomage = 时间法师
smashup-card-wizard_enchantress = 女巫
smashup-card-wizard_neophyte = 学徒
smashup-text-wizard_neophyte = 展示你的牌库顶牌。若是行动，选择将其收入手牌、立即作为额外行动打出，或留在牌库顶。其他牌留在牌库顶。
smashup-card-wizard_mass_enchantment = 聚集秘术
smashup-text-wizard_mass_enchantment = 每名其他玩家展示其牌库顶牌。立即将其中一张行动作为你控制的额外行动打出。其余的留在牌库顶。
smashup-card-wizard_mystic_studies = 秘术学习
smashup-card-wizard_portal = 传送
smashup-text-wizard_portal = 展示你牌库顶的 5 张牌。将其中任意数量的随从收入手牌，其余的以任意顺序放回牌库顶。
smashup-card-wizard_sacrifice = 献祭
smashup-text-wizard_sacrifice = 选择你的一个随从。抽与其力量等量的牌，然后消灭它。
smashup-card-wizard_scry = 占卜
smashup-text-wizard_scry = 从你的牌库中搜寻一张行动，展示并收入手牌，然后洗牌库。
smashup-card-wizard_summon = 召唤
smashup-card-wizard_time_loop = 时间圆环
smashup-card-wizard_winds_of_change = 变化之风
smashup-text-wizard_winds_of_change = 把你的手牌全部洗入牌库，抽 5 张牌。本回合你可以额外打出一张行动。

## 丧尸

smashup-card-zombie_lord = 僵尸领主
smashup-text-zombie_lord = 在每个此刻没有你随从的基地，你可以立即从弃牌堆额外打出一个力量不超过 2 的随从。
smashup-card-zombie_grave_digger = 掘墓者
smashup-text-zombie_grave_digger = 你可以将弃牌堆中的一个随从收入手牌。
smashup-card-zombie_tenacious_z = 顽强丧尸
smashup-text-zombie_tenacious_z = 特殊：在你的出牌阶段，你可以从弃牌堆将此随从作为额外随从打出。每回合只能这样打出一个「顽强丧尸」。
smashup-card-zombie_walker = 行尸
smashup-text-zombie_walker = 查看你的牌库顶牌，将其弃掉或留在牌库顶。
smashup-card-zombie_grave_robbing = 掘墓
smashup-text-zombie_grave_robbing = 将你弃牌堆中的一张牌收入手牌。
smashup-card-zombie_lend_a_hand = 借把手
smashup-text-zombie_lend_a_hand = 把你弃牌堆中任意数量的牌（不包括此牌）洗入牌库。
smashup-card-zombie_mall_crawl = 进发商场
smashup-text-zombie_mall_crawl = 从你的牌库中搜寻任意数量的同名牌，置入弃牌堆，然后洗牌库。
smashup-card-zombie_not_enough_bullets = 子弹不够
smashup-text-zombie_not_enough_bullets = 将你弃牌堆中任意数量的同名随从收入手牌。
smashup-card-zombie_outbreak = 爆发
smashup-card-zombie_overrun = 泛滥横行
smashup-text-zombie_overrun = 打在一个基地上。持续：其他玩家不能在此处打出随从。你的回合开始时，消灭此牌。
smashup-card-zombie_they_keep_coming = 它们不断来临
smashup-text-zombie_they_keep_coming = 立即从弃牌堆额外打出一个随从。
smashup-card-zombie_theyre_coming_to_get_you = 它们为你而来
smashup-text-zombie_theyre_coming_to_get_you = 打在一个基地上。持续：在你的回合，你可以用常规的随从打出次数，或不必立即使用的额外次数，从弃牌堆把随从打到此处。

## 捣蛋鬼

smashup-card-trickster_leprechaun = 矮妖
smashup-text-trickster_leprechaun = 其他玩家在此处打出力量低于此随从的随从后，消灭那个随从（先结算其打出时的能力）。
smashup-card-trickster_brownie = 棕仙
smashup-text-trickster_brownie = 其他玩家打出的牌影响此随从后，该玩家随机弃 2 张手牌。
smashup-card-trickster_gnome = 侏儒
smashup-text-trickster_gnome = 你可以消灭此处一个随从，其力量须低于你在此处的随从数量（包括此随从）。
smashup-card-trickster_gremlin = 小鬼
smashup-text-trickster_gremlin = 此随从被消灭后，你抽一张牌，每名其他玩家随机弃一张手牌。
smashup-card-trickster_block_the_path = 通路禁止
smashup-text-trickster_block_the_path = 打在一个基地上，并指定一个派系。持续：所有玩家都不能在此处打出该派系的随从。
smashup-card-trickster_disenchant = 幻想破碎
smashup-text-trickster_disenchant = 消灭任意随从或基地上的一张行动。
smashup-card-trickster_enshrouding_mist = 隐蔽迷雾
smashup-text-trickster_enshrouding_mist = 打在一个基地上。持续：在你的每个回合（包括本回合），你可以在此处额外打出一个随从。
smashup-card-trickster_flame_trap = 火焰陷阱
smashup-text-trickster_flame_trap = 打在一个基地上。其他玩家在此处打出一个随从后，消灭那个随从和此牌（先结算其打出时的能力）。
smashup-card-trickster_hideout = 藏身处
smashup-text-trickster_hideout = 打在一个基地上。持续：其他玩家的行动将影响你在此处的随从时，消灭此牌，该行动不影响你在此处的随从。
smashup-card-trickster_mark_of_sleep = 睡眠印记
smashup-text-trickster_mark_of_sleep = 选择任意一名玩家，该玩家在其下个回合不能打出行动。
smashup-card-trickster_pay_the_piper = 留下买路钱
smashup-text-trickster_pay_the_piper = 打在一个基地上。其他玩家在此处打出一个随从后，该玩家自选弃一张手牌。
smashup-card-trickster_take_the_shinies = 带走宝物
smashup-text-trickster_take_the_shinies = 每名其他玩家随机弃 2 张手牌。

## 幽灵

smashup-card-ghost_spectre = 幽灵之主
smashup-text-ghost_spectre = 特殊：你的手牌不超过 2 张时，你本可从手牌打出一个随从（常规或额外）时，可以改为从弃牌堆打出此随从。
smashup-card-ghost_haunting = 不散阴魂
smashup-text-ghost_haunting = 持续：你的手牌不超过 2 张时，此随从力量 +3，且不受其他玩家的牌影响。
smashup-card-ghost_spirit = 幽灵侍者
smashup-text-ghost_spirit = 你可以选择任意基地上的一个随从，弃掉张数恰好等于其力量的手牌。若如此做，消灭该随从。
smashup-card-ghost_ghost = 幽灵
smashup-text-ghost_ghost = 你可以弃一张手牌。
smashup-card-ghost_across_the_divide = 越过边界
smashup-text-ghost_across_the_divide = 将你弃牌堆中任意数量的同名随从收入手牌。
smashup-card-ghost_door_to_the_beyond = 彼岸之门
smashup-text-ghost_door_to_the_beyond = 打在一个基地上。持续：你的手牌不超过 2 张时，你在此处的每个随从力量 +2。
smashup-card-ghost_ghostly_arrival = 悄然而至
smashup-card-ghost_incorporeal = 幽灵化
smashup-text-ghost_incorporeal = 打在你的一个随从上。持续：该随从不受其他玩家的牌影响。
smashup-card-ghost_make_contact = 交朋友
smashup-text-ghost_make_contact = 打在一个随从上，仅当此牌是你唯一的手牌时才能打出。持续：你控制该随从。此牌离场时，该随从重归其拥有者控制。
smashup-card-ghost_seance = 招魂
smashup-text-ghost_seance = 若你的其他手牌不超过 2 张，抽牌直到手牌有 5 张。
smashup-card-ghost_shady_deal = 阴暗交易
smashup-text-ghost_shady_deal = 若你的其他手牌不超过 2 张，获得 1 分。
smashup-card-ghost_the_dead_rise = 亡者崛起
smashup-text-ghost_the_dead_rise = 弃任意数量的手牌。然后立即从弃牌堆额外打出一个力量低于该数量的随从。

## 熊骑兵

smashup-card-bear_cavalry_general_ivan = 伊万将军
smashup-text-bear_cavalry_general_ivan = 持续：你在所有基地的随从（包括此随从）都不能被消灭。
smashup-card-bear_cavalry_polar_commando = 极地突击队员
smashup-text-bear_cavalry_polar_commando = 持续：此随从是你在此处唯一的随从时，力量 +2 且不能被消灭。
smashup-card-bear_cavalry_bear_cavalry = 黑熊骑兵
smashup-text-bear_cavalry_bear_cavalry = 把此处其他玩家的一个随从移动到另一个基地。
smashup-card-bear_cavalry_cub_scout = 幼熊斥候
smashup-text-bear_cavalry_cub_scout = 其他玩家的一个力量低于此随从的随从移动到此处后，消灭它。
smashup-card-bear_cavalry_bear_hug = 黑熊擒抱
smashup-text-bear_cavalry_bear_hug = 每名其他玩家消灭自己在所有基地中力量最低的一个随从，相同时由该玩家选择。
smashup-card-bear_cavalry_bear_necessities = 黑熊口粮
smashup-text-bear_cavalry_bear_necessities = 消灭任意随从或基地上的一张行动。
smashup-card-bear_cavalry_bear_rides_you = 与熊同行
smashup-text-bear_cavalry_bear_rides_you = 选择你的一个随从，将其移动到另一个基地。
smashup-card-bear_cavalry_commission = 委任
smashup-text-bear_cavalry_commission = 立即额外打出一个随从。若如此做，把该基地上其他玩家的一个随从移动到另一个基地。
smashup-card-bear_cavalry_high_ground = 制高点
smashup-text-bear_cavalry_high_ground = 打在一个基地上。其他玩家的随从移动到此处后，若你在此处有随从，消灭它。
smashup-card-bear_cavalry_superiority = 全面优势
smashup-text-bear_cavalry_superiority = 打在一个基地上。持续：你在此处的随从不能被其他玩家的牌消灭、移动、返回手牌或置入牌库。
smashup-card-bear_cavalry_youre_pretty_much_borscht = 你们都是美食
smashup-text-bear_cavalry_youre_pretty_much_borscht = 选择一个有你随从的基地，把那里其他玩家的所有随从移动到你选择的同一个其他基地。
smashup-card-bear_cavalry_youre_screwed = 你们已经完蛋
smashup-text-bear_cavalry_youre_screwed = 选择一个有你随从的基地，把那里其他玩家的一个随从移动到另一个基地。

## 蒸汽朋克

smashup-card-steampunk_steam_queen = 蒸汽女皇
smashup-text-steampunk_steam_queen = 持续：你在场的行动不受其他玩家的牌影响。
smashup-card-steampunk_mechanic = 机械师
smashup-text-steampunk_mechanic = 立即从弃牌堆额外打出一张打在基地上的行动。
smashup-card-steampunk_steam_man = 蒸汽人
smashup-text-steampunk_steam_man = 持续：你有至少一张行动在此基地上时，此随从力量 +1。
smashup-card-steampunk_captain_ahab = 亚哈船长
smashup-text-steampunk_captain_ahab = 天赋：把此随从移动到另一个上面有你行动的基地。
smashup-card-steampunk_aggromotive = 蒸汽机车
smashup-text-steampunk_aggromotive = 打在一个基地上。持续：你在此处有随从时，你在此处的总力量 +5。这份力量不属于任何随从。
smashup-card-steampunk_change_of_venue = 集结号角
smashup-text-steampunk_change_of_venue = 让你在基地或随从上的一张行动返回其拥有者手牌。若回到你的手牌，立即将其作为额外行动打出。
smashup-card-steampunk_difference_engine = 差分机
smashup-text-steampunk_difference_engine = 打在一个基地上。你的回合结束时，若你在此处有随从，抽一张牌。
smashup-card-steampunk_escape_hatch = 逃生通道
smashup-text-steampunk_escape_hatch = 打在一个基地上。你在此处的随从将被消灭时，改为返回其拥有者手牌。
smashup-card-steampunk_ornate_dome = 华丽穹顶
smashup-text-steampunk_ornate_dome = 打在一个基地上。消灭该基地上（不含随从上）其他玩家的所有行动。持续：其他玩家不能把行动打在此基地上。
smashup-card-steampunk_rotary_slug_thrower = 转轮式喷射机枪
smashup-text-steampunk_rotary_slug_thrower = 打在一个基地上。持续：你在此处的每个随从力量 +2。
smashup-card-steampunk_scrap_diving = 废物利用
smashup-text-steampunk_scrap_diving = 将你弃牌堆中的一张行动收入手牌。
smashup-card-steampunk_zeppelin = 齐柏林飞艇
smashup-text-steampunk_zeppelin = 打在一个基地上。天赋：把你的一个随从从另一个基地移动到此处，或从此处移动到另一个基地。

## 食人花

smashup-card-killer_plant_venus_man_trap = 维纳斯捕食者
smashup-text-killer_plant_venus_man_trap = 天赋：从你的牌库中搜寻一个力量不超过 2 的随从，在此处将其作为额外随从打出，再洗牌库。
smashup-card-killer_plant_weed_eater = 野生食人花
smashup-text-killer_plant_weed_eater = 持续：在打出的那个回合，此随从力量 -2。
smashup-card-killer_plant_water_lily = 浇花睡莲
smashup-text-killer_plant_water_lily = 你的回合开始时，抽一张牌。每回合只有一个「浇花睡莲」生效。
smashup-card-killer_plant_sprout = 幼苗
smashup-text-killer_plant_sprout = 你的回合开始时，消灭此随从。然后从你的牌库中搜寻至多一个力量不超过 3 的随从，在此处将其作为额外随从打出，再洗牌库。
smashup-card-killer_plant_blossom = 繁荣生长
smashup-text-killer_plant_blossom = 本回合你可以额外打出至多 3 个随从，它们必须同名。
smashup-card-killer_plant_budding = 出芽生殖
smashup-text-killer_plant_budding = 选择一个在场的随从。从你的牌库中搜寻一张同名牌，展示并收入手牌，然后洗牌库。
smashup-card-killer_plant_choking_vines = 食人藤蔓
smashup-text-killer_plant_choking_vines = 打在一个随从上。你的回合开始时，消灭该随从。
smashup-card-killer_plant_deep_roots = 深根
smashup-text-killer_plant_deep_roots = 打在一个基地上。持续：你在此处的随从不能被其他玩家的牌移动或返回手牌。
smashup-card-killer_plant_entangled = 藤蔓缠绕
smashup-text-killer_plant_entangled = 打在一个基地上。持续：在每个有你随从的基地，任何人都不能移动那里的随从或让其返回手牌。你的回合开始时，消灭此牌。
smashup-card-killer_plant_insta_grow = 急速生长
smashup-card-killer_plant_overgrowth = 过度生长
smashup-text-killer_plant_overgrowth = 打在一个基地上。你的回合开始时，此基地的临界点变为 0，直到该回合结束。
smashup-card-killer_plant_sleep_spores = 睡眠孢子
smashup-text-killer_plant_sleep_spores = 打在一个基地上。持续：其他玩家在此处的每个随从力量 -1（最低为 0）。

## 克苏鲁仆从

smashup-card-cthulhu_star_spawn = 克苏鲁的星之眷族
smashup-text-cthulhu_star_spawn = 天赋：把你手牌中的一张疯狂牌交给另一名玩家，加入其手牌。
smashup-card-cthulhu_chosen = 克苏鲁的神选者
smashup-text-cthulhu_chosen = 特殊：任一基地计分前，你可以抽一张疯狂牌，使此随从力量 +2，直到回合结束。每次计分限一次。
smashup-card-cthulhu_servitor = 克苏鲁的仆人
smashup-text-cthulhu_servitor = 天赋：消灭此随从，然后将你弃牌堆中的一张行动置于牌库顶（即使此随从没被消灭）。
smashup-card-cthulhu_altar = 克苏鲁祭坛
smashup-text-cthulhu_altar = 打在一个基地上。你在此处打出一个随从后，本回合你可以额外打出一张行动。
smashup-card-cthulhu_complete_the_ritual = 完成仪式
smashup-text-cthulhu_complete_the_ritual = 打在一个有你随从的基地上。你的回合开始时，把此处所有随从和此基地上的行动置于其拥有者牌库底，再用基地牌库顶的基地替换此基地。
smashup-card-cthulhu_corruption = 腐化
smashup-text-cthulhu_corruption = 抽一张疯狂牌。消灭任意基地上的一个随从。
smashup-card-cthulhu_fhtagn = 克苏鲁的馈赠
smashup-text-cthulhu_fhtagn = 从你的牌库顶逐张展示牌，直到展示出 2 张行动。将这些行动收入手牌，其余的置于牌库底。
smashup-card-cthulhu_furthering_the_cause = 深化目标
smashup-text-cthulhu_furthering_the_cause = 打在一个基地上。每个回合结束时，若该回合有其他玩家的随从在此处被消灭，你获得 1 分。
smashup-card-cthulhu_it_begins_again = 再次降临
smashup-text-cthulhu_it_begins_again = 把你弃牌堆中任意数量的行动洗入牌库。
smashup-card-cthulhu_madness_unleashed = 疯狂解放
smashup-text-cthulhu_madness_unleashed = 从手牌弃任意数量的疯狂牌，然后抽同样数量的牌。本回合你可以额外打出至多同样数量的行动。
smashup-card-cthulhu_recruit_by_force = 强制招募
smashup-text-cthulhu_recruit_by_force = 将你弃牌堆中任意数量力量不超过 3 的随从以任意顺序置于牌库顶。
smashup-card-cthulhu_seal_is_broken = 封印破坏
smashup-card-cthulhu_whispers_in_darkness = 在黑暗中低语

## 远古物种

smashup-card-elder_thing_elder_thing = 远古之物
smashup-text-elder_thing_elder_thing = 消灭你的 2 个其他随从；若不愿或不能，把此随从置于其拥有者牌库底。持续：此随从不受其他玩家的牌影响。
smashup-card-elder_thing_shoggoth = 修格斯
smashup-text-elder_thing_shoggoth = 只能打到你已有至少 6 点力量的基地。每名其他玩家可以抽一张疯狂牌；每有一名玩家不抽，你消灭其在此处的一个随从。
smashup-card-elder_thing_mi_go = 米-格
smashup-text-elder_thing_mi_go = 每名其他玩家可以抽一张疯狂牌；每有一名玩家不抽，你抽一张牌。
smashup-card-elder_thing_byakhee = 拜亚基
smashup-card-elder_thing_begin_the_summoning = 开始召唤
smashup-text-elder_thing_begin_the_summoning = 将你弃牌堆中的一个随从置于牌库顶。本回合你可以额外打出一张行动。
smashup-card-elder_thing_dunwich_horror = 敦威治恐怖
smashup-text-elder_thing_dunwich_horror = 打在一个随从上。持续：该随从力量 +5。从本回合起，每个回合结束时，消灭该随从。
smashup-card-elder_thing_insanity = 精神错乱
smashup-card-elder_thing_power_of_madness = 疯狂之力
smashup-text-elder_thing_power_of_madness = 每名其他玩家展示手牌，弃掉其中所有疯狂牌，再把自己的弃牌堆洗入牌库。
smashup-card-elder_thing_spreading_horror = 散播恐怖
smashup-text-elder_thing_spreading_horror = 每名其他玩家随机弃手牌，直到弃掉一张不是疯狂牌的牌。
smashup-card-elder_thing_the_price_of_power = 力量的代价
smashup-text-elder_thing_the_price_of_power = 特殊：一个基地计分前，每名在该处有随从的其他玩家展示手牌。展示的疯狂牌每有一张，你在该处的一个随从力量 +2，直到回合结束。
smashup-card-elder_thing_touch_of_madness = 疯狂接触
smashup-card-elder_thing_unfathomable_goals = 深不可测的目的
smashup-text-elder_thing_unfathomable_goals = 每名其他玩家展示手牌。其中手牌有疯狂牌的玩家各自选择并消灭自己的一个随从。

## 印斯茅斯

smashup-card-innsmouth_the_locals = 本地人
smashup-text-innsmouth_the_locals = 展示你牌库顶的 3 张牌。将其中所有「本地人」收入手牌，其余的置于牌库底。
smashup-card-innsmouth_in_plain_sight = 一目了然
smashup-text-innsmouth_in_plain_sight = 打在一个基地上。持续：你在此处力量不超过 2 的随从不受其他玩家的牌影响。
smashup-card-innsmouth_mysteries_of_the_deep = 深潜者的秘密
smashup-text-innsmouth_mysteries_of_the_deep = 若你在同一基地有至少 3 个同名随从，抽 3 张牌；然后你可以再抽 2 张牌和 2 张疯狂牌。
smashup-card-innsmouth_new_acolytes = 新人
smashup-text-innsmouth_new_acolytes = 每名玩家（包括你）把自己弃牌堆中的所有随从洗入牌库。
smashup-card-innsmouth_recruitment = 招募
smashup-text-innsmouth_recruitment = 抽至多 3 张疯狂牌。本回合你可以额外打出至多同样数量的随从。
smashup-card-innsmouth_return_to_the_sea = 重返深海
smashup-text-innsmouth_return_to_the_sea = 特殊：一个基地计分后，让你在该处任意数量的同名随从返回其拥有者手牌，而不进弃牌堆。
smashup-card-innsmouth_sacred_circle = 宗教圆环
smashup-text-innsmouth_sacred_circle = 打在一个基地上。天赋：本回合你可以在此处额外打出一个随从，须与此处的一个随从同名。
smashup-card-innsmouth_spreading_the_word = 散播谣言
smashup-text-innsmouth_spreading_the_word = 选择一个在场的随从。本回合你可以额外打出至多 2 个与其同名的随从。
smashup-card-innsmouth_the_deep_ones = 深潜者
smashup-text-innsmouth_the_deep_ones = 你当前在场的每个力量不超过 2 的随从力量 +1，直到回合结束。

## 米斯卡塔尼克

smashup-card-miskatonic_professor = 教授
smashup-text-miskatonic_professor = 天赋：从手牌弃一张疯狂牌。然后本回合你可以额外打出一张行动和一个随从，也可以只打其一。
smashup-card-miskatonic_librarian = 图书管理员
smashup-text-miskatonic_librarian = 天赋：从手牌弃一张疯狂牌，然后抽一张牌。
smashup-card-miskatonic_psychologist = 心理学家
smashup-text-miskatonic_psychologist = 你可以将手牌或弃牌堆中的一张疯狂牌放回疯狂牌库。
smashup-card-miskatonic_researcher = 研究员
smashup-text-miskatonic_researcher = 你可以抽一张疯狂牌。
smashup-card-miskatonic_old_man_jenkins = 老詹金斯！？
smashup-text-miskatonic_old_man_jenkins = 特殊：一个基地计分前，消灭该处一个力量最高的随从；相同时由你选择。
smashup-card-miskatonic_it_just_might_work = 它可能有用
smashup-text-miskatonic_it_just_might_work = 从手牌弃一张疯狂牌。若如此做，你当前在场的每个随从力量 +1，直到回合结束。
smashup-card-miskatonic_field_trip = 实地考察
smashup-text-miskatonic_field_trip = 将任意数量的手牌置于牌库底，然后抽同样数量的牌。
smashup-card-miskatonic_gate_to_beyond = 通往超凡的门
smashup-text-miskatonic_gate_to_beyond = 打在一个基地上。天赋：抽一张疯狂牌，然后本回合你可以在此处额外打出一个随从。
smashup-card-miskatonic_jinkies = 金克丝！
smashup-text-miskatonic_jinkies = 将手牌和弃牌堆中共至多 2 张疯狂牌放回疯狂牌库。
smashup-card-miskatonic_thats_so_crazy = 这太疯狂了……
smashup-card-miskatonic_things_best_not_known = 最好不知道的事
smashup-text-miskatonic_things_best_not_known = 特殊：一个基地计分前，选择该处任意玩家的一个随从，并抽至多 3 张疯狂牌。每抽一张，该随从力量 +2，直到回合结束。
smashup-card-miskatonic_those_meddling_kids = 这些多管闲事的小鬼
smashup-text-miskatonic_those_meddling_kids = 选择一个基地，消灭其上（不含随从上）任意数量的行动。

## 疯狂牌

smashup-card-special_madness = 疯狂
smashup-text-special_madness = 抽 2 张牌，或将此牌放回疯狂牌库。游戏结束时，你的手牌、牌库和弃牌堆中每有 2 张疯狂牌，失去 1 分。

## 基地

smashup-card-base_the_homeworld = 家园
smashup-text-base_the_homeworld = 有随从在此处打出后，其拥有者本回合可以在任意基地额外打出一个力量不超过 2 的随从。
smashup-card-base_the_mothership = 母舰
smashup-text-base_the_mothership = 此基地计分后，第一名可以让自己在此处一个力量不超过 3 的随从返回其拥有者手牌。
smashup-card-base_the_central_brain = 中央大脑
smashup-text-base_the_central_brain = 持续：此处的每个随从力量 +1。
smashup-card-base_factory_436_1337 = 436-1337工厂
smashup-text-base_factory_436_1337 = 此基地计分时，第一名在此处每有满 5 点力量，另得 1 分。
smashup-card-base_jungle_oasis = 绿洲丛林
smashup-text-base_jungle_oasis = 没有能力。
smashup-card-base_tar_pits = 焦油坑
smashup-text-base_tar_pits = 随从在此处被消灭后，置于其拥有者牌库底，而不进弃牌堆。
smashup-card-base_temple_of_goju = 刚柔流寺庙
smashup-text-base_temple_of_goju = 此基地计分后，每名在此处有随从的玩家将自己在此处力量最高的一个随从置于其拥有者牌库底，相同时由该玩家选择。
smashup-card-base_ninja_dojo = 忍者道场
smashup-text-base_ninja_dojo = 此基地计分后，第一名可以消灭任意基地上的一个随从。
smashup-card-base_cave_of_shinies = 闪光洞穴
smashup-text-base_cave_of_shinies = 随从在此处被消灭后，其拥有者获得 1 分。
smashup-card-base_mushroom_kingdom = 蘑菇王国
smashup-text-base_mushroom_kingdom = 每名玩家的回合开始时，该玩家可以把其他玩家的一个随从从另一个基地移动到此处。
smashup-card-base_the_grey_opal = 灰色猫眼石
smashup-text-base_the_grey_opal = 此基地计分后，除第一名外，每名玩家可以把自己在此处的一个随从移动到另一个基地，而不进弃牌堆。
smashup-card-base_tortuga = 托尔图加
smashup-text-base_tortuga = 此基地计分且新基地翻开后，第二名可以把自己的一个随从从其他基地移动到新基地。
smashup-card-base_the_great_library = 大图书馆
smashup-text-base_the_great_library = 此基地计分后，每名在此处有随从的玩家可以抽一张牌。
smashup-card-base_school_of_wizardry = 巫师学院
smashup-text-base_school_of_wizardry = 此基地计分后，第一名查看基地牌库顶的 3 张基地，选择一张替换此基地，其余的以任意顺序放回牌库顶。
smashup-card-base_evans_city_cemetery = 伊万斯堡城镇公墓
smashup-text-base_evans_city_cemetery = 此基地计分后，第一名弃掉全部手牌，抽 5 张牌。
smashup-card-base_rhodes_plaza_mall = 罗德百货商场
smashup-text-base_rhodes_plaza_mall = 此基地计分时，每名玩家在此处每有一个随从，获得 1 分。
smashup-card-base_the_dread_gazebo = 恐怖眺望台
smashup-text-base_the_dread_gazebo = 持续：所有玩家都不能把行动打在此基地上，但可以打在此处的随从上。
smashup-card-base_haunted_house = 鬼屋
smashup-text-base_haunted_house = 一名玩家在此处打出一个随从后，该玩家自选弃一张手牌。
smashup-card-base_field_of_honor = 荣誉之地
smashup-text-base_field_of_honor = 一个或多个随从在此处同时被消灭后，消灭它们的玩家获得 1 分。
smashup-card-base_tsars_palace = 沙皇宫殿
smashup-text-base_tsars_palace = 持续：所有玩家都不能在此处打出力量不超过 2 的随从。
smashup-card-base_inventors_salon = 发明家沙龙
smashup-text-base_inventors_salon = 此基地计分后，第一名可以将自己弃牌堆中的一张行动收入手牌。
smashup-card-base_the_workshop = 工坊
smashup-text-base_the_workshop = 一名玩家把行动打在此基地上后，该玩家本回合可以额外打出一张行动。
smashup-card-base_the_greenhouse = 温室
smashup-text-base_the_greenhouse = 此基地计分且新基地翻开后，第一名可以从自己的牌库中搜寻一个随从，在新基地将其作为额外随从打出，再洗牌库。
smashup-card-base_secret_grove = 神秘花园
smashup-text-base_secret_grove = 持续：每名玩家在自己的每个回合，可以在此处额外打出一个力量不超过 2 的随从。
smashup-card-base_cool_cats_alley = 诡猫巷
smashup-text-base_cool_cats_alley = 天赋：每名玩家在自己的每个回合限一次，可以消灭自己在此处的一个随从。若其被消灭，该玩家抽一张牌。
smashup-card-base_house_of_nine_lives = 九命之家
smashup-text-base_house_of_nine_lives = 其他基地的随从将被消灭时，其拥有者可以改为把它移动到此处。
smashup-card-base_enchanted_glen = 结界谷
smashup-text-base_enchanted_glen = 一名玩家把行动打在此处的随从上后，该玩家抽一张牌。
smashup-card-base_fairy_circle = 精灵之环
smashup-text-base_fairy_circle = 每回合一名玩家首次在此处打出随从后，该玩家可以选择一项：本回合在此处额外打出一个随从，或额外打出一张行动。
smashup-card-base_beautiful_castle = 美丽城堡
smashup-text-base_beautiful_castle = 持续：此处力量至少为 5 的随从不受其他玩家的牌影响。
smashup-card-base_ice_castle = 冰之城堡
smashup-text-base_ice_castle = 持续：所有玩家都不能在此处打出随从，但可以把随从移动到此处。
smashup-card-base_equaria = 平衡之地
smashup-text-base_equaria = 一名玩家在此处打出一个随从后，该玩家可以把自己的一个随从从另一个基地移动到此处。
smashup-card-base_pony_land = 小马乐园
smashup-text-base_pony_land = 持续：一名玩家在此处有至少 2 个随从时，该玩家在此处的随从不能被消灭。
smashup-card-base_antarctic_base = 南极基地
smashup-text-base_antarctic_base = 持续：每回合每名玩家最多只能在此处打出一个随从。
smashup-card-base_plateau_of_leng = 伦格高原
smashup-text-base_plateau_of_leng = 每回合一名玩家首次从手牌在此处打出随从后，该玩家本回合可以在此处额外打出一个与其同名的随从。
smashup-card-base_innsmouth = 印斯茅斯
smashup-text-base_innsmouth = 有随从在此处打出后，其拥有者可以将任意玩家弃牌堆中的一张牌置于那张牌的拥有者牌库底。
smashup-card-base_ritual_site = 仪式场所
smashup-text-base_ritual_site = 此基地计分后，此处的所有随从洗入其拥有者的牌库，而不进弃牌堆。
smashup-card-base_mountains_of_madness = 疯狂山脉
smashup-text-base_mountains_of_madness = 有随从在此处打出后，其拥有者抽一张疯狂牌。
smashup-card-base_rlyeh = 拉莱耶
smashup-text-base_rlyeh = 每名玩家的回合开始时，该玩家可以消灭自己在此处的一个随从。若其被消灭，该玩家获得 1 分。
smashup-card-base_the_asylum = 庇护所
smashup-text-base_the_asylum = 有随从在此处打出后，其拥有者可以将手牌中的一张疯狂牌放回疯狂牌库。
smashup-card-base_miskatonic_university = 米斯卡塔尼克大学
smashup-text-base_miskatonic_university = 此基地计分后，第一名可以将自己手牌和弃牌堆中任意数量的疯狂牌放回疯狂牌库。
smashup-card-base_the_pasture = 牧场
smashup-text-base_the_pasture = 每回合一名玩家首次把随从移动到此处后，该玩家再把任意玩家的另一个随从从另一个基地移动到此处。
smashup-card-base_sheep_shrine = 绵羊神社
smashup-text-base_sheep_shrine = 此基地翻开后，每名玩家可以把自己的一个随从从另一个基地移动到此处。
smashup-card-base_locker_room = 更衣室
smashup-text-base_locker_room = 每名玩家的回合开始时，若该玩家在此处有随从，该玩家抽一张牌。
smashup-card-base_stadium = 体育场
smashup-text-base_stadium = 随从在此处被消灭后，其控制者抽一张牌。

## 短名：不超过 14 列，用于某种语言中名称更宽的卡牌与基地

smashup-short-ninja_way_of_deception = 诈术
smashup-short-alien_supreme_overlord = 最高指挥官
smashup-short-dino_natural_selection = 物竞天择
smashup-short-dino_survival_of_the_fittest = 适者生存
smashup-short-dino_tooth_and_claw = 全副武装
smashup-short-dino_wildlife_preserve = 野生保护区
smashup-short-robot_microbot_alpha = 阿尔法机
smashup-short-robot_microbot_archive = 存储机
smashup-short-robot_microbot_fixer = 修理机
smashup-short-robot_microbot_guard = 守护机
smashup-short-robot_microbot_reclaimer = 回收机
smashup-short-wizard_mass_enchantment = 聚集秘术
smashup-short-wizard_winds_of_change = 变化之风
smashup-short-zombie_not_enough_bullets = 子弹不够
smashup-short-zombie_they_keep_coming = 它们不断来临
smashup-short-zombie_theyre_coming_to_get_you = 为你而来
smashup-short-trickster_enshrouding_mist = 隐蔽迷雾
smashup-short-trickster_take_the_shinies = 带走宝物
smashup-short-ghost_across_the_divide = 越过边界
smashup-short-ghost_door_to_the_beyond = 彼岸之门
smashup-short-ghost_ghostly_arrival = 悄然而至
smashup-short-bear_cavalry_polar_commando = 极地突击队
smashup-short-bear_cavalry_bear_necessities = 黑熊口粮
smashup-short-bear_cavalry_youre_pretty_much_borscht = 你们都是美食
smashup-short-steampunk_change_of_venue = 集结号角
smashup-short-steampunk_difference_engine = 差分机
smashup-short-steampunk_rotary_slug_thrower = 喷射机枪
smashup-short-killer_plant_venus_man_trap = 捕食者
smashup-short-cthulhu_star_spawn = 星之眷族
smashup-short-cthulhu_chosen = 神选者
smashup-short-cthulhu_servitor = 克苏鲁仆人
smashup-short-cthulhu_altar = 克苏鲁祭坛
smashup-short-cthulhu_complete_the_ritual = 完成仪式
smashup-short-cthulhu_furthering_the_cause = 深化目标
smashup-short-cthulhu_it_begins_again = 再次降临
smashup-short-cthulhu_madness_unleashed = 疯狂解放
smashup-short-cthulhu_recruit_by_force = 强制招募
smashup-short-cthulhu_seal_is_broken = 封印破坏
smashup-short-cthulhu_whispers_in_darkness = 在黑暗中低语
smashup-short-elder_thing_begin_the_summoning = 开始召唤
smashup-short-elder_thing_power_of_madness = 疯狂之力
smashup-short-elder_thing_spreading_horror = 散播恐怖
smashup-short-elder_thing_the_price_of_power = 力量的代价
smashup-short-elder_thing_touch_of_madness = 疯狂接触
smashup-short-elder_thing_unfathomable_goals = 深不可测的目的
smashup-short-innsmouth_mysteries_of_the_deep = 深潜者的秘密
smashup-short-innsmouth_return_to_the_sea = 重返深海
smashup-short-innsmouth_spreading_the_word = 散播谣言
smashup-short-miskatonic_old_man_jenkins = 老詹金斯！？
smashup-short-miskatonic_gate_to_beyond = 超凡之门
smashup-short-miskatonic_it_just_might_work = 它可能有用
smashup-short-miskatonic_thats_so_crazy = 这太疯狂了……
smashup-short-miskatonic_things_best_not_known = 最好不知道的事
smashup-short-miskatonic_those_meddling_kids = 多管闲事的小鬼
smashup-short-base_the_central_brain = 中央大脑
smashup-short-base_factory_436_1337 = 436-1337工厂
smashup-short-base_cave_of_shinies = 闪光洞穴
smashup-short-base_mushroom_kingdom = 蘑菇王国
smashup-short-base_the_great_library = 大图书馆
smashup-short-base_school_of_wizardry = 巫师学院
smashup-short-base_evans_city_cemetery = 伊万斯堡公墓
smashup-short-base_rhodes_plaza_mall = 罗德百货商场
smashup-short-base_the_dread_gazebo = 恐怖眺望台
smashup-short-base_field_of_honor = 荣誉之地
smashup-short-base_inventors_salon = 发明家沙龙
smashup-short-base_cool_cats_alley = 诡猫巷
smashup-short-base_house_of_nine_lives = 九命之家
smashup-short-base_beautiful_castle = 美丽城堡
smashup-short-base_plateau_of_leng = 伦格高原
smashup-short-base_mountains_of_madness = 疯狂山脉
smashup-short-base_miskatonic_university = 米斯卡塔尼克
