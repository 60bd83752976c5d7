# Sentences that belong to no game: what the engine and the catalog say, and how parts are joined.

## Joining

# Between the items of a list.
common-list = { ", " }
# Between the parts of a quote.
common-parts = { " · " }

## Refusals of the engine

common-refusal-over = The game is over.
common-refusal-not_your_turn = It is not your turn.
common-refusal-no_such_seat = There is no such seat; this table has { $seats }.
common-refusal-malformed = This cannot be understood: { $problem }
common-refusal-batch_size = One move has 1 to { $most } parts.
common-refusal-batch_too_long = The choice was complete after { $enough ->
    [one] 1 part
   *[other] { $enough } parts
}; nothing may follow.
common-refusal-sealed_now = Nothing can be taken back while sealed answers are awaited.
common-refusal-too_many_undos = In one match no more than { $most } moves can be taken back.
common-refusal-nothing_to_undo = You have done nothing yet that could be taken back.
common-refusal-needs_consent = Something was revealed since, or somebody else has moved: the others would have to agree to going back.

## Why any game may end

common-reason-conceded = somebody gave up

## Refusals of the catalog

common-refusal-unknown_game = There is no game “{ $game }”; there is { $known }.
common-refusal-unknown_bot = This bot cannot play: { $problem }
common-refusal-no_such_table = There is no table number { $table }.
common-refusal-too_many_tables = No more than { $most } tables can be open at once.
common-refusal-wrong_seats = This game has { $min } to { $max } seats, not { $asked }.
common-refusal-wrong_option = Option { $option }: { $problem }
common-refusal-bot_count = { $seats } seats need as many bots, not { $bots }.
common-refusal-needs_clock = The bot { $bot } thinks by the clock, and here is none; give it playouts, as in hard@1000p.
common-refusal-other_rules = This match was played with other rules ({ $theirs }) than these ({ $ours }).
common-refusal-broken_replay = The saved match cannot be replayed: { $problem }
common-refusal-too_long = That is too long; { $most } bytes are the most.

## Refusals of rooms and servers

common-refusal-other_version = This program and the server do not speak the same version (the server: { $ours }). Get the same release as the server.
common-refusal-hello_once = The server knows already who you are.
common-refusal-unknown_token = The server does not know you any more.
common-refusal-no_such_room = There is no such room, or it is not for you.
common-refusal-not_joined = Come into the room first.
common-refusal-wrong_password = The password is wrong.
common-refusal-no_spectators = Nobody may watch here.
common-refusal-not_seated = Only those who sit at the table can do that.
common-refusal-not_host = Only the host of the room can do that.
common-refusal-already_seated = You sit at the table already.
common-refusal-seat_taken = That seat is taken, or there is none.
common-refusal-unplayable = This room was played with other rules or cards than the server has now: { $problem }
common-refusal-old_number = The server has kept a later command of this program already (number { $last }).
common-refusal-has_begun = The match has begun.
common-refusal-not_begun = The match has not begun.
common-refusal-not_ready = Not everybody is there and ready.
common-refusal-stale = The table has changed meanwhile (question { $decision }); look again.
common-refusal-unfinished = This choice needs more picks.
common-refusal-already_answered = You have answered already; it counts when everybody has answered, or time is up.
common-refusal-no_such_request = Nobody waits for that answer.
common-refusal-no_more_time = You have no more extra time.
common-refusal-not_away = That player is here, or has been away for only { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}.
common-refusal-closed = This room is closed.
common-refusal-too_fast = That was too much at once; wait a moment.
common-refusal-too_many = There are as many as there may be: { $most }.
common-refusal-bad_text = Write something that can be seen, of no more than { $most } characters.
common-refusal-bad_name = A name has { $least } to { $most } characters.
common-refusal-bad_password = A password has { $least } to { $most } characters and is not too simple.
common-refusal-name_taken = Somebody has that name already.
common-refusal-wrong_login = Name or password is wrong.
common-refusal-has_account = You have an account already.
common-refusal-bad_seal = This does not fit what was promised for the luck of the match.
common-refusal-bad_setting = Setting { $setting }: { $problem }
common-refusal-too_large = That is too long: at most { $most } bytes.
common-refusal-unknown_module = This server keeps no module { $hash }.
common-refusal-not_over = That can be seen after the match.
common-refusal-cannot_keep = The server cannot save anything at the moment; nothing has changed.
common-refusal-no_such_page = The server has nothing at this address.
common-refusal-foreign_origin = The server takes this only from its own pages.
