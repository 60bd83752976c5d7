# 命令行对玩家说的话；对开发者说的话只有英文。

## 不带命令时

cli-serve-open = 同桌已开门：{ $address }
cli-serve-browser = 用浏览器打开这个网址就能玩。
cli-serve-only-here = 目前只有本机能访问；运行 { $program } serve --listen 0.0.0.0:{ $port } 可向局域网开放。
cli-serve-end = 按 Ctrl-C 关闭。
cli-welcome-rooms = 在这里各用各的终端玩：
cli-welcome-open = 开房间，并显示链接
cli-welcome-join = 凭链接入座；用 --name 另取名字即是另一位玩家
cli-welcome = 同桌：规则严明的卡牌游戏，与人或电脑对局。
cli-welcome-game = { $game }，{ $min } 至 { $max } 人
cli-welcome-game-for = { $game }，{ $seats } 人
cli-welcome-ways = 都会先问谁来玩，再开局。也可以一次说完：
cli-welcome-bot = 与困难电脑对局
cli-welcome-people = 两人共用键盘，再加一名电脑玩家
cli-welcome-language = 用英文
cli-welcome-plain = 逐行显示，适合读屏软件与管道
cli-welcome-save = 离开时存档，用 --continue 可接着玩
cli-welcome-sim = 电脑之间对局一千次
cli-welcome-more = 全部命令与各自的用法：

## 牌桌

cli-saved = 对局已存入 { $file }。接着玩请用：
cli-saved-over = 对局已存入 { $file }。想重看请用：
cli-over = 游戏结束：{ $reason }。
cli-awaiting = 对局尚未结束，正等待{ $names }。
cli-standing = 第 { $place } 名 { $name }：{ $score } 分（{ $parts }）
cli-standing-plain = 第 { $place } 名 { $name }：{ $score } 分
cli-standing-part = { $part } { $score }

## 服务器上的房间

cli-join-unreachable = { $server } 没有服务器回应：{ $reason ->
    [nothing_there] 那里没有程序在监听。服务器开着吗？端口对吗？
    [no_such_host] 没有这个名字的电脑。
    [too_slow] 等得太久了。
    [insecure] 无法建立安全连接。
   *[other] 连接失败。
}
cli-join-back = 想回来请用：
cli-open-levels = 电脑的水平有 easy（简单）、normal（普通）、hard（困难）、random（随机），写法如 bot:easy。
cli-join-odd = { $server } 不是同桌的服务器，或版本不同。

## 存档

cli-replay = { $game }，{ $seats } 人，共 { $steps } 步
cli-replay-start = 开局
cli-replay-step = 第 { $step } 步，{ $name }
cli-replay-undone = { $name } 悔棋：从第 { $line } 行起的事都不算数。
cli-replay-undone-nothing = { $name } 悔棋。
cli-replay-conceded = { $name } 认输。

## 炸弹猫的模块

cli-bombcat-notes = { $file }，模块 { $module }：{ $notes ->
    [0] 没有提示
   *[other] { $notes } 条提示
}
cli-bombcat-hint = 提示
cli-bombcat-warning = 警告
cli-bombcat-dropped = 略去
cli-bombcat-fingerprint = 指纹 { $print }
cli-bombcat-empty = { $file }：{ $note }详情请用命令查看：{ $command }
