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

web-duel-capital-mine = 你的首都
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
web-duel-took-wonder_built = 奇迹，垫「{ $card }」
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

## 规则

web-duel-rules-goal = 玩的是什么
web-duel-rules-goal-1 = 两座城市并肩走过三个时代。双方轮流从同一个牌阵取一张牌，你取走的，对手就得不到。
web-duel-rules-goal-2 = 军队攻到对方首都，或城中集齐六种不同的科学符号，立即获胜。两者都没有发生，第三时代之后总分高者胜。
web-duel-rules-draft = 先选奇迹
web-duel-rules-draft-1 = 摆出四座奇迹：先手选一座，后手选两座，剩下一座归先手；下一组四座次序相反。于是双方各有四座待建的奇迹，以及 7 枚金币。
web-duel-rules-draft-2 = 双方合计只能建成七座。第七座一落成，第八座就得放弃。
web-duel-rules-turn = 一个回合
web-duel-rules-turn-1 = 取一张没有被别的牌压住的牌。可取的牌微微抬起，边缘发亮。背面朝上的牌一旦不再被压住，就在该回合结束时翻开。
web-duel-rules-turn-2 = 取来的牌有三种用法：
web-duel-rules-turn-build = 付清造价，加入你的城市。效果立即生效，并一直保留。
web-duel-rules-turn-discard = 放进弃牌堆，得 2 金币；城中每有一张黄色牌，再多 1 枚。
web-duel-rules-turn-wonder = 付清一座奇迹的造价，把这张牌背面朝上垫在下面。牌本身不起作用，起作用的是奇迹。
web-duel-rules-pay = 怎样付账
web-duel-rules-pay-1 = 造价可以是金币、资源、两者都有，或者什么都不要。城市产出的资源每次花费都能用，不会用掉。
web-duel-rules-pay-2 = 缺的资源可以用金币买，数量不限：每份 2 金币，对手的棕色牌和灰色牌每产一份同种资源，再加 1。
web-duel-rules-pay-3 = 有些黄色牌把某种资源的价钱定为 1。可选产出的牌和奇迹每次花费出其中一份，规则总会按最省钱的方式来用。
web-duel-rules-pay-example = 要 2 石材，而对手产 1 石材：2 ×（2 + 1）=
web-duel-rules-pay-4 = 连锁让牌完全免费，金币也不用付：城中若有带同样记号的牌，例如「浴场」之于「引水渠」，就分文不花。
web-duel-rules-kinds = 七种牌
web-duel-rules-kind-brown = 产木材、石材、黏土。
web-duel-rules-kind-grey = 产玻璃、纸莎草。
web-duel-rules-kind-blue = 只给分数。
web-duel-rules-kind-green = 带科学符号，多数还有分数。
web-duel-rules-kind-yellow = 给金币、产资源或压低价钱；第三时代的还有分数。
web-duel-rules-kind-red = 给盾，推动军队。
web-duel-rules-kind-guild = 七张里只出现三张，在第三时代。按双方中较多的一城来计数，不论是谁的城。
web-duel-rules-military = 军队
web-duel-rules-military-1 = 每个盾立即把冲突标记朝对方首都推进一步。推到首都，就赢了。
web-duel-rules-military-2 = 标记第一次到第三步，对手失去 2 金币；到第六步，失去 5 金币。终局时看它停在哪一边：领先的一方得 2、5 或 10 分。
web-duel-rules-science = 科学
web-duel-rules-science-1 = 每种符号有两张牌。凑成一对的人，从版图上取一枚进步标记。
web-duel-rules-science-2 = 六种不同的符号立即获胜。标记「法律」算第七种符号。五枚标记摆在版图上，五枚留在盒里，亚历山大图书馆从盒里抽。
web-duel-rules-ages = 时代更替
web-duel-rules-ages-1 = 每个时代有 20 张牌。每个时代都有三张牌不公开地拿掉，所以没有人确切知道会出现什么。
web-duel-rules-ages-2 = 一个时代结束后，军事落后的一方决定谁先动；标记在正中，就由最后行动的人决定。
web-duel-rules-ages-3 = 有些奇迹让你再动一次。牌阵里没有牌了，这一次就作废。
web-duel-rules-end = 终局
web-duel-rules-end-1 = 第三时代之后，把分数加起来：
web-duel-rules-score-blue = 按牌面
web-duel-rules-score-green = 按牌面
web-duel-rules-score-yellow = 按牌面
web-duel-rules-score-guilds = 按各张所写
web-duel-rules-score-wonders = 只算已建成的
web-duel-rules-score-tokens = 按各枚所写
web-duel-rules-score-coins = 每 3 枚 1 分
web-duel-rules-score-military = 领先的一方得 0、2、5 或 10 分
web-duel-rules-end-2 = 总分相同，比蓝色牌的分数；仍相同，双方同胜。

## 按键

web-duel-key-move = 在牌之间移动
web-duel-key-build = 建造选中的牌
web-duel-key-discard = 弃掉选中的牌
web-duel-key-wonder = 垫到那座奇迹下；有选项时按顺序选
web-duel-key-prices = 按住时看对手价格

## 第一局

web-duel-lesson-draft = 每座城市有四座待建的奇迹。点一座看看，再选走；对手也在选。
web-duel-lesson-select = 这些牌双方都能拿。边缘发亮的可以取，选一张。
web-duel-lesson-price = 牌下的小签是你的价钱：打钩付得起，上锁付不起。缺的资源要用金币买。
web-duel-lesson-build = 这里写着建造的花费和所得，还有剩下多少金币。建造它，或者换一张。
web-duel-lesson-uncover = 取走一张牌，可能放出它压着的牌，而且是对手先选。选之前，虚线就标出了会放出哪几张。
web-duel-lesson-discard = 缺钱就弃掉一张牌：得 2 金币，城中每张黄色牌再加 1。
web-duel-lesson-wonder = 任何牌都可以改为垫在你的奇迹下面。奇迹贵而强，双方合计只能建七座。
web-duel-lesson-military = 盾把标记往右推。途中让对手丢金币，推到首都就获胜。
web-duel-lesson-science = 两个相同的符号换一枚标记，六个不同的符号立即获胜。
web-duel-lesson-win = 军队、科学，或第三时代后的总分：三条路都要盯着，自己的和对手的。祝你好运！
