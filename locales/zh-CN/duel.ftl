# 七大奇迹对决：这款游戏要说的全部。

duel-name = 七大奇迹对决

## 用语

duel-age-1 = 第一时代
duel-age-2 = 第二时代
duel-age-3 = 第三时代

duel-resource-wood = 木材
duel-resource-stone = 石材
duel-resource-clay = 黏土
duel-resource-glass = 玻璃
duel-resource-paper = 纸莎草

duel-symbol-globe = 浑天仪
duel-symbol-sundial = 日晷
duel-symbol-mortar = 研钵
duel-symbol-plumb = 铅垂
duel-symbol-wheel = 车轮
duel-symbol-quill = 羽笔
duel-symbol-law = 天平

duel-color-brown = 棕色
duel-color-grey = 灰色
duel-color-blue = 蓝色
duel-color-green = 绿色
duel-color-yellow = 黄色
duel-color-red = 红色
duel-color-guild = 行会

# 一张牌的用处。
duel-kind-brown = 原料（棕）
duel-kind-grey = 加工品（灰）
duel-kind-blue = 市政（蓝）
duel-kind-green = 科学（绿）
duel-kind-yellow = 商业（黄）
duel-kind-red = 军事（红）
duel-kind-guild = 行会（紫）
duel-kind-wonder = 奇迹
duel-kind-token = 进步标记

# 数的是什么：“每有一……”。
duel-what-brown = 张棕色牌
duel-what-grey = 张灰色牌
duel-what-blue = 张蓝色牌
duel-what-green = 张绿色牌
duel-what-yellow = 张黄色牌
duel-what-red = 张红色牌
duel-what-guild = 张行会牌
duel-what-wonder = 座奇迹
duel-what-three_coins = 组 3 枚金币

# 几选一时最后两项之间；以及所数的两样之间。
duel-or = 或
duel-or-each = 或一
duel-cost-coins = { $coins } 金币
duel-cost-resource = { $units } { $resource }
duel-cost-nothing = 不花钱

## 地方小时的写法：资源与金币各一字，符号一字

duel-letter-wood = 木
duel-letter-stone = 石
duel-letter-clay = 土
duel-letter-glass = 玻
duel-letter-paper = 纸
duel-letter-coin = 币
duel-letter-point = 分

duel-sign-globe = 仪
duel-sign-sundial = 晷
duel-sign-mortar = 钵
duel-sign-plumb = 垂
duel-sign-wheel = 轮
duel-sign-quill = 笔
duel-sign-law = 衡

## 牌、奇迹与标记的作用

duel-effect-produce = 产出 { $resources }
duel-effect-produce_one_of = 每次花费可产出{ $resources }一份
duel-effect-fixed_price = 购买{ $resources }每份只需 { $coins } 金币
duel-effect-shields = { $shields } 盾
duel-effect-symbol = { $symbol }符号
duel-effect-points = { $points } 分
duel-effect-coins = { $coins } 金币
duel-effect-opponent_loses = 对手失去 { $coins } 金币
duel-effect-coins_per = 城中每有一{ $what }，得 { $coins } 金币
duel-effect-guild = { $coins ->
    [0] 以较多的一城计，每有一{ $what }，终局得 { $points } 分
   *[other] 以较多的一城计，每有一{ $what }，即得 { $coins } 金币，终局得 { $points } 分
}
duel-effect-destroy = 弃掉对手一张{ $color }牌
duel-effect-token_from_box = 从盒中抽 { $draw } 枚进步标记，留一枚
duel-effect-build_discarded = 免费建造弃牌堆中的一张牌
duel-effect-extra_turn = 再动一次
duel-effect-discount = 每{ $what }少用 { $resources } 份资源
duel-effect-trade_income = 对手购买资源的钱归你
duel-effect-chain_coins = 每以连锁建造一张牌，得 { $coins } 金币
duel-effect-extra_shield = 之后每建一张红色牌多 { $shields } 盾
duel-effect-wonders_extra_turn = 之后每建一座奇迹都再动一次
duel-effect-points_per_token = 每枚进步标记 { $points } 分

