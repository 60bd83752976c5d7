# The web app: words of the pages around the tables.

## Every page

web-page-brand = OneTable
web-page-skip = To the content
web-page-nav = Pages
web-page-games = Games
web-page-learn = Learn
web-page-account = { $name }: your name and account
web-page-server-fine = Server is fine
web-page-server-down = The server does not answer
web-page-luck = Every shuffle can be checked
web-page-no-ads = No ads, no tracking
web-page-host = Host your own
web-page-credits = Credits and licences
web-page-version = v{ $version }

## Games on the shelf: each by name, by its name in the other language, and in one line

web-shelf-bombcat = Bomb Cat
web-shelf-bombcat-also = 炸弹猫
web-shelf-bombcat-about = Draw without blowing up, make the others draw, and bring cards of your own.
web-shelf-duel = Seven Wonders Duel
web-shelf-duel-also = 七大奇迹对决
web-shelf-duel-about = Two cities, three ages: outbuild, outthink, outmarch.
web-shelf-hegemony = Hegemony
web-shelf-hegemony-also = 三国杀·国战
web-shelf-hegemony-about = Two hidden generals each: find your kingdom before it finds you.
web-shelf-jade = Jade Night
web-shelf-jade-also = 玉夜
web-shelf-jade-about = A night of snacks: put each on the plate that suits it best.
web-shelf-smashup = Smash Up
web-shelf-smashup-also = 大杀四方
web-shelf-smashup-about = Shuffle two factions into one deck and overrun the bases.

## Home

web-lobby-title = Card games at one table
web-lobby-headline = { $games ->
    [one] One card game.
    [2] Two card games.
    [3] Three card games.
    [4] Four card games.
    [5] Five card games.
   *[other] { $games } card games.
}
web-lobby-headline-end = One table.
web-lobby-line = Play a bot now, or send a friend a link. No account needed.
web-lobby-games = Games
web-lobby-players = { $least ->
    [one] 1 player
   *[other] { $least } players
}
web-lobby-players-range = { $least }–{ $most } players
web-lobby-minutes = { $minutes } min
web-lobby-play = Play a bot
web-lobby-friends = With friends
web-lobby-watch = Watch
web-lobby-watch-count = Watch ({ $count })
web-lobby-watch-none = Nobody plays { $game } in public at the moment.
web-lobby-opening = One moment …

web-lobby-turn = Your turn
web-lobby-turn-since = { $others } · waiting for you, last move { $ago }
web-lobby-turn-more = { $others } · and { $more ->
    [one] 1 more table
   *[other] { $more } more tables
}
web-lobby-take-seat = Take your seat
web-lobby-new = New here?
web-lobby-new-about = { $game } explains itself while you play.
web-lobby-new-bots = Try { $game } against bots: there is no hurry, and the table allows only what the rules do.
web-lobby-new-go = Show me

web-lobby-mine = My tables
web-lobby-mine-note = your turn first
web-lobby-mine-none = No tables yet. Play a bot, or open a table for friends: it will stand here until it is finished.
web-lobby-vs = vs { $names }
web-lobby-alone = nobody else yet
web-lobby-state-turn = your turn
web-lobby-state-others = waiting for { $names }
web-lobby-state-going = going on
web-lobby-state-waiting = { $open ->
    [0] ready to start
    [one] 1 free seat
   *[other] { $open } free seats
}
web-lobby-state-over = ended
web-lobby-now = just now
web-lobby-sit = Sit
web-lobby-look = Look
web-lobby-replay = Replay
web-lobby-all = Show all { $count }
web-lobby-fewer = Show fewer

web-lobby-open = Open tables
web-lobby-open-note = { $waiting } waiting · { $playing } playing
web-lobby-open-none = No open table at the moment. Open one and list it, and others will find it here.
web-lobby-pace-free = no clock
web-lobby-pace-live = with a clock
web-lobby-pace-days = days per move
web-lobby-locked = needs a password
web-lobby-free = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}
web-lobby-being-played = being played

web-lobby-learn = Learn
web-lobby-learn-note = a first game takes a few minutes
web-lobby-first-steps = First steps
web-lobby-rules = How to play
web-lobby-cards = Cards

## The page of a game

