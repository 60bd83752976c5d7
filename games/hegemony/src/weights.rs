//! What the features of a position are worth. Written by `examples/tune.rs`.

use crate::evaluate::{FEATURES, HIDDEN};

/// What is counted of a side: at the beginning, and how much more with everybody dead.
#[rustfmt::skip]
pub(crate) static WEIGHTS: [[f32; FEATURES]; 2] = [
    [-0.130, 0.143, -0.255, 0.058, 0.029, 0.254, 0.020, 0.202, 0.056, -0.166, -0.211, -0.244, -0.136, 0.049, 0.127, -0.035, 0.017, 0.145, 0.068, 0.039, 0.008, 0.015, -0.074, 0.012, -0.034, -0.248, 0.463],
    [0.164, 0.231, -0.295, -0.030, 0.120, 0.240, 0.204, 0.193, 0.174, -0.016, 0.089, -0.314, 0.368, 0.105, -0.036, 0.004, 0.108, 0.110, -0.054, 0.032, 0.145, 0.300, 0.097, -0.359, 0.946, 0.033, 0.236],
];

/// What is counted of a hidden player.
#[rustfmt::skip]
pub(crate) static STAYS: [f32; HIDDEN] = [0.905, 0.236, 1.014, 0.137, 3.122, 0.158];