# 同样的意思，只占几格。几种记号代表牌的颜色，◈ 是奇迹。
duel-brief-produce = { $letters }
duel-brief-produce_one_of = { $letters }
duel-brief-fixed_price = { $letters }@{ $coins }
duel-brief-shields = ▼{ $shields }
duel-brief-symbol = { $sign }
duel-brief-points = +{ $points }
duel-brief-coins = { $coins }币
duel-brief-opponent_loses = -{ $coins }币
duel-brief-coins_per = { $coins }币/{ $signs }
duel-brief-guild = { $coins ->
    [0] +{ $points }/{ $signs }
   *[other] 币{ $coins }+{ $points }/{ $signs }
}
duel-brief-destroy = ×{ $signs }
duel-brief-token_from_box = 抽标记
duel-brief-build_discarded = 复建
duel-brief-extra_turn = ↻
duel-brief-discount = { $signs }-{ $resources }
duel-brief-trade_income = 收贸易
duel-brief-chain_coins = ∞{ $coins }币
duel-brief-extra_shield = ▼+{ $shields }
duel-brief-wonders_extra_turn = ◈↻
duel-brief-points_per_token = +{ $points }/标记

## 行动；要选、要拿、要毁的都说明其作用

duel-action-draft = 选取「{ $wonder }」（{ $cost }）：{ $does }
duel-action-build = 建造「{ $card }」
duel-action-discard = 弃掉「{ $card }」
duel-action-build_wonder = 以「{ $card }」垫底建造「{ $wonder }」
duel-action-take_token = 取「{ $token }」：{ $does }
duel-action-destroy = 摧毁「{ $card }」：{ $does }
duel-action-revive = 建造「{ $card }」：{ $does }
duel-action-let_begin = 由 { $seat } 先动

## 提问

duel-question-draft = 为你的城市选一座奇迹。
duel-question-turn = 取一张未被压住的牌：建造、弃掉，或垫在奇迹下。
duel-question-token = 符号成对！从版图上取一枚进步标记。
duel-question-drawn = 从盒中抽出的标记里留一枚。
duel-question-destroy = 要摧毁对手哪张{ $color }牌？
duel-question-discarded = 免费建造弃牌堆中的哪张牌？
duel-question-starter = { $age }由谁先动？

## 报价：花费与必得

duel-quote-price = { $coins ->
    [0] 免费
   *[other] { $coins } 金币
}
duel-quote-printed = 其中牌价 { $coins }
duel-quote-produced = 自产 { $units } { $resource }
duel-quote-chosen = 「{ $card }」出 1 { $resource }
duel-quote-saved = 省下 { $units } { $resource }
duel-quote-traded = 购 { $units } { $resource }，每份 { $each }，共 { $coins }
duel-quote-paid_to_rival = 其中 { $coins } 归对手
duel-quote-chain = 由「{ $card }」连锁
duel-quote-coins = +{ $coins } 金币
duel-quote-points = +{ $points } 分
duel-quote-rival_loses = { $coins ->
    [0] 对手没有金币可失
   *[other] 对手失去 { $coins } 金币
}
duel-quote-shields = { $shields } 盾，{ $left ->
    [0] 直抵对手首都
   *[other] 距对手首都 { $left } 步
}
duel-quote-symbol = 符号：{ $symbol }
duel-quote-token = 成对，可取一枚进步标记
duel-quote-extra_turn = 再动一次
duel-quote-reveals = 翻开 { $cards } 张牌
duel-quote-ends_age = { $age }的最后一张牌
duel-quote-wins = 获胜：{ $reason }

## 拒绝

duel-refusal-not_now = 现在问的是别的事。
duel-refusal-not_offered = 那座奇迹不在可选之列。
duel-refusal-not_in_structure = 牌阵里没有这张明牌。
duel-refusal-covered = 那张牌还被别的牌压着。
duel-refusal-not_enough_coins = 需要 { $need } 金币，你{ $have ->
    [0] 一枚也没有
   *[other] 只有 { $have }
}。
duel-refusal-not_your_wonder = 那不是你还能建造的奇迹。
duel-refusal-already_built = 那座奇迹已经建成。
duel-refusal-no_such_token = 那枚标记不在可取之列。
duel-refusal-not_destroyable = 现在只能摧毁对手的{ $color }牌。
duel-refusal-not_discarded = 那张牌不在弃牌堆里。
duel-refusal-no_such_seat = 先动的只能是两位玩家之一。

## 经过；{ "" } 表示不另成一行