web-game-tabs = Parts of this page
web-game-play = Play
web-game-rules = How to play
web-game-cards = Cards
web-game-no-rules = There is no guide to this game here. The cards say what they do, and the table never lets anybody do what the rules forbid.

web-setup-against = With whom?
web-setup-bots = Bots
web-setup-friends = Friends
web-setup-level = How strong?
web-setup-level-easy = Easy
web-setup-level-easy-about = Plays at once and misses things: for first games.
web-setup-level-normal = Normal
web-setup-level-normal-about = A fair opponent that does not keep you waiting.
web-setup-level-hard = Hard
web-setup-level-hard-about = Plays as well as it can, and thinks a moment.
web-setup-players = Players at the table
web-setup-seats = Who sits where
web-setup-seat = Seat { $number }
web-setup-sitter-me = you
web-setup-sitter-open = open: whoever has the link
web-setup-sitter-easy = easy bot
web-setup-sitter-normal = normal bot
web-setup-sitter-hard = hard bot
web-setup-more = More settings
web-setup-finds = Who finds the table?
web-setup-private = Who has the link
web-setup-private-about = Nobody else sees that it exists.
web-setup-listed = Everybody
web-setup-listed-about = It stands among the open tables; anybody may sit down.
web-setup-password = Password
web-setup-password-about = Left empty, none is needed.
web-setup-clock = Clock
web-setup-clock-none = None
web-setup-clock-none-about = Everybody thinks as long as they like.
web-setup-clock-quick = 5 minutes
web-setup-clock-quick-about = Five minutes each for the whole match, and five seconds more with every answer. Whoever runs out is played by a bot.
web-setup-clock-calm = 20 minutes
web-setup-clock-calm-about = Twenty minutes each for the whole match, and fifteen seconds more with every answer. Whoever runs out is played by a bot.
web-setup-clock-question = 1 minute a question
web-setup-clock-question-about = One minute for every question. Whoever runs out is played by a bot until they are back.
web-setup-clock-day = 1 day a question
web-setup-clock-day-about = For tables that last: you can leave and come back, a day for every question.
web-setup-clock-week = 7 days a question
web-setup-clock-week-about = For tables that last: you can leave and come back, a week for every question.
web-setup-spectators = Who may watch?
web-setup-spectators-public = The open table
web-setup-spectators-public-about = Spectators see what everybody at the table knows, and no hands.
web-setup-spectators-hands = Hands too, later
web-setup-spectators-hands-about = Spectators see one hand each, ten moves late, so that nobody can be helped.
web-setup-spectators-none = Nobody
web-setup-spectators-none-about = Only those who sit see the match.
web-setup-windows = Answering others
web-setup-windows-natural = With a pause
web-setup-windows-natural-about = Where a card may be answered, the table waits a moment of varying length, so that a quick pass tells nothing.
web-setup-windows-instant = At once
web-setup-windows-instant-about = Who cannot answer is not asked. Fastest, but it shows that somebody had no answer.
web-setup-windows-strict = Fixed 5 seconds
web-setup-windows-strict-about = Every window lasts exactly five seconds and reveals nothing at all. Slowest.
web-setup-play = Play now
web-setup-play-about = You are at the table at once.
web-setup-open = Open the table
web-setup-open-about = You get a link to send; the match starts when you say so.

web-cards-search = Find a card by its name
web-cards-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
web-cards-none = No card is called “{ $query }”, in either language.
web-cards-before = Card before
web-cards-next = Next card

## Settings

