//! What equipment does: skills of whoever wears it.

use crate::event::{Event, Fate};
use crate::ids::*;
use crate::moment::{Moment, Next, Picked, Run};
use crate::point::{Phase, Point};
use crate::rules::Hegemony;
use crate::skill::Unit;
use crate::state::*;
use engine::stack::Resolution;
use engine::{Host, SeatSet};

/// Slashes without limit: a query of the Slash limit.
pub struct Crossbow;
impl Unit for Crossbow {}

/// Others of the kingdom reach farther: a query of the attack range.
pub struct SixSwords;
impl Unit for SixSwords {}

/// Ignores the armour of each target.
pub struct QinggangSword;
impl Unit for QinggangSword {
    fn when(m: &Moment<'_>) -> bool {
        m.card().kind.is_slash()
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        run.fate(Fate::ArmourIgnored);
        run.end();
    }
}

/// A target of the other gender discards a card, or the owner draws one.
pub struct DoubleSword;
impl Unit for DoubleSword {
    fn when(m: &Moment<'_>) -> bool {
        let (own, other) =
            (m.rules.gender(m.state, m.owner), m.rules.gender(m.state, m.target().seat));
        m.card().kind.is_slash() && own.is_some() && other.is_some() && own != other
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let target = run.moment().target().seat;
        match run.stage() {
            0 => {
                run.then(1);
                if !run.state().player(target).hand.is_empty() {
                    let (from, of, to) = (Zones::HAND, Filter::Any, Purpose::Discard);
                    run.ask(target, true, What::Cards { from, of, min: 1, max: 1, to });
                }
            }
            _ => {
                let cards = run.picked().cards;
                if cards.is_empty() {
                    let owner = run.owner();
                    run.draw(owner, 1);
                } else {
                    run.discard(target, cards);
                }
                run.end();
            }
        }
    }
}

/// Instead of the damage, two cards of the victim are discarded one after the other.
pub struct IceSword;
impl Unit for IceSword {
    fn when(m: &Moment<'_>) -> bool {
        m.damaging_card().is_some_and(Kind::is_slash)
            && !m.state.player(m.damage().victim).own().is_empty()
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let victim = run.moment().damage().victim;
        match run.stage() {
            0 => {
                run.prevent_damage();
                run.then(1);
                run.ask_card_of(victim, Zones::OWN, Purpose::Discard);
            }
            stage @ (1 | 2) => {
                if let Some(card) = run.card_picked_of(victim) {
                    run.dismantle(victim, card);
                }
                run.then(stage + 1);
                if stage == 1 && !run.state().player(victim).own().is_empty() {
                    run.ask_card_of(victim, Zones::OWN, Purpose::Discard);
                } else {
                    run.then(3);
                }
            }
            _ => run.end(),
        }
    }
}

/// Two cards make a dodged Slash hit.
pub struct Axe;
impl Axe {
    fn cards(m: &Moment<'_>) -> CardSet {
        let axe = m.me().equip[Slot::Weapon as usize];
        m.own(Zones::OWN, Filter::Any).minus(axe.map_or(CardSet::EMPTY, CardSet::only))
    }
}
impl Unit for Axe {
    fn when(m: &Moment<'_>) -> bool {
        Axe::cards(m).len() >= 2
    }

    fn next(m: &Moment<'_>, picked: &Picked) -> Next {
        Next::cards(picked, Axe::cards(m), 2, 2)
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let (owner, cards) = (run.owner(), run.picked().cards);
        run.discard(owner, cards);
        run.fate(Fate::HitAnyway);
        run.end();
    }
}

/// Two hand cards are a Slash.
pub struct Spear;
impl Unit for Spear {
    const MAKES: KindSet = KindSet::of(&[Kind::Slash]);

    fn makes(m: &Moment<'_>, kind: Kind) -> CardSet {
        if kind == Kind::Slash { m.me().hand } else { CardSet::EMPTY }
    }

    fn takes() -> u8 {
        2
    }
}

