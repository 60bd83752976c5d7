# 终端界面自己的话。

## 开新桌

tui-setup-title = 开新桌
tui-setup-players = 人数
tui-setup-seat = { $number } 号座
tui-setup-person = 真人
tui-setup-easy = 简单电脑
tui-setup-normal = 普通电脑
tui-setup-hard = 困难电脑
tui-setup-bot = 电脑 { $name }
tui-setup-name = 名字：
tui-setup-start = 开始
tui-setup-about-players = 这一桌坐几个人：{ $min } 到 { $max } 人。
tui-setup-about-person = 坐在这个键盘前的人。可输入名字，桌上显示为“{ $name }”。
tui-setup-about-easy = 想也不想就出手，常有疏漏，适合第一局。
tui-setup-about-normal = 旗鼓相当的对手，不会让你久等。
tui-setup-about-hard = 用心思考，尽力取胜。
tui-setup-about-bot = 命令行里指定的电脑 { $name }。
tui-setup-about-start = 按回车开始，在哪一行按都行。
tui-setup-about-people = 按回车开始。几位真人轮流用这个键盘。
tui-setup-about-nobody = 按回车开始。没有真人入座，电脑对弈，你旁观。
tui-setup-command = 下次不想再答这些问题，可直接用命令：

# 同样的问题，逐行来问。
tui-setup-lines = { $game }：开新桌。请答序号；空行则照括号里的。L English，q 离开。
tui-setup-ask = { $question }（空行：{ $kept }）
tui-setup-ask-name = { $number } 号座的名字（空行：{ $kept }）
tui-setup-ready = 现在开始吗？
tui-setup-again = 从头再问一遍
tui-setup-wrong = 这里不能答“{ $text }”。请输入 { $min } 到 { $max } 的数，或空行。
tui-setup-long = 名字最多 { $most } 个字。
tui-setup-modules = 玩家自制的牌：{ $names }
tui-setup-module = { $name }（{ $file }）
tui-setup-module-empty = { $file }（空模块）
tui-setup-left = 没有开桌。

## 问与答

tui-thinking = 等 { $name } 行动……
tui-over = 游戏结束：{ $reason }。
tui-winner = 胜者：{ $names }
tui-leave = 游戏还没结束，要离桌吗？（y/n）
tui-consent = 此后翻出了新的信息，其他玩家都同意悔回去吗？（y/n）
tui-undo-revealed = 此后翻出了新的信息，不能悔了。
tui-undone = 已悔回。
tui-not-now = 现在不行：轮到别人行动。
tui-cannot-pass = 这里不能跳过，请选一项。
tui-choose-first = 请先选一项：按它的键，或按 Tab。
tui-command-unknown = 看不懂“{ $text }”。可以试试 { $examples }，或选项的序号。
tui-ascii-only = 这个终端只能显示 ASCII，中文需要 UTF-8。
tui-tip = 第一次来？按 ? 看规则和按键。English: L
tui-more = ↑↓

## 寥寥数语的画面

tui-too-small = 同桌需要 { $width }×{ $height } 的终端，现在是 { $columns }×{ $rows }，请把窗口拉大一些，或按 q 离桌。
tui-hand-over = 请把键盘交给 { $name }。
tui-hand-over-ready = { $name }，旁边没有人看时请按回车。

## 记录

tui-log = 记录
tui-log-search = 记录：“{ $search }”（Esc 看全部）
tui-log-undone = 刚才的行动已经悔回。

## 结果

tui-score-place = 名次
tui-score-total = 总分
tui-score-aside = 胜负不由分数决定。
tui-place = 第 { $place } 名

## 末行的按键

tui-keys-setup = ↑↓ 移动  ←→ 更改  Enter 开始  L English  q 离开
tui-keys-setup-name = 输入名字  ←→ 真人或电脑  ↑↓ 移动  Enter 开始  Esc 离开
tui-keys-table = Tab 选择  Enter 执行  u 悔棋{ $pass ->
    [true] { "  p 结束" }
   *[false] { "" }
}  i 细看  l 记录  ? 帮助  L English  q 离桌
tui-keys-confirm = 回车或 { $key } 执行  Esc 不选它  Tab 下一项
tui-keys-over = r 结果  i 细看  l 记录  L English  q 离桌
tui-keys-help = ↑↓ 滚动  L English  Esc 返回
tui-keys-inspect = ←→ 换一样  或按它的键  ↑↓ 滚动  L English  Esc 返回
tui-keys-command = 回车 执行  Esc 算了  例：{ $examples } · 7
tui-keys-search = 回车 搜索记录  Esc 算了
tui-keys-ask = y 是  n 否
tui-keys-result = r 看桌面  L English  q 离桌
tui-keys-replay = ←→ 一步  PgUp/PgDn 十步  Home/End 首尾  i 细看  l 记录  L English  q 离开

