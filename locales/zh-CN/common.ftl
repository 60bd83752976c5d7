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

## 房间与服务器的拒绝

common-refusal-other_version = 本程序与服务器的版本不同（服务器：{ $ours }），请换成与服务器一致的版本。
common-refusal-hello_once = 服务器已经知道你是谁了。
common-refusal-unknown_token = 服务器已经不认识你了。
common-refusal-no_such_room = 没有这个房间，或你不能进入。
common-refusal-not_joined = 请先进入房间。
common-refusal-wrong_password = 密码不对。
common-refusal-no_spectators = 这里不允许旁观。
common-refusal-not_seated = 入座的人才能这样做。
common-refusal-not_host = 只有房主才能这样做。
common-refusal-already_seated = 你已经入座了。
common-refusal-seat_taken = 这个座位有人了，或者没有这个座位。
common-refusal-unplayable = 这个房间用的规则或卡牌与服务器现在的不同：{ $problem }
common-refusal-old_number = 服务器已经记下本程序更晚的指令（第 { $last } 号）。
common-refusal-has_begun = 对局已经开始。
common-refusal-not_begun = 对局还没有开始。
common-refusal-not_ready = 人还没有到齐，或还有人没准备。
common-refusal-stale = 桌面已经变了（第 { $decision } 问），请再看一眼。
common-refusal-unfinished = 这次选择还没有选完。
common-refusal-already_answered = 你已经回应过了；所有人回应或时间到时生效。
common-refusal-no_such_request = 没有人在等这个答复。
common-refusal-no_more_time = 你的加时已经用完。
common-refusal-not_away = 这位玩家还在，或刚离开 { $seconds } 秒。
common-refusal-closed = 房间已关闭。
common-refusal-too_fast = 太快了，请稍等一下。
common-refusal-too_many = 已经到上限：{ $most }。
common-refusal-bad_text = 请写看得见的内容，最多 { $most } 个字。
common-refusal-bad_name = 名字要有 { $least } 到 { $most } 个字。
common-refusal-bad_password = 密码要有 { $least } 到 { $most } 个字符，且不能太简单。
common-refusal-name_taken = 这个名字已经有人用了。
common-refusal-wrong_login = 名字或密码不对。
common-refusal-has_account = 你已经有账号了。
common-refusal-bad_seal = 与对局随机数的承诺不符。
common-refusal-bad_setting = 设置 { $setting }：{ $problem }
common-refusal-too_large = 内容过长：最多 { $most } 字节。
common-refusal-unknown_module = 此服务器没有保存模块 { $hash }。
common-refusal-not_over = 对局结束后才能看。
common-refusal-cannot_keep = 服务器暂时无法保存，什么都没有改变。
common-refusal-no_such_page = 服务器上没有这个地址。
common-refusal-foreign_origin = 服务器只接受来自自己网页的请求。
