# 炸弹猫：这个游戏说的所有话。牌、行动、英雄等的名字写在模块里。

bombcat-name = 炸弹猫

## 词

bombcat-kind-play = 自己的回合
bombcat-kind-respond = 响应
bombcat-kind-auto = 自动
bombcat-kind-end = 回合结束时
bombcat-phase-heroes = 选择英雄
bombcat-phase-main = 出牌
bombcat-phase-ending = 回合结束
bombcat-phase-between = 回合之间
bombcat-phase-over = 结束

## 视图的各部分

bombcat-area-sort = { "" }
bombcat-area-class = { "" }
bombcat-area-kind = { "" }
bombcat-area-veto = { "" }
bombcat-area-color = { "" }
bombcat-area-blocks = { "" }
bombcat-area-phase = 阶段
bombcat-area-turn = 回合
bombcat-area-turn_limit = 回合上限
bombcat-area-current = 当前玩家
bombcat-area-bucket = 接下来的回合
bombcat-area-extra = 额外回合
bombcat-area-players = 玩家
bombcat-area-alive = { "" }
bombcat-area-not_alive = 出局
bombcat-area-hero = 英雄
bombcat-area-heroes = 可选英雄
bombcat-area-team = 队伍
bombcat-area-hand = 手牌
bombcat-area-regions = 自有区域
bombcat-area-region = 区域
bombcat-area-vars = 计数
bombcat-area-var = 计数
bombcat-area-value = 数值
bombcat-area-deck = 牌库
bombcat-area-discard = 弃牌堆
bombcat-area-bank = 银行
bombcat-area-table = 桌面
bombcat-area-count = 张数
bombcat-area-cards = { "" }
bombcat-area-ages = 进入回合
bombcat-area-card = 牌
bombcat-area-place = 从顶部数
bombcat-area-entered = 进入回合
bombcat-area-face = 牌面信息
bombcat-area-creator = 创造者
bombcat-area-tags = 标记
bombcat-area-tag = 标记
bombcat-area-bombs = 场上炸弹
bombcat-area-odds = 下一张是炸弹的概率（%）
bombcat-area-answering = 正在响应
bombcat-area-action = 行动
bombcat-area-target = 目标
bombcat-area-done = 已发生
bombcat-area-ok = 成功值
bombcat-area-recent = 最近提到
bombcat-area-over = { "" }
bombcat-area-by = 发起者
bombcat-area-game = 游戏
bombcat-area-player = 玩家
bombcat-area-seat = 玩家

## 行动，短得能放进按钮

bombcat-action-hero = 使用{ $hero }
bombcat-action-use = { $way ->
    [0] { $action }
    [1] { $action }（第二种方式）
    [2] { $action }（第三种方式）
   *[other] { $action }（其他方式）
}
bombcat-action-end_turn = 结束回合
bombcat-action-pass = 不响应
bombcat-action-card = { $from ->
    [bank] 银行的{ $card }
    [discard] 弃牌堆的{ $card }
    [deck] 牌库的{ $card }
    [own] 「{ $from-region }」的{ $card }
    [common] 「{ $from-region }」的{ $card }
   *[hand] { $card }
}
bombcat-action-unseen = { $from ->
        [hand] { $from-seat } 的手牌
        [own] { $from-seat } 的「{ $from-region }」
        [common] 「{ $from-region }」
        [deck] 牌库
        [discard] 弃牌堆
        [bank] 银行
        [table] 桌面
       *[void] 场外
    }中的一张暗牌
bombcat-action-player = { $seat }
bombcat-action-region = { $region ->
    [hand] { $region-seat } 的手牌
    [own] { $region-seat } 的「{ $region-region }」
    [common] 「{ $region-region }」
    [deck] 牌库
    [discard] 弃牌堆
    [bank] 银行
    [table] 桌面
   *[void] 场外
}
bombcat-action-name = { $card }
bombcat-action-number = 选 { $n }
bombcat-action-place = { $bottom ->
    [true] 最下面
   *[false] { $place ->
        [0] 最上面
       *[other] 上面留 { $place } 张
    }
}
bombcat-action-way = { $way }
bombcat-action-pay = { $way ->
    [0] 用第一种方式支付
    [1] 用第二种方式支付
    [2] 用第三种方式支付
   *[other] 用其他方式支付
}
bombcat-action-done = 选好了

