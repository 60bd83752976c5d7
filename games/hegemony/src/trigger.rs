//! Points come up: whose skills can break in, who is asked, and what all can infer from it.

use crate::data::Limit;
use crate::event::Event;
use crate::ids::*;
use crate::moment::Moment;
use crate::point::{Occasion, Point};
use crate::rules::Hegemony;
use crate::skill::{Skill, SkillSet};
use crate::state::{Frame, Running, Slip, State};
use engine::stack::{Resolution, Window};
use engine::{Ctx, Host, Seat, SeatSet};

/// In the place of the skills that have had their chance: the player wants none of them.
const DECLINED: u16 = u16::MAX;

/// What can come up for one player at a point.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Coming {
    /// Skills that must be done.
    pub must: SkillSet,
    /// Skills of shown generals that may be used.
    pub may: SkillSet,
    /// Skills of hidden generals.
    pub hidden: SkillSet,
}

impl Hegemony {
    /// A point comes; its skills are put on top if there may be any.
    #[inline]
    pub(crate) fn raise<H: Host<Self>>(&self, ctx: &mut Ctx<'_, Self, H>, on: Occasion) {
        if self.may_stir(ctx.state(), on) {
            self.raise_for_result(ctx, on);
        }
    }

    /// The same, and it gives back what its skills gave back at most.
    pub(crate) fn raise_for_result<H: Host<Self>>(&self, ctx: &mut Ctx<'_, Self, H>, on: Occasion) {
        let at_seat = ctx.state().current;
        ctx.push(Frame::Point { on, at_seat, done: 0, result: 0, begun: false });
    }

    /// Whether anybody has a skill for this, or could be thought to have one.
    #[inline]
    fn may_stir(&self, state: &State, on: Occasion) -> bool {
        let point = on.point as usize;
        let bound = self.data.at[point];
        if bound.is_empty() {
            return false;
        }
        let stirs = |seat: usize| {
            let player = &state.players[seat];
            let has = !player
                .all_skills()
                .or(self.parting(state, on, Seat::new(seat as u8)))
                .and(bound)
                .is_empty();
            let might = |place: usize| {
                let known = player.shown[place] || player.generals[place].is_none();
                !known
                    && !self.data.stirring[point][place].minus(player.ruled_out[place]).is_empty()
            };
            has || might(0) || might(1)
        };
        if bound.minus(self.data.own).is_empty() {
            return stirs(on.subject.index());
        }
        (0..usize::from(self.seats)).any(stirs)
    }

    /// The skills of a general that has just been removed: they come up this once more.
    fn parting(&self, state: &State, on: Occasion, seat: Seat) -> SkillSet {
        if on.point != Point::GeneralRemoved || seat != on.subject {
            return SkillSet::EMPTY;
        }
        let player = state.player(seat);
        let place = usize::from(on.n).min(1);
        let general = player.generals[place].filter(|_| !player.numb[place]);
        general.map_or(SkillSet::EMPTY, |general| self.data.general(general).skills[place])
    }

    /// Whether a skill can still be used as often as its limit allows.
    pub(crate) fn is_unspent(&self, state: &State, seat: Seat, skill: Skill) -> bool {
        let player = state.player(seat);
        match self.data.skill(skill).limit {
            None => true,
            Some(Limit::Phase) => !player.spent.contains(&skill),
            Some(Limit::Game) => !player.spent_for_good.contains(&skill),
        }
    }

    /// Whether a player may turn generals up now.
    pub(crate) fn may_show(&self, state: &State, seat: Seat) -> bool {
        let current = state.current;
        current == seat
            || !(state.player(current).alive && state.player(current).has(Skill::Huoshui))
    }

    /// Whether a skill fits a point for this player, whoever has it.
    #[inline]
    fn fits(&self, state: &State, on: Occasion, seat: Seat, skill: Skill) -> bool {
        let whose = if seat == on.subject {
            !self.data.others.contains(skill)
        } else {
            !self.data.own.contains(skill)
        };
        whose && skill.when(&Moment { rules: self, state, owner: seat, on: Some(on) })
    }

