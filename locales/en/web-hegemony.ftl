# The web app: how Hegemony goes.

web-hegemony-rules-goal = What it is about
web-hegemony-rules-goal-text = Four kingdoms are at war, Wei, Shu, Wu and Qun, and nobody knows who is on whose side. Everybody leads two hidden generals of one kingdom. When only players of one kingdom are left, all of that kingdom win, the dead included.

web-hegemony-rules-generals = Your generals
web-hegemony-rules-generals-text = You are dealt seven generals, five if more than eight play, and choose two of the same kingdom: a head and a deputy. Each counts for half of your health; what is left over by halves is dropped. A hidden general has no skills, and as long as both are hidden you have no kingdom.
web-hegemony-rules-generals-shown = Turned up
web-hegemony-rules-generals-shown-text = they are at the start of your turn, if you like, or when you use one of their skills.
web-hegemony-rules-generals-companions = Companions:
web-hegemony-rules-generals-companions-text = when both are first face up and know each other, you may draw two cards or recover 1 HP.
web-hegemony-rules-generals-half = A half left over:
web-hegemony-rules-generals-half-text = when both are first face up, you may draw a card for it.

web-hegemony-rules-careerist = Careerists
web-hegemony-rules-careerist-text = A kingdom can be at most half of the table. Whoever turns up a general when that many of the kingdom have been shown already, the dead included, becomes a careerist: an enemy of everybody, who wins alone.

web-hegemony-rules-turn = Your turn
web-hegemony-rules-turn-text = It has six phases:
web-hegemony-rules-turn-start = Start:
web-hegemony-rules-turn-start-text = generals can be turned up.
web-hegemony-rules-turn-judge = Judge:
web-hegemony-rules-turn-judge-text = for each delayed trick that lies before you, the top card of the pile decides.
web-hegemony-rules-turn-draw = Draw:
web-hegemony-rules-turn-draw-text = two cards.
web-hegemony-rules-turn-play = Play:
web-hegemony-rules-turn-play-text = as many cards and skills as you like, but only one Slash.
web-hegemony-rules-turn-discard = Discard:
web-hegemony-rules-turn-discard-text = keep as many cards in hand as you have HP.
web-hegemony-rules-turn-finish = Finish:
web-hegemony-rules-turn-finish-text = some skills come up here.

web-hegemony-rules-cards = The cards
web-hegemony-rules-cards-text = There are basic cards, tricks and equipment.
web-hegemony-rules-cards-slash = Slash and Dodge:
web-hegemony-rules-cards-slash-text = a Slash at somebody within your range does 1 damage unless they dodge it.
web-hegemony-rules-cards-tricks = Tricks
web-hegemony-rules-cards-tricks-text = do what they say; a Nullify undoes them for one target, and a Nullify can be nullified.
web-hegemony-rules-cards-gear = Equipment
web-hegemony-rules-cards-gear-text = stays before you: one weapon, one armour, and a mount of each kind. A new one takes the place of the old.

web-hegemony-rules-distance = Distance
web-hegemony-rules-distance-text = The player beside you is at distance 1, the next at 2, and so on, the shorter way round the table. Your range is 1, or that of your weapon. A mount with −1 brings others nearer to you, one with +1 keeps them away.

web-hegemony-rules-death = Dying and killing
web-hegemony-rules-death-text = At 0 HP you are dying. Everybody in turn may save you with a Peach, you yourself also with Wine. If nobody does, you are out. If you kill somebody while one of your generals is face up:
web-hegemony-rules-death-other = From another kingdom:
web-hegemony-rules-death-other-text = draw a card for each player that kingdom had alive, the dead one included.
web-hegemony-rules-death-own = From your own:
web-hegemony-rules-death-own-text = discard everything in your hand and before you.
