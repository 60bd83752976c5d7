//! Piles that run out, and what of them is hidden.

use super::*;

/// Drawing and revealing go on with a new deck where the old one ends.
#[test]
fn piles_that_run_out() {
    let factions = ["wizards", "minions_of_cthulhu", "robots", "zombies"];
    let reshuffled =
        |table: &Table| count(table, |e| matches!(e, Event::DeckShuffled { reshuffled: true, .. }));
    let mut table = Table::new(factions);
    table.hand(0, &["wizard_mystic_studies"]).only_deck(0, &["wizard_archmage"]);
    table.cast("wizard_mystic_studies");
    assert_eq!((table.hand_size(0), table.in_hand(0, "wizard_archmage")), (2, 1));
    assert_eq!((reshuffled(&table), table.deck_size(0)), (1, 37));
    // Reveal five.
    let mut table = Table::new(factions);
    table.hand(0, &["wizard_portal"]).only_deck(0, &["wizard_archmage", "wizard_summon"]);
    table.cast("wizard_portal");
    assert_eq!((reshuffled(&table), table.state.revealed.len()), (1, 5));
    // Reveal until there are two actions.
    let mut table = Table::new(factions);
    table.hand(0, &["cthulhu_fhtagn"]).only_deck(0, &["wizard_archmage", "wizard_summon"]);
    table.cast("cthulhu_fhtagn");
    assert_eq!((reshuffled(&table), table.hand_size(0)), (1, 2));
    assert_eq!((table.in_hand(0, "wizard_summon"), table.deck_size(0)), (1, 37));
    // Search.
    let mut table = Table::new(factions);
    table.hand(0, &["wizard_scry"]).only_deck(0, &[]);
    table.cast("wizard_scry").card("cthulhu_altar");
    assert_eq!((table.in_hand(0, "cthulhu_altar"), table.deck_size(0)), (1, 38));
}

/// Leaves only these bases in the base deck, the first one uppermost; the rest goes to the base discard pile.
fn only_bases(table: &mut Table, names: &[&str]) {
    let left: Vec<Def> = names.iter().map(|name| table.def(name)).collect();
    let state = &mut table.state;
    let rest = state.base_deck.iter().map(|held| held.card).filter(|card| !left.contains(card));
    state.base_discard = rest.collect();
    state.base_deck = left.iter().rev().map(|&card| Held::new(card, Few::NOBODY)).collect();
}

/// The same for bases: the discarded ones come under what is left, and nobody learns more of these by it.
#[test]
fn piles_that_run_out_of_bases() {
    let factions = ["wizards", "dinosaurs", "aliens", "zombies"];
    let reshuffled = |table: &Table| {
        count(table, |e| matches!(e, Event::BasesShuffled { reshuffled: true, .. }))
    };
    // Look at three.
    let mut table = at("base_school_of_wizardry", factions);
    let rex = table.minion(0, "dino_king_rex", 0);
    let thing = table.state.things.iter_mut().find(|thing| thing.id == rex).expect("in play");
    thing.boost = 20;
    only_bases(&mut table, &["base_tar_pits", "base_ninja_dojo"]);
    table.end_play();
    assert_eq!((reshuffled(&table), table.cards().len()), (1, 3));
    assert_eq!(table.state.base_deck.last().expect("a base").card, table.def("base_tar_pits"));
    assert!(table.state.base_discard.is_empty());
    table.card("base_ninja_dojo").card("base_tar_pits");
    assert_eq!(table.base_name(0), "base_ninja_dojo");
    // Search.
    let mut table = Table::new(["aliens", "dinosaurs", "wizards", "zombies"]);
    only_bases(&mut table, &[]);
    table.hand(0, &["alien_terraforming"]).cast("alien_terraforming").to(1);
    assert_eq!(reshuffled(&table), 1);
    table.card("base_tar_pits");
    assert_eq!((table.base_name(1).as_str(), table.allowances(0)), ("base_tar_pits", (2, 0)));
    // Nothing to search, nothing to swap, nothing to play there.
    let mut table = Table::new(["aliens", "dinosaurs", "wizards", "zombies"]);
    let old = table.base_name(1);
    table.state.base_deck.truncate(0);
    table.hand(0, &["alien_terraforming"]).cast("alien_terraforming").to(1);
    assert_eq!((table.base_name(1), table.allowances(0)), (old, (1, 0)));
}

