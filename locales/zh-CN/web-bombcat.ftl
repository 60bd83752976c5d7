# 网页：炸弹猫的玩法，以及标记的作用。

web-bombcat-blocks = 带有此标记的牌不能{ $ops }。
web-bombcat-blocks-use = 使用
web-bombcat-blocks-discard = 弃置
web-bombcat-blocks-transfer = 转移
web-bombcat-blocks-mark = 被指定
web-bombcat-blocks-annihilate = 移出游戏
web-bombcat-blocks-bank = 存入银行

web-bombcat-rules-goal = 玩的是什么
web-bombcat-rules-goal-text = 牌库里藏着滴答猫。不管怎么来的，它一到你手上就会爆炸，你随即出局；除非你有摇篮曲：把它哄睡，再藏回牌库的任意位置，别人看不到藏在哪里。撑到最后的人获胜。

web-bombcat-rules-turn = 你的回合
web-bombcat-rules-turn-text = 想做多少做多少，最后摸一张牌：
web-bombcat-rules-turn-play = 出牌
web-bombcat-rules-turn-play-text = 从手牌里一张接一张地打，张数不限。
web-bombcat-rules-turn-trade = 交易
web-bombcat-rules-turn-trade-text = 每回合一次：把一张牌放进银行，再从银行拿走一张。滴答猫和摇篮曲不能交易。
web-bombcat-rules-turn-draw = 摸牌
web-bombcat-rules-turn-draw-text = 摸牌库顶的一张牌，回合就此结束。
web-bombcat-rules-turn-after = 能不摸牌就是最大的福气，有几张牌专管这件事。桌面上写着牌库还剩多少张牌、多少颗炸弹，还会按你所知道的算出下一张是炸弹的概率。

web-bombcat-rules-blank = 白板猫
web-bombcat-rules-blank-text = 有五种猫单独打出没有效果，凑到一起才有用：
web-bombcat-rules-blank-two = 两张同名
web-bombcat-rules-blank-two-text = 从一名玩家手里盲抽一张牌。
web-bombcat-rules-blank-three = 三张同名
web-bombcat-rules-blank-three-text = 说出一种牌，你指定的玩家若有，就归你一张。
web-bombcat-rules-blank-five = 五张各不同名
web-bombcat-rules-blank-five-text = 从弃牌堆里任选一张拿走。

web-bombcat-rules-veto = 响应
web-bombcat-rules-veto-text = 有人出牌，生效之前会依次问其他人要不要响应。否决使它失败，付出去的牌照样收不回来。否决也能被否决：那样原来的行动照常生效。爆炸、摇篮曲、交易和摸牌不能被否决。问不问你与你手里是什么牌无关，所以被问到并不会泄露什么。

web-bombcat-rules-extra = 额外回合
web-bombcat-rules-extra-text = 被飞扑的人要在自己的回合之前多打一个回合，每个回合都要摸牌。连着有几个回合时，打盹只结束其中一个，飞扑则全部结束，把麻烦丢给下家。接下来轮到谁写在桌面最上面，排第一的是当前回合。

web-bombcat-rules-more = 开桌时还能加什么
web-bombcat-rules-more-text = 开桌的人可以在设置里选：
web-bombcat-rules-more-heroes = 英雄
web-bombcat-rules-more-heroes-text = 第一个回合前每人选一位，各有别人没有的本领；卡牌一页里都能看到。
web-bombcat-rules-more-cards = 额外三种牌
web-bombcat-rules-more-cards-text = 切牌库、从牌库底摸牌、飞扑任意玩家。
web-bombcat-rules-more-teams = 两队对抗
web-bombcat-rules-more-teams-text = 座位相间的玩家为一队，撑到最后的一队获胜。
web-bombcat-rules-more-own = 自制的牌
web-bombcat-rules-more-own-text = 你和朋友写的牌和英雄，以文件的形式带上桌；那里也有编写指南。

web-bombcat-rules-start = 开局
web-bombcat-rules-start-text = 每人发四张牌，外加一张摇篮曲。五种白板猫各有一张摆在银行里。然后把炸弹（比人数少一）和几张多出来的摇篮曲洗进牌库：
web-bombcat-rules-start-players = 人数
web-bombcat-rules-start-bombs = 滴答猫
web-bombcat-rules-start-spare = 多出的摇篮曲
web-bombcat-rules-start-pile = 牌库张数
