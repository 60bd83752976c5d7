//! The rules of one table, compiled once, and the contract with everything around them.

use crate::data::Data;
use crate::deck::{Deck, Layout};
use crate::event::{Event, Inner};
use crate::ids::{PUBLIC, Place, Who};
use crate::lang::nodes::{PlayersNode, Stmt, StmtNode, TriggerNode};
use crate::lang::program::{ActionId, VarId};
use crate::lang::words::{Class, Per};
use crate::lang::{Library, Program, Report, decode_value};
use crate::naming::{Described, Names};
use crate::options::{Heroes, MODULES, Options};
use crate::plan::{Ears, KEYS, Listed, Plan, key_of};
use crate::speech::Action;
use crate::state::{Cast, CatStack, Frame, Poll, SEATS, State};
use crate::view::{self, View};
use crate::zones::{Zone, ZoneKind, zones};
use crate::{census, evaluate, legal, reduce, resample, turn, weigh};
use engine::resolve;
use engine::{
    Card, CensusError, Chance, Ctx, DataError, Document, Entry, Files, Host, OptionsError, Outcome,
    Question, Quote, Refusal, Rules, Seat, SeatSet, Standing, Status, Viewer, stack::Resolution,
};
use smallvec::SmallVec;
use std::sync::Arc;

/// A state under the hands of these rules.
pub(crate) type Table<'a, H> = Ctx<'a, BombCat, H>;

#[derive(Clone, Debug)]
pub struct BombCat {
    pub seats: u8,
    /// All players, and those who only watch.
    everybody: SeatSet,
    pub options: Options,
    pub library: Library,
    /// What was noted about the given modules.
    pub report: Report,
    pub names: Names,
    pub zones: Vec<Zone>,
    pub plans: Vec<Plan>,
    /// Who hears which events: reactions, and actions that answer.
    pub autos: [Vec<Listed>; KEYS],
    pub responds: [Vec<Listed>; KEYS],
    pub(crate) ears: [Ears; KEYS],
    /// For each kind of card, whose programs could mind its moves.
    pub(crate) minded: Vec<Cast>,
    pub plays: Vec<Listed>,
    pub ends: Vec<ActionId>,
    pub deck: Deck,
    pub(crate) layout: Layout,
    pub classes: Vec<Class>,
    pub blanks: Vec<Card>,
    /// Cards that have actions.
    pub grants: Vec<Vec<ActionId>>,
    /// The regions of each player, the hand first.
    pub(crate) regions: Vec<SmallVec<[Place; 4]>>,
    vars: Vec<usize>,
    pub var_count: usize,
    pub(crate) first_common: usize,
    /// Where the regions lie that modules declare: one, or one for each player.
    pub(crate) declared: Vec<SmallVec<[Place; 4]>>,
    /// The base action that has variants.
    pub pounce: Option<ActionId>,
    /// Cards of modules that are no heroes.
    pub added: Vec<Card>,
}

impl BombCat {
    fn new(data: &Data, options: &Options, seats: u8) -> Result<Self, OptionsError> {
        let wrong = |option: &str, problem: String| OptionsError::WrongOption {
            option: option.into(),
            problem,
        };
        if !(3..=8).contains(&options.hand) {
            return Err(wrong("hand", "3 to 8 cards are dealt".into()));
        }
        if !(10..=400).contains(&options.turn_limit) {
            return Err(wrong("turn_limit", "a game has 10 to 400 turns".into()));
        }
        if options.copies > 8 {
            return Err(wrong("copies", "at most 8 copies of a card are shuffled in".into()));
        }
        if options.modules.len() > MODULES {
            return Err(wrong("modules", format!("at most {MODULES} modules play together")));
        }
        if options.modules.iter().any(crate::options::is_fingerprint) {
            let problem = "only a server that keeps a module knows it by its fingerprint";
            return Err(wrong("modules", problem.into()));
        }
        if options.seated.len() > usize::from(seats) {
            return Err(wrong("seated", "there are more heroes than seats".into()));
        }
        if options.teams && seats % 2 == 1 {
            return Err(wrong("teams", "teams need an even number of players".into()));
        }
        let mut described = data.described.clone();
        let mut modules = Vec::new();
        let wanted = |id: &str| options.seated.iter().any(|seated| seated == id);
        for hero in &data.heroes {
            if options.heroes != Heroes::None || wanted(&hero.id) {
                modules.push(hero.clone());
            }
        }
        if options.extras {
            modules.push(data.extras.clone());
        }
        let mut report = Report::default();
        for value in &options.modules {
            let (module, notes) = decode_value(value, &data.names);
            report.append(notes);
            described.push(Described::of(&module));
            modules.push(module);
        }
        let (library, notes) = Library::link(data.base.clone(), modules);
        report.append(notes);
        if let Some(id) = options.seated.iter().find(|id| {
            let is = |part: &crate::lang::link::Part| part.id == **id && part.hero.is_some();
            !id.is_empty() && !library.parts.iter().any(is)
        }) {
            return Err(wrong("seated", format!("there is no hero \"{id}\"")));
        }
        let names = Names::of(&library, &described);
        if names.len() > 60_000 {
            return Err(wrong("modules", "the modules are too large together".into()));
        }
        Ok(BombCat::compile(data, options, seats, library, names, report))
    }