    /// What comes up for a player.
    pub(crate) fn coming(&self, state: &State, on: Occasion, seat: Seat, done: u16) -> Coming {
        let player = state.player(seat);
        let mut coming = Coming::default();
        let bound = self.data.at[on.point as usize];
        let shown = player.skills.or(self.parting(state, on, seat)).and(bound);
        let hidden = player.hidden.and(bound);
        if shown.or(hidden).is_empty()
            || !(player.alive || on.point == Point::Death && seat == on.subject)
        {
            return coming;
        }
        let may_show = self.may_show(state, seat);
        for (rank, skill) in bound.iter().enumerate() {
            let is_shown = shown.contains(skill);
            if done >> rank & 1 == 1
                || !(is_shown || hidden.contains(skill) && may_show)
                || !self.is_unspent(state, seat, skill)
                || !self.fits(state, on, seat, skill)
            {
                continue;
            }
            let must = self.data.compulsory.contains(skill)
                || skill.must(&Moment { rules: self, state, owner: seat, on: Some(on) });
            let set = match (is_shown, must) {
                (true, true) => &mut coming.must,
                (true, false) => &mut coming.may,
                _ => &mut coming.hidden,
            };
            *set = set.with(skill);
        }
        coming
    }

    pub(crate) fn advance_point<H: Host<Self>>(&self, ctx: &mut Ctx<'_, Self, H>, frame: Frame) {
        let Frame::Point { on, mut at_seat, mut done, mut result, begun } = frame else { return };
        if begun {
            let given = ctx.stack().returned().clamp(0, 255) as u8;
            result = result.max(given);
            // Who has used a skill at the start of the turn may show generals after it, too.
            let hides = |&place: &Place| ctx.state().player(at_seat).hides(place);
            if on.point == Point::PhaseStartStart
                && at_seat == on.subject
                && Place::BOTH.iter().any(hides)
            {
                ctx.top(Frame::Point { on, at_seat, done, result, begun: false });
                return ctx.push(Frame::Reveal { seat: at_seat, asked: false });
            }
        }
        loop {
            let coming = self.coming(ctx.state(), on, at_seat, done);
            let must = coming.must.iter().next();
            // Who is asked anyhow may be asked about something hidden, too, and nobody can tell.
            if must.is_none() && coming.may.is_empty() && done != DECLINED {
                self.infer(ctx, on, at_seat, &coming);
            }
            if let Some(skill) = must
                && coming.must.iter().nth(1).is_none()
            {
                let rank = self.rank(on.point, skill);
                done |= 1 << rank;
                ctx.top(Frame::Point { on, at_seat, done, result, begun: true });
                return self.invoke(ctx, at_seat, skill, Some(on), &[]);
            }
            let asked = must.is_some() || !coming.may.or(coming.hidden).is_empty();
            if asked {
                ctx.top(Frame::Point { on, at_seat, done, result, begun: false });
                ctx.open(Window::choice(at_seat));
                return;
            }
            at_seat = at_seat.next(self.seats);
            done = 0;
            if at_seat == ctx.state().current {
                return ctx.pop(i32::from(result));
            }
        }
    }

    /// Which of the skills of its point this is.
    pub(crate) fn rank(&self, point: Point, skill: Skill) -> usize {
        self.data.at[point as usize].iter().position(|other| other == skill).unwrap_or(14).min(14)
    }

    /// The player asked at a point uses a skill or lets it be.
    pub(crate) fn point_answered<H: Host<Self>>(
        &self,
        ctx: &mut Ctx<'_, Self, H>,
        frame: Frame,
        seat: Seat,
        slips: &[Slip],
    ) {
        let Frame::Point { on, at_seat, done, result, .. } = frame else { return };
        match slips.split_first() {
            Some((&Slip::Skill(skill), rest)) => {
                let done = done | 1 << self.rank(on.point, skill);
                ctx.top(Frame::Point { on, at_seat, done, result, begun: true });
                self.invoke(ctx, seat, skill, Some(on), rest);
            }
            // What must be done cannot be let be; everything else is over for this player.
            _ => ctx.top(Frame::Point { on, at_seat, done: DECLINED, result, begun: false }),
        }
    }

