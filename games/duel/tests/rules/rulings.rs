//! The rulings, one test each, named after them.

use crate::common::{
    Table, build, destroy, discard, let_begin, random_games, revive, table, take, wonder,
};
use duel::{Action, Duel};
use engine::rules;
use serde_json::json;

#[test]
fn great_library_draws_three_tokens_of_the_box_and_keeps_one() {
    let mut t = table(
        "wonders 0: great_library; coins: 10 7; open: palace; luck: 0 1 2;
         board: economy law strategy theology urbanism",
    );
    t.play(wonder("great_library", "palace"));
    let drawn = json!(["#agriculture", "#masonry", "#philosophy"]);
    assert_eq!(t.told("tokens_drawn")[0]["tokens"], drawn);
    assert_eq!(t.asked(), "drawn");
    assert_eq!(t.legal(), [take("agriculture"), take("masonry"), take("philosophy")]);
    assert_eq!(t.refused(take("law")), "no_such_token", "it lies on the board");
    assert_eq!(t.refused(take("mathematics")), "no_such_token", "it stayed in the box");
    t.play(take("masonry"));
    assert_eq!((t.tokens(0).as_str(), t.current()), ("masonry", 1));
    assert_eq!(t.names("/board"), "economy law strategy theology urbanism");
    assert_eq!(t.names("/drawn"), "");
    let boxed = t.game.rules().boxed_tokens(t.state());
    assert_eq!(boxed.len(), 4, "the other two go back");
}

#[test]
fn mausoleum_builds_a_discarded_card_for_nothing_and_by_no_chain() {
    let mut t = table(
        "wonders 0: mausoleum; tokens 0: urbanism; cards 0: theater; coins: 10 7;
         discarded: statue palace; open: senate",
    );
    t.play(wonder("mausoleum", "senate"));
    assert_eq!(t.asked(), "discarded");
    assert_eq!(t.legal(), [revive("statue"), revive("palace")]);
    t.play(revive("statue"));
    assert_eq!(t.happened(), "card_revived turn_began", "no coins of Urbanism");
    assert_eq!((t.cards(0).as_str(), t.coins()), ("theater statue", [0, 7]));
    assert_eq!(t.names("/discarded"), "palace");

    let mut t = table("wonders 0: mausoleum; coins: 10 7; open: senate");
    t.play(wonder("mausoleum", "senate"));
    assert_eq!((t.asked().as_str(), t.current()), ("turn", 1), "an empty pile does nothing");
}

#[test]
fn destroy_takes_a_brown_card_with_zeus_and_a_grey_one_with_the_circus() {
    let rival = "cards 1: quarry shelf_quarry glassworks press tavern; coins: 30 7; open: senate";
    let mut t = table(&format!("wonders 0: statue_of_zeus; {rival}"));
    assert_eq!(t.price(&build("senate")), 5 + 2 * 2 + 3);
    t.play(wonder("statue_of_zeus", "senate"));
    assert_eq!(t.legal(), [destroy("quarry"), destroy("shelf_quarry")]);
    assert_eq!(t.refused(destroy("press")), "not_destroyable");
    t.play(destroy("shelf_quarry"));
    assert_eq!(t.cards(1), "quarry glassworks press tavern");
    assert_eq!(t.names("/discarded"), "shelf_quarry");
    let view = t.view();
    assert_eq!(view["cities"][0]["prices"][1], json!(["stone", 3]), "the price drops by two");
    assert_eq!(view["cities"][1]["makes"][1], json!(["stone", 1]));

    let mut t = table(&format!("wonders 0: circus_maximus; {rival}"));
    t.play(wonder("circus_maximus", "senate"));
    assert_eq!(t.legal(), [destroy("glassworks"), destroy("press")]);

    let mut t = table("wonders 0: statue_of_zeus; cards 1: press; coins: 30 7; open: senate");
    t.play(wonder("statue_of_zeus", "senate"));
    assert_eq!((t.asked().as_str(), t.current()), ("turn", 1), "no brown card, no effect");
}

