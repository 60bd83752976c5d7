# 网页上的七大奇迹对决：只写在这张桌上的话。

## 牌的种类：每种形状一个字

web-duel-letter-brown = 料
web-duel-letter-grey = 工
web-duel-letter-blue = 政
web-duel-letter-green = 学
web-duel-letter-yellow = 商
web-duel-letter-red = 军
web-duel-letter-guild = 会
web-duel-letter-wonder = 奇
web-duel-letter-token = 进

## 牌面

web-duel-free = 免费
web-duel-stop = 。
web-duel-costs = 造价：{ $cost }
web-duel-chain-from = 有「{ $card }」者免费建造。
web-duel-chain-to = 建成之后，可免费建造{ $cards }。
web-duel-coins-unit = { $coins ->
   *[other] 金币
}

## 城市

web-duel-city = { $name } 的城市
web-duel-city-open = { $name } 的城市：{ $coins } 金币，{ $points } 分。点开看全部
web-duel-you = 你
web-duel-bot = 电脑
web-duel-ahead = 领先 { $points } 分
web-duel-coins = 金币
web-duel-points = 分数
web-duel-makes = 产出
web-duel-makes-one = { $resource }：产 { $count }，购买每份 { $coins } 金币
web-duel-makes-choice = 每次花费可产出其中一份：{ $resources }
web-duel-science = 科学
web-duel-symbol-none = { $symbol }：还没有
web-duel-symbol-one = { $symbol }：一个
web-duel-symbol-pair = { $symbol }：一对
web-duel-tokens = 标记
web-duel-cards-of = { $kind }：{ $count ->
    [0] 无
   *[other] { $count } 张
}
web-duel-built = 已成

## 军事轨与迫近之事

web-duel-capital = { $name } 的首都
web-duel-pawn-middle = 冲突标记在正中。
web-duel-pawn = { $name } 领先 { $steps } 步，距对方首都还有 { $left } 盾。
web-duel-tokens-board = 版图上的进步标记
web-duel-alarm-loot = 再有 { $shields } 盾，{ $who ->
    [you] 你失 { $coins } 金币
   *[other] { $name } 失 { $coins } 金币
}
web-duel-alarm-capital = 再有 { $shields } 盾，{ $who ->
    [you] 你就获胜
   *[other] { $name } 就获胜
}
web-duel-alarm-symbols = 再得 1 个符号，{ $who ->
    [you] 你就获胜
   *[other] { $name } 就获胜
}

## 桌面

web-duel-drafting = 正在选奇迹
web-duel-taken = 已取 { $taken } / { $whole }
web-duel-unknown = { $unknown } 张未翻开
web-duel-wonders-left = 还可建 { $wonders } 座奇迹
web-duel-legend-free = 可取
web-duel-legend-selected = 已选
web-duel-legend-flip = 取后露出
web-duel-prices-rival = 看对手价格
web-duel-prices-mine = 看自己价格
web-duel-discards = 弃牌堆
web-duel-discards-count = { $count ->
    [0] 空
   *[other] { $count } 张
}
web-duel-discards-none = 还没有弃牌。
web-duel-point = 指着一张牌，就能在这里细看。
web-duel-hidden = 一张背面朝上的牌
web-duel-hidden-guild = 一张背面朝上的行会牌
web-duel-is-free = 可以拿取
web-duel-is-covered = 被压住
web-duel-price-for-you = { $coins ->
    [0] 免费
   *[other] 需 { $coins } 金币
}
web-duel-will-flip = 将翻开
web-duel-will-free = 将可取
web-duel-took-card_built = 刚建造「{ $card }」
web-duel-took-card_discarded = 刚弃掉「{ $card }」
web-duel-took-wonder_built = 刚用「{ $card }」垫了奇迹
web-duel-draft-order = 选取次序
web-duel-draft-round = 第 { $round } 轮，共 2 轮

## 提问栏

web-duel-ask = 「{ $card }」怎么用？
web-duel-aside = { $reveals ->
    [0] 取走后不翻开新牌。
   *[other] 取走后翻开 { $reveals } 张，{ $name } 接着选。
}
web-duel-aside-last = 这是本时代最后一张牌。
web-duel-build = 建造
web-duel-discard = 弃掉
web-duel-discard-how = { $yellow ->
    [0] 底数 2，没有黄牌
   *[other] 2 + { $yellow } 张黄牌
}
web-duel-wonder = 建奇迹
web-duel-wonder-how = 此牌垫在下面
web-duel-wonder-none = 没有还能建造的奇迹了。
web-duel-short = 差 { $coins }
web-duel-later = 日后可免费建造{ $cards }
web-duel-term-printed = 牌价 { $coins } 金币
web-duel-term-traded = { $units } { $resource }：{ $units } × { $each } = { $coins }
web-duel-gain-shields = { $shields } 盾 → { $left ->
    [0] 直抵对方首都
   *[other] 距对方首都 { $left }
}
web-duel-gain-token = 得一枚进步标记
web-duel-gain-wins = 获胜：{ $reason }
web-duel-pick = 选一个看看作用。
web-duel-take-draft = 选这座奇迹
web-duel-take-take_token = 取这枚标记
web-duel-take-destroy = 摧毁这张牌
web-duel-take-revive = 免费建造
web-duel-begin-me = 我先动
web-duel-begin-other = { $name } 先动

## 终局

web-duel-you-win = 你赢了
web-duel-wins = { $name } 获胜
web-duel-both-win = 双方同胜

## 图鉴

web-duel-gallery-guilds = 行会
web-duel-gallery-wonders = 奇迹
web-duel-gallery-tokens = 进步标记