## 帮助

tui-help-title = { $game }：规则与按键
tui-help-keys =
    1 2 a b …  指一样东西；再按一次或回车即执行
    Tab、方向键  在可做的事里移动；Esc 退一步
    { $pass ->
        [true] p、u  结束回合（会有所失时要按两次）；悔一步
       *[false] u  悔一步
    }
    i、l  细看桌上的东西；开关记录（PgUp 翻看，/ 搜索）
    :  输入命令：{ $examples } · 7
    L、q  English；离桌
tui-help-modules =
    :自制  看玩家自制的牌有什么作用（:modules）

## 复盘

tui-replay-step = 第 { $step } 步，共 { $last } 步

## 服务器上的房间

tui-lobby-title = 等待开局
tui-lobby-connecting = 正在连接服务器……
tui-lobby-open = 空位
tui-lobby-you = 你
tui-lobby-host = 房主
tui-lobby-ready = 已准备
tui-lobby-unready = 未准备
tui-lobby-away = 不在线
tui-lobby-waiting = 还有空位，等人入座。{ $host ->
    [true] 按 b 可让电脑坐进空位。
   *[false] { "" }
}
tui-lobby-waiting-back = 等 { $names } 回来。{ $host ->
    [true] 按 k 可空出座位。
   *[false] { "" }
}
tui-lobby-waiting-ready = 等待 { $names } 准备。
tui-lobby-waiting-start = 人已到齐，等房主开局。
tui-lobby-start = 人已到齐，按 s 开局。
tui-lobby-settings = { $clock ->
    [bank] 每人共 { $time }，每答一次加 { $more } 秒
    [decision] 每次思考 { $time }
    [days] 每次思考 { $more } 天
   *[none] 不限时
} · { $locked ->
    [true] 有密码
   *[false] 无密码
} · { $spectators ->
    [none] 不许旁观
    [hands] 旁观者可看所有手牌，晚 { $delay } 步
   *[public] 有链接就能旁观
}{ $watching ->
    [0] { "" }
   *[other] {" "}· { $watching } 人旁观
}
tui-lobby-link = 邀请链接：{ $link }
tui-lobby-link-full = 本房间的链接：{ $link }
tui-lobby-sealing = 每人放入一份随机数，马上开局。
tui-lobby-closed = 房间已关闭。
tui-lobby-only-here = 目前只有运行服务器的这台电脑能打开。启动服务器时加上 --listen 0.0.0.0:7777，局域网里的人就能进来。
tui-lobby-modules = 玩家自制的牌{ $known ->
    [true] （由 { $host } 带来）
   *[false] { "" }
}：{ $names }。
tui-plain-modules = 输入 m 看它们的作用。
tui-plain-brought = 玩家自制的牌：{ $names }。输入“自制”看它们的作用。
tui-modules-title = 玩家自制的牌
tui-modules-none = 这一桌没有玩家自制的牌。
tui-module-card = 卡牌「{ $name }」{ $said ->
    [true] { "" }
   *[false] ：{ $text }
}
tui-module-does = 由程序描述：{ $text }
tui-module-empty = 目前还没有任何作用。
tui-lobby-seat = { $number } 号位：{ $name }（{ $marks }）
tui-lobby-seat-bare = { $number } 号位：{ $name }
tui-room-online = 已连接
# 轮到谁，用在屏幕首行。
tui-room-top = { $mine ->
    [true] 轮到你
   *[false] { $count ->
        [1] 轮到 { $names }{ $state ->
            [away] （不在线）
            [bot] （电脑代打）
           *[here] { "" }
        }
       *[other] 等 { $names }
    }
}
tui-room-top-orders = 自动应答中（P）
# 同样的话，整句；后面还可以接别的句子。
tui-room-turn = { $count ->
    [1] 轮到 { $names }。
   *[other] 等 { $names } 行动。
}
tui-room-sentences = { $first }{ $second }
tui-room-away = { $long ->
    [true] { $name } 不在线，输入 :代打 { $seat } 可让电脑代打。
   *[false] { $name } 不在线。
}
tui-room-bot-plays = 电脑正代 { $name } 出手。
tui-room-watching = 旁观中
tui-room-watching-full = 旁观中（座位已满）
tui-room-standing = 尚未入座（输入 :坐）
tui-room-locked = 这个房间有密码：请加上 --password 和密码。
tui-room-elsewhere = 你已经在这里了（另一个窗口）；想以第二位玩家入座，请用 --name 另取名字。
tui-room-sent-away = 房主空出了你的座位。输入 :坐 可以再入座。
tui-room-time-up = 你的时间到了，已替你作答。
tui-room-time-up-bot = { $name } 的时间到了，由电脑代打。
tui-room-bot-came = 现在由电脑代 { $name } 出手。
tui-room-bot-went = { $name } 回来了，自己接着玩。
tui-room-seat-back = 刚才由电脑代打，现在又由你自己玩。
tui-room-more-time = 已加时 15 秒。
tui-room-muted = 不再收到对方的话。
tui-room-unmuted = 又能收到对方的话。
tui-room-say-what = 没有要说的内容。
tui-room-host-starts = 房主不用准备，按 s 即开局。
tui-room-unknown = 没有“{ $text }”这个命令，或现在不能用。按 ? 看全部命令。
tui-room-no-seat = 没有“{ $text }”这个座位：请给 1 到 { $seats } 的号码，或名字。
tui-room-which-seat = 哪个座位？请加上号码，如“请出 2”。
tui-room-whom = 谁？请加上名字。
tui-room-nobody = 这里没有人叫“{ $text }”。
tui-room-nobody-there = 没有别人入座。
tui-room-no-room = 没有空位。
tui-room-levels = 电脑的水平有：简单、普通、困难、随机。
tui-room-undo-sent = 正在询问其他人是否同意你悔棋。
tui-room-undo-refused = 没有悔成：有人不同意。
tui-room-undo-late = 没有悔成：对局已经往下走了。
tui-room-agree = { $name } 想悔棋，你同意吗？（y/n）
tui-room-agree-about = { $name } 想悔掉下面这一步，你同意吗？（y/n）
tui-room-takes-back = { $name } 最后做的（之后的也一并作废）：{ $deed }
# 自动应答：服务器替你回应什么。
tui-room-orders-title = 自动应答：什么时候不问你就跳过
tui-room-orders-about = 用在可以回应别人行动的时候。你成为目标时，1、2、4 会中断；5 优先于其他各项。1、2 到回合结束为止。别人看不到。
tui-room-orders = 自动应答：{ $orders }。
tui-room-orders-none = 没有自动应答，照常问你。
tui-room-orders-later = 对局进行时，入座的人才能设自动应答。
tui-room-orders-kinds = 可输入 :跳过回合、:跳过此牌、:跳过自己、:跳过目标、:跳过全问、:跳过取消。
tui-room-order-turn = 本回合内一律跳过
tui-room-order-card = 本回合内遇{ $cards }跳过
tui-room-order-card-none = 遇某张牌跳过（现在没有这样的牌）
tui-room-order-own = 不问我自己的牌
tui-room-order-target = 只在我是目标时问我
tui-room-order-hold = 什么都问我
tui-room-offline = 连接中断，正在重连……
tui-room-ended = 已不在房间里
tui-room-back = 连接已恢复。
tui-room-sending = 正在送出……
tui-room-laid = 已收到你的回应；所有人回应或时间到时生效。
tui-room-concede = 这一局认输吗？（y/n）
tui-room-leave = 要离开吗？座位会给你留着，用同一链接可以回来。（y/n）
tui-room-leave-watching = 不再旁观了吗？用同一链接可以回来。（y/n）
# 房间里的按键，一个一个说；末行只列现在有用的。
tui-key-choose = Tab 选择
tui-key-undo = u 悔棋
tui-key-pass = p 结束
tui-key-orders = P 自动应答
tui-key-inspect = i 细看
tui-key-log = l 记录
tui-key-say = " 说话
tui-key-help = ? 帮助
tui-key-lang = L English
tui-key-leave = q 离桌
tui-key-again = a 再来一局
tui-key-result = r 结果
tui-key-table = r 看桌面
tui-key-yes = y 是
tui-key-no = n 否
tui-key-ready = r 准备或取消
tui-key-start = s 开局
tui-key-bot = b 加电脑
tui-key-kick = k 请出
tui-key-modules = m 看自制牌
tui-key-sit = :坐 入座
tui-keys-say = 回车 说出  Esc 算了
tui-keys-orders = 1–5 或回车 开关  0 全部取消  ↑↓ 移动  L English  Esc 返回
tui-keys-lobby-command = 回车 执行  Esc 算了  例：say 你好 · 电脑 2 困难 · 请出 2
tui-help-lobby-title = 房间：按键、命令与规则
tui-help-lobby =
    r  准备，或取消准备
    s  开局（房主）
    b  让电脑坐进第一个空位（房主）
    k  请某人离座（房主）
    m  看玩家自制的牌有什么作用
    L、q  English；让出座位并离开
