# 大杀四方的网页牌桌：规则用语之外的文字。

# 牌面。
web-smashup-breakpoint = 临界点
web-smashup-points = 前三名的分数
web-smashup-kind-minion = 随从
web-smashup-kind-action = 行动
web-smashup-kind-special = 特殊
web-smashup-kind-on_base = 放在基地
web-smashup-kind-on_minion = 放在随从
web-smashup-kind-faction = 派系
web-smashup-trait-talent = 天赋
web-smashup-trait-ongoing = 持续
web-smashup-trait-special = 特殊

# 派系的一个字，在它的图案旁边。
web-smashup-letter-pirates = 盗
web-smashup-letter-ninjas = 忍
web-smashup-letter-aliens = 星
web-smashup-letter-dinosaurs = 龙
web-smashup-letter-robots = 机
web-smashup-letter-wizards = 巫
web-smashup-letter-zombies = 尸
web-smashup-letter-tricksters = 戏
web-smashup-letter-ghosts = 鬼
web-smashup-letter-bear_cavalry = 熊
web-smashup-letter-steampunks = 汽
web-smashup-letter-killer_plants = 植
web-smashup-letter-minions_of_cthulhu = 克
web-smashup-letter-elder_things = 古
web-smashup-letter-innsmouth = 渔
web-smashup-letter-miskatonic = 学
web-smashup-letter-madness = 疯

# 每个派系的特点。
web-smashup-about-pirates = 四处移动，专打弱小，计分时常有后手。
web-smashup-about-ninjas = 暗中除掉随从，计分前突然现身。
web-smashup-about-aliens = 把随从送回手里，更换基地，顺手得分。
web-smashup-about-dinosaurs = 力量惊人，简单直接。
web-smashup-about-robots = 小机器人成群出现，互相增强。
web-smashup-about-wizards = 行动最多，抽牌也最多。
web-smashup-about-zombies = 弃牌堆就是第二手牌。
web-smashup-about-tricksters = 设下陷阱，封锁基地，搅乱计划。
web-smashup-about-ghosts = 手牌越少，力量越大。
web-smashup-about-bear_cavalry = 把别人的随从赶到不想去的地方。
web-smashup-about-steampunks = 在基地上架起一直运转的机器。
web-smashup-about-killer_plants = 逐回合生长，从牌库里找帮手。
web-smashup-about-minions_of_cthulhu = 先拿力量，再付疯狂。
web-smashup-about-elder_things = 把对手逼疯，随从巨大但有代价。
web-smashup-about-innsmouth = 同名随从成群结队，互相召唤。
web-smashup-about-miskatonic = 抽来疯狂，化为己用。

# 场上的牌。
web-smashup-colon = ：
web-smashup-power = { $same ->
    [true] 力量 { $power }
   *[false] 力量 { $power }（原为 { $printed }）
}
web-smashup-owner = 属于 { $name }
web-smashup-counters = { $n } 个力量指示物
web-smashup-boost = 本回合 { $by }
web-smashup-named = 指定了{ $faction }
web-smashup-carries = 带有{ $cards }
web-smashup-used = 天赋已用
web-smashup-lane = { $name }：力量 { $power }，{ $place ->
    [0] 这里没有随从
   *[other] 第 { $place } 名，现在可得 { $points } 分
}
web-smashup-fan = 展开 { $n } 个随从
web-smashup-vp = { $n } 分
web-smashup-bases = 基地
web-smashup-base = { $name }：{ $total } / { $breakpoint }，分数 { $points }。{ $text }
web-smashup-map = { $name }：{ $total } / { $breakpoint }{ $place ->
    [0] { "" }
   *[other] ，你第 { $place }
}
web-smashup-total = 力量 { $total } / { $breakpoint }
web-smashup-close = 再来 { $n } 点力量就计分
web-smashup-breaking = 已到临界点，出牌后计分
web-smashup-scoring = 正在计分
web-smashup-preview = { $same ->
    [true] 你仍是第 { $to }
   *[false] { $from ->
        [0] 你成为第 { $to }
       *[other] 你第 { $from } → 第 { $to }
    }
}（{ $points } 分）
web-smashup-preview-breaks = 到达临界点 · { $change }

# 正在发生的事。
web-smashup-turn = 第 { $turn } 回合
web-smashup-scores = 计分
web-smashup-step-before = 计分前
web-smashup-step-points = 得分
web-smashup-step-after = 计分后
web-smashup-plays = { $name } 打出
web-smashup-waits = 等待结算：
web-smashup-tied = 领先者打平，继续进行
web-smashup-base-deck = 基地牌库 { $n }
web-smashup-madness-deck = 疯狂 { $n }

# 面前的牌。
web-smashup-hand = 你的手牌：{ $n }
web-smashup-pile = { $name }：{ $pile }
web-smashup-no-cards = 没有牌

