//! The wonders, and how many of them can be built.

use crate::common::{DATA, build, destroy, discard, random_games, revive, table, take, wonder};
use duel::{Duel, First, Options};
use engine::{Match, ScriptedDraw, Seed, Setup};
use serde_json::json;
use std::collections::BTreeSet;

/// Each wonder with its points and its price for a city that makes nothing.
const ALL: [(&str, u16, u64); 12] = [
    ("appian_way", 3, 10),
    ("circus_maximus", 3, 8),
    ("colossus", 3, 8),
    ("great_library", 4, 10),
    ("great_lighthouse", 4, 8),
    ("hanging_gardens", 3, 8),
    ("mausoleum", 2, 10),
    ("piraeus", 2, 8),
    ("pyramids", 9, 8),
    ("sphinx", 6, 8),
    ("statue_of_zeus", 3, 10),
    ("temple_of_artemis", 0, 8),
];

const EXTRA_TURN: [&str; 5] =
    ["appian_way", "hanging_gardens", "piraeus", "sphinx", "temple_of_artemis"];

#[test]
fn each_wonder_has_its_price_points_and_turn() {
    for (name, points, price) in ALL {
        let mut t = table(&format!("wonders 0: {name}; coins: 99 7; open: palace"));
        assert_eq!(t.price(&wonder(name, "palace")), price, "{name}");
        t.play(wonder(name, "palace"));
        if t.asked() == "drawn" {
            let action = t.actions()[0];
            t.act(action);
        }
        assert_eq!(t.part(0, "wonders"), points, "{name}");
        assert_eq!(t.current() == 0, EXTRA_TURN.contains(&name), "{name}");
    }
}

#[test]
fn appian_way_brings_3_coins_takes_3_and_gives_a_turn() {
    let mut t = table("wonders 0: appian_way; coins: 10 7; open: palace");
    t.play(wonder("appian_way", "palace"));
    assert_eq!((t.coins(), t.current()), ([3, 4], 0));
}

#[test]
fn hanging_gardens_bring_6_coins_and_the_temple_of_artemis_12() {
    for (name, coins) in [("hanging_gardens", 6), ("temple_of_artemis", 12)] {
        let mut t = table(&format!("wonders 0: {name}; coins: 8 7; open: palace"));
        assert_eq!(t.play(wonder(name, "palace")).coins(), [coins, 7]);
    }
}

#[test]
fn great_lighthouse_and_piraeus_make_one_resource_of_a_class() {
    let t = table("built 0: great_lighthouse piraeus");
    let makes = json!([["glass", "paper"], ["wood", "stone", "clay"]]);
    assert_eq!(t.view()["cities"][0]["makes_one_of"], makes);
}

#[test]
fn circus_maximus_destroys_a_grey_card_before_the_turn_goes_on() {
    let mut t =
        table("wonders 0: circus_maximus; cards 1: press quarry; coins: 99 7; open: palace");
    t.play(wonder("circus_maximus", "palace"));
    assert_eq!((t.pawn(), t.asked().as_str(), t.current()), (1, "destroy", 0));
    assert_eq!(t.refused(destroy("quarry")), "not_destroyable");
    assert_eq!(t.refused(discard("palace")), "not_now");
    t.play(destroy("press"));
    assert_eq!((t.cards(1).as_str(), t.current()), ("quarry", 1));
}

#[test]
fn nothing_of_the_own_city_is_destroyed() {
    let mut t = table("wonders 0: statue_of_zeus; cards 0: quarry; coins: 99 7; open: palace");
    t.play(wonder("statue_of_zeus", "palace"));
    assert_eq!((t.asked().as_str(), t.cards(0).as_str()), ("turn", "quarry"));
}

#[test]
fn a_destroyed_card_can_be_built_again_by_the_mausoleum() {
    let mut t = table(
        "wonders 0: statue_of_zeus mausoleum; tokens 0: theology; cards 1: sawmill; coins: 99 7;
         open: palace senate",
    );
    t.play(wonder("statue_of_zeus", "palace")).play(destroy("sawmill"));
    t.play(wonder("mausoleum", "senate")).play(revive("sawmill"));
    assert_eq!((t.cards(0).as_str(), t.cards(1).as_str()), ("sawmill", ""));
}

#[test]
fn the_mausoleum_does_everything_that_building_does() {
    let own = "wonders 0: mausoleum; coins: 10 7; open: palace";
    let mut t = table(&format!("{own}; discarded: tavern"));
    t.play(wonder("mausoleum", "palace")).play(revive("tavern"));
    assert_eq!(t.coins()[0], 4);
    let mut t = table(&format!("{own}; discarded: walls; pawn: 1"));
    t.play(wonder("mausoleum", "palace")).play(revive("walls"));
    assert_eq!((t.pawn(), t.coins()[1]), (3, 5), "shields and loot");
    let mut t = table(&format!("{own}; discarded: arena"));
    t.play(wonder("mausoleum", "palace")).play(revive("arena"));
    assert_eq!(t.coins()[0], 2, "the Mausoleum itself stands already");
    let mut t = table(&format!("{own}; discarded: forum"));
    t.play(wonder("mausoleum", "palace")).play(revive("forum"));
    assert_eq!(t.view()["cities"][0]["makes_one_of"], json!([["glass", "paper"]]));
}

#[test]
fn the_mausoleum_must_be_used_if_there_is_a_card() {
    let mut t = table("wonders 0: mausoleum; discarded: theater altar; coins: 10 7; open: palace");
    t.play(wonder("mausoleum", "palace"));
    assert_eq!(t.legal(), [revive("theater"), revive("altar")]);
    assert_eq!(t.refused(revive("palace")), "not_discarded", "it lies under the wonder");
    assert_eq!(t.refused(revive("baths")), "not_discarded", "it was never discarded");
    assert_eq!(t.refused(build("theater")), "not_now");
}