#[test]
fn urbanism_brings_6_coins_at_once_and_4_for_each_chain() {
    let mut t = table(
        "cards 0: scriptorium theater altar; coins: 0 7; board: urbanism; open: library statue temple",
    );
    t.play(build("library"));
    assert_eq!(t.coins()[0], 0, "the token is not there yet");
    t.play(take("urbanism"));
    assert_eq!(t.coins()[0], 6);
    for (card, coins) in [("statue", 10), ("temple", 14)] {
        t.pass().play(build(card));
        assert_eq!(t.coins()[0], coins);
    }
}

#[test]
fn economy_owner_receives_trade_coins_only() {
    // The Caravansery costs 2 coins, a glass and a paper.
    let mut t = table("tokens 1: economy; coins: 10 0; open: caravansery");
    t.play(build("caravansery"));
    assert_eq!(t.coins(), [4, 4]);
    let mut t = table("tokens 1: economy; cards 0: customs_house; coins: 10 0; open: caravansery");
    t.play(build("caravansery"));
    assert_eq!(t.coins(), [6, 2], "what is really paid, at a fixed price too");
    let mut t = table("tokens 1: economy; coins: 10 0; open: pretorium");
    t.play(build("pretorium"));
    assert_eq!(t.coins(), [2, 0], "printed coins go to the bank");
    let mut t = table("tokens 1: economy; wonders 0: pyramids; coins: 10 0; open: pretorium");
    t.play(wonder("pyramids", "pretorium"));
    assert_eq!(t.coins(), [2, 8], "wonders are paid for in the same way");
    let mut t = table("tokens 0: economy; coins: 10 0; open: caravansery");
    t.play(build("caravansery"));
    assert_eq!(t.coins(), [4, 0], "nothing comes back to the own city");
}

#[test]
fn masonry_architecture_take_off_the_two_dearest_missing_resources() {
    // The Palace costs a wood, a stone, a clay and two glass; glass is dear.
    let dear = "cards 1: glassworks glassblower; coins: 99 7; open: palace academy";
    let price =
        |rest: &str, what: &serde_json::Value| table(&format!("{dear}; {rest}")).price(what);
    assert_eq!(price("", &build("palace")), 3 * 2 + 2 * 4);
    assert_eq!(price("tokens 0: masonry", &build("palace")), 3 * 2);
    assert_eq!(price("tokens 0: architecture", &build("palace")), 3 * 2 + 2 * 4);
    assert_eq!(price("tokens 0: masonry", &build("academy")), 2 * 2 + 2 * 4, "which is green");
    let sphinx = wonder("sphinx", "palace");
    assert_eq!(price("wonders 0: sphinx; tokens 0: architecture", &sphinx), 2 * 2);
    assert_eq!(price("wonders 0: sphinx; tokens 0: masonry", &sphinx), 2 * 2 + 2 * 4);
    // What the city makes itself is taken off first.
    let own = "tokens 0: masonry; cards 0: press drying_room lumber_yard quarry";
    assert_eq!(price(own, &build("palace")), 2);
    // The Rostrum costs a wood and a stone.
    let mut t = table("tokens 0: masonry; coins: 0 7; cards 0: lumber_yard; open: rostrum");
    t.play(build("rostrum"));
    assert_eq!(t.coins()[0], 0, "two resources less than one is nothing, and nothing comes back");
}

#[test]
fn theology_gives_every_wonder_one_extra_turn() {
    let mut t = table(
        "tokens 0: theology; wonders 0: pyramids sphinx; coins: 99 7; open: palace senate academy",
    );
    t.play(wonder("pyramids", "palace"));
    assert_eq!((t.told("turn_won").len(), t.current()), (1, 0));
    t.play(wonder("sphinx", "senate"));
    assert_eq!((t.told("turn_won").len(), t.current()), (1, 0), "one, not two");
    t.play(discard("academy"));
    assert_eq!(t.current(), 1);
}