duel-event-wonders_shown = 摆出四座奇迹：{ $wonders }。
duel-event-wonder_drafted = { $seat } 选取「{ $wonder }」。
duel-event-draft_passed = { "" }
duel-event-age_began = { $age }开始。
duel-event-turn_began = { "" }
duel-event-card_built = { $chain ->
    [true] { $seat } 以连锁免费建造「{ $card }」。
   *[false] { $coins ->
        [0] { $seat } 建造「{ $card }」，分文未花。
       *[other] { $seat } 花 { $coins } 金币建造「{ $card }」。
    }
}
duel-event-card_discarded = { $seat } 弃掉「{ $card }」，得 { $coins } 金币。
duel-event-wonder_built = { $coins ->
    [0] { $seat } 以「{ $card }」垫底建成「{ $wonder }」，分文未花。
   *[other] { $seat } 花 { $coins } 金币，以「{ $card }」垫底建成「{ $wonder }」。
}
duel-event-card_revived = { $seat } 从弃牌堆建造「{ $card }」。
duel-event-card_destroyed = { $seat } 的「{ $card }」被毁，进了弃牌堆。
duel-event-wonder_returned = 奇迹已够数：{ $seat } 放弃「{ $wonder }」。
duel-event-coins_gained = { $seat } 得 { $coins } 金币。
duel-event-coins_lost = { $seat } 失去 { $coins } 金币。
duel-event-trade_earned = { $seat } 从这笔贸易得 { $coins } 金币。
duel-event-pawn_moved = { $seat } 的军队推进 { $shields } 步。
duel-event-looted = { $coins ->
    [0] { $seat } 遭劫掠，但已身无分文。
   *[other] { $seat } 遭劫掠，失去 { $coins } 金币。
}
duel-event-tokens_drawn = { $seat } 从盒中抽出：{ $tokens }。
duel-event-token_taken = { $seat } 取得标记「{ $token }」。
duel-event-choice_opened = { "" }
duel-event-choice_lapsed = { $seat } 没有可选的了。
duel-event-turn_won = { $seat } 将再动一次。
duel-event-card_revealed = 翻开「{ $card }」。
duel-event-starter_chosen = { $seat } 决定由 { $starter } 先动。
duel-event-game_ended = { $winner ->
    [none] 双方同胜：{ $reason }。
   *[other] { $winner } 获胜：{ $reason }。
}

## 为何结束

duel-reason-military = 兵临首都
duel-reason-science = 集齐所需的不同符号
duel-reason-points = 总分较高
duel-reason-blue_points = 总分相同，市政分较高
duel-reason-shared = 总分与市政分都相同

## 得分的组成

duel-score-blue = 市政
duel-score-green = 科学
duel-score-yellow = 商业
duel-score-other = 其他牌
duel-score-guilds = 行会
duel-score-wonders = 奇迹
duel-score-tokens = 进步标记
duel-score-coins = 金币
duel-score-military = 军事

## 开桌时可选

duel-option-first = 先手
duel-option-first-about = 谁先选第一座奇迹，并在第一时代先动。
duel-option-first-random = 抽签
duel-option-first-seat1 = 1 号座
duel-option-first-seat2 = 2 号座

## 名称

