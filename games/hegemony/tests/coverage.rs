//! Games come to show everything: each skill used, at each of its points, and let be; each card used and nullified;
//! each general turned up in each place; each reward given and taken. And they end, in order.

use crate::common::DATA;
use engine::stack::Resolution;
use engine::testkit;
use engine::{Chance, Ctx, FastChance, NoLog, Recorder, Rules};
use hegemony::data::GeneralInfo;
use hegemony::ids::{General, Kingdom};
use hegemony::point::Phase;
use hegemony::skill::Skill;
use hegemony::state::Frame;
use hegemony::{Action, Deck, Hegemony, Options, State};

/// Everything that a host can have.
fn everything() -> Options {
    Options {
        formation: true,
        momentum: true,
        deck: Deck::Scroll,
        pioneer: true,
        ..Options::default()
    }
}

/// A general who must meet another to do all that he can do: only who is turned down can be turned up with fields.
const MEETING: [&str; 2] = ["dengai", "zoushi"];

/// A table of any number of seats. Of every second one the generals are set, from two or three kingdoms, so that lords
/// find their men and formations come about; of all if a general is wanted there.
fn table(wanted: Option<&str>, dice: &mut FastChance) -> Hegemony {
    let seats = [2, 3, 4, 5, 6, 8, 10, 12][dice.index("seats", 8)];
    let mut options = everything();
    if wanted.is_some() || dice.index("set", 2) == 1 {
        let any = &DATA.generals[dice.index("general", DATA.generals.len())].id;
        let wanted = wanted.unwrap_or(any);
        let meeting = if wanted == MEETING[0] { &MEETING[..] } else { &[wanted][..] };
        options.generals = set_generals(meeting, seats, dice);
    }
    Hegemony::new(&DATA, &options, seats).expect("such a table can be opened")
}

fn set_generals(meeting: &[&str], seats: u8, dice: &mut FastChance) -> Vec<String> {
    let kingdom = |name: &str| DATA.generals.iter().find(|it| it.id == name).map(|it| it.kingdom);
    let mut kingdoms: Vec<Kingdom> = meeting.iter().filter_map(|name| kingdom(name)).collect();
    let mut others = [Kingdom::Wei, Kingdom::Shu, Kingdom::Wu, Kingdom::Qun];
    shuffle(&mut others, dice);
    let most = 2 + dice.index("kingdoms", 2);
    for other in others {
        if kingdoms.len() < most && !kingdoms.contains(&other) {
            kingdoms.push(other);
        }
    }
    // Of each kingdom those who shall meet are taken first, that is, they stand at the end.
    let mut pools: Vec<Vec<&GeneralInfo>> = kingdoms
        .iter()
        .map(|&kingdom| {
            let mut pool: Vec<&GeneralInfo> =
                DATA.generals.iter().filter(|it| it.kingdom == kingdom).collect();
            shuffle(&mut pool, dice);
            pool.sort_by_key(|it| meeting.contains(&it.id.as_str()));
            // A lord is the head of somebody or stays away, and so does the general that he is.
            let last = pool.len() - 1;
            if let Some(at) = pool.iter().position(|it| it.lord.is_some()) {
                let lord = pool.remove(at);
                if at == last {
                    pool.retain(|it| lord.lord != number_of(&it.id));
                    pool.push(lord);
                }
            }
            pool
        })
        .collect();
    let mut names = Vec::new();
    for seat in 0..usize::from(seats) {
        pools.retain(|pool| pool.len() >= 2);
        let at = if seat < meeting.len() { seat } else { dice.index("pool", pools.len()) };
        let mut pair = [pools[at].pop(), pools[at].pop()];
        if pair[0].is_some_and(|head| head.lord.is_none()) {
            shuffle(&mut pair, dice);
        }
        names.extend(pair.iter().flatten().map(|it| it.id.clone()));
    }
    names
}

/// The number of the general of this name.
fn number_of(name: &str) -> Option<General> {
    let at = DATA.generals.iter().position(|it| it.id == name);
    at.map(|at| General(at as u8))
}