tui-help-room =
    "  对其他人说话，回话在记录里
    P  自动应答：什么时候不问你就跳过
    :加时  有计时的时候，请求加时（:time）
    :认输  这一局认输（:concede）
    :代打 2  离开满一分钟的人由电脑代打（:standin）
    :跳过回合  本回合内一律跳过（:pass turn）
    :跳过此牌  本回合内遇正在问的这张牌跳过（:pass card）
    :跳过自己  不问我自己的牌（:pass own）
    :跳过目标  只在我是目标时问我（:pass target）
    :跳过全问  什么都问我（:pass hold）
    :跳过取消  不要自动应答（:pass off）
    :自制  看玩家自制的牌有什么作用（:modules）
    :屏蔽 Ann、:取消屏蔽 Ann  不听某人的话；重新听（:mute、:unmute）
    :坐 2、:起身  开局前：入座或换座；离座（:sit、:stand）
    :电脑 2 困难  房主，开局前：让电脑入座；简单、普通、困难、随机（:bot）
    :请出 2  房主，开局前：空出座位（:kick）
    :关闭  房主，开局前：关闭房间（:close）
tui-plain-room-help = { $lobby ->
    [true] r 准备或取消，s 开局，say 加内容对其他人说话，“坐 2”入座，“起身”离座，m 看玩家自制的牌，L English，q 离开。房主：“电脑 2 困难”让电脑入座，“请出 2”空出座位，“关闭”关房间。
   *[false] say 加内容对其他人说话，“加时”，“代打 2”让电脑代不在线的人出手，“屏蔽”或“取消屏蔽”加名字，“自制”看玩家自制的牌，“认输”；自动应答用“跳过回合”“跳过此牌”“跳过自己”“跳过目标”“跳过全问”“跳过取消”，“自动”看现有的。
}
tui-room-left = 服务器不再显示这个房间。
tui-room-rematch = 有人要再来一局，按 a 加入。
tui-log-said = { $name }：{ $text }
tui-plain-lobby = 你已进入房间 { $link }。输入 ? 查看帮助。
tui-plain-time = 剩余时间：{ $time }
tui-plain-again = a 再来一局，q 离开。

