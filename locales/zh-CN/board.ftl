# 各游戏的牌桌，用一句句话说出来：给终端、网页和读屏软件用。

## 人

board-player = 玩家 { $number }
board-bot-easy = 简单电脑
board-bot-normal = 普通电脑
board-bot-hard = 困难电脑
board-bot-random = 随机电脑
board-bot-greedy = 贪心电脑
board-bot-expectimax = 期望搜索电脑
board-bot-mcts = 蒙特卡洛电脑

## 任何游戏

# 没有专门写法的游戏，照原样列出。
board-outline = 桌面
# 有人认输时，对局为何结束。
board-gave-up = { $name } 认输
# 可选的一项，以及代价与收获。
board-choice = { $action }：{ $quote }
# 问什么，以及已选多少。
board-picked = { $exact ->
    [true] { $question }（已选 { $picked }／{ $most }）
   *[false] { $picked ->
        [0] { $question }
       *[other] { $question }（已选 { $picked }）
    }
}

## 玉夜

board-jade-before = 尚未开席
board-jade-over = 第 { $turn } 回合 │ 宴席已散 │ 供奉 { $offered }/{ $end }
board-jade-summary = 第 { $turn } 回合，{ $name } 还剩 { $points } 个行动点。供奉 { $offered }/{ $end }{ $chalice ->
    [true] ，玉盏已赐
   *[false] ，第 { $jade } 次起争玉盏
}。
board-jade-idle = · 空过 { $idle }/{ $limit }
board-jade-place = { $number } 号位
board-jade-empty = 空着
board-jade-card = 「{ $card }」：{ $kind }，{ $colors }、{ $shapes }、{ $temps }，{ $level } 级
board-jade-would = 放到你的「{ $plate }」：{ $pairing }
board-jade-player = { $name }，{ $score } 分
board-jade-area = { $area }：{ $count }/{ $most } 套
board-jade-bare = { $plate }，空盘
board-jade-set = { $offerable ->
    [true] { $snack }；配{ $plate }。{ $pairing }
   *[false] { $snack }；配{ $plate }。{ $pairing }，冷暖不合，不能供奉
}
board-jade-bonus = 可免费取一份点心。
board-jade-chalice = 持有玉盏。

## 七大奇迹对决

board-duel-drafting = 选取奇迹 · 已选 { $drafted }/8
board-duel-status = { $age } · 剩 { $left } 张 · 弃牌 { $discarded } · 还可建 { $wonders } 座奇迹{ $again ->
    [true] { " · " }{ $name } 将再动一次
   *[false] { "" }
}
board-duel-over = { $age } · 游戏结束
board-duel-warning-shields = { $name } 距 { $rival } 的首都只差 { $shields } 盾
board-duel-warning-symbols = { $symbols ->
    [1] { $name } 只差一个符号即可获胜
   *[other] { $name } 的符号已经集齐
}
board-duel-tokens-title = 版图上的进步标记：{ $count }
board-duel-drawn = 从盒中抽出：
board-duel-discards = 弃牌堆：{ $count }
board-duel-none = 无
board-duel-thing = { $card }：{ $does }
board-duel-cost = 费用：{ $cost }
board-duel-does = 作用：{ $does }
board-duel-chain-from = 已有「{ $card }」者可免费建造
board-duel-chain-to = 日后可免费建造：{ $cards }
board-duel-price = { $name } 需付 { $coins } 金币{ $trade ->
    [0] { "" }
   *[other] （购买资源 { $trade }）
}{ $affordable ->
    [true] { "" }
   *[false] ，付不起
}
board-duel-price-chain = { $name } 可由连锁免费建造
board-duel-uncovers = 取走后露出{ $cards }
board-duel-hidden = { $count } 张暗牌
board-duel-hidden-guild = { $count } 张暗的行会牌
board-duel-structure = 桌上的牌
board-duel-open-card = { $card }（可取）
board-duel-row = 第 { $row } 排：{ $cards }
board-duel-city = { $name }：{ $coins } 金币，目前 { $points } 分
board-duel-cards = { $kind }：{ $cards }
board-duel-makes = 产出：{ $resources }
board-duel-buys = 购买价：{ $prices }
board-duel-symbols = 符号 { $count }/{ $most }：{ $symbols }
board-duel-symbol-one = { $symbol }
board-duel-symbol-pair = { $symbol }（成对）
board-duel-wonder = 奇迹「{ $wonder }」，需 { $coins } 金币{ $affordable ->
    [true] { "" }
   *[false] ，付不起
}：{ $does }
board-duel-wonder-built = 奇迹「{ $wonder }」，已建成：{ $does }
board-duel-points = 得分：{ $parts }
board-duel-military = 军事
board-duel-pawn-middle = 冲突标记在正中。
board-duel-pawn = { $name } 领先 { $steps } 步，距 { $rival } 的首都还差 { $left } 盾。
board-duel-zone = 领先 { $from } 步起：终局得 { $points } 分
board-duel-loot = 冲突标记首次进入 { $name } 一侧第 { $at } 步时，{ $name } 失去 { $coins } 金币

