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

web-shelf-duel = 七大奇迹对决
web-shelf-duel-also = Seven Wonders Duel
web-shelf-duel-about = 两座城邦，三个时代：比建设，比学问，也比兵锋。
web-shelf-jade = 玉夜
web-shelf-jade-also = Jade Night
web-shelf-jade-about = 点心之夜：为每样点心配上最合适的食盘。
web-shelf-smashup = 大杀四方
web-shelf-smashup-also = Smash Up
web-shelf-smashup-about = 两个派系洗成一副牌，攻下一座座基地。

## 首页

web-lobby-title = 一桌牌戏
web-lobby-headline = { $games ->
    [1] 一种牌戏，一张桌子。
    [2] 两种牌戏，一张桌子。
    [3] 三种牌戏，一张桌子。
    [4] 四种牌戏，一张桌子。
    [5] 五种牌戏，一张桌子。
   *[other] { $games } 种牌戏，一张桌子。
}
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
web-lobby-turn-since = { $others } · 正在等你，上一步在{ $ago }
web-lobby-turn-more = { $others } · 另有 { $more } 桌也在等你
web-lobby-take-seat = 回到桌上
web-lobby-new = 第一次来？
web-lobby-new-about = { $game }可以边玩边学。
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
web-lobby-sit = 入座
web-lobby-look = 看看
web-lobby-replay = 回放
web-lobby-all = 显示全部 { $count } 桌
web-lobby-fewer = 收起

web-lobby-open = 等人的牌桌
web-lobby-open-note = { $waiting } 桌等人 · { $playing } 桌在打
web-lobby-open-none = 现在没有等人的牌桌。开一桌并公开，别人就能在这里找到。
web-lobby-host = { $name } 的桌
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