## 逐行

tui-plain-welcome = { $game }。在座：{ $names }。输入 ? 看帮助。
tui-plain-ask = { $name }：{ $question }
tui-plain-help =
    输入选项的序号，或命令，例如：{ $examples }。
    b 看桌面，u 悔棋，{ $pass ->
        [true] p 结束回合，L English，q 离桌。
       *[false] L English，q 离桌。
    }
tui-plain-wrong = 没有“{ $text }”这一项。请输入 1 到 { $most } 的序号，或输入 ? 看帮助。
tui-plain-left = 你离开了桌子。
tui-plain-standing = 第 { $place } 名：{ $name }，{ $score } 分（{ $parts }）
tui-plain-standing-bare = 第 { $place } 名：{ $name }，{ $score } 分

## 玉夜

tui-jade-commands = 取 3 2 · 品尝 a · 供奉 a · 结束 · 移 f a
tui-jade-headline = 第 { $turn } 回合 │ { $name } { $dots } { $points } 行动点 │ 供奉 { $offered }/{ $end }{ $chalice ->
    [true] ，玉盏已赐
   *[false] ，第 { $jade } 次起争玉盏
}
tui-jade-table = 公共区
tui-jade-decks = 牌库：点心 { $snacks }、食盘 { $plates }、赏盘 { $rewards }
tui-jade-players = 各家
tui-jade-columns = 等待区 · 品＝个人区 · 供＝供奉区
tui-jade-points = { $score } 分
tui-jade-tasted-short = 品
tui-jade-offered-short = 供
tui-jade-chalice-mark = 玉盏
tui-jade-bonus-mark = 免费点心
tui-jade-letter-red = 红
tui-jade-letter-green = 绿
tui-jade-letter-yellow = 黄
tui-jade-letter-all = 彩
tui-jade-letter-warm = 暖
tui-jade-letter-cold = 冷
tui-jade-letter-chalice = 玉盏
tui-jade-group-take = 取「{ $snack }」放到……
tui-jade-group-set = 「{ $plate }」上的「{ $snack }」
tui-jade-group-claim = 取 { $owner } 的「{ $snack }」放到……
tui-jade-pairing = ={ $score }
tui-jade-pairing-best = ≤{ $score }
tui-jade-signs =
    牌面依次是颜色、形状、冷暖、等级：红●暖1 就是桃红、圆、暖、1 级。
    红、绿、黄（彩为三色皆备）· ● 圆 ■ 方 ✿ 花 · 暖、冷
    上面是点心，下面是食盘。列表里 =4 是配对分，≤4 是几种放法里最好的。
    ▸ 还要再选一步 · ◆ 持有玉盏 · +1 可免费取一份点心