#[test]
fn the_mausoleum_takes_no_card_that_is_discarded_later() {
    let mut t = table("wonders 0: mausoleum; coins: 10 7; open: palace senate");
    t.play(wonder("mausoleum", "palace")).play(discard("senate"));
    assert_eq!((t.asked().as_str(), t.current()), ("turn", 0));
}

#[test]
fn the_great_library_draws_from_what_is_neither_on_the_board_nor_owned() {
    for seed in 0..200 {
        let t = table(
            "wonders 0: great_library; coins: 99 7; open: palace; tokens 0: law; tokens 1: economy;
             board: strategy theology urbanism",
        );
        let random = Vec::<ScriptedDraw>::new();
        let chance = engine::ScriptedChance::new(Seed::from_number(seed), &random);
        let game = Match::from_position(t.game.rules().clone(), *t.state(), chance);
        let mut t = crate::common::Table::of(game);
        t.play(wonder("great_library", "palace"));
        let drawn: BTreeSet<String> = t.names("/drawn").split(' ').map(str::to_owned).collect();
        assert_eq!(drawn.len(), 3);
        let boxed = ["agriculture", "architecture", "masonry", "mathematics", "philosophy"];
        assert!(drawn.iter().all(|token| boxed.contains(&token.as_str())), "{drawn:?}");
    }
}

#[test]
fn the_great_library_draws_what_there_is() {
    let all = "agriculture architecture economy law masonry mathematics philosophy strategy";
    for (board, drawn) in [
        (all.to_owned(), 2),
        (format!("{all} theology"), 1),
        (format!("{all} theology urbanism"), 0),
    ] {
        let mut t =
            table(&format!("wonders 0: great_library; board: {board}; coins: 99 7; open: palace"));
        t.play(wonder("great_library", "palace"));
        let asked = if drawn > 0 { "drawn" } else { "turn" };
        assert_eq!((t.asked().as_str(), t.state().drawn.len()), (asked, drawn));
    }
}

#[test]
fn a_token_of_the_great_library_works_at_once() {
    let mut t = table("wonders 0: great_library; coins: 10 7; open: palace; luck: 0 0 0");
    t.play(wonder("great_library", "palace")).play(take("agriculture"));
    assert_eq!((t.coins()[0], t.part(0, "tokens")), (6, 4));
}

#[test]
fn every_token_can_be_drawn_by_the_great_library() {
    let data = &*DATA;
    let mut seen = BTreeSet::new();
    for seed in 0..300 {
        let setup = Setup {
            options: Options { first: First::Seat1 },
            seats: 2,
            seed: Seed::from_number(seed),
            random: Vec::new(),
        };
        let game = Match::<Duel>::new(data, &setup).unwrap();
        let boxed = game.rules().boxed_tokens(game.state());
        seen.extend(boxed.iter().map(|token| token.index()));
    }
    assert_eq!(seen.len(), 10);
}

#[test]
fn seven_wonders_can_be_built_and_the_eighth_goes_back_to_the_box() {
    let six =
        "built 0: colossus piraeus hanging_gardens; built 1: appian_way circus_maximus mausoleum";
    // The rival's last wonder goes as well as the own.
    let mut t = table(&format!(
        "{six}; wonders 0: pyramids; wonders 1: sphinx; coins: 99 99; open: palace senate"
    ));
    t.play(wonder("pyramids", "palace"));
    assert_eq!(t.told("wonder_returned"), [json!({ "seat": 1, "wonder": "#sphinx" })]);
    assert_eq!(t.names("/cities/1/wonders"), "");
    assert_eq!(t.refused(wonder("sphinx", "senate")), "not_your_wonder");
    assert_eq!(t.view()["wonders_left"], json!(0));
    assert!(!t.legal().contains(&wonder("sphinx", "senate")));
}

#[test]
fn the_sixth_wonder_returns_none() {
    let mut t = table(
        "built 0: colossus piraeus; built 1: appian_way circus_maximus mausoleum;
         wonders 0: pyramids; wonders 1: sphinx great_library; coins: 99 99; open: palace",
    );
    t.play(wonder("pyramids", "palace"));
    assert!(!t.has_happened("wonder_returned"));
    assert_eq!(t.view()["wonders_left"], json!(1));
}

#[test]
fn no_game_ever_has_more_than_seven() {
    let mut most = 0;
    random_games(60, |t| {
        most = most.max(t.state().wonders_built());
        let unbuilt = t.city(0).wonders.len() + t.city(1).wonders.len();
        assert!(t.state().wonders_built() < 7 || unbuilt == 0);
    });
    assert_eq!(most, 7);
}

#[test]
fn a_wonder_is_built_once_and_by_its_owner() {
    let mut t = table(
        "built 0: pyramids; wonders 0: sphinx; wonders 1: colossus; coins: 99 7; open: palace",
    );
    assert_eq!(t.refused(wonder("pyramids", "palace")), "already_built");
    assert_eq!(t.refused(wonder("colossus", "palace")), "not_your_wonder");
    assert_eq!(t.refused(wonder("palace", "palace")), "not_your_wonder");
    assert_eq!(t.refused(wonder("law", "palace")), "not_your_wonder");
}

#[test]
fn a_wonder_needs_an_open_card_under_it() {
    let mut t =
        table("wonders 0: pyramids; coins: 99 7; lay: 18=palace 19=study 15=?academy 11=senate");
    assert_eq!(t.refused(wonder("pyramids", "senate")), "covered");
    assert_eq!(t.refused(wonder("pyramids", "academy")), "not_in_structure");
    assert_eq!(t.refused(wonder("pyramids", "theater")), "not_in_structure");
}
