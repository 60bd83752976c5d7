//! Record, views, closed cards and empty places: R195 to R218.

use crate::common::desk::{click, def, num, table};
use serde_json::{Value, json};

#[test]
fn r195_r196_the_record_has_actions_and_where_cards_go() {
    let mut desk = table(&["beg", "veto", "parcel"]).begin();
    desk.told();
    desk.alone(0, "use beg, p1");
    let lines = desk.told_to(2);
    assert_eq!(
        lines,
        [
            "0 uses beg at 1",
            "beg leaves hand0",
            "beg to discard",
            "beg works",
            "? leaves hand1",
            "? to hand0"
        ]
    );
    let moved = desk
        .events(2)
        .into_iter()
        .filter_map(|event| event.get("moved").cloned())
        .next_back()
        .expect("it moves");
    assert_eq!(
        (moved["from"].clone(), moved["to"].clone()),
        (json!({"hand": {"seat": 1}}), json!({"hand": {"seat": 0}}))
    );
}

#[test]
fn r197_vetoes_say_what_they_answer() {
    let mut desk = table(&["beg", "veto", "veto"]).begin();
    desk.told();
    desk.go(0, "use beg, p1").go(1, "use veto").go(2, "use veto");
    desk.quiet();
    let against: Vec<Value> = desk
        .events("public")
        .iter()
        .filter_map(|event| event.get("used").map(|it| it["against"].clone()))
        .collect();
    assert_eq!(against, [json!(null), json!("#do.beg"), json!("#do.veto")]);
}

#[test]
fn r198_a_card_shows_its_creator_and_r203_when_it_came() {
    let mut desk = table(&["lantern button", "parcel", ""]).heroes(&["smuggler"]).begin();
    desk.alone(0, "use smuggle, p1");
    let card = desk.view(1)["players"][1]["hand"]["cards"][1].clone();
    assert_eq!(
        card,
        json!({"card": "#hero.smuggler/hairball", "place": 1, "entered": 1, "face": {"creator": 0}})
    );
}

#[test]
fn r199_r204_tagging_is_told_with_the_card_who_and_when() {
    let mut desk = table(&["lantern", "veto", ""]).heroes(&["hexer"]).begin();
    desk.told();
    desk.alone(0, "use hex, p1");
    assert!(desk.told_to(1).contains(&"curse on veto".to_owned()));
    assert!(desk.told_to(2).contains(&"curse on ?".to_owned()));
    let face = desk.view(1)["players"][1]["hand"]["cards"][0]["face"]["tags"][0].clone();
    assert_eq!(face, json!({"tag": "#tag.hero.hexer/curse", "by": 0, "turn": 1}));
}

#[test]
fn r200_r201_everybody_gets_what_he_may_see_and_no_more() {
    let desk = table(&["veto", "beg"]).deck("lantern").begin();
    let (a, b, all) = (desk.view(0), desk.view(1), desk.view("public"));
    assert_ne!(a, b);
    assert!(
        a["players"][0]["hand"]["cards"].is_array() && a["players"][1]["hand"]["cards"].is_null()
    );
    for hidden in ["#veto", "#beg", "#lullaby"] {
        assert!(!all["players"].to_string().contains(hidden), "{hidden}");
    }
}

#[test]
fn r202_every_region_is_shown_with_its_size() {
    let desk = table(&["veto", "beg"]).heroes(&["angler"]).own(0, "lantern").begin();
    let view = desk.view(1);
    for (path, count) in [
        ("/deck", 10),
        ("/discard", 0),
        ("/bank", 5),
        ("/table", 0),
        ("/players/0/hand", 1),
        ("/players/0/regions/0/cards", 1),
    ] {
        assert_eq!(view.pointer(&format!("{path}/count")), Some(&json!(count)), "{path}");
    }
    // A second look is the same.
    assert_eq!(view, desk.view(1));
}

#[test]
fn r205_everybody_knows_who_decides() {
    let mut desk = table(&["beg", "parcel", "veto lantern"]).begin();
    let asked = |desk: &crate::common::desk::Desk| {
        desk.game.asked(engine::Viewer::Public).iter().map(|seat| seat.index()).collect::<Vec<_>>()
    };
    assert_eq!(asked(&desk), [0]);
    desk.go(0, "use beg, p2");
    assert_eq!(asked(&desk), [1]);
    desk.quiet();
    assert_eq!(asked(&desk), [2]);
}

#[test]
fn r206_cards_go_over_the_middle_and_r207_places_belong_to_regions() {
    let mut desk = table(&["veto night_eyes beg", "veto parcel"]).begin();
    desk.told();
    desk.go(0, "use night_eyes");
    let events = desk.events(1);
    let left = events.iter().find_map(|event| event.get("left")).expect("it leaves");
    let moved = events.iter().find_map(|event| event.get("moved")).expect("it arrives");
    assert_eq!(
        (left["from"].clone(), moved["to"].clone(), moved["place"].clone()),
        (json!({"hand": {"seat": 0}}), json!("discard"), json!(0))
    );
    // What is left closes up.
    let hand = desk.view(0)["players"][0]["hand"]["cards"].clone();
    assert_eq!((hand[1]["card"].clone(), hand[1]["place"].clone()), (json!("#beg"), json!(1)));
}