## 询问

bombcat-question-choose_hero = 你要用哪位英雄？
bombcat-question-turn = 轮到你：出牌，或摸牌结束回合。
bombcat-question-end_of_turn = 你的回合要结束了，还要做什么？
bombcat-question-answer = { $done ->
    [true] { $by ->
        [player] { $by-seat } 的「{ $action }」{ $ok ->
            [0] 失败了
           *[other] 已生效
        }，要响应吗？
       *[game] 「{ $action }」{ $ok ->
            [0] 失败了
           *[other] 已生效
        }，要响应吗？
    }
   *[false] { $by ->
        [player] { $by-seat } { $victim ->
            [none] { "" }
           *[other] 对 { $victim }{ " " }
        }的「{ $action }」即将{ $ok ->
            [0] 失败
           *[other] 生效
        }，要响应吗？
       *[game] 「{ $action }」即将{ $ok ->
            [0] 失败
           *[other] 生效
        }，要响应吗？
    }
}
bombcat-question-explosion = { $own ->
    [true] { $ok ->
        [0] 你手中的炸弹睡着了，要响应吗？
       *[other] 炸弹即将在你手中爆炸！要响应吗？
    }
   *[false] { $ok ->
        [0] { $seat } 手中的炸弹睡着了，要响应吗？
       *[other] 炸弹即将在 { $seat } 手中爆炸！要响应吗？
    }
}
bombcat-question-answer_move = { $card ->
        [none] 一张牌
       *[other] 「{ $card }」
    }{ $done ->
    [true] 已经
   *[false] { $ok ->
        [0] 将不会
       *[other] 即将
    }
}从 { $from ->
        [hand] { $from-seat } 的手牌
        [own] { $from-seat } 的「{ $from-region }」
        [common] 「{ $from-region }」
        [deck] 牌库
        [discard] 弃牌堆
        [bank] 银行
        [table] 桌面
       *[void] 场外
    }移到 { $to ->
        [hand] { $to-seat } 的手牌
        [own] { $to-seat } 的「{ $to-region }」
        [common] 「{ $to-region }」
        [deck] 牌库
        [discard] 弃牌堆
        [bank] 银行
        [table] 桌面
       *[void] 场外
    }，要响应吗？
bombcat-question-answer_turn = { $end ->
    [true] { $seat } 的回合结束，要响应吗？
   *[false] { $seat } 的回合开始，要响应吗？
}
bombcat-question-answer_death = { $done ->
    [true] { $seat } 出局了，要响应吗？
   *[false] { $seat } 即将出局，要响应吗？
}
bombcat-question-fill = 「{ $action }」：{ $op ->
    [discard] 弃置哪张牌？
    [annihilate] 把哪张牌移出游戏？
    [mark] 标记哪张牌？
    [bank] { $from ->
        [bank] 从银行取出哪张牌？
       *[other] 把哪张牌存入银行？
    }
    [transfer] 把哪张牌放到 { $to ->
        [hand] { $to-seat } 的手牌
        [own] { $to-seat } 的「{ $to-region }」
        [common] 「{ $to-region }」
        [deck] 牌库
        [discard] 弃牌堆
        [bank] 银行
        [table] 桌面
       *[void] 场外
    }？
   *[use] 使用哪张牌？
}
bombcat-question-target = 「{ $action }」：选择目标。
bombcat-question-pick_cards = 「{ $action }」：把哪张牌从 { $from ->
        [hand] { $from-seat } 的手牌
        [own] { $from-seat } 的「{ $from-region }」
        [common] 「{ $from-region }」
        [deck] 牌库
        [discard] 弃牌堆
        [bank] 银行
        [table] 桌面
       *[void] 场外
    }移到 { $to ->
        [hand] { $to-seat } 的手牌
        [own] { $to-seat } 的「{ $to-region }」
        [common] 「{ $to-region }」
        [deck] 牌库
        [discard] 弃牌堆
        [bank] 银行
        [table] 桌面
       *[void] 场外
    }？{ $must ->
    [true] { "" }
   *[false] 可以不选。
}
bombcat-question-pick_tagged = 「{ $action }」：选 { $from ->
        [hand] { $from-seat } 的手牌
        [own] { $from-seat } 的「{ $from-region }」
        [common] 「{ $from-region }」
        [deck] 牌库
        [discard] 弃牌堆
        [bank] 银行
        [table] 桌面
       *[void] 场外
    }中的哪张牌（{ $tag }）？