#[test]
fn theology_earlier_wonders_do_not_count() {
    let mut t = table(
        "cards 0: university; built 0: pyramids colossus; coins: 99 7; board: theology law;
         open: observatory",
    );
    t.play(build("observatory")).play(take("theology"));
    assert_eq!((t.asked().as_str(), t.current()), ("turn", 1));
    // Not even the one that brings the token.
    let mut t = table("wonders 0: great_library; coins: 99 7; open: palace; luck: 8 0 0");
    t.play(wonder("great_library", "palace")).play(take("theology"));
    assert_eq!((t.asked().as_str(), t.current()), ("turn", 1));
}

#[test]
fn strategy_adds_a_shield_to_red_cards_built_from_then_on() {
    let rich = "tokens 0: strategy; coins: 99 7";
    let mut t = table(&format!("{rich}; open: arsenal"));
    assert_eq!(t.play(build("arsenal")).pawn(), 4);
    let mut t = table(&format!("{rich}; wonders 0: mausoleum; discarded: walls; open: arsenal"));
    t.play(wonder("mausoleum", "arsenal")).play(revive("walls"));
    assert_eq!(t.pawn(), 3, "a card of the discard pile too");
    let mut t = table(&format!("{rich}; wonders 0: colossus; open: arsenal"));
    assert_eq!(t.play(wonder("colossus", "arsenal")).pawn(), 2, "but no wonder");
    let mut t = table(
        "cards 0: guard_tower walls university; pawn: 3; board: strategy; coins: 99 7; open: observatory",
    );
    t.play(build("observatory")).play(take("strategy"));
    assert_eq!(t.pawn(), 3, "and nothing that stands already");
    let mut t = table("tokens 1: strategy; coins: 99 7; open: arsenal");
    assert_eq!(t.play(build("arsenal")).pawn(), 3, "nor the rival's");
}

#[test]
fn law_is_a_symbol_for_the_six_and_for_no_pair() {
    // Sundial, plumb, wheel, quill and mortar.
    let five = "cards 0: academy workshop apothecary scriptorium pharmacist; coins: 99 7";
    let mut t = table(&format!("{five}; board: law economy; open: study"));
    t.play(build("study")).play(take("law"));
    assert_eq!(t.ending(), ("science".to_owned(), vec![1, 2]));
    assert_eq!(t.happened(), "token_taken game_ended");
    let mut t = table("cards 0: academy; coins: 99 7; board: law economy; open: study university");
    t.play(build("study")).play(take("law"));
    assert_eq!((t.asked().as_str(), t.current()), ("turn", 1));
    let t = table("cards 0: academy; tokens 0: law; coins: 99 7; board: economy; open: university");
    assert_eq!(t.quoted(&build("university"), "token"), Vec::<serde_json::Value>::new());
}

#[test]
fn extra_turn_chain_goes_on_as_long_as_such_wonders_are_built() {
    let mut t = table(
        "wonders 0: sphinx piraeus hanging_gardens; coins: 99 7; open: palace senate academy study",
    );
    for (built, under) in
        [("sphinx", "palace"), ("piraeus", "senate"), ("hanging_gardens", "study")]
    {
        t.play(wonder(built, under));
        assert_eq!((t.asked().as_str(), t.current()), ("turn", 0));
    }
    assert_eq!(t.play(discard("academy")).current(), 1);
}

#[test]
fn extra_turn_age_end_loses_the_turn() {
    let mut t = table("wonders 0: sphinx; coins: 99 7; last: brewery");
    t.play(wonder("sphinx", "brewery"));
    assert_eq!((t.asked().as_str(), t.current()), ("starter", 0));
    t.play(let_begin(1));
    assert_eq!(t.current(), 1);
    assert_eq!(t.pass().current(), 0);
    assert_eq!(t.pass().current(), 1, "no turn was carried over");

    let mut t = table("wonders 0: sphinx; coins: 99 7; last: palace");
    t.play(wonder("sphinx", "palace"));
    assert!(t.over(), "the last age ends the game");
}

