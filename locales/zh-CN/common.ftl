# 不属于任何一款游戏的话：引擎与目录所说的，以及各部分的连接。

## 连接

# 列举时各项之间。
common-list = 、
# 报价各部分之间。
common-parts = { " · " }

## 引擎的拒绝

common-refusal-over = 游戏已经结束。
common-refusal-not_your_turn = 还没轮到你。
common-refusal-no_such_seat = 没有这个座位，本桌共 { $seats } 席。
common-refusal-malformed = 看不懂这个请求：{ $problem }
common-refusal-batch_size = 一次行动由 1 到 { $most } 步组成。
common-refusal-batch_too_long = 选到第 { $enough } 步已经完成，后面不能再加。
common-refusal-sealed_now = 正在等待密封的回应，现在不能悔棋。
common-refusal-too_many_undos = 一局最多悔 { $most } 次。
common-refusal-nothing_to_undo = 你还没有可以悔的行动。
common-refusal-needs_consent = 此后翻出了新的信息，或别人已经行动，要其他玩家同意才能悔。

## 任何一局都可能的结束

common-reason-conceded = 有人认输

## 目录的拒绝

common-refusal-unknown_game = 没有叫“{ $game }”的游戏，现有：{ $known }。
common-refusal-unknown_bot = 这个电脑玩家无法入座：{ $problem }
common-refusal-no_such_table = 没有 { $table } 号桌。
common-refusal-too_many_tables = 最多同时开 { $most } 桌。
common-refusal-wrong_seats = 本游戏有 { $min } 到 { $max } 个座位，不能是 { $asked } 个。
common-refusal-wrong_option = 选项 { $option }：{ $problem }
common-refusal-bot_count = { $seats } 个座位要有同样多的电脑玩家，而不是 { $bots } 个。
common-refusal-needs_clock = 电脑玩家 { $bot } 要看钟思考，这里没有钟；请改用推演次数，如 hard@1000p。
common-refusal-other_rules = 这一局用的是另一套规则（{ $theirs }），与现在的（{ $ours }）不同。
common-refusal-broken_replay = 存档无法重演：{ $problem }
common-refusal-too_long = 太长了，最多 { $most } 字节。