bombcat-question-pick_place = 「{ $action }」：放到 { $region ->
        [hand] { $region-seat } 的手牌
        [own] { $region-seat } 的「{ $region-region }」
        [common] 「{ $region-region }」
        [deck] 牌库
        [discard] 弃牌堆
        [bank] 银行
        [table] 桌面
       *[void] 场外
    }的什么位置？别人看不到。
bombcat-question-pick_order = 「{ $action }」： { $region ->
        [hand] { $region-seat } 的手牌
        [own] { $region-seat } 的「{ $region-region }」
        [common] 「{ $region-region }」
        [deck] 牌库
        [discard] 弃牌堆
        [bank] 银行
        [table] 桌面
       *[void] 场外
    }从上往下，接下来是哪张？还剩 { $left } 张。
bombcat-question-pick_cut = 「{ $action }」：在哪里切 { $region ->
        [hand] { $region-seat } 的手牌
        [own] { $region-seat } 的「{ $region-region }」
        [common] 「{ $region-region }」
        [deck] 牌库
        [discard] 弃牌堆
        [bank] 银行
        [table] 桌面
       *[void] 场外
    }？
bombcat-question-pick_player = 「{ $action }」：选择一名玩家。
bombcat-question-pick_region = 「{ $action }」：选择一个区域。
bombcat-question-pick_name = 「{ $action }」：声明一种牌。
bombcat-question-pick_number = 「{ $action }」：选择一个数字。
bombcat-question-pick_way = 「{ $action }」：选择一项。
bombcat-question-demand = { $must ->
    [true] 「{ $action }」要求你交付。
   *[false] 「{ $action }」请你交付，也可以不给。
}

## 行动的代价与后果

bombcat-quote-costs = 用掉 { $n } 张牌
bombcat-quote-left_this_turn = 本回合还能用 { $n } 次
bombcat-quote-can_be_answered = 别人可以响应
bombcat-quote-cannot_be_answered = 无法阻止

## 拒绝

bombcat-refusal-not_asked = 现在问的是别的。
bombcat-refusal-no_such_action = 这里没有这个行动。
bombcat-refusal-not_yours = 你没有「{ $action }」。
bombcat-refusal-used_up = 「{ $action }」的次数用完了。
bombcat-refusal-not_now = 现在不能用「{ $action }」。
bombcat-refusal-cannot_pay = 你没有「{ $action }」需要的牌。
bombcat-refusal-no_target = 「{ $action }」没有可选的目标。
bombcat-refusal-does_not_fit = 这张牌不合适。
bombcat-refusal-invalid_choice = 不能这样选。
bombcat-refusal-not_enough = 还没有选够。
bombcat-refusal-must_choose = 必须先选择。
bombcat-refusal-too_many_actions = 一个回合最多 { $most } 个行动，请结束回合。

## 发生的事