## 大杀四方

board-smashup-drafting = 选派系：每人两个
board-smashup-summary = 第 { $turn } 回合，{ $name }：{ $scoring ->
    [none] { $phase }
   *[other] { $scoring }计分
}。基地牌库剩 { $bases } 张{ $madness ->
    [0] { "" }
   *[other] ，疯狂牌库剩 { $madness } 张
}。
board-smashup-over = 第 { $turn } 回合 │ 游戏结束
board-smashup-asleep = 不能打行动
board-smashup-hand-title = 你的手牌：{ $count } 张
# 还能打出什么。
board-smashup-plays = 还可打出：{ $plays ->
    [none] 无
   *[other] { $plays }
}
board-smashup-minions = 随从 { $n }
board-smashup-actions = 行动 { $n }
board-smashup-extra-minions = 额外随从 { $n }
board-smashup-extra-actions = 额外行动 { $n }
board-smashup-limited = { $plays }（{ $limits }）
board-smashup-limit-power = 力量 ≤{ $max }
board-smashup-limit-base = 在{ $base }
board-smashup-limit-name = 只限{ $card }
board-smashup-limit-empty = 在没有你随从的基地
board-smashup-limit-here = 与该处随从同名
board-smashup-limit-alike = 彼此同名
# 正在发生什么。
board-smashup-going-on = 正在结算
board-smashup-played = 正在打出：{ $cards }
board-smashup-chosen = 已选：{ $picks }
board-smashup-from = 从{ $base }
board-smashup-tied = 领先者打平：继续进行整个回合，直到分出胜负
board-smashup-shown = { $name } 展示：{ $cards }
board-smashup-hidden = { $n } 张你看不到的牌
board-smashup-pending = 等待结算：{ $cards }
board-smashup-ability = { $about ->
    [none] { $card }（{ $name }）
   *[other] { $card }（{ $name }，关于{ $about }）
}
# 牌、基地与在场之物。
board-smashup-card = { $card }{ $count ->
    [1] { "" }
   *[other] {" "}×{ $count }
}（{ $nature }）：{ $text }
board-smashup-base = { $base }（{ $total }/{ $breakpoint }，分数 { $points }）：{ $text }
board-smashup-power = { $same ->
    [true] 力量 { $power }
   *[false] 力量 { $power }，牌面 { $printed }
}
board-smashup-counters = 力量标记 { $n }
board-smashup-boost = 本回合 { $by }
board-smashup-on = 附着于{ $minion }
board-smashup-named = 指定{ $faction }
board-smashup-owner = 属于 { $name }
board-smashup-used = 天赋已用
board-smashup-lane = { $leads ->
    [true] { $name }：{ $power }，领先
   *[false] { $name }：{ $power }
}
board-smashup-nobody = 这里还什么都没有。
# 玩家，整句。
board-smashup-player = { $name }：{ $points }/15 分
board-smashup-factions = 派系：{ $factions }
board-smashup-counts = 手牌 { $hand }，牌库 { $deck }，弃牌堆 { $discard }，疯狂牌 { $madness }
board-smashup-known = 已知的手牌：{ $cards }
board-smashup-next = 牌库顶起第 { $place } 张：{ $card }
board-smashup-discarded = 弃牌堆：
board-smashup-decks-title = 牌库
board-smashup-decks = 基地牌库 { $bases } 张，疯狂牌库 { $madness } 张
board-smashup-next-base = 接下来第 { $place } 个基地：{ $card }
board-smashup-scored = 已计分：{ $bases }
# 各派系擅长什么：最多 18 列。
board-smashup-about-pirates = 移动与突袭
board-smashup-about-ninjas = 暗杀与潜入
board-smashup-about-aliens = 把随从遣返
board-smashup-about-dinosaurs = 力量压倒一切
board-smashup-about-robots = 机器人海
board-smashup-about-wizards = 行动多，抽牌多
board-smashup-about-zombies = 从弃牌堆归来
board-smashup-about-tricksters = 陷阱与阻挠
board-smashup-about-ghosts = 手牌越少越强
board-smashup-about-bears = 驱赶别人的随从
board-smashup-about-steampunks = 基地上的机器
board-smashup-about-plants = 生长与检索
board-smashup-about-cthulhu = 以疯狂换力量
board-smashup-about-elders = 逼疯对手
board-smashup-about-innsmouth = 同名随从成群
board-smashup-about-miskatonic = 疯狂为我所用

