# 玉夜：这款游戏要说的全部。

jade-name = 玉夜

## 用语

jade-kind-snack = 点心
jade-kind-plate = 食盘
jade-color-red = 桃红
jade-color-green = 柳绿
jade-color-yellow = 鹅黄
jade-shape-circle = 圆
jade-shape-square = 方
jade-shape-flower = 花
jade-temp-warm = 暖
jade-temp-cold = 冷
jade-area-waiting = 等待区
jade-area-personal = 个人区
jade-area-offering = 供奉区

## 行动，短得能写在按钮上

jade-action-start = 开席
jade-action-start_with = { $players } 人开席
jade-action-take_snack = 取「{ $snack }」放到「{ $plate }」
jade-action-take_plate = 取食盘「{ $plate }」
jade-action-claim_snack = { $own ->
    [true] 把「{ $snack }」移到「{ $plate }」
   *[false] 取 { $owner } 的「{ $snack }」放到「{ $plate }」
}
jade-action-taste = 品尝「{ $plate }」上的「{ $snack }」
jade-action-offer = 供奉「{ $plate }」上的「{ $snack }」
jade-action-end_turn = 结束回合

## 提问

jade-question-begin = 宾客已齐，开席吗？
jade-question-turn = 还剩 { $points } 个行动点：取、品尝、供奉，或结束回合。
jade-question-turn_with_bonus = { $points ->
    [0] 行动点已用完，但还可免费取一份点心：公共区的，或任何人等待区里的。
   *[other] 还剩 { $points } 个行动点，另可免费取一份点心：公共区的，或任何人等待区里的。
}

## 报价：花费与必得

jade-quote-cost = { $points } 个行动点
jade-quote-free = 免费（玉盏所赐）
jade-quote-pairing = 配对 { $score } 分（颜色 { $color }、形状 { $shape }、冷暖 { $temp }、等级 { $level }）
jade-quote-reward = 得一只 { $level } 级食盘
jade-quote-judgement = 掷两骰，小于 { $target } 即得玉盏（过线 { $over } + 已供奉 { $offered } + 配对 { $pairing }）
jade-quote-chance = 胜算 { $percent }%
jade-quote-taken_from = 取自 { $seat }
jade-quote-unused = 剩下的 { $points } 个行动点将作废
jade-quote-ends_game = 游戏随之结束

## 拒绝

jade-refusal-not_started = 还没开席，由首席开席。
jade-refusal-already_started = 已经开席了。
jade-refusal-trim_not_allowed = 这一桌只能全员开席。
jade-refusal-player_count = 可由 { $min } 到 { $max } 人参加。
jade-refusal-no_such_slot = 公共区只有 1 到 { $slots } 号位。
jade-refusal-no_snack_there = 那里没有点心。
jade-refusal-no_plate_there = 那里没有食盘。
jade-refusal-snack_comes_first = 盘上还有点心，要先取点心。
jade-refusal-no_such_set = 谁的等待区里都没有这一套。
jade-refusal-not_your_set = 那一套是别人的。
jade-refusal-set_has_snack = 那只食盘上已有点心，点心只能放到空盘上。
jade-refusal-set_has_no_snack = 那是空盘，先要放上点心。
jade-refusal-no_points = 行动点用完了。
jade-refusal-no_bonus = 有玉盏所赐才能取等待区里的点心，你现在没有。
jade-refusal-waiting_full = 等待区已满（{ $most } 套），请先品尝或供奉一套。
jade-refusal-personal_full = 个人区已满（{ $most } 套），不能再品尝。
jade-refusal-offering_full = 供奉区已满（{ $most } 套），不能再供奉。
jade-refusal-temps_differ = 点心与食盘冷暖不合，只能品尝，不能供奉。

## 经过

