//! What a frame keeps for itself on the stack: targets still to come, for games whose frames are too small for them.

use super::table::{DATA, seat};
use crate::lantern::rules::{Market, Options};
use crate::lantern::state::{Frame, Slip};
use engine::stack::Resolution;
use engine::{Ctx, FastChance, NoLog, Rules, Window};

#[test]
fn a_frame_keeps_slips_under_windows_and_other_frames_until_it_is_done() {
    let rules = Market::open(&DATA, &Options::default(), 3).unwrap();
    let mut host = NoLog(FastChance::new(1));
    let mut state = rules.deal(&mut host.0);
    let mut ctx = Ctx::new(&rules, &mut state, &mut host);
    let gain = |number| Frame::Gain { seat: seat(number), from: None };
    let kept = |ctx: &Ctx<'_, Market, NoLog<FastChance>>| ctx.stack().kept().collect::<Vec<_>>();
    let depth = ctx.stack().levels().len();

    ctx.push(gain(0));
    for coins in [3, 1, 2] {
        ctx.keep(seat(0), Slip::Bid(coins));
    }
    assert_eq!(kept(&ctx), [3, 1, 2].map(Slip::Bid), "in the order they were kept");

    // A window on top has slips of its own; what is kept from under it still belongs to the frame.
    ctx.open(Window::choice(seat(1)));
    ctx.pick(seat(1), Slip::Light);
    ctx.keep(seat(0), Slip::Bid(9));
    assert_eq!(ctx.stack().laid_by(seat(1)).collect::<Vec<_>>(), [Slip::Light]);
    assert_eq!(kept(&ctx), [3, 1, 2, 9].map(Slip::Bid));
    assert_eq!(ctx.take_kept(), Some(Slip::Bid(3)));

    // A frame above starts with nothing, and takes only its own along when it goes.
    ctx.push(gain(2));
    assert_eq!((kept(&ctx), ctx.take_kept()), (vec![], None));
    ctx.keep(seat(2), Slip::Bid(7));
    ctx.pop(5);
    assert_eq!((kept(&ctx), ctx.stack().returned()), ([1, 2, 9].map(Slip::Bid).to_vec(), 5));
    assert!(ctx.stack().is_sound(3));

    ctx.unwind(depth);
    assert!(ctx.stack().slips().is_empty(), "slips go with their level");
}
