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
