//! Abilities as flat lists of steps with jumps, so that whatever is being done is a place in a list.

use crate::vocabulary::{
    At, Bases, CardKind, ExtraText, Group, If, Number, Pick, Place, Step, Who,
};

/// A place in the program.
pub type Address = u16;

/// One step.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Op {
    Pick(Pick),
    /// One of so many ways, which begin at the addresses that follow as jumps; then it goes on elsewhere.
    Choose {
        ways: u8,
        after: Address,
    },
    Jump(Address),
    /// Goes on elsewhere unless this holds.
    Unless(If, Address),
    /// Does what follows for each picked thing, base or player, then goes on elsewhere.
    Each(Address),
    EachPlayer(Who, Address),
    EachBase(Bases, Address),
    /// Each other player accepts what follows or what is there; then goes on at the end.
    Offer {
        decline: Address,
        after: Address,
    },
    Destroy(Group),
    Return(Group),
    Bottom(Group),
    ShuffleIn(Group),
    Detach(Group),
    Move {
        what: Group,
        to: At,
    },
    Boost {
        what: Group,
        by: Number,
    },
    Counters {
        what: Group,
        n: i8,
    },
    Breakpoint {
        at: At,
        by: Number,
    },
    OpenBase(At),
    Draw {
        n: Number,
        who: Who,
    },
    DrawTo(u8),
    Discard {
        n: u8,
        who: Who,
    },
    DiscardRandom {
        n: u8,
        who: Who,
    },
    DiscardAll(CardKind),
    DiscardUntilSane {
        who: Who,
    },
    Madness {
        n: Number,
        who: Who,
    },
    Points {
        n: Number,
    },
    Extra(ExtraText),
    PlaySelf(At),
    Replay,
    Put {
        to: Place,
        shown: bool,
    },
    PutRest(Place),
    PutActions(Place),
    PutNamesakes(Place),
    OrderTop,
    PutSelf(Place),
    Reveal {
        n: u8,
        who: Who,
    },
    Look(u8),
    RevealUntilActions(u8),
    RevealHand,
    LookHand,
    HandIntoDeck,
    DiscardIntoDeck,
    MinionsIntoDeck,
    ShuffleDeck,
    SwapBase {
        chosen: bool,
    },
    ChooseNextBase(u8),
    NameFaction,
    Sleep,
    /// Nothing follows.
    End,
}

/// Adds the steps to the program and says where they begin.
pub fn compile(steps: &[Step], program: &mut Vec<Op>) -> Address {
    let start = program.len() as Address;
    block(steps, program);
    program.push(Op::End);
    start
}

fn block(steps: &[Step], program: &mut Vec<Op>) {
    for step in steps {
        one(step, program);
    }
}

/// A block of its own behind a jump that is set when its length is known.
fn apart(steps: &[Step], program: &mut Vec<Op>, head: impl Fn(Address) -> Op) {
    let at = program.len();
    program.push(Op::End);
    block(steps, program);
    program.push(Op::End);
    program[at] = head(program.len() as Address);
}

fn one(step: &Step, program: &mut Vec<Op>) {
    let op = match step {
        Step::Choose(ways) => {
            let head = program.len();
            program.push(Op::End);
            let first = program.len();
            program.extend(ways.iter().map(|_| Op::End));
            let mut ends = Vec::new();
            for (at, way) in ways.iter().enumerate() {
                program[first + at] = Op::Jump(program.len() as Address);
                block(way, program);
                ends.push(program.len());
                program.push(Op::End);
            }
            let after = program.len() as Address;
            ends.into_iter().for_each(|end| program[end] = Op::Jump(after));
            program[head] = Op::Choose { ways: ways.len() as u8, after };
            return;
        }
        Step::If { when, then } => {
            let at = program.len();
            program.push(Op::End);
            block(then, program);
            program[at] = Op::Unless(*when, program.len() as Address);
            return;
        }
        Step::Each(steps) => return apart(steps, program, Op::Each),
        Step::EachPlayer { who, steps } => {
            return apart(steps, program, |after| Op::EachPlayer(*who, after));
        }
        Step::EachBase { r#where, steps } => {
            return apart(steps, program, |after| Op::EachBase(*r#where, after));
        }
        Step::Offer { accept, decline } => {
            let at = program.len();
            program.push(Op::End);
            block(accept, program);
            program.push(Op::End);
            let otherwise = program.len() as Address;
            block(decline, program);
            program.push(Op::End);
            program[at] = Op::Offer { decline: otherwise, after: program.len() as Address };
            return;
        }
        Step::Pick(pick) => Op::Pick(*pick),
        Step::Destroy(what) => Op::Destroy(*what),
        Step::Return(what) => Op::Return(*what),
        Step::Bottom(what) => Op::Bottom(*what),
        Step::ShuffleIn(what) => Op::ShuffleIn(*what),
        Step::Detach(what) => Op::Detach(*what),
        Step::Move { what, to } => Op::Move { what: *what, to: *to },
        Step::Boost { what, by } => Op::Boost { what: *what, by: *by },
        Step::Counters { what, n } => Op::Counters { what: *what, n: *n },
        Step::Breakpoint { at, by } => Op::Breakpoint { at: *at, by: *by },
        Step::OpenBase(at) => Op::OpenBase(*at),
        Step::Draw { n, who } => Op::Draw { n: *n, who: *who },
        Step::DrawTo(size) => Op::DrawTo(*size),
        Step::Discard { n, who } => Op::Discard { n: *n, who: *who },
        Step::DiscardRandom { n, who } => Op::DiscardRandom { n: *n, who: *who },
        Step::DiscardAll(kind) => Op::DiscardAll(*kind),
        Step::DiscardUntilSane { who } => Op::DiscardUntilSane { who: *who },
        Step::Madness { n, who } => Op::Madness { n: *n, who: *who },
        Step::Points { n } => Op::Points { n: *n },
        Step::Extra(extra) => Op::Extra(*extra),
        Step::PlaySelf(at) => Op::PlaySelf(*at),
        Step::Replay => Op::Replay,
        Step::Put(to) => Op::Put { to: *to, shown: false },
        Step::Show(to) => Op::Put { to: *to, shown: true },
        Step::PutRest(to) => Op::PutRest(*to),
        Step::PutActions(to) => Op::PutActions(*to),
        Step::PutNamesakes(to) => Op::PutNamesakes(*to),
        Step::OrderTop => Op::OrderTop,
        Step::PutSelf(to) => Op::PutSelf(*to),
        Step::Reveal { n, who } => Op::Reveal { n: *n, who: *who },
        Step::Look(n) => Op::Look(*n),
        Step::RevealUntilActions(n) => Op::RevealUntilActions(*n),
        Step::RevealHand => Op::RevealHand,
        Step::LookHand => Op::LookHand,
        Step::HandIntoDeck => Op::HandIntoDeck,
        Step::DiscardIntoDeck => Op::DiscardIntoDeck,
        Step::MinionsIntoDeck => Op::MinionsIntoDeck,
        Step::ShuffleDeck => Op::ShuffleDeck,
        Step::SwapBase { chosen } => Op::SwapBase { chosen: *chosen },
        Step::ChooseNextBase(n) => Op::ChooseNextBase(*n),
        Step::NameFaction => Op::NameFaction,
        Step::Sleep => Op::Sleep,
    };
    program.push(op);
}