bombcat-event-hero_chosen = { $hero ->
    [none] { $seat } 不用英雄。
   *[other] { $seat } 的英雄是{ $hero }。
}
bombcat-event-turn_began = { $extra ->
    [true] 第 { $turn } 回合：{ $seat }（额外回合）。
   *[false] 第 { $turn } 回合：{ $seat }。
}
bombcat-event-turn_ending = { "" }
bombcat-event-turn_ended = { "" }
bombcat-event-used = { $action-id ->
    [do-draw] { "" }
   *[other] { $against ->
        [none] { $targets-count ->
            [0] { $seat } 使用「{ $action }」。
           *[other] { $seat } 对 { $targets } 使用「{ $action }」。
        }
       *[other] { $seat } 用「{ $action }」响应「{ $against }」。
    }
}
bombcat-event-reacted = { $silent ->
    [true] { "" }
   *[false] { $seat } 触发「{ $action }」。
}
bombcat-event-took_effect = { "" }
bombcat-event-failed = { $by ->
    [player] { $by-seat } 的「{ $action }」失败。
   *[game] { "" }
}
bombcat-event-spared = { $seat } 躲过「{ $action }」。
bombcat-event-left = { "" }
bombcat-event-moved = { $op ->
    [use] 「{ $card }」进入 { $to ->
        [hand] { $to-seat } 的手牌
        [own] { $to-seat } 的「{ $to-region }」
        [common] 「{ $to-region }」
        [deck] 牌库
        [discard] 弃牌堆
        [bank] 银行
        [table] 桌面
       *[void] 场外
    }。
    [discard] { $from ->
        [hand] { $from-seat } 的手牌
        [own] { $from-seat } 的「{ $from-region }」
        [common] 「{ $from-region }」
        [deck] 牌库
        [discard] 弃牌堆
        [bank] 银行
        [table] 桌面
       *[void] 场外
    }中的{ $card ->
        [none] 一张牌
       *[other] 「{ $card }」
    }被弃置。
    [annihilate] { $card ->
        [none] 一张牌
       *[other] 「{ $card }」
    }离开游戏。
    [bank] { $to ->
        [bank] { $card ->
            [none] 一张牌
           *[other] 「{ $card }」
        }存入银行。
       *[other] { $card ->
            [none] 一张牌
           *[other] 「{ $card }」
        }从银行取到 { $to ->
            [hand] { $to-seat } 的手牌
            [own] { $to-seat } 的「{ $to-region }」
            [common] 「{ $to-region }」
            [deck] 牌库
            [discard] 弃牌堆
            [bank] 银行
            [table] 桌面
           *[void] 场外
        }。
    }
   *[transfer] { $from ->
        [deck] { $to ->
            [hand] { $to-seat } 摸到{ $card ->
                [none] 一张牌
               *[other] 「{ $card }」
            }。
           *[other] { $card ->
                [none] 一张牌
               *[other] 「{ $card }」
            }从牌库移到 { $to ->
                [hand] { $to-seat } 的手牌
                [own] { $to-seat } 的「{ $to-region }」
                [common] 「{ $to-region }」
                [deck] 牌库
                [discard] 弃牌堆
                [bank] 银行
                [table] 桌面
               *[void] 场外
            }。
        }
        [hand] { $to ->
            [hand] { $to-seat } 从 { $from-seat } 处得到{ $card ->
                [none] 一张牌
               *[other] 「{ $card }」
            }。
            [deck] { $from-seat } 把{ $card ->
                [none] 一张牌
               *[other] 「{ $card }」
            }藏进牌库。
           *[other] { $card ->
                [none] 一张牌
               *[other] 「{ $card }」
            }从 { $from-seat } 的手牌移到 { $to ->
                [hand] { $to-seat } 的手牌
                [own] { $to-seat } 的「{ $to-region }」
                [common] 「{ $to-region }」
                [deck] 牌库
                [discard] 弃牌堆
                [bank] 银行
                [table] 桌面
               *[void] 场外
            }。
        }
       *[other] { $card ->
            [none] 一张牌
           *[other] 「{ $card }」
        }从 { $from ->
            [hand] { $from-seat } 的手牌
            [own] { $from-seat } 的「{ $from-region }」
            [common] 「{ $from-region }」
            [deck] 牌库
            [discard] 弃牌堆
            [bank] 银行
            [table] 桌面
           *[void] 场外
        }移到 { $to ->
            [hand] { $to-seat } 的手牌
            [own] { $to-seat } 的「{ $to-region }」
            [common] 「{ $to-region }」
            [deck] 牌库
            [discard] 弃牌堆
            [bank] 银行
            [table] 桌面
           *[void] 场外
        }。
    }
}
bombcat-event-returned = { $card ->
        [none] 一张牌
       *[other] 「{ $card }」
    }回到 { $to ->
        [hand] { $to-seat } 的手牌
        [own] { $to-seat } 的「{ $to-region }」
        [common] 「{ $to-region }」
        [deck] 牌库
        [discard] 弃牌堆
        [bank] 银行
        [table] 桌面
       *[void] 场外
    }。
bombcat-event-created = { $by ->
    [player] { $by-seat } 造出「{ $card }」。
   *[game] 出现「{ $card }」。
}
bombcat-event-tagged = { $at ->
        [hand] { $at-seat } 的手牌
        [own] { $at-seat } 的「{ $at-region }」
        [common] 「{ $at-region }」
        [deck] 牌库
        [discard] 弃牌堆
        [bank] 银行
        [table] 桌面
       *[void] 场外
    }中的{ $card ->
        [none] 一张牌
       *[other] 「{ $card }」
    }带上标记「{ $tag }」。
