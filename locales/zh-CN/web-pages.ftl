# 网页：牌桌以外各页面上的话。

## 每一页

web-page-brand = 同桌
web-page-skip = 跳到正文
web-page-nav = 页面
web-page-games = 游戏
web-page-learn = 学规则
web-page-account = { $name }：你的名字和帐号
web-page-server-fine = 服务器正常
web-page-server-down = 服务器没有回应
web-page-luck = 每次洗牌都可验证
web-page-no-ads = 无广告，无追踪
web-page-host = 自己架设
web-page-credits = 致谢与许可
web-page-version = v{ $version }

## 架上的游戏：名称、另一种语言的名称、一句话

web-shelf-bombcat = 炸弹猫
web-shelf-bombcat-also = Bomb Cat
web-shelf-bombcat-about = 摸牌别摸到炸弹，让别人去摸；还能带上自己写的牌。
web-shelf-duel = 七大奇迹对决
web-shelf-duel-also = Seven Wonders Duel
web-shelf-duel-about = 两座城邦，三个时代：比建设，比学问，也比兵锋。
web-shelf-hegemony = 三国杀·国战
web-shelf-hegemony-also = Hegemony
web-shelf-hegemony-about = 每人两名暗置武将：先认出同势力的人，再分出胜负。
web-shelf-jade = 玉夜
web-shelf-jade-also = Jade Night
web-shelf-jade-about = 点心之夜：为每样点心配上最合适的食盘。
web-shelf-smashup = 大杀四方
web-shelf-smashup-also = Smash Up
web-shelf-smashup-about = 两个派系洗成一副牌，攻下一座座基地。

## 首页

web-lobby-title = 一桌牌戏
web-lobby-headline = { $games ->
    [1] 一种牌戏，
    [2] 两种牌戏，
    [3] 三种牌戏，
    [4] 四种牌戏，
    [5] 五种牌戏，
   *[other] { $games } 种牌戏，
}
web-lobby-headline-end = 一张桌子。
web-lobby-line = 现在就和电脑来一局，或者把链接发给朋友。不用注册。
web-lobby-games = 游戏
web-lobby-players = { $least } 人
web-lobby-players-range = { $least }–{ $most } 人
web-lobby-minutes = { $minutes } 分钟
web-lobby-play = 和电脑玩
web-lobby-friends = 约朋友
web-lobby-watch = 观战
web-lobby-watch-count = 观战（{ $count }）
web-lobby-watch-none = 现在没有可以观战的{ $game }牌局。
web-lobby-opening = 请稍候……

web-lobby-turn = 轮到你
web-lobby-turn-since = { $others } · 正在等你（上一步：{ $ago }）
web-lobby-turn-more = { $others } · 另有 { $more } 桌也在等你
web-lobby-take-seat = 回到桌上
web-lobby-new = 第一次来？
web-lobby-new-about = { $game }可以边玩边学。
web-lobby-new-bots = 先和电脑玩一局{ $game }吧：不用赶时间，规则不允许的事牌桌也不会让你做。
web-lobby-new-go = 带我玩

web-lobby-mine = 我的牌桌
web-lobby-mine-note = 轮到你的排在前面
web-lobby-mine-none = 还没有牌桌。和电脑来一局，或者为朋友开一桌；没打完的牌局都会留在这里。
web-lobby-vs = 对 { $names }
web-lobby-alone = 还没有别人
web-lobby-state-turn = 轮到你
web-lobby-state-others = 等 { $names } 出牌
web-lobby-state-going = 进行中
web-lobby-state-waiting = { $open ->
    [0] 可以开始
   *[other] 还有 { $open } 个空座
}
web-lobby-state-over = 已结束
web-lobby-now = 刚刚
web-lobby-sit = 入座
web-lobby-look = 看看
web-lobby-replay = 回放
web-lobby-all = 显示全部 { $count } 桌
web-lobby-fewer = 收起

web-lobby-open = 等人的牌桌
web-lobby-open-note = { $waiting } 桌等人 · { $playing } 桌在打
web-lobby-open-none = 现在没有等人的牌桌。开一桌并公开，别人就能在这里找到。
web-lobby-pace-free = 不限时
web-lobby-pace-live = 限时
web-lobby-pace-days = 按天出牌
web-lobby-locked = 需要密码
web-lobby-free = 差 { $count } 人
web-lobby-being-played = 正在打

web-lobby-learn = 学规则
web-lobby-learn-note = 第一局只要几分钟
web-lobby-first-steps = 新手引导
web-lobby-rules = 玩法
web-lobby-cards = 卡牌

## 游戏页

