//! How long a random game takes, and a copy of a state.

fn main() {
    divan::main();
}
