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
