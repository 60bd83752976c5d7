//! What a sensible player would do at first sight: a weight for each action, by simple rules of thumb.

use crate::ids::*;
use crate::point::Phase;
use crate::rules::Hegemony;
use crate::skill::Skill;
use crate::speech::Action;
use crate::state::*;
use engine::Seat;
use engine::stack::Resolution;

/// Hardly ever.
const NEVER: f32 = 0.01;

/// How much more often the better of two is done than its weight says: somebody sensible seldom does the worse.
const SENSE: i32 = 3;

pub(crate) fn weigh(
    rules: &Hegemony,
    state: &State,
    seat: Seat,
    actions: &[Action],
    out: &mut Vec<f32>,
) {
    out.clear();
    let Some(frame) = state.stack.frame() else { return };
    let slips: Vec<Slip> = state.stack.laid_by(seat).collect();
    let mind = Mind { rules, state, me: seat, frame, slips: &slips };
    out.extend(actions.iter().map(|action| mind.weight(action).clamp(NEVER, 1_000.0).powi(SENSE)));
}

/// One player at one question.
struct Mind<'a> {
    rules: &'a Hegemony,
    state: &'a State,
    me: Seat,
    frame: Frame,
    slips: &'a [Slip],
}

impl Mind<'_> {
    fn own(&self) -> &Player {
        self.state.player(self.me)
    }

    fn stance(&self, other: Seat) -> f32 {
        self.rules.stance(self.state, self.me, other)
    }

    fn weight(&self, action: &Action) -> f32 {
        match *action {
            Action::General { general } => self.general(general),
            Action::Card { card } => CardNo::of(card).map_or(1.0, |card| self.card(card)),
            Action::Skill { skill } => Skill::of(skill).map_or(1.0, |skill| self.skill(skill)),
            Action::Seat { seat } => self.seat(seat),
            Action::Choose { choice } => self.choice(choice),
            Action::Blind => self.taken(None),
            Action::Recast { .. } => 4.0,
            Action::Done => 6.0,
            Action::Pass => self.pass(),
        }
    }

    /// A general that does well, with a companion if there is one.
    fn general(&self, general: engine::Card) -> f32 {
        let Some(general) = General::of(general) else { return 1.0 };
        let info = |general: General| self.rules.data.general(general);
        let together = |head: General, deputy: General| {
            let friends =
                info(head).companions.contains(deputy) || info(deputy).companions.contains(head);
            let health = info(head).halves[0] + info(deputy).halves[1];
            f32::from(info(head).luck)
                + f32::from(info(deputy).luck)
                + 2.0 * f32::from(health)
                + if friends { 4.0 } else { 0.0 }
        };
        let value = match self.slips.first() {
            Some(&Slip::General(head)) => together(head, general),
            _ => self
                .own()
                .dealt
                .iter()
                .filter(|&&other| {
                    other != general
                        && Some(other) != info(general).lord
                        && info(other).kingdom == info(general).kingdom
                })
                .map(|&other| together(general, other))
                .fold(-30.0, f32::max),
        };
        (value / 4.0).exp2()
    }

    /// What a card is worth to keep.
    fn worth(&self, card: CardNo) -> f32 {
        let own = self.own();
        match self.rules.kind(card) {
            Kind::Peach => 12.0,
            Kind::Jink => 7.0,
            Kind::Nullification | Kind::HegNullification => 8.0,
            Kind::Analeptic => 7.0,
            Kind::ExNihilo => 8.0,
            Kind::Indulgence | Kind::SupplyShortage | Kind::Snatch => 6.0,
            Kind::Lightning | Kind::AmazingGrace | Kind::Collateral => 2.0,
            kind if kind.is_slash() => 4.0,
            kind if kind.is_equip() => {
                let slot = kind.slot().map_or(0, |slot| slot as usize);
                match own.equip[slot] {
                    Some(worn) if worn == card && slot == Slot::Armour as usize => 8.0,
                    Some(worn) if worn != card => 1.5,
                    _ => 5.0,
                }
            }
            _ => 5.0,
        }
    }

    /// A card is used, answered with, or picked for something.
    fn card(&self, card: CardNo) -> f32 {
        let kind = self.rules.kind(card);
        match self.frame {
            Frame::Phase { phase: Phase::Play, .. } if self.slips.is_empty() => {
                self.use_of(kind, card)
            }
            Frame::Phase { .. } | Frame::Point { .. } => 20.0 / self.worth(card),
            Frame::Respond { .. } => self.answer(20.0 / self.worth(card)),
            Frame::Nullify { at, n, deep, .. } => self.nullify(at, n, deep),
            Frame::Dying { seat, .. } => self.rescue(seat),
            Frame::MustSlash { at, .. } => {
                if at.iter().any(|seat| self.stance(seat) < 0.3) {
                    20.0
                } else {
                    0.2
                }
            }
            Frame::Ask(ask) => match ask.what {
                What::Cards { to: Purpose::Give | Purpose::Keep | Purpose::Take, .. } => {
                    self.worth(card)
                }
                What::Offered { .. } | What::Top { .. } | What::Arrange { .. } => {
                    self.worth(card).powi(2)
                }
                What::CardOf { .. } => self.taken(Some(card)),
                _ => 60.0 / self.worth(card).powi(2),
            },
            Frame::Pindian { .. } => {
                f32::from(self.rules.data.face(card).number) / self.worth(card)
            }
            _ => 1.0,
        }
    }

    /// Whether somebody hostile can be hit by a card of this kind.
    fn enemies(&self, kind: Kind, cards: CardSet) -> f32 {
        let targets = self.rules.targets(self.state, self.me, kind, cards);
        targets.iter().map(|seat| -self.stance(seat)).fold(-1.0, f32::max)
    }

    fn use_of(&self, kind: Kind, card: CardNo) -> f32 {
        let own = self.own();
        let hostile = |scale: f32| {
            let best = self.enemies(kind, CardSet::only(card));
            if best > -0.2 { scale * (best + 0.4) } else { NEVER }
        };
        match kind {
            Kind::Peach => 30.0,
            Kind::ExNihilo => 60.0,
            kind if kind.is_equip() => self.dress(kind),
            kind if kind.is_slash() => hostile(20.0),
            Kind::Analeptic => {
                let slash = own.hand.iter().any(|card| self.rules.kind(card).is_slash());
                let may = self.rules.may_slash(self.state, self.me, CardSet::EMPTY).0;
                if slash && may && self.enemies(Kind::Slash, CardSet::EMPTY) > 0.3 {
                    22.0
                } else {
                    0.1
                }
            }
            Kind::Snatch | Kind::Dismantlement => hostile(25.0),
            Kind::Indulgence | Kind::SupplyShortage => hostile(25.0),
            Kind::Duel => {
                let slashes =
                    own.hand.iter().filter(|&card| self.rules.kind(card).is_slash()).count();
                if slashes > 0 || own.hp > 2 { hostile(10.0) } else { 0.5 }
            }
            Kind::Collateral | Kind::FireAttack => hostile(6.0),
            Kind::BefriendAttacking => 30.0,
            Kind::AwaitExhausted => 10.0,
            Kind::ArcheryAttack | Kind::SavageAssault => {
                self.mass(|player| if player.hp <= 1 { 3.0 } else { 1.0 }, -4.0)
            }
            Kind::GodSalvation => self.mass(|player| f32::from(u8::from(player.wounded())), 6.0),
            Kind::AmazingGrace => self.mass(|_| 1.0, 1.0) + 4.0,
            Kind::Lightning => 1.0,
            Kind::IronChain | Kind::KnownBoth => 1.0,
            _ => 3.0,
        }
    }

    /// What a card for all comes to, good for friends and bad for others or the other way round.
    fn mass(&self, how: impl Fn(&Player) -> f32, scale: f32) -> f32 {
        let sum: f32 = self
            .state
            .alive()
            .iter()
            .map(|seat| {
                let touched = scale > 0.0 || seat != self.me;
                if touched { scale * self.stance(seat) * how(self.state.player(seat)) } else { 0.0 }
            })
            .sum();
        if sum > 0.0 { 3.0 * sum } else { 0.05 }
    }

    /// Equipment is put on where there is none, or where it is better.
    fn dress(&self, kind: Kind) -> f32 {
        let slot = kind.slot().map_or(0, |slot| slot as usize);
        match self.own().equip[slot] {
            None => 40.0,
            Some(worn)
                if slot == Slot::Weapon as usize
                    && kind.range() > self.rules.kind(worn).range() =>
            {
                3.0
            }
            Some(_) => 0.05,
        }
    }

    /// A dodge when it matters: always when health is low, usually otherwise.
    fn answer(&self, worth: f32) -> f32 {
        worth * if self.own().hp <= 2 { 40.0 } else { 12.0 }
    }

    /// Whether what is under way is bad for whom it is about.
    fn nullify(&self, at: u8, n: u8, deep: u8) -> f32 {
        let Some(used) = self.state.use_at(at) else { return NEVER };
        let Some(target) = used.targets.get(usize::from(n)) else {
            // Somebody else's Nullification: worth answering if it goes against a friend's card.
            let hostile = -self.stance(used.user);
            return if deep > 0 && used.user != self.me && hostile > 0.5 { 1.5 } else { NEVER };
        };
        let good = matches!(
            used.kind,
            Kind::ExNihilo
                | Kind::GodSalvation
                | Kind::AmazingGrace
                | Kind::AwaitExhausted
                | Kind::BefriendAttacking
        );
        let stance = self.stance(target.seat);
        let harm = if good { -stance } else { stance };
        if used.user == self.me || harm < 0.4 {
            return NEVER;
        }
        match used.kind {
            Kind::Indulgence | Kind::SupplyShortage | Kind::Duel => 25.0 * harm,
            Kind::IronChain | Kind::KnownBoth => NEVER,
            Kind::ArcheryAttack | Kind::SavageAssault if self.state.player(target.seat).hp > 1 => {
                2.0 * harm
            }
            _ if good => 3.0 * harm,
            _ => 12.0 * harm,
        }
    }

    fn rescue(&self, dying: Seat) -> f32 {
        match self.stance(dying) {
            stance if dying == self.me || stance > 0.8 => 200.0,
            stance if stance > 0.0 => 8.0,
            stance if stance > -0.4 => 0.3,
            _ => NEVER,
        }
    }

    /// A card of somebody else is taken or thrown away.
    fn taken(&self, card: Option<CardNo>) -> f32 {
        let Frame::Ask(Ask { what: What::CardOf { seat, .. }, .. }) = self.frame else {
            return 3.0;
        };
        let friend = self.stance(seat) > 0.3;
        let player = self.state.player(seat);
        match card {
            None => {
                if friend {
                    0.2
                } else {
                    6.0
                }
            }
            Some(card) if player.judged().contains(card) => {
                if friend {
                    60.0
                } else {
                    0.05
                }
            }
            Some(card) => match (self.rules.kind(card).slot(), friend) {
                (_, true) => 0.3,
                (Some(Slot::Armour), _) => 14.0,
                (Some(Slot::Weapon), _) => 6.0,
                _ => 8.0,
            },
        }
    }

    /// A skill that may be used.
    fn skill(&self, skill: Skill) -> f32 {
        let own = self.own();
        let shown = own.has(skill);
        // Who is hidden stays hidden for a while, unless it is about life.
        let bold = if shown || own.hp <= 1 { 1.0 } else { 0.7 };
        match self.frame {
            Frame::Phase { .. } => bold * self.active(skill),
            Frame::Respond { .. } => bold * self.answer(3.0),
            Frame::Nullify { at, n, deep, .. } => bold * 0.7 * self.nullify(at, n, deep),
            Frame::Dying { seat, .. } => self.rescue(seat),
            Frame::MustSlash { at, .. } => {
                if at.iter().any(|seat| self.stance(seat) < 0.3) {
                    8.0
                } else {
                    0.1
                }
            }
            _ => bold * self.coming_up(skill),
        }
    }

    /// A skill of one's own Play phase.
    fn active(&self, skill: Skill) -> f32 {
        let own = self.own();
        let made = self.rules.made_in_play(self.state, self.me, skill);
        if let Some(kind) = made {
            let hostile = self.enemies(kind, CardSet::EMPTY);
            // Cards that could not be kept anyway are free; others are seldom worth one of an enemy's.
            let free = if own.hand.len() as i8 > own.hp { 1.0 } else { 0.08 };
            return match kind {
                Kind::IronChain => 0.3,
                Kind::AwaitExhausted => 2.0 * free,
                Kind::ArcheryAttack => free * self.use_of(kind, CardNo(0)),
                kind if kind.is_slash() && hostile > 0.0 => 8.0 * hostile,
                _ if hostile > 0.0 => 8.0 * free * hostile,
                _ => 0.1,
            };
        }
        match skill {
            Skill::Kurou => {
                if own.hp > 2 && own.hand.len() < 3 {
                    4.0
                } else {
                    NEVER
                }
            }
            Skill::Qiangxi => {
                if own.hp > 2 {
                    3.0
                } else {
                    0.3
                }
            }
            Skill::Zhiheng => {
                if own.hand.len() > 1 {
                    12.0
                } else {
                    2.0
                }
            }
            Skill::Rende => {
                let friend = self
                    .state
                    .alive()
                    .iter()
                    .any(|seat| seat != self.me && self.stance(seat) > 0.9);
                if friend && own.hand.len() > 2 { 4.0 } else { 0.05 }
            }
            Skill::Qingnang | Skill::Jieyin => {
                if own.wounded() {
                    15.0
                } else {
                    0.5
                }
            }
            Skill::Xiongyi => 15.0,
            Skill::Luanwu => 1.5,
            // They cost a card or more, for little.
            Skill::Dimeng | Skill::Fenxun | Skill::Qingcheng | Skill::Quhu | Skill::Tianyi => {
                if own.hand.len() as i8 > own.hp { 2.0 } else { 0.1 }
            }
            _ => 6.0,
        }
    }

    /// A skill that has come up: most are for one's own good.
    fn coming_up(&self, skill: Skill) -> f32 {
        let own = self.own();
        match skill {
            // A phase is seldom worth giving up, unless it would be lost or harm anyway.
            Skill::Shensu | Skill::Qiaobian | Skill::Fangquan => {
                if own.judging.is_empty() {
                    0.05
                } else {
                    3.0
                }
            }
            Skill::Jushou => {
                if own.hp <= 2 {
                    6.0
                } else {
                    2.0
                }
            }
            Skill::Shenzhi => {
                if own.wounded() && own.hand.len() < 3 {
                    3.0
                } else {
                    0.1
                }
            }
            Skill::Niepan | Skill::Buqu | Skill::Jizhao => 200.0,
            Skill::Guicai | Skill::Guidao => 0.1,
            Skill::Luoyi => {
                let armed = own.hand.iter().any(|card| self.rules.kind(card).is_slash());
                if armed && self.enemies(Kind::Slash, CardSet::EMPTY) > 0.5 { 2.0 } else { 0.1 }
            }
            Skill::Shuangxiong | Skill::Xiaoguo => 0.2,
            Skill::Haoshi => {
                if own.hand.len() <= 1 {
                    10.0
                } else {
                    0.1
                }
            }
            Skill::Beige => {
                let hurt = self.state.damages.last().map_or(self.me, |damage| damage.victim);
                if self.stance(hurt) > 0.8 && own.hand.len() > 1 { 4.0 } else { 0.05 }
            }
            Skill::Qiangxi => 0.3,
            _ => 10.0,
        }
    }

    /// Whether what is done to somebody is for his good.
    fn is_kind(&self) -> bool {
        let kind = |kind: Kind| matches!(kind, Kind::Peach | Kind::ExNihilo);
        match (self.frame, self.slips.first()) {
            (Frame::Ask(Ask { what: What::Seats { to, .. }, .. }), _) => {
                matches!(to, Purpose::Give | Purpose::Heal | Purpose::Draw)
            }
            (_, Some(&Slip::Card(card))) => kind(self.rules.kind(card)),
            (_, Some(&Slip::Skill(skill))) => matches!(
                skill,
                Skill::Rende
                    | Skill::Qingnang
                    | Skill::Jieyin
                    | Skill::Jieming
                    | Skill::Shushen
                    | Skill::Zhijian
                    | Skill::Fangquan
                    | Skill::Huyuan
                    | Skill::Haoshi
                    | Skill::Yiji
                    | Skill::Lirang
                    | Skill::Cunsi
            ),
            _ => false,
        }
    }

    fn seat(&self, seat: Seat) -> f32 {
        let stance = self.stance(seat);
        let player = self.state.player(seat);
        if self.is_kind() {
            let need = 1.0 + f32::from(player.lost_hp());
            return if stance > 0.5 {
                20.0 * stance * need
            } else if stance > 0.0 {
                1.0
            } else {
                NEVER
            };
        }
        if stance > 0.5 {
            return NEVER;
        }
        // The weak and the certain first.
        let weak = 4.0 / f32::from(player.hp.max(1)) + 2.0 / f32::from(player.hand.len() + 1);
        (0.3 - stance).max(0.02) * weak * 10.0
    }

    fn choice(&self, choice: Choice) -> f32 {
        let own = self.own();
        match (self.frame, choice) {
            (Frame::Reveal { .. }, _) => {
                // Whoever comes late to a large kingdom is a careerist.
                let kingdom = self.rules.born(self.state, self.me);
                let shown = Seat::all(self.rules.seats)
                    .filter(|&seat| self.state.player(seat).kingdom == Some(kingdom))
                    .count();
                let late = shown + 1 >= usize::from(self.rules.seats / 2) && own.kingdom.is_none();
                let base = if late { 6.0 } else { 0.4 + 0.05 * f32::from(self.state.turn.min(40)) };
                if choice == Choice::Both { base * 0.8 } else { base * 0.5 }
            }
            (_, Choice::Recover) if own.hp <= 2 => 10.0,
            (_, Choice::Draw | Choice::Yes | Choice::Take) => 5.0,
            (_, Choice::Kingdom) => 3.0,
            (_, Choice::LoseHp | Choice::Damage) => {
                if own.hp > 2 {
                    2.0
                } else {
                    0.1
                }
            }
            _ => 2.0,
        }
    }

    fn pass(&self) -> f32 {
        match self.frame {
            Frame::Phase { .. } => 1.0,
            Frame::Reveal { .. } => 4.0,
            Frame::Respond { .. } => 1.0,
            Frame::Nullify { .. } => 4.0,
            Frame::Dying { .. } => 1.0,
            Frame::Ask(ask) => match ask.what {
                What::Cards { to: Purpose::Discard, .. } => 2.0,
                _ => 1.0,
            },
            _ => 1.0,
        }
    }
}