/// A turn that will not come must not be announced, neither as an event nor in the view.
#[test]
fn regression_a_lost_extra_turn_was_announced() {
    for rest in ["wonders 0: sphinx", "wonders 0: pyramids; tokens 0: theology"] {
        let mut t = table(&format!("{rest}; coins: 99 7; last: brewery"));
        let built = if rest.contains("sphinx") { "sphinx" } else { "pyramids" };
        t.play(wonder(built, "brewery"));
        assert!(!t.has_happened("turn_won"), "{}", t.happened());
        assert_eq!((t.asked().as_str(), &t.view()["again"]), ("starter", &json!(false)));
    }
}

#[test]
fn reveal_timing_is_after_every_choice_and_before_an_extra_turn() {
    let mut t = table(
        "wonders 0: statue_of_zeus; tokens 0: theology; cards 1: quarry clay_pool; coins: 99 7;
         lay: 18=palace 19=study 15=?academy",
    );
    t.play(wonder("statue_of_zeus", "palace"));
    assert_eq!(t.asked(), "destroy");
    assert!(!t.has_happened("card_revealed"));
    assert_eq!(t.view()["places"][15]["card"], json!(null));
    t.play(destroy("quarry"));
    assert_eq!(t.happened(), "card_destroyed card_revealed turn_began");
    assert_eq!(t.told("card_revealed"), [json!({ "place": 15, "card": "#academy" })]);
    assert_eq!(t.told("turn_began"), [json!({ "seat": 0 })]);

    // The same with a token, and with a card of the discard pile that brings one more choice.
    let mut t = table(
        "cards 0: school; coins: 99 7; board: law economy; wonders 0: mausoleum;
         discarded: apothecary; lay: 18=palace 19=study 15=?academy",
    );
    t.play(wonder("mausoleum", "palace"));
    assert!(!t.has_happened("card_revealed"));
    t.play(revive("apothecary"));
    assert_eq!(t.asked(), "token");
    assert!(!t.has_happened("card_revealed"));
    t.play(take("economy"));
    assert_eq!(t.happened(), "token_taken card_revealed turn_began");
}

#[test]
fn pair_sources_are_all_ways_to_build_and_each_pair_pays_once() {
    let board = "board: agriculture economy; coins: 99 7";
    let mut t = table(&format!("cards 0: scriptorium; {board}; open: library"));
    t.play(build("library"));
    assert_eq!((t.asked().as_str(), t.current()), ("token", 0), "built by its chain");
    let mut t = table(&format!("cards 0: school; {board}; age: 1; open: apothecary"));
    assert_eq!(t.play(build("apothecary")).asked(), "token", "built for its price");
    let mut t = table(&format!(
        "cards 0: scriptorium; {board}; wonders 0: mausoleum; discarded: library; open: academy"
    ));
    t.play(wonder("mausoleum", "academy")).play(revive("library"));
    assert_eq!(t.asked(), "token", "built from the discard pile");
    let mut t = table(&format!("cards 0: scriptorium library; {board}; open: academy"));
    assert_eq!(t.play(build("academy")).asked(), "turn", "an old pair pays no more");
    let mut t = table(&format!("cards 0: scriptorium; cards 1: library; {board}; open: academy"));
    assert_eq!(t.play(build("academy")).asked(), "turn", "a pair lies in one city");
}

/// With one symbol on a card no card can bring both, so the sixth is there already.
#[test]
fn pair_and_win_is_a_win_without_a_token() {
    let mut t = table(
        "cards 0: academy workshop apothecary scriptorium pharmacist; tokens 0: law; coins: 99 7;
         board: economy agriculture; open: study",
    );
    let parts = t.quote(&build("study"));
    let codes: Vec<&str> = parts.iter().map(|(code, _)| code.as_str()).collect();
    assert!(codes.contains(&"wins") && !codes.contains(&"token"), "{codes:?}");
    t.play(build("study"));
    assert_eq!(t.ending(), ("science".to_owned(), vec![1, 2]));
    assert!(!t.has_happened("choice_opened"));
    assert_eq!(t.tokens(0), "law");
}