/// A plain Slash becomes a Fire Slash.
pub struct Fan;
impl Unit for Fan {
    const MAKES: KindSet = KindSet::of(&[Kind::FireSlash]);

    fn makes(m: &Moment<'_>, kind: Kind) -> CardSet {
        // Not an answer: the fan is for Slashes that are used.
        let used = matches!(
            m.state.stack.frame(),
            Some(Frame::Phase { phase: Phase::Play, .. } | Frame::MustSlash { .. })
        );
        if kind != Kind::FireSlash || !used {
            return CardSet::EMPTY;
        }
        m.me().hand.iter().filter(|&card| m.rules.kind(card) == Kind::Slash).collect()
    }
}

/// A mount of the victim is discarded.
pub struct KylinBow;
impl KylinBow {
    fn mounts(player: &Player) -> CardSet {
        let slots = [Slot::PlusMount, Slot::MinusMount];
        slots.iter().filter_map(|&slot| player.equip[slot as usize]).collect()
    }
}
impl Unit for KylinBow {
    fn when(m: &Moment<'_>) -> bool {
        m.damaging_card().is_some_and(Kind::is_slash)
            && !KylinBow::mounts(m.state.player(m.damage().victim)).is_empty()
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let victim = run.moment().damage().victim;
        let mounts = KylinBow::mounts(run.state().player(victim));
        match run.stage() {
            0 if mounts.len() > 1 => {
                run.then(1);
                let of = Choice::Plus.bit() | Choice::Minus.bit();
                let owner = run.owner();
                run.ask(owner, false, What::Options { of });
            }
            _ => {
                let slot = match run.picked().choice {
                    Some(Choice::Minus) => Slot::MinusMount,
                    _ => Slot::PlusMount,
                };
                let chosen = run.state().player(victim).equip[slot as usize].or(mounts.first());
                if let Some(card) = chosen {
                    run.dismantle(victim, card);
                }
                run.end();
            }
        }
    }
}

/// A hand card hurts somebody next to the victim too.
pub struct Triblade;
impl Triblade {
    fn neighbours(m: &Moment<'_>) -> SeatSet {
        let victim = m.damage().victim;
        let far = m.rules.distances(m.state, victim);
        m.state.alive().without(victim).iter().filter(|seat| far[seat.index()] == 1).collect()
    }
}
impl Unit for Triblade {
    fn when(m: &Moment<'_>) -> bool {
        m.damaging_card().is_some_and(Kind::is_slash)
            && m.state.player(m.damage().victim).alive
            && !m.me().hand.is_empty()
            && !Triblade::neighbours(m).is_empty()
    }

    fn next(m: &Moment<'_>, picked: &Picked) -> Next {
        Next::cards_then_seats(picked, m.me().hand, (1, 1), Triblade::neighbours(m), (1, 1))
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        match run.stage() {
            0 => {
                let (owner, picked) = (run.owner(), run.picked());
                run.discard(owner, picked.cards);
                run.then(1);
                run.damage(Some(owner), picked.seat(), 1, Nature::Normal);
            }
            _ => run.end(),
        }
    }
}

