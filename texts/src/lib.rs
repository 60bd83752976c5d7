//! Every sentence that people read, in their language.
//!
//! The rules speak in codes with figures (`engine::Note`); [`Speaker`] turns them into sentences of the Fluent files
//! in `locales/`, which are embedded here and shared with the web client. Nothing here reads a file or the environment.

mod clean;
mod files;
mod lang;
mod speaker;
mod texts;

pub use clean::clean;
pub use files::files;
pub use lang::Lang;
pub use speaker::Speaker;
pub use texts::Texts;