duel-card-lumber_yard = 伐木场
duel-card-logging_camp = 伐木营地
duel-card-clay_pool = 黏土池
duel-card-clay_pit = 黏土坑
duel-card-quarry = 采石场
duel-card-stone_pit = 石矿坑
duel-card-glassworks = 玻璃工坊
duel-card-press = 造纸坊
duel-card-guard_tower = 瞭望塔
duel-card-stable = 马厩
duel-card-garrison = 卫戍部队
duel-card-palisade = 栅栏
duel-card-workshop = 工坊
duel-card-apothecary = 药房
duel-card-scriptorium = 抄写室
duel-card-pharmacist = 药剂师
duel-card-theater = 剧场
duel-card-altar = 祭坛
duel-card-baths = 浴场
duel-card-stone_reserve = 石材储备
duel-card-clay_reserve = 黏土储备
duel-card-wood_reserve = 木材储备
duel-card-tavern = 酒馆
duel-card-sawmill = 锯木厂
duel-card-brickyard = 砖窑
duel-card-shelf_quarry = 大采石场
duel-card-glassblower = 玻璃吹制坊
duel-card-drying_room = 干燥室
duel-card-walls = 城墙
duel-card-horse_breeders = 养马场
duel-card-barracks = 兵营
duel-card-archery_range = 射箭场
duel-card-parade_ground = 阅兵场
duel-card-library = 图书馆
duel-card-dispensary = 诊疗所
duel-card-school = 学校
duel-card-laboratory = 实验室
duel-card-courthouse = 法院
duel-card-statue = 雕像
duel-card-temple = 神庙
duel-card-aqueduct = 引水渠
duel-card-rostrum = 讲坛
duel-card-forum = 集会广场
duel-card-caravansery = 商队旅馆
duel-card-customs_house = 海关
duel-card-brewery = 酿酒厂
duel-card-arsenal = 军械库
duel-card-pretorium = 禁卫军营
duel-card-fortifications = 要塞
duel-card-siege_workshop = 攻城工坊
duel-card-circus = 角斗场
duel-card-academy = 学院
duel-card-study = 书房
duel-card-university = 大学
duel-card-observatory = 天文台
duel-card-palace = 宫殿
duel-card-town_hall = 市政厅
duel-card-obelisk = 方尖碑
duel-card-gardens = 花园
duel-card-pantheon = 万神殿
duel-card-senate = 元老院
duel-card-chamber_of_commerce = 商会
duel-card-port = 港口
duel-card-armory = 兵器库
duel-card-lighthouse = 灯塔
duel-card-arena = 竞技场
duel-card-merchants_guild = 商人行会
duel-card-shipowners_guild = 船主行会
duel-card-builders_guild = 建筑师行会
duel-card-magistrates_guild = 行政官行会
duel-card-scientists_guild = 科学家行会
duel-card-moneylenders_guild = 放债者行会
duel-card-tacticians_guild = 战术家行会
duel-card-appian_way = 阿庇亚大道
duel-card-circus_maximus = 马克西穆斯竞技场
duel-card-colossus = 罗德岛太阳神巨像
duel-card-great_library = 亚历山大图书馆
duel-card-great_lighthouse = 亚历山大灯塔
duel-card-hanging_gardens = 空中花园
duel-card-mausoleum = 摩索拉斯陵墓
duel-card-piraeus = 比雷埃夫斯港
duel-card-pyramids = 吉萨金字塔
duel-card-sphinx = 狮身人面像
duel-card-statue_of_zeus = 宙斯神像
duel-card-temple_of_artemis = 阿尔忒弥斯神庙
duel-card-agriculture = 农业
duel-card-architecture = 建筑学
duel-card-economy = 经济
duel-card-law = 法律
duel-card-masonry = 砖石术
duel-card-mathematics = 数学
duel-card-philosophy = 哲学
duel-card-strategy = 战略
duel-card-theology = 神学
duel-card-urbanism = 都市化

## 不超过四字的名称，写在桌面上；没有列出的本来就短

duel-short-lumber_yard = 伐木场
duel-short-logging_camp = 伐木营地
duel-short-clay_pool = 黏土池
duel-short-stone_pit = 石矿坑
duel-short-glassworks = 玻璃工坊
duel-short-guard_tower = 瞭望塔
duel-short-apothecary = 药房
duel-short-scriptorium = 抄写室
duel-short-pharmacist = 药剂师
duel-short-stone_reserve = 石材储备
duel-short-clay_reserve = 黏土储备
duel-short-wood_reserve = 木材储备
duel-short-brickyard = 砖窑
duel-short-shelf_quarry = 大采石场
duel-short-glassblower = 吹玻璃坊
duel-short-drying_room = 干燥室
duel-short-horse_breeders = 养马场
duel-short-archery_range = 射箭场
duel-short-parade_ground = 阅兵场
duel-short-dispensary = 诊疗所
duel-short-laboratory = 实验室
duel-short-courthouse = 法院
duel-short-caravansery = 商队旅馆
duel-short-customs_house = 海关
duel-short-pretorium = 禁卫军营
duel-short-fortifications = 要塞
duel-short-siege_workshop = 攻城工坊
duel-short-university = 大学
duel-short-observatory = 天文台
duel-short-town_hall = 市政厅
duel-short-chamber_of_commerce = 商会
duel-short-lighthouse = 灯塔
duel-short-merchants_guild = 商人行会
duel-short-shipowners_guild = 船主行会
duel-short-builders_guild = 建筑行会
duel-short-magistrates_guild = 行政行会
duel-short-scientists_guild = 科学行会
duel-short-moneylenders_guild = 放债行会
duel-short-tacticians_guild = 战术行会
duel-short-appian_way = 阿庇亚道
duel-short-circus_maximus = 大竞技场
duel-short-colossus = 太阳巨像
duel-short-great_library = 大图书馆
duel-short-great_lighthouse = 大灯塔
duel-short-hanging_gardens = 空中花园
duel-short-mausoleum = 陵墓
duel-short-piraeus = 比雷港
duel-short-pyramids = 金字塔
duel-short-sphinx = 狮身像
duel-short-statue_of_zeus = 宙斯神像
duel-short-temple_of_artemis = 女神庙
duel-short-agriculture = 农业
duel-short-architecture = 建筑学
duel-short-mathematics = 数学
duel-short-philosophy = 哲学