fn shuffle<T>(list: &mut [T], dice: &mut FastChance) {
    for at in (1..list.len()).rev() {
        list.swap(at, dice.index("shuffle", at + 1));
    }
}

/// Any action, or one that a sensible player would rather choose.
fn choose(actions: &[Action], weights: &[f32], dice: &mut FastChance) -> Action {
    if weights.len() != actions.len() {
        return actions[dice.index("choice", actions.len())];
    }
    let sum: f32 = weights.iter().sum();
    let mut left = sum * (dice.index("weight", 1 << 20) as f32 / (1 << 20) as f32);
    for (action, weight) in actions.iter().zip(weights) {
        left -= weight;
        if left <= 0.0 {
            return *action;
        }
    }
    actions[0]
}

/// What some games have shown.
struct Shown {
    seen: Vec<u64>,
    /// The most decisions of a game.
    longest: u32,
}

/// Plays these games, in turn with each of the generals that are wanted.
fn play(games: impl Iterator<Item = u64>, wanted: &[Option<String>], sights: usize) -> Shown {
    let mut shown = Shown { seen: vec![0; sights], longest: 0 };
    let (mut actions, mut weights) = (Vec::new(), Vec::new());
    for number in games {
        let mut dice = FastChance::new(!number);
        let wanted = wanted.get(number as usize / 2 % wanted.len().max(1));
        let rules = table(wanted.and_then(|wanted| wanted.as_deref()), &mut dice);
        let mut host = Recorder { chance: FastChance::new(number), record: Vec::new() };
        let mut state = rules.deal(&mut host.chance);
        rules.begin(&mut Ctx::new(&rules, &mut state, &mut host));
        host.record.clear();
        let mut decisions = 0;
        // Some play at random, some sensibly, most now this way and now that; some stay hidden while they can, and
        // some are eager to use skills.
        let (sense, mood) = (dice.index("sense", 4), dice.index("mood", 3));
        while let Some(seat) = rules.awaiting(&state).first() {
            actions.clear();
            rules.actions(&state, seat, &mut actions);
            weights.clear();
            let could_show = matches!(state.stack.frame(), Some(Frame::Reveal { .. }))
                || rules.hidden_trigger(&state) && dice.index("stays hidden", 4) > 0;
            let action = if mood == 1 && could_show {
                Action::Pass
            } else {
                if mood == 2 && dice.index("eager", 2) == 1 {
                    let skills = |action: &Action| u8::from(matches!(action, Action::Skill { .. }));
                    weights.extend(actions.iter().map(|action| 0.1 + f32::from(skills(action))));
                } else if dice.index("sensible", 3) < sense {
                    rules.weigh(&state, seat, &actions, &mut weights);
                }
                choose(&actions, &weights, &mut dice)
            };
            let before = state.clone();
            rules.play(&mut Ctx::new(&rules, &mut state, &mut host), seat, &action);
            rules.see(&before, seat, &action, &host.record, &mut shown.seen);
            host.record.clear();
            let nothing = rules.settled(&before) && before == state;
            assert!(
                !nothing,
                "game {number}: {action:?} changes nothing at {:?}",
                state.stack.frame()
            );
            tidy(&state);
            assert_eq!(rules.census(&state), Ok(()), "game {number}");
            if dice.index("left alone", 200) == 0 {
                goes_on_alone(&rules, &state);
            }
            decisions += 1;
            assert!(decisions < 60_000, "game {number} does not end");
        }
        shown.longest = shown.longest.max(decisions);
    }
    shown
}