jade-event-started = 开席，共 { $players } 人。
jade-event-plate_dealt = { $seat } 分得食盘「{ $plate }」。
jade-event-slot_filled = { $snack ->
    [none] 公共区补上食盘「{ $plate }」，点心已尽。
   *[other] 公共区补上「{ $plate }」，盛着「{ $snack }」。
}
jade-event-turn_began = 轮到 { $seat }，有 { $points } 个行动点。
jade-event-snack_taken = { $free ->
    [true] { $seat } 得玉盏所赐，免费取「{ $snack }」放到「{ $plate }」。
   *[false] { $seat } 取「{ $snack }」放到「{ $plate }」。
}
jade-event-plate_taken = { $seat } 取走食盘「{ $plate }」。
jade-event-snack_claimed = { $seat } 用玉盏所赐，从 { $owner } 的等待区取「{ $snack }」放到「{ $plate }」。
jade-event-set_tasted = { $seat } 品尝「{ $plate }」上的「{ $snack }」，配对 { $score } 分。
jade-event-set_offered = { $seat } 供奉「{ $plate }」上的「{ $snack }」，配对 { $score } 分。
jade-event-judged = { $won ->
    [true] { $seat } 为玉盏掷出 { $dice }，合 { $dice-sum }，小于 { $target }，成了！
   *[false] { $seat } 为玉盏掷出 { $dice }，合 { $dice-sum }，不小于 { $target }，未成。
}
jade-event-chalice_granted = { $seat } 获赐{ $plate }，并可免费取一份点心。
jade-event-plate_rewarded = { $seat } 获赏食盘「{ $plate }」。
jade-event-turn_ended = { $seat } 结束回合。
jade-event-game_ended = 宴席散了：{ $reason }。

## 为何结束

jade-reason-limit_reached = 供奉已足
jade-reason-stalemate = 无人能行动，或连续五轮无人行动

## 得分的组成

jade-score-personal = 个人区配对分
jade-score-offering = 供奉区配对分
jade-score-offered = 每供奉一套一分
jade-score-waiting = 等待区剩余

## 开桌时可选

jade-option-deck = 牌库
jade-option-deck-about = 全套有点心 102 张、食盘 72 张，小套有点心 54 张、食盘 36 张。
jade-option-deck-full = 全套
jade-option-deck-small = 小套
jade-option-trim = 可少人开席
jade-option-trim-about = 选“可以”时，首席可以少带几人开席，末尾的座位便只旁观。
jade-option-trim-true = 可以
jade-option-trim-false = 不可以

## 牌名