## 国战

board-hegemony-choosing = 各自选择两张武将牌
board-hegemony-status = 第 { $turn } 回合 │ { $over ->
    [true] 游戏结束
   *[false] { $name }{ $phase ->
        [none] { "" }
       *[other] ：{ $phase }
    }
} │ 牌堆 { $pile }，弃牌堆 { $discard }
board-hegemony-table = 牌桌
board-hegemony-order = 行动顺序：{ $names }
# 正在发生的事。
board-hegemony-used = { $name }：{ $card }{ $skill ->
    [none] { "" }
   *[other] ，发动「{ $skill }」
}{ $made-count ->
    [0] { "" }
   *[other] （{ $made }）
}{ $targets-count ->
    [0] { "" }
   *[other] {" "}→ { $targets }
}{ $now ->
    [none] { "" }
   *[other] （正对 { $now } 生效）
}{ $victim ->
    [none] { "" }
   *[other] ，须杀 { $victim }
}
board-hegemony-judges = { $name } { $what ->
    [none] { "" }
   *[other] { $what }
}判定：{ $card }
board-hegemony-dying = { $name } 濒死（体力 { $hp }）
board-hegemony-offered = 可选的牌：{ $cards }
board-hegemony-top = 牌堆顶第 { $place } 张：{ $card }
board-hegemony-discarded = 最近弃置：{ $cards }{ $more ->
    [0] { "" }
   *[other] ，另有 { $more } 张
}
# 牌与武将。
board-hegemony-card = { $card }：{ $text }
board-hegemony-general = { $general }（{ $kingdom }，{ $health } 体力）：{ $skills }{ $companions-count ->
    [0] { "" }
   *[other] 。珠联璧合：{ $companions }
}
board-hegemony-hidden = 暗置
board-hegemony-soldier = 士兵
board-hegemony-general-line = { $place }：{ $general }{ $known ->
    [true] { $shown ->
        [true] { "" }
       *[false] （暗置）
    }
   *[false] { "" }
}{ $numb ->
    [true] （已失去技能）
   *[false] { "" }
}
board-hegemony-gained = 获得的技能：{ $skills }
board-hegemony-spent = 本局已用：{ $skills }
board-hegemony-phase-spent = 本阶段已用：{ $skills }
# 自己的。
board-hegemony-hand = 你的手牌：{ $count } 张
board-hegemony-generals = 你的武将
board-hegemony-own-generals = 武将：{ $generals }
# 一名玩家。
board-hegemony-player = { $name }{ $own ->
    [true] （你）
   *[false] { "" }
}
board-hegemony-counts = 势力{ $kingdom ->
    [none] 未知
   *[other] { $kingdom }{ $open ->
        [true] { "" }
       *[false] （尚未明置）
    }
}，体力 { $hp }/{ $max }，手牌 { $hand }，攻击范围 { $range }
board-hegemony-distance = 与你的距离 { $distance }，{ $reach ->
    [true] 在你的攻击范围内
   *[false] 不在你的攻击范围内
}
board-hegemony-states = 状态：{ $states }
board-hegemony-known = 已知手牌：{ $cards }
board-hegemony-before = 判定区：{ $kind }{ $card ->
    [none] { "" }
   *[other] （{ $card }）
}。{ $text }
board-hegemony-equipment = 装备区：
board-hegemony-special = { "  " }其上的牌：{ $cards }
# 一个词的状态。
board-hegemony-dead = 阵亡
board-hegemony-is-dying = 濒死
board-hegemony-chained = 横置
board-hegemony-turned = 叠置
board-hegemony-drunk = 酒
board-hegemony-near = 与 { $name } 距离为 1
board-hegemony-keeps-fewer = 手牌上限 -{ $n }
# 终端里尽量短。
board-hegemony-hand-head = 手牌
board-hegemony-columns-generals = 武将
board-hegemony-columns-health = 体力
board-hegemony-columns-hand = ■
board-hegemony-columns-distance = →
board-hegemony-columns-rest = 装备
board-hegemony-knows = 手中有：{ $cards }
board-hegemony-lies-on = { $general }上：{ $cards }
board-hegemony-skills-of = { $general }{ $shown ->
    [true] { "" }
   *[false] （暗置）
}：
board-hegemony-skill-spent = { $skill }（已用）
board-hegemony-group = { $card }：使用还是重铸？
board-hegemony-companions = 珠联璧合 { $generals }
# 选中的牌会怎样。
board-hegemony-confirm = { $does ->
    [use] 使用：{ $pick }
    [answer] 用来响应：{ $pick }
    [aim] { $to } 的目标：{ $pick }
    [discard] 弃置：{ $pick }
    [give] 交出：{ $pick }
    [take] 获得：{ $pick }
    [show] 展示：{ $pick }
    [keep] 留下：{ $pick }
    [place] 置于：{ $pick }
    [move] 移动：{ $pick }
    [compare] 拼点：{ $pick }
    [retrial] 改判为：{ $pick }
    [damage] 受伤害的角色：{ $pick }
    [heal] 回复体力的角色：{ $pick }
    [draw] 摸牌的角色：{ $pick }
    [slash] 杀：{ $pick }
    [head] 主将：{ $pick }
    [deputy] 副将：{ $pick }
    [reveal] 明置：{ $pick }
   *[other] { $pick }
}
board-hegemony-commands = 使用 a · 座位 3 · 技能 A · 选择 1 · 跳过
board-hegemony-signs =
    玩家按行动顺序列出，从你的下家起，你在最后。▶ 当前回合，? 正被询问，
    带 * 的现在可以选择；数字是指定该玩家的键。
    势力：? 未知，(魏) 只有你知道。武将：主将 + 副将；
    ? 暗置，(名) 暗置但你知道，名× 已失去技能。
    ♥♥♡ 2/3 体力 · ■5 手牌数 · →2 距离，在你的攻击范围内；·4 不在范围内
    判定区的牌：[闪电] · 坐骑：+1 -1 · ◆3 武将牌上的牌
    手牌前的字母是它的键，a✓ 已选中。
    技能前的大写字母是它的键，能发动时才有。
