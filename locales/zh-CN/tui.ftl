# 终端界面自己的话。

## 人

tui-player = 玩家 { $number }
tui-bot-random = 随机
tui-bot-greedy = 贪心

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
tui-command-unknown = 看不懂“{ $text }”。可以试试 :取 3 2、:品尝 a、:供奉 a、:结束，或选项的序号。
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
tui-place = 第 { $place } 名

## 末行的按键

tui-keys-table = Tab 选择  Enter 执行  u 悔棋  p 结束  i 细看  l 记录  ? 帮助  L English  q 离桌
tui-keys-confirm = 回车或 { $key } 执行  Esc 不选它  Tab 下一项
tui-keys-over = r 结果  i 细看  l 记录  L English  q 离桌
tui-keys-help = ↑↓ 滚动  L English  Esc 返回
tui-keys-inspect = ←→ 换一样  或按它的键  ↑↓ 滚动  L English  Esc 返回
tui-keys-command = 回车 执行  Esc 算了   例：取 3 2 · 品尝 a · 供奉 a · 结束 · 7
tui-keys-search = 回车 搜索记录  Esc 算了
tui-keys-ask = y 是  n 否
tui-keys-result = r 看桌面  L English  q 离桌
tui-keys-replay = ←→ 一步  PgUp/PgDn 十步  Home/End 首尾  i 细看  l 记录  L English  q 离开

## 帮助

tui-help-title = { $game }：规则与按键
tui-help-keys =
    1–8 a–e …  指一样东西；再按一次或回车即执行
    Tab、方向键  在可做的事里移动；Esc 退一步
    p、u  结束回合（还剩行动点时要按两次）；悔一步
    i、l  细看牌与套；开关记录（PgUp 翻看，/ 搜索）
    :  输入命令：取 3 2 · 品尝 a · 供奉 a · 移 f a · 结束 · 7
    L、q  English；离桌

## 复盘

tui-replay-step = 第 { $step } 步，共 { $last } 步

## 没有专门桌面的游戏

tui-outline = 桌面

## 逐行

tui-plain-welcome = { $game }。在座：{ $names }。输入 ? 看帮助。
tui-plain-ask = { $name }：{ $question }
tui-plain-help =
    输入选项的序号，或命令，例如：取 3 2。
    b 看桌面，u 悔棋，p 结束回合，L English，q 离桌。
tui-plain-wrong = 没有“{ $text }”这一项。请输入 1 到 { $most } 的序号，或输入 ? 看帮助。
tui-plain-left = 你离开了桌子。
tui-plain-standing = 第 { $place } 名：{ $name }，{ $score } 分（{ $parts }）

## 玉夜

tui-jade-before = 尚未开席
tui-jade-over = 第 { $turn } 回合 │ 宴席已散 │ 供奉 { $offered }/{ $end }
tui-jade-headline = 第 { $turn } 回合 │ { $name } { $dots } { $points } 行动点 │ 供奉 { $offered }/{ $end }{ $chalice ->
    [true] ，玉盏已赐
   *[false] ，第 { $jade } 次起争玉盏
}
tui-jade-summary = 第 { $turn } 回合，{ $name } 还剩 { $points } 个行动点。供奉 { $offered }/{ $end }{ $chalice ->
    [true] ，玉盏已赐
   *[false] ，第 { $jade } 次起争玉盏
}。
tui-jade-idle = · 空过 { $idle }/{ $limit }
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
tui-jade-place = { $number } 号位
tui-jade-empty = 空着
tui-jade-card = 「{ $card }」：{ $kind }，{ $colors }、{ $shapes }、{ $temps }，{ $level } 级
tui-jade-would = 放到你的「{ $plate }」：{ $pairing }
tui-jade-player = { $name }，{ $score } 分
tui-jade-area = { $area }：{ $count }/{ $most } 套
tui-jade-bare = { $plate }，空盘
tui-jade-set = { $offerable ->
    [true] { $snack }；配{ $plate }。{ $pairing }
   *[false] { $snack }；配{ $plate }。{ $pairing }，冷暖不合，不能供奉
}
tui-jade-bonus = 可免费取一份点心。
tui-jade-chalice = 持有玉盏。
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
