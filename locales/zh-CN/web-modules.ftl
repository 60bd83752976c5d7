# 玩家自己写的牌，带到桌上来玩。

## 游戏页面

web-modules-title = 自制的牌
web-modules-chosen = 已选 { $count } 个
web-modules-about = 用你或朋友自己写的牌和英雄来玩。每个模块是一个文件；同桌的人不需要这个文件。
web-modules-choose = 选择文件
web-modules-drop = 也可以拖到这里
web-modules-paste = 改为粘贴文本
web-modules-text = 模块的文本
web-modules-pasted = 粘贴的文本
web-modules-add = 加上
web-modules-starter = 看一个例子
web-modules-yours = 这一桌可用的模块
web-modules-remove = 去掉 { $name }
web-modules-does = 有什么作用
web-modules-begin = 想自己写？先生成一张能用的牌：
web-modules-guide = 编写指南
web-modules-not-added = { $name } 没能加上。{ $why }
web-modules-not-added-pasted = 粘贴的文本没能加上。{ $why }
web-modules-too-large = 太长了，一个模块最多 { $most } KiB。
web-modules-too-many = 这个服务器已经存了你的 { $most } 个模块，不能再多了。
web-modules-no-json = 这不是 JSON，模块要用 JSON 来写。
web-modules-no-json-at = 这不是 JSON：请看第 { $line } 行第 { $column } 列。

## 模块的作用

web-modules-reading = 正在读取……
web-modules-empty = 目前还没有任何作用。
web-modules-things = 带来的东西
web-modules-actions = 可以做的事
web-modules-print = 指纹
web-modules-notes = 给作者的提示
web-modules-notes-count = { $count } 条提示
web-modules-weight-hint = 提示：
web-modules-weight-warning = 警告：
web-modules-weight-dropped = 已略去：

## 房间里

web-modules-by = 由 { $name } 带来。“可以做的事”由程序自动描述，不是作者写的。
web-modules-by-host = 由开桌的人带来。“可以做的事”由程序自动描述，不是作者写的。