tui-jade-help =
    轮到你时，每个行动花 1 个行动点（每回合 2 个，个人区每有 2 套再加 1 个）：
    · 取公共区的点心放到自己的空盘上，或取公共区的空盘；
    · 品尝一套（盘与点心齐全）：得配对分；
    · 供奉一套冷暖相合的：得配对分再加一分，并获赏更高一级的食盘。
    配对分：颜色、形状、冷暖相合各 1 分，再加点心的等级。
    供奉总数达到玉盏线起，每次供奉还掷两骰争玉盏：点数之和小于目标即得。配对分
    越高、自己供奉越多、全桌供奉越多，目标就越高。得玉盏则不再获赏食盘，另可免费
    取一份点心（公共区或任何人的等待区）。
    全桌供奉满 8 套（3 人 10 套，4、5 人 12 套）立即终局；无人能行动，或连续五轮
    无人行动，也终局。
    终局时等待区每剩一套扣一分。每区最多 5 套。
    同分比供奉数多者胜，再比个人区少者胜，再比座次靠前者胜。

## 七大奇迹对决

tui-duel-commands = 建 3 · 弃 3 · 奇迹 w 3
tui-duel-status-brief = { $age } · 剩 { $left } 张
# 地方小时的警告。
tui-duel-alarm-shields = { $name } 差{ $shields }盾
tui-duel-alarm-symbols = { $name } 差{ $symbols }符号
tui-duel-tokens = 标记
tui-duel-signs =
    牌：先是记号与名称，下面依次是按键、作用和你要付的价钱。
    ■ 棕 □ 灰 ⌂ 蓝 ▲ 绿 ◆ 黄 ▼ 红 ★ 行会 · ▒ 面朝下
    5 付得起 · (5) 付不起 · ∞ 连锁免费 · ↑ 取走后露出
    木、石、土、玻、纸：五种资源 · 玻纸：任出其一 · 石@1：买石材只要 1 金币
    ▼1：盾 · +3：分 · 4币：金币 · ↻：再动一次 · ×■：毁对手一张棕色牌
    笔（羽笔）轮（车轮）钵（研钵）垂（铅垂）仪（浑天仪）晷（日晷）衡（天平）
    2币/■：每张棕色牌 2 金币 · 币1+1/⌂：每张蓝色牌 1 金币、1 分
    城市：木2 产出 · @3 购买价 · 笔² 成对 · ◈ 奇迹 ◇ 付不起 ✓ 已建成
    军事：● 冲突标记 · █ 首都 · 2 5 10 分数 · -2 -5 失去的金币