# 玩家。
web-smashup-asleep = 不能打行动
web-smashup-ahead = 领先 { $n } 分
web-smashup-at-turn = 行动中
web-smashup-score = { $n } 分，满 15 分获胜
web-smashup-count-hand = 手牌 { $n }
web-smashup-count-deck = 牌库 { $n }
web-smashup-count-discard = 弃牌 { $n }
web-smashup-count-madness = 疯狂 { $n }
web-smashup-known = 你知道其中有：{ $cards }
web-smashup-draft-order = 挑选顺序

# 提示栏。
web-smashup-ask-turn = 请出牌。
web-smashup-ask-end = 没有可以出的牌了。
web-smashup-aside-turn = 之后基地计分，你抽两张牌。
web-smashup-ask-play = { $what ->
    [base] 「{ $card }」放到哪个基地？
    [minion] 「{ $card }」放到哪个随从上？
    [with] 「{ $card }」用哪一次出牌机会？
   *[go] 使用「{ $card }」？
}
web-smashup-ask-several = { $asked }（{ $n } / { $most }）
web-smashup-play = 打出{ $card }
web-smashup-back = 返回
web-smashup-with-usual = 用本回合的常规机会
web-smashup-with-free = 用它自己的能力
web-smashup-risk-end = 你还能出牌，确定结束出牌吗？
web-smashup-minions = 随从
web-smashup-actions = 行动
web-smashup-left-minions = 还能打出 { $n } 个随从
web-smashup-left-actions = 还能打出 { $n } 张行动
web-smashup-extra-minions = 额外随从 { $n } 个
web-smashup-extra-actions = 额外行动 { $n } 张
web-smashup-limited = { $plays }（{ $limits }）
web-smashup-limit-power = 力量不超过 { $max }
web-smashup-limit-base = 在{ $base }
web-smashup-limit-name = 只限{ $card }
web-smashup-limit-empty = 你没有随从的基地
web-smashup-limit-here = 与那里的随从同名
web-smashup-limit-alike = 全部同名

# 规则。
web-smashup-gallery-bases = 基地
web-smashup-rules-goal-title = 两个派系，十五分
web-smashup-rules-goal = 每人选两个派系，把两副牌洗成一副。有人达到十五分的那个回合结束时，分数最高者获胜。
web-smashup-rules-turn-title = 一个随从，一张行动，先后随意
web-smashup-rules-turn = 你的回合可以把一个随从打到基地上，并打一张行动，还可以使用牌给你的额外机会。随从上的数字是力量。回合结束抽两张牌，手牌最多十张。
web-smashup-rules-kinds = 星芒是用完即弃的行动；旗子放在基地上，人形放在随从上，都会留在场上；闪电等待自己的时机。
web-smashup-rules-base-title = 基地会被填满
web-smashup-rules-base = 基地上所有人的力量加在一起。总和达到临界点后，当前玩家一停止出牌，这个基地就计分。
web-smashup-rules-score-title = 第一、第二、第三
web-smashup-rules-score = 那里力量最高的玩家得第一个分数，其次得第二个，再次得第三个；持平的都算较好的名次。之后那里的牌全部弃掉，翻开下一个基地。
web-smashup-rules-marks-title = 三个记号
web-smashup-rules-talent = 天赋在你的每个回合可以用一次：点那个随从或行动。
web-smashup-rules-ongoing = 持续能力只要牌在场就一直有效。
web-smashup-rules-special = 特殊能力在自己的时机使用，多半在基地计分之前或之后；到时会问你。
web-smashup-rules-end-title = 结束与疯狂
web-smashup-rules-end = 回合结束时有人满十五分，游戏结束。若领先者打平，就继续进行，直到分出高下。
web-smashup-rules-madness = 有些派系会带来疯狂牌。结束时你拥有的疯狂牌每两张扣一分。

# 按键。
web-smashup-key-bases = 发光时选那个基地

# 第一局。
web-smashup-lesson-draft = 选一个派系。两个派系合成你的牌库；每块牌上写着它擅长什么。
web-smashup-lesson-hand = 这是你的手牌。指着一张牌，或长按它，就能细看。
web-smashup-lesson-minion = 打出一个随从：先点带数字的牌，再点发光的基地。基地上会预先显示结果。
web-smashup-lesson-thermometer = 凹槽里是所有玩家的力量。填满之后，这个基地就计分。
web-smashup-lesson-points = 这是那里第一、第二、第三名得到的分数。
web-smashup-lesson-action = 这个回合还可以打一张行动。圆点显示还剩什么可以打。
web-smashup-lesson-talents = 最下面一行是你的。带旋转箭头的随从有天赋：每回合可以点一次。
web-smashup-lesson-end = 打完之后，停止出牌。填满的基地先计分，然后你抽两张牌。
web-smashup-lesson-scoring = 分数记在这里。有人满十五分时，领先者获胜。祝你好运。