board-hegemony-help =
    每人有两张同势力的暗置武将。回合开始时可以明置，发动技能也会明置。
    场上只剩同一势力的角色时，该势力全体获胜。一个势力的人数将超过总数的
    一半时，之后明置的角色成为野心家，独自为战。
    一个回合：准备、判定、摸两张牌、出牌、弃牌至体力值、结束。
    出牌阶段可以使用任意张牌，但只能使用一张【杀】，目标须在攻击范围内，
    对方可用【闪】抵消。锦囊可被【无懈可击】抵消。
    体力降到 0 时濒死，任何人都可以用【桃】相救。杀死其他势力的角色，摸
    该势力人数张牌；杀死同势力的角色，弃置所有牌。

## 炸弹猫

board-bombcat-on-whom = 「{ $action }」：对谁使用？
board-bombcat-choosing = 正在选择英雄
board-bombcat-status = 第 { $turn } 回合 │ { $over ->
    [true] 游戏结束
   *[false] { $name }
} │ 牌库 { $deck } 张，炸弹 { $bombs } 个
board-bombcat-odds = 下一张是炸弹的可能：{ $percent }%
board-bombcat-token = { $action ->
    [none] { $extra ->
        [true] { $name }（额外）
       *[false] { $name }
    }
   *[other] { $name }（{ $action }）
}
board-bombcat-bucket = 接下来的回合：{ $turns }
board-bombcat-known = 从上数第 { $place } 张：{ $card }
board-bombcat-marked = { $card }{ $tags-count ->
    [0] { "" }
   *[other] 【{ $tags }】
}{ $maker ->
    [none] { "" }
   *[other] （{ $maker } 所造）
}
board-bombcat-cards = { $cards-count ->
    [0] { $hidden ->
        [0] 无
       *[other] { $hidden } 张暗牌
    }
   *[other] { $cards }{ $hidden ->
        [0] { "" }
       *[other] ，另有 { $hidden } 张暗牌
    }
}
board-bombcat-named = { $name }：{ $cards }
board-bombcat-does = { $cards ->
    [none] { $name }
   *[other] { $name }：{ $cards }
}
board-bombcat-answered = { $name ->
    [none] 「{ $action }」
   *[other] { $name }「{ $action }」
}{ $target ->
    [none] { "" }
   *[other] { " " }→ { $target }
}{ $ok ->
    [0] ，即将失败
   *[other] { "" }
}
board-bombcat-answering = 正在响应：{ $said }
board-bombcat-bank = 银行：{ $cards }
board-bombcat-discard = 弃牌堆：{ $cards }
board-bombcat-table = 桌面：{ $cards }
board-bombcat-hand = 你的手牌
board-bombcat-no-cards = 没有牌
board-bombcat-middle = 桌面
board-bombcat-hero = 英雄：{ $hero }
board-bombcat-team = 第 { $team } 队
board-bombcat-holds = 手牌：{ $cards }
board-bombcat-player = { $alive ->
    [true] { $name }，{ $count } 张手牌
   *[false] { $name }，已出局
}
board-bombcat-commands = 飞扑 · 用 二白 · 2 · 结束 · 过
board-bombcat-signs =
    回合：▶ 是现在的回合，› 之后依次是接下来的；（额外）只有一次。
    牌库：张数、炸弹数、下一张是炸弹的可能，以及你知道的牌：
    1=否决 表示最上面一张是否决。
    玩家按出牌顺序排列，你在最后：▶ 轮到谁，? 正被询问，■5 手牌张数，
    然后是英雄和面前的东西；数字是选择玩家的键。
    › 正在响应的事，最后发生的在末尾。
    手牌：牌前的字母是它的键，a✓ 表示已选。
board-bombcat-help =
    摸到滴答猫又没有摇篮曲的人出局，最后留下的人获胜。
    自己的回合可以打出任意多张牌，然后摸一张牌结束回合。
    · 飞扑和打盹不摸牌就结束回合；夜眼看接下来的牌，疯跑洗牌库，讨食要一张牌。
    · 两张同名白板拿走别人一张暗牌，三张同名拿走你声明的牌，
      五张不同名从弃牌堆任取一张。
    · 每回合可以和银行交换一张牌。
    · 别人打出的牌人人都能响应：否决使它失败，否决也能被否决。
    有摇篮曲时炸弹睡着，由你把它藏回牌库。