tui-duel-help =
    轮到你时取一张没有被压住的牌：建造它，弃掉换金币，或垫在自己的一座奇迹下
    建成奇迹。先按牌的键，再按 b（建造）、d（弃掉）或 w–z（奇迹）。
    自己不产的资源要买：每份 2 金币，对手的棕、灰牌每产一份再加 1。
    有连锁的牌免费。弃牌得 2 金币，自己每有一张黄色牌再加 1。
    盾把冲突标记推向对手，推到对方首都立即获胜。
    同一符号有两个可取一枚进步标记；集齐六种不同的符号立即获胜。
    双方一共只能建七座奇迹，最后一座要放弃。
    第三时代之后比总分：牌、奇迹、标记、军事，每 3 金币 1 分；
    同分则比蓝色牌的分数。

## 一次选几个

tui-take-back = 改为不选：{ $pick }

## 大杀四方

tui-smashup-commands = 打 a 2 · 用 A · 选 A · 结束
tui-smashup-headline = 第 { $turn } 回合 │ { $name }：{ $scoring ->
    [none] { $phase }
   *[other] { $scoring }计分
} │ 基地牌库 { $bases }{ $madness ->
    [0] { "" }
   *[other] ，疯狂牌库 { $madness }
}
tui-smashup-group = { $on ->
    [true] { $card } → 随从……
   *[false] { $card } → 基地……
}
tui-smashup-group-at = { $card } → { $target }，用哪次打出？
tui-smashup-risen = { $card }（{ $pile }）
tui-smashup-thing-short = { $name ->
    [none] { $card }（基地 { $base }）
   *[other] { $card }（{ $name }，基地 { $base }）
}
# 玩家一行，在名字与分数之后。
tui-smashup-piles = 手 { $hand } 库 { $deck } 弃 { $discard }{ $madness ->
    [0] { "" }
   *[other] {" "}疯狂 { $madness }
}
tui-smashup-hand = 手牌
# 被选的东西会怎样。
tui-smashup-confirm = { $does ->
    [destroy] 消灭：{ $pick }
    [return] 返回手牌：{ $pick }
    [sink] 放到牌库底：{ $pick }
    [move] 移动：{ $pick }
    [move_here] 移动到此处：{ $pick }
    [from] 移出：{ $pick }
    [to] 移动到：{ $pick }
    [boost] 获得力量：{ $pick }
    [swap] 换掉：{ $pick }
    [bring] 换上：{ $pick }
    [hand] 收入手牌：{ $pick }
    [discard] 弃掉：{ $pick }
    [top] 放到牌库顶：{ $pick }
    [shuffle] 洗入牌库：{ $pick }
    [madness] 放回疯狂牌库：{ $pick }
    [play] 打出：{ $pick }
    [give] 交出：{ $pick }
   *[other] { $pick }
}
tui-smashup-signs =
    基地：已有力量/临界点，以及前三名各得的分数。
    下面每位玩家一行，自己的在最下：12★ 是在该处的力量，★ 为领先。
    5 海盗王：力量 5 的随从 · +1 力量标记 · ↑2 ↓2 本回合 · ✓ 天赋已用
    ◆ 基地上的行动 · › 前一个随从上的行动 · +3 还有三样放不下
    手牌：3 随从 · ◇ 行动 · ◆ 打在基地上 · › 打在随从上 · ▲ 计分时用
    前面的字母是指它的按键，a✓ 为已选；基地按 1、2、3……
tui-smashup-help =
    两个派系洗成你的牌库。轮到你时可在基地打出一个随从，再打出一张行动，两样都可
    不打；牌给的额外次数另算。打完按 p。
    基地的力量总和达到临界点就计分：力量最高的玩家得第一个分数，其次得第二个，依
    此类推，并列者同得较好的名次。计分之前可以使用特殊牌。
    计分后该处的牌全部弃掉，换上新的基地。然后抽两张牌，手牌最多留十张。
    天赋在自己的每个回合可用一次。
    回合结束时有人达到 15 分，游戏即告结束，分高者胜。
    这时每两张疯狂牌扣一分；同分则疯狂牌少者胜；再相同就一个回合一个回合打下去，
    直到分出胜负。

## 炸弹猫

tui-bombcat-turns = 回合
tui-bombcat-deck = 牌库
tui-bombcat-bank = 银行
tui-bombcat-discard = 弃牌堆
tui-bombcat-hand = 手牌
tui-bombcat-you = { $name }（你）
tui-bombcat-out = 出局
tui-bombcat-pile = { $deck } 张，炸弹 { $bombs } 个
tui-bombcat-odds = · 下一张 { $percent }%