#[test]
fn r208_closed_cards_show_when_they_came_or_not_even_that() {
    for dark_info in [false, true] {
        let mut desk = table(&["veto", "parcel"]).option("dark_info", dark_info).begin();
        desk.go(0, "end_turn");
        let hand = desk.view(1)["players"][0]["hand"].clone();
        assert_eq!(hand["ages"], if dark_info { json!([0, 1]) } else { json!(null) });
        assert!(hand["cards"].is_null());
    }
}

#[test]
fn r210_a_move_comes_from_one_region() {
    // Several at once cannot be built: the place counts as empty, and nothing comes from nowhere.
    let body = json!([{"k": "move", "what": {"k": "c_any"}, "from": {"k": "hands", "of": {"k": "all"}}, "to": {"k": "discard"}}]);
    let desk = table(&["veto", "beg"]).doing(body);
    assert_eq!(
        (desk.hand(0), desk.hand(1), desk.discard()),
        ("veto".into(), "beg".into(), "".into())
    );
}

#[test]
fn r216_an_empty_condition_is_false() {
    let body = json!([{"k": "if", "cond": {"k": "hole"}, "then": [{"k": "set", "id": "v", "to": num(1)}], "else": [{"k": "set", "id": "v", "to": num(2)}]}]);
    assert_eq!(table(&["", ""]).doing(body).var(0), 2);
    let mut x = click("x", json!([]));
    x["cond"] = json!({"k": "hole"});
    assert!(!table(&["", ""]).actions(json!([x])).begin().can(0, "use x"));
}

#[test]
fn r217_an_empty_card_is_a_random_blank() {
    let body = json!([{"k": "move", "what": {"k": "hole"}, "from": {"k": "hand"}, "to": {"k": "discard"}}]);
    let desk = table(&["veto lantern beg", ""]).doing(body);
    assert_eq!((desk.hand(0), desk.discard()), ("veto beg".into(), "lantern".into()));
    // Nobody is asked which, whoever was to choose.
    let body = json!([{"k": "move", "what": {"k": "hole"}, "by": {"k": "by"}, "from": {"k": "hand"}, "to": {"k": "discard"}}]);
    let desk = table(&["veto lantern teapot", ""]).doing(body);
    assert_eq!((desk.asked(), desk.hand(0).split(' ').count()), (Some(0), 2));
    // A new card without a name is a blank too.
    let desk = table(&["", ""]).doing(json!([{"k": "create", "to": {"k": "hand"}}]));
    assert!(["lantern", "button", "teapot", "drizzle", "parcel"].contains(&&*desk.hand(0)));
}

#[test]
fn r218_an_empty_region_is_void() {
    let body = json!([
        {"k": "set", "id": "v", "to": {"k": "count", "in": {"k": "hole"}}},
        {"k": "move", "what": {"k": "c_any"}, "from": {"k": "hole"}, "to": {"k": "hand"}},
        {"k": "create", "def": "veto", "to": {"k": "hole"}},
        {"k": "move", "what": def("beg"), "from": {"k": "hand"}, "to": {"k": "hole"}}]);
    let desk = table(&["beg catnap", ""]).doing(body);
    assert_eq!((desk.var(0), desk.hand(0), desk.discard()), (0, "catnap".into(), "".into()));
}

#[test]
fn an_empty_player_is_me_and_an_empty_number_nothing() {
    let hole = json!({"k": "hole"});
    let body = json!([{"k": "token_add", "for": hole, "where": "end"}, {"k": "peek", "n": hole}, {"k": "set", "id": "v", "to": {"k": "arith", "a": num(3), "b": hole}}]);
    let desk = table(&["", ""]).doing(body);
    assert_eq!(
        (desk.bucket(), desk.var(0), desk.sees(0, "/deck")),
        ("0 1 0+".into(), 3, "".into())
    );
}

#[test]
fn the_chance_of_a_bomb_is_what_a_viewer_may_know_of_it() {
    let mut desk = table(&["night_eyes veto", "parcel"]).deck("ticker parcel teapot").begin();
    assert_eq!(
        (desk.view(0)["odds"].clone(), desk.view(1)["odds"].clone()),
        (json!(33), json!(33))
    );
    desk.alone(0, "use night_eyes");
    assert_eq!(desk.view(0)["odds"], 100, "seat 0 has seen it on top");
    assert_eq!(desk.view(1)["odds"], 33);
    let hidden = table(&["veto", "parcel"]).deck("ticker parcel").option("odds", false).begin();
    assert!(hidden.view(0)["odds"].is_null());
}