    fn compile(
        data: &Data,
        options: &Options,
        seats: u8,
        library: Library,
        names: Names,
        report: Report,
    ) -> Self {
        let classes: Vec<Class> = library.cards.iter().map(|card| card.it.class).collect();
        let blank = |&at: &usize| classes[at] == Class::Blank && library.cards[at].module == 0;
        let blanks = (0..classes.len()).filter(blank).map(Card::new).collect();
        let (zones, first_common) = zones(&library, &names, seats);
        let mut declared = vec![SmallVec::new(); library.regions.len()];
        for (at, zone) in zones.iter().enumerate() {
            if let ZoneKind::Own(id, _) | ZoneKind::Common(id) = zone.kind
                && let Some(places) = id.index().and_then(|id| declared.get_mut(id))
            {
                places.push(Place(at as u16));
            }
        }
        let mut vars = Vec::new();
        let mut var_count = 0;
        for var in &library.vars {
            vars.push(var_count);
            var_count += if var.it.per == Per::Game { 1 } else { usize::from(seats) };
        }
        let is_added = |card: &&crate::lang::link::Of<crate::lang::module::CardDef>| {
            let part = library.parts.get(usize::from(card.module));
            card.module > 0
                && part.is_some_and(|part| part.hero.is_none())
                && card.it.class != Class::Bomb
        };
        let added = library.cards.iter().enumerate();
        let added: Vec<Card> =
            added.filter(|(_, card)| is_added(card)).map(|(at, _)| Card::new(at)).collect();
        let grants = library.cards.iter().map(|card| card.it.grants.clone()).collect();
        let pounce = library.action_named("pounce");
        let deck = data.decks.of(seats);
        let def = |id: &str| names.named(id).unwrap_or_default();
        let layout = deck.layout(def, &added, options.copies);
        let mut rules = BombCat {
            seats,
            everybody: SeatSet::all(seats).with(PUBLIC),
            options: options.clone(),
            names,
            plans: Vec::new(),
            autos: Default::default(),
            responds: Default::default(),
            ears: Default::default(),
            minded: Vec::new(),
            plays: Vec::new(),
            ends: Vec::new(),
            deck,
            layout,
            classes,
            blanks,
            grants,
            regions: crate::had::regions(&zones, seats),
            zones,
            vars,
            var_count,
            first_common,
            declared,
            pounce,
            added,
            report,
            library,
        };
        rules.plan();
        rules
    }

    /// All players, and those who only watch.
    #[inline]
    pub fn everybody(&self) -> SeatSet {
        self.everybody
    }

    #[inline]
    pub fn program(&self, module: u8) -> &Program {
        static NOTHING: std::sync::LazyLock<Program> = std::sync::LazyLock::new(Program::default);
        self.library.program(module).unwrap_or(&NOTHING)
    }

    pub fn module_of(&self, action: ActionId) -> u8 {
        self.plans.get(usize::from(action.0)).map_or(0, |plan| plan.module)
    }

    #[inline]
    pub fn plan_for(&self, action: ActionId) -> Option<&Plan> {
        self.plans.get(usize::from(action.0))
    }

    #[inline]
    pub fn class_of(&self, def: Card) -> Class {
        self.classes.get(def.index()).copied().unwrap_or_default()
    }

    /// Where the value of a variable lies.
    pub fn var_at(&self, id: VarId, of: Who, me: Who) -> Option<usize> {
        let var = self.library.var(id)?;
        let first = *self.vars.get(id.index()?)?;
        match (var.it.per, of) {
            (Per::Game, _) => Some(first),
            (Per::Player, Who::Seat(seat)) => Some(first + seat.index()),
            // Of a variable that each player has, mine if no owner is given.
            (Per::Player, Who::Game) => me.seat().map(|seat| first + seat.index()),
            (Per::Player, Who::Nobody) => None,
        }
    }

    /// The next living player in this direction; the player himself if nobody else lives.
    pub fn neighbour(&self, state: &State, seat: Seat, left: bool) -> Seat {
        let n = self.seats;
        let around = (1..n).map(|steps| seat.on(if left { steps } else { n - steps }, n));
        around.into_iter().find(|&other| state.is_alive(other)).unwrap_or(seat)
    }