web-prefs-back = Back to the table
web-prefs-note = Kept in this browser; every change counts at once.
web-prefs-lang = Interface
web-prefs-cards = Cards
web-prefs-cards-same = Like the interface
web-prefs-cards-about = For those who know the cards by their names in the other language.
web-prefs-look = Look
web-prefs-theme-system = Like the system
web-prefs-theme-light = Day
web-prefs-theme-dark = Night
web-prefs-contrast = Contrast
web-prefs-contrast-system = Like the system
web-prefs-contrast-more = More
web-prefs-motion = Motion
web-prefs-motion-about = Cards fly to where they go, for a third of a second at most. Without motion they are there at once.
web-prefs-motion-system = Like the system
web-prefs-motion-full = On
web-prefs-motion-none = Off
web-prefs-signals = Sound and vibration
web-prefs-volume = Volume
web-prefs-percent = { $percent } %
web-prefs-silent = silent
web-prefs-try = Try it
web-prefs-vibrate = Vibrate when it is my turn
web-prefs-vibrate-about = On phones that can.
web-prefs-playing = At the table
web-prefs-confirm = Ask before doing
web-prefs-confirm-always = Everything
web-prefs-confirm-always-about = Every move is asked for once more.
web-prefs-confirm-risky = What is risky
web-prefs-confirm-risky-about = Only moves that cannot be taken back and may be a slip are asked for once more.
web-prefs-confirm-never = Nothing
web-prefs-confirm-never-about = One press, and it is done. Undo still works where the rules allow it.
web-prefs-coached = First steps
web-prefs-coached-some = You know your way around { $games }, so new games there start without explanations.
web-prefs-coached-forget = Show first steps again
web-prefs-coached-none = Your next first game of each kind explains itself as you play.
web-prefs-orders = Standing orders
web-prefs-orders-about = Where a move can be answered, the server passes for you as you say here, in every match. At the table, its menu has these orders too, and more for one turn or one card.

## Account

web-account-title = Name and account
web-account-guest = guest in this browser
web-account-has = has an account here
web-account-name-title = Name
web-account-name-about = What the others at the table see. Tables where you sit already keep the old name.
web-account-name = Name at the table
web-account-rename = Change
web-account-renamed = That is your name now.
web-account-new-title = Make an account
web-account-new-about = Without one you can play everything, but only in this browser. With one you come back from anywhere, and all your games stay yours. No e-mail address is needed, so nobody can send you a forgotten password: keep it well.
web-account-login-name = Name to log in with
web-account-password = Password
web-account-new = Make an account
web-account-made = You have an account now.
web-account-in-title = Log in
web-account-in-about = If you have an account already. The games you played as a guest stay with the guest, whom this browser then forgets.
web-account-in = Log in
web-account-came = Welcome back.
web-account-out-title = Log out
web-account-out-about = You are logged in as { $account }. After logging out this browser is a new guest; your games wait for you.
web-account-out = Log out

## Nothing there

web-lost-title = Nothing here
web-lost-about = There is no page at “{ $path }”. Perhaps a letter got lost on the way.
web-lost-meant = Did you mean
web-lost-table = The table
web-lost-replay = Its replay
web-lost-on = Ways on
web-lost-home = All games

## Credits

web-about-title = Credits and licences
web-about-licence = OneTable
web-about-licence-own = The program, its drawings and all its texts are our own and free: take them under the MIT or the Apache 2.0 licence, as you like.
web-about-licence-games = The games belong to those who invented them. Nothing of their publishers is in here: no pictures, no logos and none of their sentences; rules are told in our words.
web-about-icons = Symbols on the cards
web-about-icons-from = The silhouettes on cards come from
web-about-icons-by = The authors of game-icons.net: { $authors }.
web-about-icons-changed = We changed their colours, nothing else.
web-about-icons-used = The { $count } symbols that are used
web-about-icons-own = Seals, coins, the shapes of card colours, small signs of the interface and the pictures of the tables are drawn by us.
web-about-libraries = Libraries
web-about-library-svelte = builds the pages
web-about-library-fluent = speaks two languages
web-about-library-zzfx = makes the sounds
web-about-library-noble-hashes = checks the luck
web-about-library-qrcode-generator = draws links for cameras
web-about-luck = Every shuffle can be checked
web-about-luck-why = Nobody at a table chooses the luck of a match, not even the server:
web-about-luck-promise = Before anybody sits down, the server promises a secret by its fingerprint.
web-about-luck-parts = Every browser promises a part of its own in the same way, and shows it only when all have promised.
web-about-luck-mix = The luck is mixed from the secret and all parts, so no single one can steer it.
web-about-luck-show = When the match is over the server shows its secret, and everything must fit what was promised.
web-about-luck-check = The replay of a match checks this in your browser, and the command “onetable verify” checks the whole match.
web-about-host = Host your own
web-about-host-start = One program, one folder, no other services. With Rust on your computer:
web-about-host-others = So that others in your network can come:
web-about-host-more = The guide to hosting comes with the program, in docs/hosting.md: a name of your own, TLS, backups.