#[test]
fn choice_production_gives_one_unit_for_each_construction_and_raises_no_price() {
    let all = "cards 0: forum caravansery; built 0: great_lighthouse piraeus";
    // The Palace costs a wood, a stone, a clay and two glass.
    let mut t = table(&format!("{all}; coins: 2 7; open: palace academy study"));
    assert_eq!(t.price(&build("palace")), 2, "two of wood, stone and clay, and both glass");
    // The Academy costs a wood, a stone and two glass; the Study two wood, a glass and a paper.
    assert_eq!(t.price(&build("academy")), 0);
    t.play(build("academy")).pass();
    assert_eq!(t.price(&build("study")), 0, "and again in the next construction");
    assert_eq!(t.play(build("study")).coins()[0], 2);

    let t = table(&format!("{all}; turn: 1; open: palace"));
    let prices = json!([["wood", 2], ["stone", 2], ["clay", 2], ["glass", 2], ["paper", 2]]);
    assert_eq!(t.view()["cities"][1]["prices"], prices);
}

#[test]
fn coins_per_own_are_paid_once_when_the_card_is_built() {
    let own = "cards 0: press glassworks quarry walls tavern forum; built 0: pyramids sphinx; coins: 50 0";
    let rival = "cards 1: drying_room clay_pool barracks brewery; built 1: colossus";
    for (card, coins) in
        [("chamber_of_commerce", 6), ("port", 2), ("armory", 1), ("lighthouse", 3), ("arena", 4)]
    {
        let mut t = table(&format!("{own}; {rival}; open: {card}"));
        let before = t.coins()[0] - t.price(&build(card)) as u16;
        t.play(build(card));
        assert_eq!((t.coins()[0] - before, t.coins()[1]), (coins, 0), "{card}");
        let after = t.coins();
        t.pass();
        assert_eq!(t.coins()[0], after[0], "{card} pays once");
    }
}

#[test]
fn guild_coins_come_from_the_larger_city_and_points_from_the_one_that_is_larger_at_the_end() {
    let mut t = table(
        "cards 0: theater; cards 1: altar baths; coins: 99 7; open: magistrates_guild palace town_hall",
    );
    let before = t.coins()[0] - t.price(&build("magistrates_guild")) as u16;
    t.play(build("magistrates_guild"));
    assert_eq!(t.coins()[0] - before, 2, "the rival has two blue cards");
    assert_eq!(t.part(0, "guilds"), 2);
    t.pass().play(build("palace"));
    assert_eq!(t.part(0, "guilds"), 2, "both have two");
    t.pass().play(build("town_hall"));
    assert_eq!(t.part(0, "guilds"), 3, "now the own city has more");
}

#[test]
fn guild_tie_counts_the_number_of_either_city() {
    let mut t = table(
        "cards 0: theater altar; cards 1: baths statue; coins: 99 7; open: magistrates_guild",
    );
    let before = t.coins()[0] - t.price(&build("magistrates_guild")) as u16;
    t.play(build("magistrates_guild"));
    assert_eq!((t.coins()[0] - before, t.part(0, "guilds")), (2, 2));
}