bombcat-event-untagged = { $at ->
        [hand] { $at-seat } 的手牌
        [own] { $at-seat } 的「{ $at-region }」
        [common] 「{ $at-region }」
        [deck] 牌库
        [discard] 弃牌堆
        [bank] 银行
        [table] 桌面
       *[void] 场外
    }中的{ $card ->
        [none] 一张牌
       *[other] 「{ $card }」
    }去掉标记「{ $tag }」。
bombcat-event-rejected = { $moving ->
    [true] { $left ->
        [0] 「{ $action }」拦下了「{ $against }」要移动的牌。
       *[other] 「{ $action }」削弱了「{ $against }」对牌的移动。
    }
   *[false] { $left ->
        [0] 「{ $action }」阻止了「{ $against }」。
       *[other] 「{ $action }」削弱了「{ $against }」。
    }
}
bombcat-event-redirected = 「{ $action }」的目标由 { $source } 改为 { $victim }。
bombcat-event-peeked = { $seat } 查看 { $region ->
        [hand] { $region-seat } 的手牌
        [own] { $region-seat } 的「{ $region-region }」
        [common] 「{ $region-region }」
        [deck] 牌库
        [discard] 弃牌堆
        [bank] 银行
        [table] 桌面
       *[void] 场外
    }顶的 { $n } 张牌。
bombcat-event-shuffled = 洗牌： { $region ->
        [hand] { $region-seat } 的手牌
        [own] { $region-seat } 的「{ $region-region }」
        [common] 「{ $region-region }」
        [deck] 牌库
        [discard] 弃牌堆
        [bank] 银行
        [table] 桌面
       *[void] 场外
    }。
bombcat-event-reordered = { $seat } 调整 { $region ->
        [hand] { $region-seat } 的手牌
        [own] { $region-seat } 的「{ $region-region }」
        [common] 「{ $region-region }」
        [deck] 牌库
        [discard] 弃牌堆
        [bank] 银行
        [table] 桌面
       *[void] 场外
    }顶 { $n } 张牌的顺序。
bombcat-event-was_cut = { $seat } 切 { $region ->
        [hand] { $region-seat } 的手牌
        [own] { $region-seat } 的「{ $region-region }」
        [common] 「{ $region-region }」
        [deck] 牌库
        [discard] 弃牌堆
        [bank] 银行
        [table] 桌面
       *[void] 场外
    }{ $place ->
    [none] 。
   *[other] ，切在第 { $place } 张之后。
}
bombcat-event-token_added = { $action ->
    [none] { $seat } 获得一个额外回合。
   *[other] { $seat } 获得一次「{ $action }」的额外回合。
}
bombcat-event-token_dropped = { $seat } 失去一个额外回合。
bombcat-event-turn_cut_short = { $all ->
    [true] { $seat } 连续的回合立即结束。
   *[false] { $seat } 的当前回合立即结束。
}
bombcat-event-exploding = { $card ->
    [none] 炸弹在 { $seat } 手中滴答作响！
   *[other] 「{ $card }」在 { $seat } 手中滴答作响！
}
bombcat-event-exploded = 轰！{ $seat } 被炸飞了。
bombcat-event-dying = { "" }
bombcat-event-died = { $seat } 出局。
bombcat-event-sight_changed = { $open ->
    [true] { $whom } 现在能看到 { $region ->
        [hand] { $region-seat } 的手牌
        [own] { $region-seat } 的「{ $region-region }」
        [common] 「{ $region-region }」
        [deck] 牌库
        [discard] 弃牌堆
        [bank] 银行
        [table] 桌面
       *[void] 场外
    }。
   *[false] { $whom } 现在看不到 { $region ->
        [hand] { $region-seat } 的手牌
        [own] { $region-seat } 的「{ $region-region }」
        [common] 「{ $region-region }」
        [deck] 牌库
        [discard] 弃牌堆
        [bank] 银行
        [table] 桌面
       *[void] 场外
    }。
}
bombcat-event-chose_player = { $seat } 选择 { $player }。
bombcat-event-chose_region = { $seat } 选择 { $region ->
        [hand] { $region-seat } 的手牌
        [own] { $region-seat } 的「{ $region-region }」
        [common] 「{ $region-region }」
        [deck] 牌库
        [discard] 弃牌堆
        [bank] 银行
        [table] 桌面
       *[void] 场外
    }。
