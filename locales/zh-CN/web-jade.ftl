# 网页版：玉夜的桌面。

## 标记

web-jade-letter-red = 桃
web-jade-letter-green = 柳
web-jade-letter-yellow = 鹅
web-jade-color = 颜色
web-jade-shape = 形状
web-jade-temp = 冷暖
web-jade-snack-level = 等级

## 牌

web-jade-snack-text = 点心：{ $colors }；{ $shapes }；{ $temps }。配对时加 { $level } 分，与食盘每有一样相合再加 1 分。
web-jade-plate-text = { $level } 级食盘：{ $colors }；{ $shapes }；{ $temps }。点心的颜色、形状、冷暖，每合一样得 1 分。
web-jade-chalice-text = 颜色、形状、冷暖无一不合。掷骰得来，并可免费取一份点心：公共区的，或任何人等待区里的。
web-jade-set = 「{ $plate }」上的「{ $snack }」，配对 { $score } 分
web-jade-bare = 空盘「{ $plate }」
web-jade-not-offerable = 冷暖不合，只能品尝，不能供奉
web-jade-slot-snack = { $number } 号位：「{ $plate }」上的「{ $snack }」
web-jade-slot-plate = { $number } 号位：空盘「{ $plate }」
web-jade-slot-empty = { $number } 号位：空

## 玩家

web-jade-you = 你
web-jade-ahead = 领先 { $by } 分
web-jade-behind = 落后 { $by } 分
web-jade-level = 同分
web-jade-points = 分数
web-jade-has-chalice = 持有玉盏
web-jade-has-gift = 可免费取一份点心
web-jade-shelves = { $name } 的个人区与供奉区
web-jade-sum-personal = 个人区配对分合计
web-jade-sum-offering = 供奉区配对分合计，每套另加 1 分

## 进度

web-jade-offered = 已供奉 { $offered } / { $end }
web-jade-until-chalice = 再供奉 { $more } 套之后，供奉时掷骰争玉盏
web-jade-dice-now = 从现在起，每次供奉都掷骰争玉盏
web-jade-left = 再供奉 { $left } 套就散席
web-jade-last = 再供奉 1 套就散席
web-jade-over = 宴席散了：{ $why }
web-jade-idle = 已有 { $idle } 个回合无人行动，满 { $limit } 个就散席
web-jade-deck-snacks = 点心
web-jade-deck-plates = 食盘
web-jade-deck-rewards = 奖励
web-jade-deck-chalice = 玉盏
web-jade-rewards-about = 供奉还能换来的好盘，按等级

## 骰子

web-jade-won = 赢得玉盏
web-jade-lost = 玉盏未动
web-jade-target = 目标 { $target } = 过线 { $over } + 已供奉 { $offered } + 配对 { $pairing }

## 可做的事

web-jade-actions = 行动点
web-jade-points-left = 还剩 { $points } 个行动点
web-jade-gift = 另有一份免费点心
web-jade-hint = 选公共区的点心或食盘，或选自己的食盘。
web-jade-nothing-left = 这一回合没有别的可做了。
web-jade-change = 重选
web-jade-ask-snack = 「{ $snack }」放到哪只盘上？
web-jade-ask-bare = 取「{ $plate }」吗？
web-jade-ask-plate = 「{ $plate }」上放哪份点心？
web-jade-ask-set = 「{ $plate }」上的「{ $snack }」怎么用？
web-jade-onto = 放到「{ $plate }」
web-jade-way-take_plate = 取这只食盘
web-jade-way-taste = 品尝
web-jade-way-offer = 供奉
web-jade-chance = 得玉盏 { $percent }%
web-jade-below = 两骰之和小于 { $target }
web-jade-score-change = 分数 { $before } → { $after }
web-jade-score-won = 得玉盏则 { $won }
web-jade-end-anyway = 结束回合吗？{ $what }。

## 手机上

web-jade-tab-public = 公共区
web-jade-tab-mine = 我的
web-jade-tab-rivals = 对手
web-jade-badge = 有 { $number } 样可选