#[test]
fn wonder_marker_card_loses_everything() {
    let mut t = table(
        "wonders 0: pyramids; wonders 1: mausoleum; coins: 99 99; age: 1;
         open: theater tavern guard_tower apothecary",
    );
    t.play(wonder("pyramids", "theater"));
    assert_eq!((t.cards(0).as_str(), t.names("/discarded").as_str()), ("", ""));
    assert_eq!((t.part(0, "blue"), t.part(0, "wonders")), (0, 9));
    t.play(wonder("mausoleum", "tavern"));
    assert_eq!(t.asked(), "turn", "there is nothing to build from the discard pile");
    assert_eq!(t.refused(build("theater")), "not_in_structure");

    // Its chain is gone too.
    let mut t = table("cards 0: altar; built 0: pyramids; coins: 0 7; open: statue temple");
    assert_eq!(t.price(&build("statue")), 4);
    assert_eq!(t.price(&build("temple")), 0);
    assert_eq!(t.play(build("temple")).coins()[0], 0);
}

#[test]
fn coins_never_negative_losses_stop_at_0() {
    let mut t = table("wonders 0: appian_way; coins: 10 2; open: palace");
    t.play(wonder("appian_way", "palace"));
    assert_eq!(t.coins(), [3, 0]);
    assert_eq!(t.told("coins_lost"), [json!({ "seat": 1, "coins": 2 })]);
    let mut t = table("pawn: 2; coins: 99 1; open: arsenal");
    t.play(build("arsenal"));
    assert_eq!(t.told("looted"), [json!({ "seat": 1, "loot": 0, "coins": 1 })]);
    assert_eq!(t.coins()[1], 0);
}

#[test]
fn building_twice_is_impossible_because_every_card_exists_once() {
    random_games(20, |t| {
        let state = t.state();
        for places in &state.ages {
            let mut cards = places.to_vec();
            cards.sort_unstable();
            cards.dedup();
            assert_eq!(cards.len(), 20);
        }
    });
    let mut t = table("coins: 99 7; open: palace");
    t.play(build("palace")).pass();
    assert_eq!(t.refused(build("palace")), "not_in_structure");
    let mut position = t.game.state_json();
    position["cities"][1]["cards"] = json!(["#palace"]);
    let error = rules::read_state::<Duel>(t.game.rules(), &position).unwrap_err();
    assert_eq!(error.to_string(), "a card is in two places");
}

#[test]
fn wonder_removed_timing_is_before_the_effects_of_the_seventh() {
    let mut t = table(
        "wonders 0: sphinx pyramids; built 0: colossus piraeus;
         built 1: mausoleum appian_way circus_maximus great_lighthouse; coins: 99 7; open: palace senate",
    );
    t.play(wonder("sphinx", "palace"));
    assert_eq!(t.happened(), "wonder_built wonder_returned turn_won turn_began");
    assert_eq!(t.told("wonder_returned"), [json!({ "seat": 0, "wonder": "#pyramids" })]);
    assert_eq!(t.current(), 0, "the extra turn comes, but not for the eighth wonder");
    assert_eq!(t.refused(wonder("pyramids", "senate")), "not_your_wonder");
}

#[test]
fn must_act_and_always_can_by_discarding() {
    let t = table("coins: 0 0; open: palace senate academy study");
    let legal = ["palace", "senate", "academy", "study"].map(discard);
    assert_eq!(t.legal(), legal, "poor, but not without a move, and without passing");
    random_games(20, |t: &Table| {
        if t.asked() == "turn" {
            let discards = |action: &&Action| matches!(action, Action::Discard { .. });
            let open = t.state().open.len();
            assert_eq!(t.actions().iter().filter(discards).count(), open);
        }
    });
}

#[test]
fn age_choice_pawn_is_for_the_one_who_is_threatened() {
    for (pawn, turn, chooser) in
        [(1, 0, 1), (8, 1, 1), (-1, 1, 0), (-8, 0, 0), (0, 0, 0), (0, 1, 1)]
    {
        let mut t = table(&format!("pawn: {pawn}; turn: {turn}; last: brewery"));
        t.play(discard("brewery"));
        assert_eq!((t.asked().as_str(), t.current()), ("starter", chooser), "pawn {pawn}");
        assert_eq!(t.legal(), [let_begin(0), let_begin(1)]);
    }
}
