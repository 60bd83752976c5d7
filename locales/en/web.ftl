# The web app: words of the frame around every table and page.

web-home = OneTable, home
web-unreachable = The server cannot be reached.
web-language = Language
web-light = Light
web-day = Day
web-night = Night
web-sound = Sound
web-settings = Settings
web-close = Close
web-yes = Yes
web-no = No

web-link-connecting = connecting …
web-link-open = connected
web-link-lost = connection lost, trying again …
web-link-sending = saving …

web-seat-open = open seat
web-bot-name-0 = Plum Heron
web-bot-name-1 = Ink Pine
web-bot-name-2 = Stone Owl
web-bot-name-3 = Amber Fox
web-bot-name-4 = River Moon
web-bot-name-5 = Copper Hare
web-bot-name-6 = Quiet Bamboo
web-bot-name-7 = Snow Carp
web-bot-name-8 = Cloud Deer
web-bot-name-9 = Maple Cat

web-board = Table
web-prompt = What is asked
web-your-turn = Your turn
web-your-answer = You are asked
web-prompt-over = The match is over.
web-prompt-laid = Your answer is laid down; it counts when everybody has answered.
web-prompt-wait = One moment …
web-prompt-others = Waiting for { $names }
web-title-turn = ● Your turn · { $game }

web-log = Log
web-log-mine = only mine
web-log-empty = Nothing has happened yet.
web-log-undone = taken back
web-log-and-chat = Log and chat
web-chat = Chat
web-chat-say = Say something …
web-chat-send = Send

web-time-left = { $time } left
web-time-hours = { $hours } h
web-time-days = { $days } d

web-gallery-all = All cards
web-gallery-card = Cards
web-gallery-general = Generals
web-gallery-hero = Heroes
web-gallery-kind = What the cards do
web-gallery-skill = Skills
