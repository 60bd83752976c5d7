//! The TypeScript that clients of the games use is the one the types make.

use engine::typescript::file;
use std::path::Path;

#[test]
fn the_types_of_the_games_are_not_stale() {
    type BombCat = (bombcat::speech::Asked, bombcat::speech::Quoted, bombcat::speech::Refused);
    type Duel = (duel::Asked, duel::Quoted, duel::Refused, duel::CardInfo<'static>);
    type Jade = (jade::Asked, jade::Quoted, jade::Refused, jade::CardInfo<'static>);
    type Hegemony = (hegemony::Asked, hegemony::Quoted, hegemony::Refused, hegemony::CardInfo);
    type SmashUp = (smashup::Asked, smashup::Quoted, smashup::Refused, smashup::CardInfo<'static>);
    let games = [
        ("bombcat", file::<bombcat::BombCat, BombCat>()),
        ("duel", file::<duel::Duel, Duel>()),
        ("jade", file::<jade::Jade, Jade>()),
        ("hegemony", file::<hegemony::Hegemony, Hegemony>()),
        ("smashup", file::<smashup::SmashUp, SmashUp>()),
    ];
    for (game, types) in games {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/src/games").join(game);
        let path = folder.join("types.ts");
        if std::env::var("ONETABLE_TYPES").is_ok_and(|wish| wish == "write") {
            std::fs::create_dir_all(&folder).unwrap();
            std::fs::write(&path, &types).unwrap();
        }
        assert!(
            std::fs::read_to_string(&path).unwrap_or_default() == types,
            "the types of {game} have changed: ONETABLE_TYPES=write cargo test -p catalog --test typescript"
        );
    }
}
