# The web app: how Bomb Cat goes, and what its tags do.

web-bombcat-blocks = A card with this tag cannot be { $ops }.
web-bombcat-blocks-use = used
web-bombcat-blocks-discard = discarded
web-bombcat-blocks-transfer = handed over
web-bombcat-blocks-mark = pointed at
web-bombcat-blocks-annihilate = removed from the game
web-bombcat-blocks-bank = banked

web-bombcat-rules-goal = What it is about
web-bombcat-rules-goal-text = Ticking Cats lie hidden in the draw pile. One goes off as soon as it reaches your hand, however it came there, and you are out, unless you have a Lullaby: then the cat falls asleep, and you hide it in the draw pile wherever you like; the others do not see where. Whoever is left last wins.

web-bombcat-rules-turn = Your turn
web-bombcat-rules-turn-text = Do as much or as little as you like, then draw:
web-bombcat-rules-turn-play = Play
web-bombcat-rules-turn-play-text = any number of cards from your hand, one after the other.
web-bombcat-rules-turn-trade = Trade
web-bombcat-rules-turn-trade-text = once a turn: put a card into the bank and take another one from it. Ticking Cats and Lullabies are not taken there.
web-bombcat-rules-turn-draw = Draw
web-bombcat-rules-turn-draw-text = the top card of the draw pile; with that your turn is over.
web-bombcat-rules-turn-after = Not having to draw is the best thing that can happen to you, and some cards see to that. The table counts the cards and bombs that are left, and says how likely the next card is a bomb, by all that you know.

web-bombcat-rules-blank = Blank cats
web-bombcat-rules-blank-text = Five kinds of cats do nothing by themselves. Played together they do:
web-bombcat-rules-blank-two = Two of a kind:
web-bombcat-rules-blank-two-text = take a card out of somebody’s hand without seeing it first.
web-bombcat-rules-blank-three = Three of a kind:
web-bombcat-rules-blank-three-text = name a card; if the player you have chosen holds one, it is yours.
web-bombcat-rules-blank-five = Five different ones:
web-bombcat-rules-blank-five-text = take any card out of the discard pile.

web-bombcat-rules-veto = Answers
web-bombcat-rules-veto-text = Before what somebody plays takes effect, the others are asked in turn whether they answer. A Veto makes it fail, and the cards that were paid are gone all the same. A Veto can be vetoed too: then what it was to stop happens after all. Explosions, Lullabies, trades and drawing cannot be vetoed. That you are asked does not depend on which cards you hold, so it tells the others nothing.

web-bombcat-rules-extra = Extra turns
web-bombcat-rules-extra-text = Whoever is pounced on plays an extra turn before their own, with a draw for each. A Catnap ends one of several turns, a Pounce ends them all and hands the trouble on. The coming turns stand at the top of the table, the present one first.

web-bombcat-rules-more = What a host can add
web-bombcat-rules-more-text = Whoever opens a table finds these among its settings:
web-bombcat-rules-more-heroes = Heroes:
web-bombcat-rules-more-heroes-text = everybody chooses one before the first turn and can do what nobody else can. They are among the cards.
web-bombcat-rules-more-cards = Three more cards:
web-bombcat-rules-more-cards-text = cut the draw pile, draw from its bottom, pounce on anybody.
web-bombcat-rules-more-teams = Teams:
web-bombcat-rules-more-teams-text = every second player belongs together, and the last team wins.
web-bombcat-rules-more-own = Cards of your own:
web-bombcat-rules-more-own-text = cards and heroes that you or your friends have written come to the table as files; a guide for authors is there, too.

web-bombcat-rules-start = How it begins
web-bombcat-rules-start-text = Everybody is dealt four cards and a Lullaby. One blank cat of each kind lies open in the bank. Then the bombs, one fewer than there are players, and a few more Lullabies are shuffled into the draw pile:
web-bombcat-rules-start-players = Players
web-bombcat-rules-start-bombs = Ticking Cats
web-bombcat-rules-start-spare = More Lullabies
web-bombcat-rules-start-pile = Cards in the draw pile
