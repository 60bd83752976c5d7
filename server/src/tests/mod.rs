//! Rooms tried out in a server without sockets and disk, in which time stands still until everybody waits.

mod bus;
mod clocks;
mod paired;
mod seats;
mod windows;
mod world;