## 牌库

web-jade-gallery-snacks-1 = 1 级点心：一色一形
web-jade-gallery-snacks-2 = 2 级点心：两色或两形
web-jade-gallery-snacks-3 = 3 级点心：全色或全形
web-jade-gallery-plates-1 = 牌库里的食盘
web-jade-gallery-plates-2 = 2 级奖励食盘
web-jade-gallery-plates-3 = 3 级奖励食盘
web-jade-gallery-plates-4 = 玉盏

## 规则

web-jade-rules-goal = 玩的是什么
web-jade-rules-goal-text = 春夜月明，宴席已开。为点心配上相称的食盘，有的自己品尝，好的拿去供奉。供奉满数之时，分数最高者胜。
web-jade-rules-turn = 你的回合
web-jade-rules-turn-text = 每回合有 2 个行动点，个人区里每有两套再多 1 点。以下每件事花 1 点：
web-jade-rules-take = 取
web-jade-rules-take-text = 取公共区的一份点心，放到自己的空盘上；或取一只点心已被取走的食盘。
web-jade-rules-taste-text = 把盛着点心的食盘移到个人区，得配对分。
web-jade-rules-offer-text = 把盛着点心的食盘移到供奉区，要求冷暖相合：得配对分，另加 1 分；若还有高一级的食盘，便得一只。
web-jade-rules-areas = 等待区、个人区、供奉区各容 5 套。没用完的行动点作废。
web-jade-rules-pairing = 配对
web-jade-rules-pairing-text = 颜色、形状、冷暖，每合一样得 1 分，再加上点心的等级。好的点心和食盘有几种颜色或形状，更容易相合。
web-jade-rules-chalice = 玉盏
web-jade-rules-chalice-text = 供奉到了一定数目，此后每次供奉都掷两骰争玉盏，直到有人赢得。点数之和要小于目标：过线多少，加自己已供奉多少，加这次的配对分。
web-jade-rules-dice = { $sum } 小于 { $target }：成了
web-jade-rules-gift = 得了玉盏就不再得好盘。玉盏与什么都合；得主还可免费取一份点心，别人等待区里的也行。
web-jade-rules-end = 散席
web-jade-rules-end-text = 供奉满下表之数，立即散席；无人能行动，或连续五轮无人行动，也散席。那时还在等待区的食盘，每只扣 1 分。
web-jade-rules-players = 人数
web-jade-rules-jade-at = 从第几次供奉起掷骰
web-jade-rules-end-at = 最后一次供奉
web-jade-rules-tie = 同分时，供奉多者胜；再同，品尝少者胜；再同，座次在前者胜。

## 按键

web-jade-key-slots = 选公共区的一格
web-jade-key-plates = 选自己的一只食盘
web-jade-key-taste = 品尝选中的一套
web-jade-key-offer = 供奉选中的一套
web-jade-key-end = 结束回合

## 第一局

web-jade-lesson-start = 欢迎赴宴。准备好了就开席。
web-jade-lesson-slots = 这里的食盘和盘上的点心，谁都可以取。颜色、形状、冷暖，都有标记和字。
web-jade-lesson-plates = 你的食盘在这里等着。选一只空盘，公共区每份点心便会显示放上来值几分。
web-jade-lesson-pair = 现在放一份点心上去。每合一样得 1 分，再加点心的等级。
web-jade-lesson-score = 盛好的食盘可以品尝，也可以供奉。选中它，比一比，做一样。
web-jade-lesson-points = 每件事花一个行动点。个人区每有两套，每回合就多一点。
web-jade-lesson-offer = 供奉要冷暖相合，能换来好盘，也推动这条进度；到了玉盏处，每次供奉都掷骰。
web-jade-lesson-waiting = 分数记在这里。每只等着的食盘扣 1 分，填不满的盘别急着取。
web-jade-lesson-end = 别人的一切也都摆在明处，规则相同。进度走满时，分高者胜。请慢用！