web-game-tabs = 本页各部分
web-game-play = 开局
web-game-rules = 玩法
web-game-cards = 卡牌
web-game-no-rules = 这里没有这个游戏的玩法说明。每张牌都写明了效果，牌桌也不会让任何人做规则不允许的事。

web-setup-against = 和谁玩？
web-setup-bots = 电脑
web-setup-friends = 朋友
web-setup-level = 多强的对手？
web-setup-level-easy = 简单
web-setup-level-easy-about = 出牌很快，也常有疏漏，适合头几局。
web-setup-level-normal = 普通
web-setup-level-normal-about = 势均力敌，也不让人久等。
web-setup-level-hard = 困难
web-setup-level-hard-about = 全力以赴，会想上一会儿。
web-setup-players = 几人同桌
web-setup-seats = 谁坐哪里
web-setup-seat = { $number } 号座
web-setup-sitter-me = 你
web-setup-sitter-open = 空着，留给有链接的人
web-setup-sitter-easy = 简单电脑
web-setup-sitter-normal = 普通电脑
web-setup-sitter-hard = 困难电脑
web-setup-more = 更多设置
web-setup-finds = 谁能找到这桌？
web-setup-private = 有链接的人
web-setup-private-about = 别人不知道有这一桌。
web-setup-listed = 所有人
web-setup-listed-about = 列在等人的牌桌里，谁都可以坐下。
web-setup-password = 密码
web-setup-password-about = 留空就不需要密码。
web-setup-clock = 时限
web-setup-clock-none = 不限时
web-setup-clock-none-about = 想多久都可以。
web-setup-clock-quick = 5 分钟
web-setup-clock-quick-about = 整局每人五分钟，每次回应再加五秒。超时由电脑代打。
web-setup-clock-calm = 20 分钟
web-setup-clock-calm-about = 整局每人二十分钟，每次回应再加十五秒。超时由电脑代打。
web-setup-clock-question = 每步 1 分钟
web-setup-clock-question-about = 每次询问一分钟。超时由电脑代打，直到本人回来。
web-setup-clock-day = 每步 1 天
web-setup-clock-day-about = 可以离开再回来的长局，每次询问一天。
web-setup-clock-week = 每步 7 天
web-setup-clock-week-about = 可以离开再回来的长局，每次询问七天。
web-setup-spectators = 谁可以观战？
web-setup-spectators-public = 只看桌面
web-setup-spectators-public-about = 观战者只看到全桌都知道的事，看不到手牌。
web-setup-spectators-hands = 延后看手牌
web-setup-spectators-hands-about = 观战者可以看一家的手牌，但晚十步，帮不了任何人。
web-setup-spectators-none = 谁也不行
web-setup-spectators-none-about = 只有入座的人看得到牌局。
web-setup-windows = 回应别人
web-setup-windows-natural = 稍作停顿
web-setup-windows-natural-about = 可以回应一张牌时，牌桌会停顿长短不一的片刻，跳过得再快也不泄露什么。
web-setup-windows-instant = 立即
web-setup-windows-instant-about = 不能回应的人不会被问到。最快，但别人看得出谁没有回应。
web-setup-windows-strict = 固定 5 秒
web-setup-windows-strict-about = 每次都恰好停五秒，什么也不泄露。最慢。
web-setup-play = 马上开始
web-setup-play-about = 立刻坐到桌上。
web-setup-open = 开桌
web-setup-open-about = 你会得到一个可以发给朋友的链接，由你宣布开始。

web-cards-search = 按名称找牌
web-cards-count = { $count } 张牌
web-cards-none = 中英文里都没有叫“{ $query }”的牌。
web-cards-before = 上一张
web-cards-next = 下一张

## 设置