bombcat-event-named = { $seat } 声明「{ $card }」。
bombcat-event-chose_number = { $seat } 选择 { $n }。
bombcat-event-chose_way = { $seat } 选择：{ $way }。
bombcat-event-declined = { $seat } 没有交付。
bombcat-event-var_set = { $seat ->
    [none] { $var }：{ $value }。
   *[other] { $seat } 的{ $var }：{ $value }。
}
bombcat-event-said = { $text }
bombcat-event-asked = { "" }
bombcat-event-sight_ended = { "" }
bombcat-event-reckoned = { "" }
bombcat-event-meant = { "" }
bombcat-event-fizzled = 「{ $module }」运行太久，余下的部分不再进行。
bombcat-event-game_ended = 游戏结束：{ $reason }。
bombcat-event-inner = { "" }

## 游戏为何结束

bombcat-reason-last_alive = 只剩一方存活
bombcat-reason-nobody_left = 无人存活
bombcat-reason-turn_limit = 回合用尽，存活者共同获胜

## 房主可以选择的

bombcat-option-heroes = 英雄
bombcat-option-heroes-about = 使用英雄时，每人在第一回合前从几位中选一位；英雄各有自己的行动。
bombcat-option-heroes-none = 不用
bombcat-option-heroes-base = 自带的十二位
bombcat-option-heroes-all = 加上模块里的
bombcat-option-hand = 起始手牌
bombcat-option-hand-about = 每人发几张牌，另外再发一张摇篮曲。
bombcat-option-attack = 飞扑
bombcat-option-attack-about = 打出飞扑时自己剩余的回合如何：全部结束，下家多一个回合；只结束当前回合；或者全部转给下家，再加两个。
bombcat-option-attack-transfer = 回合全部结束
bombcat-option-attack-bucket = 只结束一个
bombcat-option-attack-stack = 回合叠加
bombcat-option-loose_blanks = 白板不限
bombcat-option-loose_blanks-about = 选「是」时，二白、三白、五白不要求同名或不同名。
bombcat-option-loose_blanks-true = 是
bombcat-option-loose_blanks-false = 否
bombcat-option-extras = 额外三种牌
bombcat-option-extras-about = 切牌库、从牌库底摸牌、飞扑任意玩家。
bombcat-option-extras-true = 是
bombcat-option-extras-false = 否
bombcat-option-teams = 两队对抗
bombcat-option-teams-about = 座位相间的玩家为一队，同队共同获胜；人数须为偶数。
bombcat-option-teams-true = 是
bombcat-option-teams-false = 否
bombcat-option-dark_info = 暗牌的进入回合
bombcat-option-dark_info-about = 选「公开」时，所有人都能看到暗牌是在哪一回合进入所在区域的。
bombcat-option-dark_info-true = 公开
bombcat-option-dark_info-false = 保密
bombcat-option-odds = 炸弹概率
bombcat-option-odds-about = 桌面是否显示下一张牌是炸弹的概率，按每位玩家能知道的信息计算。
bombcat-option-odds-true = 显示
bombcat-option-odds-false = 不显示
bombcat-option-announce = 暗中的位置
bombcat-option-announce-about = 有人放回炸弹或切牌时，其他人能知道什么。
bombcat-option-announce-fact = 知道有这回事
bombcat-option-announce-position = 知道具体位置
bombcat-option-announce-none = 什么也不知道
bombcat-option-turn_limit = 回合上限
bombcat-option-turn_limit-about = 到这么多回合时，存活者共同获胜。
bombcat-option-copies = 新牌张数
bombcat-option-copies-about = 模块（英雄除外）带来的每种牌洗入几张。
bombcat-option-modules = 模块
bombcat-option-modules-about = 用积木语言写的牌和英雄，一个模块的列表。
bombcat-option-seated = 指定英雄
bombcat-option-seated-about = 按座位顺序列出英雄的 id；空文本表示自己选。