/// While somebody can play, nothing is under way: no card lies about, and nobody lives without health.
fn tidy(state: &State) {
    if !matches!(state.stack.frame(), Some(Frame::Phase { phase: Phase::Play, .. })) {
        return;
    }
    let last = (state.last_skill, state.last_kind);
    assert!(state.table.is_empty() && state.offered.is_empty(), "cards lie about after {last:?}");
    let under_way = [state.uses.len(), state.damages.len(), state.judgements.len()];
    let waiting = [state.dying.len(), state.notices.len()];
    assert_eq!((under_way, waiting), ([0; 3], [0; 2]), "something is under way after {last:?}");
    for player in &state.players {
        let enduring = player.has(Skill::Buqu) || player.hp > 0;
        let on_generals = player.special[0].or(player.special[1]);
        assert!(!player.alive || enduring, "somebody lives without health after {last:?}");
        assert!(
            player.alive || player.area().or(on_generals).is_empty(),
            "the dead have cards after {last:?}"
        );
        assert!(player.hp <= player.max_hp, "there is more health than there can be");
    }
}

/// The next turns come also if everybody is away.
fn goes_on_alone(rules: &Hegemony, state: &State) {
    let mut state = state.clone();
    let mut host = NoLog(FastChance::new(1));
    let turn = state.turn + 1;
    for decision in 0.. {
        let Some(seat) = rules.awaiting(&state).first().filter(|_| state.turn <= turn) else {
            break;
        };
        assert!(decision < 2_000, "nothing goes on at {:?}", state.stack.frame());
        let action = rules.fallback(&state, seat, &mut host.0);
        rules.play(&mut Ctx::new(rules, &mut state, &mut host), seat, &action);
    }
}

/// The general whose skill this is, if it is one; of the rules of the table the rarest are about lords.
fn owner(rules: &Hegemony, skill: &str) -> Option<String> {
    if skill == "table" {
        return Some("lord_liubei".to_owned());
    }
    let general = DATA.skill(rules.skill_named(skill)?).general?;
    Some(DATA.general(general).id.clone())
}

#[test]
fn everything_is_done_and_let_be() {
    let rules = Hegemony::new(&DATA, &everything(), 2).unwrap();
    let sights = rules.sights();
    let (mut seen, mut longest, mut played) = (vec![0; sights.len()], 0, 0);
    // First any games, then some with those who have not shown everything yet.
    let mut games = u64::from(testkit::size(50_000));
    let most = games + 20_000;
    loop {
        let unseen = || sights.iter().zip(&seen).filter(|(_, seen)| **seen == 0);
        let missing: Vec<_> = unseen().map(|(sight, _)| sight).collect();
        if missing.is_empty() {
            break;
        }
        assert!(played < most, "not seen in {played} games: {missing:?}");
        let wanted: Vec<_> = match played {
            0 => Vec::new(),
            _ => missing.iter().map(|(name, _)| owner(&rules, name)).collect(),
        };
        let (numbers, wanted) = (played..played + games, &wanted);
        let both = std::thread::scope(|scope| {
            [0, 1]
                .map(|skip| numbers.clone().skip(skip).step_by(2))
                .map(|numbers| scope.spawn(|| play(numbers, wanted, seen.len())))
                .map(|thread| thread.join().expect("the games are played"))
        });
        for shown in both {
            longest = longest.max(shown.longest);
            seen.iter_mut().zip(&shown.seen).for_each(|(sum, seen)| *sum += seen);
        }
        played += games;
        games = 200;
    }
    println!(
        "{} things seen in {played} games, the longest with {longest} decisions",
        sights.len()
    );
    assert!(sights.len() > 750, "{} things to see", sights.len());
}

/// Nothing that could be seen is left out.
#[test]
fn every_skill_card_and_general_has_something_to_see() {
    let sights = Hegemony::new(&DATA, &everything(), 2).unwrap().sights();
    for name in DATA.names.iter().flatten().filter(|&name| !DATA.card_ids.contains(name)) {
        assert!(sights.iter().any(|(seen, _)| seen == name), "nothing is looked for of {name}");
    }
    let plain = Hegemony::new(&DATA, &Options::default(), 2).unwrap().sights();
    assert!(plain.iter().all(|sight| sights.contains(sight)));
    assert!(!plain.iter().any(|(name, _)| name == "tianfu" || name == "peace_spell"));
}