web-prefs-back = 回到牌桌
web-prefs-note = 保存在这个浏览器里，改了立即生效。
web-prefs-lang = 界面
web-prefs-cards = 卡牌
web-prefs-cards-same = 与界面相同
web-prefs-cards-about = 适合习惯用另一种语言认牌的人。
web-prefs-look = 外观
web-prefs-theme-system = 跟随系统
web-prefs-theme-light = 昼
web-prefs-theme-dark = 夜
web-prefs-contrast = 对比度
web-prefs-contrast-system = 跟随系统
web-prefs-contrast-more = 更高
web-prefs-motion = 动画
web-prefs-motion-about = 牌会飞到该去的地方，最多三分之一秒。关闭后牌直接到位。
web-prefs-motion-system = 跟随系统
web-prefs-motion-full = 开
web-prefs-motion-none = 关
web-prefs-signals = 声音与振动
web-prefs-volume = 音量
web-prefs-percent = { $percent }%
web-prefs-silent = 静音
web-prefs-try = 试听
web-prefs-vibrate = 轮到我时振动
web-prefs-vibrate-about = 需要手机支持。
web-prefs-playing = 在牌桌上
web-prefs-confirm = 哪些操作再问一次
web-prefs-confirm-always = 全部
web-prefs-confirm-always-about = 每一步都再问一次。
web-prefs-confirm-risky = 有风险的
web-prefs-confirm-risky-about = 只有不能收回、又可能是手滑的操作才再问一次。
web-prefs-confirm-never = 都不问
web-prefs-confirm-never-about = 按下就算。规则允许时仍然可以悔棋。
web-prefs-coached = 新手引导
web-prefs-coached-some = 你已经会玩{ $games }了，新开的牌局不再讲解。
web-prefs-coached-forget = 重新显示新手引导
web-prefs-coached-none = 每种游戏的第一局都会边玩边讲解。
web-prefs-orders = 自动跳过
web-prefs-orders-about = 别人行动后可以回应时，服务器按这里的设置替你跳过，每一局都有效。牌桌的菜单里也能改，还能只对一个回合或一张牌跳过。

## 帐号

web-account-title = 名字与帐号
web-account-guest = 这个浏览器里的访客
web-account-has = 有帐号
web-account-name-title = 名字
web-account-name-about = 同桌的人看到的名字。已经入座的牌桌仍用旧名字。
web-account-name = 桌上的名字
web-account-rename = 改名
web-account-renamed = 名字改好了。
web-account-new-title = 注册帐号
web-account-new-about = 没有帐号也什么都能玩，只是限于这个浏览器。有了帐号，在哪里都能回来，所有牌局都还是你的。不需要邮箱，所以忘了密码也没人能帮你找回：请收好。
web-account-login-name = 登录名
web-account-password = 密码
web-account-new = 注册
web-account-made = 帐号注册好了。
web-account-in-title = 登录
web-account-in-about = 如果你已经有帐号。以访客身份玩的牌局留给那位访客，这个浏览器之后就不认得他了。
web-account-in = 登录
web-account-came = 欢迎回来。
web-account-out-title = 退出登录
web-account-out-about = 你以 { $account } 的身份登录。退出后这个浏览器就是新的访客，你的牌局会等你回来。
web-account-out = 退出登录

## 走错了

web-lost-title = 这里什么也没有
web-lost-about = 没有“{ $path }”这个页面，也许路上掉了一个字。
web-lost-meant = 你要找的是不是
web-lost-table = 那张牌桌
web-lost-replay = 那局的回放
web-lost-on = 接着去
web-lost-home = 全部游戏

## 致谢

web-about-title = 致谢与许可
web-about-licence = 同桌
web-about-licence-own = 程序、图画和全部文字都是我们自己的，可以自由使用：MIT 或 Apache 2.0 许可任选其一。
web-about-licence-games = 这些游戏属于它们的作者。这里没有出版方的任何东西：没有图，没有标志，也没有他们的一句话；规则都用我们自己的话来讲。
web-about-icons = 牌上的图形
web-about-icons-from = 牌上的剪影来自
web-about-icons-by = game-icons.net 的作者：{ $authors }。
web-about-icons-changed = 我们只改了颜色。
web-about-icons-used = 用到的 { $count } 个图形
web-about-icons-own = 印章、钱币、各色牌的标记、界面上的小图标和各游戏的桌面图都是我们自己画的。
web-about-libraries = 程序库
web-about-library-svelte = 搭建页面
web-about-library-fluent = 说两种语言
web-about-library-zzfx = 发出声音
web-about-library-noble-hashes = 查验运气
web-about-library-qrcode-generator = 把链接画成二维码
web-about-luck = 每次洗牌都可验证
web-about-luck-why = 一局的运气谁也不能选，服务器也不能：
web-about-luck-promise = 还没有人入座时，服务器就用指纹为一个秘密作出承诺。
web-about-luck-parts = 每个浏览器同样为自己的一份作出承诺，等大家都承诺了才亮出来。
web-about-luck-mix = 运气由这个秘密和所有各份混合而成，谁也无法单独左右。
web-about-luck-show = 一局结束后服务器亮出秘密，一切都必须与当初的承诺相符。
web-about-luck-check = 回放页面会在你的浏览器里核对这些，命令“onetable verify”会核对整局。
web-about-host = 自己架设
web-about-host-start = 一个程序，一个文件夹，不需要别的服务。电脑上有 Rust 就行：
web-about-host-others = 让同一网络里的人也能来：
web-about-host-more = 架设指南随程序附带，在 docs/hosting.md 里：自己的域名、TLS、备份。