/// A target of a Slash discards a card; who is killed by one can come back for the owner's kingdom if it is small.
pub struct DragonPhoenix;
impl DragonPhoenix {
    /// Whether it was a Slash of the owner that has killed.
    fn has_killed(m: &Moment<'_>) -> bool {
        let dead = m.subject();
        let by_slash =
            |damage: &Damage| damage.victim == dead && damage.kind.is_some_and(Kind::is_slash);
        m.on.is_some_and(|on| usize::from(on.at) == m.owner.index())
            && m.state
                .damages
                .iter()
                .rev()
                .find(|damage| damage.victim == dead)
                .is_some_and(by_slash)
    }
}
impl Unit for DragonPhoenix {
    fn when(m: &Moment<'_>) -> bool {
        if m.is(Point::BuryVictim) {
            return DragonPhoenix::has_killed(m)
                && m.me().kingdom != Some(Kingdom::Careerist)
                && m.rules.is_smallest(m.state, m.owner);
        }
        m.card().user == m.owner
            && m.card().kind.is_slash()
            && !m.state.player(m.target().seat).own().is_empty()
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let buries = run.moment().is(Point::BuryVictim);
        match run.stage() {
            0 if buries => {
                let dead = run.moment().subject();
                run.then(1);
                run.ask(dead, false, What::Options { of: Choice::Yes.bit() | Choice::No.bit() });
            }
            1 if buries && run.picked().choice == Some(Choice::Yes) => {
                let (seat, kingdom) = (run.moment().subject(), run.me().kingdom);
                let unused =
                    kingdom.map(|kingdom| (kingdom, run.rules.unused(run.state(), kingdom)));
                if let Some((kingdom, unused)) = unused.filter(|(_, unused)| !unused.is_empty()) {
                    let n = run.ctx.index("rejoin", usize::from(unused.len()));
                    if let Some(general) = unused.nth(n) {
                        run.ctx.emit(Event::Rejoined { seat, general, kingdom });
                    }
                }
                run.end();
            }
            0 => {
                let target = run.moment().target().seat;
                run.then(1);
                run.make_discard(target, 1, Zones::OWN);
            }
            _ => run.end(),
        }
    }
}

/// Judges whenever a Dodge is needed: red stands for one.
pub struct EightDiagram;
impl EightDiagram {
    /// Also for who has it without wearing it.
    pub fn is_wanted(m: &Moment<'_>) -> bool {
        let jink = m.on.is_some_and(|on| on.n == 0);
        let ignored =
            m.card().targets.iter().any(|target| target.seat == m.owner && target.armour_ignored);
        jink && !ignored
    }

    pub fn judge<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        match run.stage() {
            0 => {
                let owner = run.owner();
                run.then(1);
                run.judge(owner);
            }
            _ => {
                let red = run.judged_suit().colour() == Colour::Red;
                run.end_with(i32::from(red));
            }
        }
    }
}
impl Unit for EightDiagram {
    fn when(m: &Moment<'_>) -> bool {
        EightDiagram::is_wanted(m)
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        EightDiagram::judge(run);
    }
}

/// Black Slashes do nothing.
pub struct RenwangShield;
impl Unit for RenwangShield {
    fn when(m: &Moment<'_>) -> bool {
        m.card().colour == Some(Colour::Black) && !m.target().armour_ignored
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        run.fate(Fate::Spared);
        run.end();
    }
}

/// Plain Slashes and volleys do nothing; fire hurts more.
pub struct Vine;
impl Unit for Vine {
    fn when(m: &Moment<'_>) -> bool {
        match m.point() {
            Some(Point::SlashEffected) => {
                m.card().kind == Kind::Slash && !m.target().armour_ignored
            }
            Some(Point::CardEffected) => {
                matches!(m.card().kind, Kind::SavageAssault | Kind::ArcheryAttack)
            }
            _ => m.damage().nature == Nature::Fire && !ignored(m),
        }
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        if run.moment().is(Point::DamageInflicted) {
            run.change_damage(1);
        } else {
            run.fate(Fate::Spared);
        }
        run.end();
    }
}

/// Whether the Slash that deals the damage ignores the owner's armour.
fn ignored(m: &Moment<'_>) -> bool {
    let damage = m.damage();
    let used =
        damage.by.filter(|_| !damage.chained && !damage.moved).and_then(|at| m.state.use_at(at));
    used.is_some_and(|used| {
        used.targets.iter().any(|target| target.seat == m.owner && target.armour_ignored)
    })
}

/// Damage is at most 1.
pub struct SilverLion;
impl Unit for SilverLion {
    fn when(m: &Moment<'_>) -> bool {
        m.damage().amount > 1 && !ignored(m)
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let amount = run.moment().damage().amount as i8;
        run.change_damage(1 - amount);
        run.end();
    }
}

/// Fire and thunder do nothing.
pub struct PeaceSpell;
impl Unit for PeaceSpell {
    fn when(m: &Moment<'_>) -> bool {
        m.damage().nature != Nature::Normal && !ignored(m)
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        run.prevent_damage();
        run.end();
    }
}
