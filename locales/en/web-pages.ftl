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

web-shelf-duel = Seven Wonders Duel
web-shelf-duel-also = 七大奇迹对决
web-shelf-duel-about = Two cities, three ages: build more, know more, or march further.
web-shelf-jade = Jade Night
web-shelf-jade-also = 玉夜
web-shelf-jade-about = A night of snacks: put each on the plate that suits it best.
web-shelf-smashup = Smash Up
web-shelf-smashup-also = 大杀四方
web-shelf-smashup-about = Shuffle two factions into one deck and overrun the bases.

## Home

web-lobby-title = Card games at one table
web-lobby-headline = { $games ->
    [one] One card game. One table.
    [2] Two card games. One table.
    [3] Three card games. One table.
    [4] Four card games. One table.
    [5] Five card games. One table.
   *[other] { $games } card games. One table.
}
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
web-lobby-watch-none = Nobody plays { $game } where one may watch at the moment.
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
web-lobby-sit = Sit
web-lobby-look = Look
web-lobby-replay = Replay
web-lobby-all = Show all { $count }
web-lobby-fewer = Show fewer

web-lobby-open = Open tables
web-lobby-open-note = { $waiting } waiting · { $playing } playing
web-lobby-open-none = No open table at the moment. Open one and list it, and others will find it here.
web-lobby-host = { $name }’s table
web-lobby-pace-free = no clock
web-lobby-pace-live = with a clock
web-lobby-pace-days = a move in days
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