    /// The players of somebody's team, where there are teams.
    pub fn team(&self, who: Who) -> SeatSet {
        match who.seat() {
            Some(seat) if self.options.teams => {
                let same = |other: &Seat| other.index() % 2 == seat.index() % 2;
                Seat::all(self.seats).filter(same).collect()
            }
            Some(seat) => SeatSet::only(seat),
            None => SeatSet::EMPTY,
        }
    }

    /// Whether the living are all of one side.
    pub fn is_decided(&self, state: &State) -> bool {
        let alive = state.alive;
        alive.len() < 2
            || self.options.teams
                && alive.first().is_none_or(|it| alive.minus(self.team(it.into())).is_empty())
    }

    pub(crate) fn is_hero(&self, module: u8) -> bool {
        self.library.parts.get(usize::from(module)).is_some_and(|part| part.hero.is_some())
    }

    /// How the game stands for everybody in the end.
    pub fn outcome(&self, state: &State, reason: crate::state::Reason) -> Outcome {
        let winners = self.winners(state);
        // Who lived longer is ahead of who died sooner.
        let rank = |seat: Seat| match winners.contains(seat) {
            true => u32::MAX,
            false => state.players[seat.index()].died.map_or(u32::MAX - 1, u32::from),
        };
        let standings = Seat::all(self.seats).map(|seat| {
            let ahead = Seat::all(self.seats).filter(|&other| rank(other) > rank(seat)).count();
            Standing {
                place: ahead as u8 + 1,
                score: i32::from(winners.contains(seat)),
                parts: vec![],
            }
        });
        let name: &'static str = reason.into();
        Outcome { reason: name.into(), standings: standings.collect() }
    }

    /// Those alive win, with their teams; nobody alive, those who died last.
    fn winners(&self, state: &State) -> SeatSet {
        let alive = state.alive;
        let team = |seats: SeatSet| {
            seats
                .iter()
                .flat_map(|seat| self.team(seat.into()).iter().collect::<Vec<_>>())
                .collect()
        };
        if !alive.is_empty() {
            return team(alive);
        }
        let last = state.players.iter().filter_map(|player| player.died).max();
        let died = |seat: &Seat| state.players[seat.index()].died == last;
        team(Seat::all(self.seats).filter(died).collect())
    }

    /// Whether any action at all answers events of this kind.
    #[inline]
    pub(crate) fn has_ears(&self, state: &State, key: usize) -> bool {
        self.ears[key].open.meets(state.cast)
    }

    /// Whether anything reacts by itself to events of this kind.
    #[inline]
    pub(crate) fn has_autos(&self, state: &State, key: usize) -> bool {
        self.autos[key].iter().any(|it| it.cast.meets(state.cast))
    }

    /// Whether nobody could hear of the moves of such a card.
    #[inline]
    pub(crate) fn is_quiet(&self, state: &State, def: Card) -> bool {
        self.minded.get(def.index()).is_some_and(|minded| !minded.meets(state.cast))
    }

    /// Whether anybody could answer such an event: by its kind, or because a reaction hears it now.
    pub fn is_heard(&self, state: &State, poll: &Poll, def: Option<Card>) -> bool {
        let key = key_of(poll.what, poll.tense);
        let mut autos = self.autos[key].iter().filter(|it| it.cast.meets(state.cast));
        let auto = autos.any(|it| {
            self.could_hear(it.id, poll, def) && crate::poll::is_heard_by(self, state, poll, it.id)
        });
        let mut answers = self.responds[key].iter();
        auto || (poll.veto != crate::lang::words::Veto::Unheard
            && answers.any(|it| it.could_answer(state, poll)))
    }

    /// Whether an action could hear such an event, by what is fixed about it.
    #[inline]
    pub fn could_hear(&self, id: ActionId, poll: &Poll, def: Option<Card>) -> bool {
        let Some(plan) = self.plans.get(usize::from(id.0)) else { return false };
        match (plan.trigger, poll.what) {
            (TriggerNode::OnExec { action, .. }, _) => action.means(poll.action),
            _ => match (&plan.heard, def) {
                (Some(heard), Some(def)) => heard.has(def),
                _ => true,
            },
        }
    }

    /// Whether a trigger can be about anybody's action, not about one's own only.
    pub fn is_for_anyone(&self, program: &Program, players: crate::lang::nodes::Players) -> bool {
        matches!(program.players(players), PlayersNode::Anyone {})
    }

    /// The statement at a place of a body.
    pub fn statement(&self, module: u8, body: u16, at: u16) -> Option<(Stmt, StmtNode)> {
        let program = self.program(module);
        let stmt = program.statement(crate::lang::program::Body(body), at.into())?;
        Some((stmt, program.stmt(stmt)))
    }
}

