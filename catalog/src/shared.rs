//! Rules that are open, shared by all tables with the same options and seats: compiled cards take more room than a
//! match.

use engine::{OptionsError, Rules, Setup};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};

/// The rules in use, by options and seats. They go when their last table goes.
pub(crate) struct Shared<R>(Mutex<BTreeMap<(String, u8), Weak<R>>>);

impl<R> Default for Shared<R> {
    fn default() -> Self {
        Shared(Mutex::new(BTreeMap::new()))
    }
}

impl<R: Rules> Shared<R> {
    /// The rules of a table, opened if no other table has the same.
    pub(crate) fn open(
        &self,
        data: &R::Data,
        setup: &Setup<R::Options>,
    ) -> Result<Arc<R>, OptionsError> {
        let options = serde_json::to_string(&setup.options).unwrap_or_default(); // options are plain values
        let key = (options, setup.seats);
        // What is behind the lock is whole at every moment, whatever befell who held it.
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(rules) = known.get(&key).and_then(Weak::upgrade) {
            return Ok(rules);
        }
        let rules = Arc::new(engine::rules::open::<R>(data, &setup.options, setup.seats)?);
        known.retain(|_, rules| rules.strong_count() > 0);
        known.insert(key, Arc::downgrade(&rules));
        Ok(rules)
    }
}