    /// A skill is used: its general is shown if it was hidden, and its effect begins.
    pub(crate) fn invoke<H: Host<Self>>(
        &self,
        ctx: &mut Ctx<'_, Self, H>,
        owner: Seat,
        skill: Skill,
        on: Option<Occasion>,
        picks: &[Slip],
    ) {
        self.show_for(ctx, owner, skill);
        let targets: SeatSet = picks
            .iter()
            .filter_map(|slip| if let Slip::Seat(seat) = slip { Some(*seat) } else { None })
            .collect();
        ctx.emit(Event::SkillUsed { seat: owner, skill, targets });
        ctx.push(Frame::Skill(Running { skill, owner, stage: 0, on, x: 0, y: 0, z: 0 }));
        for &slip in picks {
            ctx.keep(owner, slip);
        }
    }

    /// Turns up the hidden general whose skill is wanted.
    pub(crate) fn show_for<H: Host<Self>>(
        &self,
        ctx: &mut Ctx<'_, Self, H>,
        owner: Seat,
        skill: Skill,
    ) {
        let player = ctx.state().player(owner);
        if player.skills.contains(skill) {
            return;
        }
        if let Some(place) = self.place_of(ctx.state(), owner, skill) {
            self.show(ctx, owner, place);
        }
    }

    /// Where a player has the general with this skill.
    pub(crate) fn place_of(&self, state: &State, owner: Seat, skill: Skill) -> Option<Place> {
        let player = state.player(owner);
        let has = |place: &Place| {
            let general = player.generals[*place as usize];
            general.is_some_and(|general| {
                self.data.general(general).skills[*place as usize].contains(skill)
            })
        };
        Place::BOTH.into_iter().find(has)
    }

    /// What everybody learns about hidden generals from who is asked at a point and who is not.
    fn infer<H: Host<Self>>(
        &self,
        ctx: &mut Ctx<'_, Self, H>,
        on: Occasion,
        seat: Seat,
        coming: &Coming,
    ) {
        let state = ctx.state();
        let player = state.player(seat);
        if !player.alive || !self.may_show(state, seat) {
            return;
        }
        let point = on.point as usize;
        let mut could = [GeneralSet::EMPTY; 2];
        for place in Place::BOTH {
            let p = place as usize;
            if !player.hides(place) || player.numb[p] {
                continue;
            }
            let thinkable = self.data.stirring[point][p].minus(player.ruled_out[p]);
            if !thinkable.is_empty() {
                could[p] = self.stirred_by(state, on, seat, place, thinkable);
            }
        }
        if could[0].or(could[1]).is_empty() {
            return;
        }
        if !coming.hidden.is_empty() {
            ctx.emit(Event::Stirred { seat, point: on.point, about: on.subject, n: on.n });
            let hidden = Place::BOTH.map(|place| ctx.state().player(seat).hides(place));
            if hidden[0] && hidden[1] {
                ctx.emit(Event::OneOf { seat, generals: could });
            } else {
                let place = if hidden[0] { Place::Head } else { Place::Deputy };
                let generals = self.all_generals().minus(could[place as usize]);
                ctx.emit(Event::RuledOut { seat, place, generals });
            }
        } else {
            for place in Place::BOTH {
                let generals = could[place as usize];
                if !generals.is_empty() {
                    ctx.emit(Event::RuledOut { seat, place, generals });
                }
            }
        }
    }

    /// Those of these generals that would have a skill come up here.
    fn stirred_by(
        &self,
        state: &State,
        on: Occasion,
        seat: Seat,
        place: Place,
        of: GeneralSet,
    ) -> GeneralSet {
        // What the player is seen to have already asks for itself, whoever else might bring it.
        let seen = self.data.never_hidden.or(state.player(seat).skills);
        let bound = self.data.at[on.point as usize].minus(seen);
        let mut live = SkillSet::EMPTY;
        for skill in bound.iter() {
            if self.fits(state, on, seat, skill) && self.is_unspent(state, seat, skill) {
                live = live.with(skill);
            }
        }
        of.iter()
            .filter(|&general| {
                !self.data.general(general).skills[place as usize].and(live).is_empty()
            })
            .collect()
    }

    pub(crate) fn all_generals(&self) -> GeneralSet {
        GeneralSet((1_u128 << self.data.generals.len().min(127)) - 1)
    }
}