impl Rules for BombCat {
    const GAME: &'static str = "bombcat";
    const EDITION: u32 = 1;
    const SEATS: (u8, u8) = (2, SEATS);
    const FILES: &'static [(&'static str, &'static str)] = crate::data::FILES;
    const LEVELS: [&'static str; 3] = ["greedy@10p", "mcts@400p", "mcts@1000ms"];
    const PLAYOUT: u16 = 60;
    const TURNS: u32 = 8;
    const DOCUMENTS: Option<&'static str> = Some("modules");

    type Data = Arc<Data>;
    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Stack = CatStack;

    fn load(files: &Files) -> Result<Arc<Data>, DataError> {
        Data::load(files).map(Arc::new)
    }

    fn open(data: &Arc<Data>, options: &Options, seats: u8) -> Result<Self, OptionsError> {
        BombCat::new(data, options, seats)
    }

    fn everything() -> Options {
        Options { heroes: Heroes::Base, extras: true, ..Options::default() }
    }

    fn document(data: &Arc<Data>, written: &serde_json::Value) -> Option<Document> {
        let (module, report) = decode_value(written, &data.names);
        Some(crate::review::document(&data.base, &module, report))
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn card_name(&self, card: Card) -> Option<&str> {
        self.names.name(card)
    }

    fn card_info(&self, card: Card) -> serde_json::Value {
        self.names.info(card)
    }

    fn card_named(&self, name: &str) -> Option<Card> {
        self.names.named(name)
    }

    fn deal(&self, chance: &mut impl Chance) -> State {
        turn::deal(self, chance)
    }

    fn begin(&self, ctx: &mut Ctx<'_, Self, impl Host<Self>>) {
        ctx.push(Frame::Game { stage: 0 });
        resolve::run(ctx);
    }

    fn status(&self, state: &State) -> Status {
        match state.over {
            Some(reason) => Status::Over(self.outcome(state, reason)),
            None => Status::Awaiting(
                state.stack.window().map_or(SeatSet::EMPTY, |window| window.awaiting()),
            ),
        }
    }

    fn question(&self, state: &State, seat: Seat) -> Option<Question> {
        legal::question(self, state, seat)
    }

    fn actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        legal::actions(self, state, seat, out);
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<Quote, Refusal> {
        legal::check(self, state, seat, action)
    }

    fn play(&self, ctx: &mut Ctx<'_, Self, impl Host<Self>>, seat: Seat, action: &Action) {
        legal::play(self, ctx, seat, action);
        if self.settled(ctx.state()) {
            ctx.emit(Inner::Input.into());
            resolve::run(ctx);
        }
    }

    #[inline(always)]
    fn reduce(&self, state: &mut State, event: &Event) {
        reduce::reduce(self, state, event);
    }

    #[inline(always)]
    fn is_light(event: &Event) -> bool {
        event.is_light()
    }

    fn fallback(&self, state: &State, seat: Seat, chance: &mut impl Chance) -> Action {
        legal::fallback(self, state, seat, chance)
    }

    fn pass(&self, state: &State, seat: Seat) -> Option<Action> {
        legal::pass(self, state, seat)
    }

    fn longest(&self) -> usize {
        turn::longest(self)
    }

    fn turn(&self, state: &State) -> u32 {
        state.turn.into()
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::view(self, state, viewer)
    }

    fn redact(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        view::redact(event, viewer)
    }

    fn reveals(&self, event: &Event) -> bool {
        view::reveals(event)
    }

    fn remembers(&self) -> bool {
        self.options.modules.is_empty()
    }

    fn resample(&self, state: &mut State, viewer: Viewer, chance: &mut impl Chance) {
        resample::resample(self, state, viewer, chance);
    }

    fn census(&self, state: &State) -> Result<(), CensusError> {
        census::census(self, state)
    }

    fn code(&self, action: &Action) -> u32 {
        legal::code(self, action)
    }

    fn codes(&self) -> u32 {
        legal::codes(self)
    }

    fn evaluate(&self, state: &State, seat: Seat) -> f32 {
        match state.over {
            Some(reason) => self.outcome(state, reason).result(seat),
            None => evaluate::evaluate(self, state, seat),
        }
    }

    fn weigh(&self, state: &State, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        weigh::weigh(state, seat, actions, out);
    }

    fn sights(&self) -> Vec<(String, String)> {
        self.all_sights()
    }

    fn see(
        &self,
        before: &State,
        seat: Seat,
        _: &Action,
        record: &[Entry<Self>],
        seen: &mut [u64],
    ) {
        self.note_sights(before, seat, record, seen);
    }

    #[inline(always)]
    fn stack(state: &State) -> &CatStack {
        &state.stack
    }

    #[inline(always)]
    fn stack_mut(state: &mut State) -> &mut CatStack {
        &mut state.stack
    }
}
