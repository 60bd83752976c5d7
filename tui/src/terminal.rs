//! The terminal as we found it: taken over for a screen, and given back on every way out.

use anyhow::Context;
use crossterm::cursor::Show;
use crossterm::execute;
use crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
#[cfg(unix)]
use signal_hook::consts::SIGHUP;
use signal_hook::consts::{SIGINT, SIGTERM};
use std::io::{self, Stdout};
use std::mem::ManuallyDrop;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Once};

/// A terminal that is ours until this is dropped.
pub(crate) struct Screen {
    /// Never dropped: its own clean-up prints to a terminal that may be gone, and panics. We clean up ourselves.
    terminal: ManuallyDrop<Terminal<CrosstermBackend<Stdout>>>,
    called_off: Arc<AtomicBool>,
    signals: Vec<signal_hook::SigId>,
}

/// What asks us to leave.
const SIGNALS: &[i32] = &[
    #[cfg(unix)]
    SIGHUP,
    SIGINT,
    SIGTERM,
];

/// Whether the terminal is ours now, so that it is given back once only.
static TAKEN: AtomicBool = AtomicBool::new(false);

impl Screen {
    pub(crate) fn take() -> anyhow::Result<Self> {
        give_back_on_panic();
        let called_off = Arc::new(AtomicBool::new(false));
        let mut signals = Vec::new();
        for signal in SIGNALS {
            signals.push(signal_hook::flag::register(*signal, called_off.clone())?);
        }
        enable_raw_mode().context("this is no terminal that can be played in; try --plain")?;
        TAKEN.store(true, Ordering::SeqCst);
        let entered = execute!(io::stdout(), EnterAlternateScreen);
        let terminal = entered.and_then(|()| Terminal::new(CrosstermBackend::new(io::stdout())));
        match terminal {
            Ok(terminal) => {
                Ok(Screen { terminal: ManuallyDrop::new(terminal), called_off, signals })
            }
            Err(error) => {
                give_back();
                Err(error).context("the screen cannot be opened; try --plain")
            }
        }
    }

    pub(crate) fn draw(
        &mut self,
        draw: impl FnOnce(&mut ratatui::Frame<'_>),
    ) -> anyhow::Result<()> {
        // A thread that panics gives the terminal back as well; nothing may be drawn over its message.
        anyhow::ensure!(TAKEN.load(Ordering::SeqCst), "the terminal was given back after a crash");
        self.terminal.draw(draw)?;
        Ok(())
    }

    /// Whether a signal asks us to leave.
    pub(crate) fn is_called_off(&self) -> bool {
        self.called_off.load(Ordering::SeqCst)
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        give_back();
        for signal in self.signals.drain(..) {
            signal_hook::low_level::unregister(signal);
        }
    }
}

/// Leaves the terminal as it was; if it is gone, there is nobody left to tell.
fn give_back() {
    if TAKEN.swap(false, Ordering::SeqCst) {
        let _ = disable_raw_mode();
        let _ = execute!(io::stdout(), LeaveAlternateScreen, Show);
    }
}

fn give_back_on_panic() {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let before = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            // First, so that the message is printed where it can be read.
            give_back();
            before(panic);
        }));
    });
}