jade-card-rouge_steamed_bun = 胭脂蒸团
jade-card-iced_cherry_pearl = 樱桃冰丸
jade-card-warm_jujube_square = 红枣蒸方
jade-card-hawthorn_ice_brick = 山楂冰砖
jade-card-baked_peach_bloom = 炉焙桃花
jade-card-plum_bloom_sherbet = 红梅雪酪
jade-card-hot_mugwort_bun = 新蒸青团
jade-card-iced_greengage_orb = 青梅冰珠
jade-card-baked_tea_square = 碧茗烤方
jade-card-chilled_mung_tile = 绿豆凉方
jade-card-baked_green_orchid = 碧兰烘酥
jade-card-iced_green_lotus = 碧荷冰粉
jade-card-hot_chestnut_ball = 金栗热团
jade-card-iced_loquat_pearl = 枇杷雪丸
jade-card-warm_millet_brick = 黄粱蒸方
jade-card-honey_ice_brick = 蜜露冰砖
jade-card-baked_gold_daisy = 黄菊炉酥
jade-card-winter_jasmine_ice = 迎春雪花酪
jade-card-hot_peach_leaf_bun = 桃柳蒸团
jade-card-ruby_jade_ice_orb = 朱碧冰珠
jade-card-baked_date_tea_bar = 枣茗烤方
jade-card-cherry_tea_ice_bar = 樱茗冰方
jade-card-baked_peach_orchid = 桃兰烘酥
jade-card-plum_lotus_sherbet = 梅荷雪酪
jade-card-hot_tea_honey_bun = 茗蜜热团
jade-card-jade_gold_ice_orb = 碧金冰珠
jade-card-hot_tea_millet_bar = 茶粟烤方
jade-card-mung_honey_ice_bar = 绿豆蜜冰砖
jade-card-baked_orchid_daisy = 兰菊烘酥
jade-card-lotus_jasmine_ice = 碧荷金蕊冰
jade-card-hot_date_honey_bun = 枣蜜热团
jade-card-ruby_gold_ice_orb = 朱金冰珠
jade-card-baked_sunset_tile = 落霞烤方
jade-card-haw_honey_ice_bar = 楂蜜冰砖
jade-card-baked_peach_daisy = 桃菊烘酥
jade-card-plum_jasmine_ice = 红梅金蕊冰
jade-card-baked_crimson_coin = 绯钱炉饼
jade-card-iced_crimson_coin = 绯钱冰糕
jade-card-hot_elm_coin_cake = 榆钱热糕
jade-card-iced_moss_coin = 苔钱冰糕
jade-card-baked_gold_coin = 金钱炉饼
jade-card-iced_gold_coin = 金钱冰糕
jade-card-baked_peony_tile = 牡丹烘砖
jade-card-iced_peony_tile = 牡丹冰砖
jade-card-baked_orchid_tile = 碧兰烘砖
jade-card-iced_lotus_tile = 碧荷冰砖
jade-card-baked_daisy_tile = 黄菊烘砖
jade-card-iced_jasmine_tile = 迎春冰砖
jade-card-hot_camellia_ball = 山茶热绣球
jade-card-iced_camellia_ball = 山茶冰绣球
jade-card-hot_clover_ball = 绿萼热绣球
jade-card-iced_clover_ball = 绿萼冰绣球
jade-card-hot_marigold_ball = 金菊热绣球
jade-card-iced_marigold_ball = 金菊冰绣球
jade-card-warm_rainbow_moon = 霓裳暖月
jade-card-iced_rainbow_moon = 霓裳冰轮
jade-card-warm_rainbow_seal = 虹霓暖玺
jade-card-iced_rainbow_seal = 虹霓冰玺
jade-card-warm_rainbow_bloom = 彩云暖蕊
jade-card-iced_rainbow_bloom = 彩云冰蕊
jade-card-warm_ruby_cosmos = 丹霞乾坤酥
jade-card-iced_ruby_cosmos = 绛雪乾坤酪
jade-card-warm_jade_cosmos = 翠烟乾坤酥
jade-card-iced_jade_cosmos = 碧霜乾坤酪
jade-card-warm_gold_cosmos = 金乌乾坤酥
jade-card-iced_gold_cosmos = 金露乾坤酪
jade-card-warm_cinnabar_dish = 朱漆暖圆盘
jade-card-ruby_frost_dish = 霁红冰圆盘
jade-card-warm_rosewood_tray = 绛檀暖方碟
jade-card-coral_frost_tray = 珊瑚冰方碟
jade-card-warm_peony_bowl = 牡丹暖碗
jade-card-peony_frost_bowl = 牡丹霜碗
jade-card-warm_willow_dish = 翠柳暖圆盘
jade-card-celadon_frost_dish = 梅青冰圆盘
jade-card-warm_bamboo_tray = 翠竹暖方碟
jade-card-moss_frost_tray = 碧苔冰方碟
jade-card-warm_clover_bowl = 绿萼暖碗
jade-card-clover_frost_bowl = 绿萼霜碗
jade-card-warm_amber_dish = 琥珀暖圆盘
jade-card-golden_frost_dish = 金月冰圆盘
jade-card-warm_beeswax_tray = 蜜蜡暖方碟
jade-card-gilded_frost_tray = 鎏金冰方碟
jade-card-warm_daisy_bowl = 金菊暖碗
jade-card-daisy_frost_bowl = 金菊霜碗
jade-card-hot_ruby_jade_dish = 桃柳暖圆盘
jade-card-icy_jade_gold_tray = 莺柳冰方碟
jade-card-hot_rose_gold_bowl = 霞金暖花碗
jade-card-icy_ruby_jade_dish = 桃柳冰圆盘
jade-card-warm_red_coin_tray = 绯钱暖盘
jade-card-icy_orchid_lattice = 碧兰冰格盘
jade-card-warm_marigold_dish = 金团花暖盘
jade-card-icy_red_coin_tray = 绯钱冰盘
jade-card-ruby_seasons_dish = 四时朱圆盘
jade-card-jade_seasons_tray = 四时碧方碟
jade-card-daisy_seasons_bowl = 四时金菊碗
jade-card-warm_rainbow_dish = 霓裳暖月盘
jade-card-rainbow_ice_casket = 虹霓冰鉴
jade-card-warm_rainbow_lotus = 彩云暖莲台
jade-card-ruby_cosmos_hearth = 丹霞乾坤鼎
jade-card-jade_cosmos_pool = 碧霜乾坤鉴
jade-card-gold_cosmos_hearth = 金乌乾坤鼎
jade-card-jade_chalice = 玉盏