/// Where nothing is left at all, what can be done is done, and the turn goes on.
#[test]
fn piles_that_run_out_altogether() {
    let factions = ["wizards", "minions_of_cthulhu", "robots", "zombies"];
    let actions = ["wizard_mystic_studies", "wizard_portal", "wizard_scry", "cthulhu_fhtagn"];
    for name in actions {
        let mut table = Table::new(factions);
        drain(&mut table, 0);
        table.cast(name);
        assert_eq!((table.asking(), table.hand_size(0)), (Asking::Turn, 39), "{name}");
        assert_eq!((table.deck_size(0), table.in_discard(0, name)), (0, 1), "{name}");
    }
    for (factions, name) in [
        (factions, "wizard_enchantress"),
        (factions, "wizard_neophyte"),
        (["zombies", "robots", "wizards", "pirates"], "zombie_walker"),
        (["zombies", "robots", "wizards", "pirates"], "robot_hoverbot"),
    ] {
        let mut table = Table::new(factions);
        drain(&mut table, 0);
        table.play(name, 0);
        if table.asking() != Asking::Turn {
            let last = *table.options().last().expect("a way out");
            table.act(last);
        }
        assert_eq!((table.asking(), table.hand_size(0)), (Asking::Turn, 39), "{name}");
    }
    // Two actions are wanted, and there is only one.
    let mut table = Table::new(factions);
    drain(&mut table, 0);
    table.discard(0, &["wizard_archmage", "wizard_summon"]).cast("cthulhu_fhtagn");
    assert_eq!((table.in_hand(0, "wizard_summon"), table.deck_size(0)), (2, 1));
}

const OTHERS: [Viewer; 3] =
    [Viewer::Seat(Seat::new(1)), Viewer::Seat(Seat::new(2)), Viewer::Public];

/// What the others see, and what they are told of the last action.
fn seen(table: &Table) -> Vec<(View, Vec<Option<Event>>)> {
    let told = |viewer| table.events.iter().map(|it| table.rules.redact(it, viewer)).collect();
    OTHERS.map(|viewer| (table.rules.view(&table.state, viewer), told(viewer))).to_vec()
}

/// A table where seat 0 holds these cards and has these on top of the deck, and the others hold some.
fn hidden(hand: &[&str], deck: &[&str]) -> Table {
    let all = ["zombies", "wizards", "robots", "dinosaurs", "pirates", "ninjas"];
    let mut table = Table::of(&all);
    table.hand(0, hand).deck(0, deck);
    table.hand(1, &["robot_zapbot", "dino_howl"]).hand(2, &["ninja_poison"]);
    table
}

/// Others cannot tell hands and decks apart that differ only in what was not shown.
#[test]
fn hands_and_decks_are_hidden() {
    let one = hidden(&["zombie_lord", "wizard_scry"], &["wizard_archmage", "wizard_summon"]);
    let two = hidden(&["wizard_archmage", "wizard_portal"], &["zombie_lord", "wizard_scry"]);
    assert_eq!(seen(&one), seen(&two));
    for (view, _) in seen(&one) {
        let own = &view.players[0];
        assert_eq!((own.hand, own.deck), (2, 38));
        assert!(own.cards.is_empty() && own.next.is_empty() && own.inside.is_empty());
    }
    let own = one.rules.view(&one.state, Viewer::Seat(Seat::new(0)));
    assert_eq!((own.players[0].cards.len(), own.players[1].cards.len()), (2, 0));
    assert!(own.players[0].next.is_empty(), "nobody knows the own deck");
}

/// What is drawn, and what one looks at, is told to nobody else.
#[test]
fn hands_and_decks_are_hidden_in_events() {
    let draw = |deck: &[&str]| {
        let mut table = hidden(&["wizard_mystic_studies"], deck);
        table.cast("wizard_mystic_studies");
        table
    };
    let one = draw(&["wizard_archmage", "zombie_lord"]);
    let two = draw(&["zombie_walker", "wizard_summon"]);
    assert_eq!((seen(&one), one.hand_size(0)), (seen(&two), 2));
    let own = Viewer::Seat(Seat::new(0));
    let drawn = one.events.iter().find(|event| matches!(event, Event::CardsDrawn { .. }));
    let Some(Event::CardsDrawn { cards: Some(cards), .. }) =
        drawn.and_then(|event| one.rules.redact(event, own))
    else {
        panic!("the one who draws is told");
    };
    assert_eq!(cards.len(), 2);
    // The walker looks at the top, and leaves it there.
    let look = |deck: &[&str], done: bool| {
        let mut table = hidden(&["zombie_walker"], deck);
        table.play("zombie_walker", 0);
        if done {
            table.done();
        }
        table
    };
    for done in [false, true] {
        let (one, two) = (look(&["wizard_archmage"], done), look(&["zombie_lord"], done));
        assert_eq!(seen(&one), seen(&two));
        assert_ne!(one.rules.view(&one.state, own), two.rules.view(&two.state, own));
    }
    // A search shows what is taken, and no more.
    let mut table = hidden(&["wizard_scry"], &["wizard_archmage"]);
    table.cast("wizard_scry").card("wizard_summon");
    for (view, told) in seen(&table) {
        assert_eq!(view.players[0].cards, vec![table.def("wizard_summon").card()]);
        assert!(view.players[0].next.is_empty());
        let order = |event: &Event| matches!(event, Event::DeckShuffled { order: Some(_), .. });
        assert!(!told.iter().flatten().any(order));
    }
}
