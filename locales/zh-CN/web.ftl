# 网页：每张牌桌和每个页面外框上的话。

web-home = 同桌首页
web-unreachable = 无法连接服务器。
web-language = 语言
web-light = 明暗
web-day = 昼
web-night = 夜
web-sound = 声音
web-settings = 设置
web-close = 关闭
web-yes = 是
web-no = 否

web-link-connecting = 正在连接……
web-link-open = 已连接
web-link-lost = 连接断开，正在重试……
web-link-sending = 保存中……

web-seat-open = 空座
web-bot-name-0 = 梅鹭
web-bot-name-1 = 墨松
web-bot-name-2 = 石鸮
web-bot-name-3 = 琥狐
web-bot-name-4 = 江月
web-bot-name-5 = 铜兔
web-bot-name-6 = 静竹
web-bot-name-7 = 雪鲤
web-bot-name-8 = 云鹿
web-bot-name-9 = 枫猫

web-board = 牌桌
web-prompt = 当前提问
web-your-turn = 轮到你
web-your-answer = 请你回应
web-prompt-over = 对局结束。
web-prompt-laid = 你的回应已放下，等大家都回应后生效。
web-prompt-wait = 请稍候……
web-prompt-others = 正在等 { $names }
web-title-turn = ● 轮到你 · { $game }

web-log = 记录
web-log-mine = 只看我的
web-log-empty = 还没有发生什么。
web-log-undone = 已悔棋
web-log-and-chat = 记录与聊天
web-chat = 聊天
web-chat-say = 说句话……
web-chat-send = 发送

web-time-left = 剩余 { $time }
web-time-hours = { $hours } 小时
web-time-days = { $days } 天

web-gallery-all = 全部卡牌
web-gallery-card = 卡牌
web-gallery-general = 武将
web-gallery-hero = 英雄
web-gallery-kind = 牌的用法
web-gallery-skill = 技能
