//! A short list stored in place, so that states made of lists are copied as plain bytes.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::{Deref, DerefMut};

/// At most `N` items, `Copy` when they are. Equality, hashes and JSON see the items only, not the room behind them.
#[derive(Clone, Copy)]
pub struct List<T, const N: usize> {
    len: u8,
    items: [T; N],
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    /// An empty list.
    pub fn new() -> Self {
        const { assert!(N <= u8::MAX as usize, "a list holds at most 255 items") }
        List { len: 0, items: [T::default(); N] }
    }

    /// Adds an item at the end; says whether there was room.
    #[inline]
    pub fn push(&mut self, item: T) -> bool {
        let Some(place) = self.items.get_mut(usize::from(self.len)) else {
            debug_assert!(false, "no room in a list of {N}");
            return false;
        };
        *place = item;
        self.len += 1;
        true
    }

    /// How many items there are.
    #[inline]
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The last item. Slices have it too; this is quicker.
    #[inline]
    pub fn last(&self) -> Option<&T> {
        self.items.get(self.len().wrapping_sub(1))
    }

    #[inline]
    pub fn last_mut(&mut self) -> Option<&mut T> {
        self.items.get_mut(usize::from(self.len).wrapping_sub(1))
    }

    /// Adds an item before the one at `at`; says whether there was room.
    #[inline]
    pub fn insert(&mut self, at: usize, item: T) -> bool {
        let len = self.len();
        if len == N || at > len {
            debug_assert!(false, "no room at {at} in a list of {len} of {N}");
            return false;
        }
        self.items.copy_within(at..len, at + 1);
        self.items[at] = item;
        self.len += 1;
        true
    }

    /// Takes the item at `at` out; those behind it move up.
    #[inline]
    pub fn remove(&mut self, at: usize) -> Option<T> {
        let len = self.len();
        let item = *self.get(at)?;
        self.items.copy_within(at + 1..len, at);
        self.len -= 1;
        Some(item)
    }

    /// Takes the last item out.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        let item = *self.last()?;
        self.len -= 1;
        Some(item)
    }

    /// Keeps only the items that fit, in their order.
    pub fn retain(&mut self, mut keep: impl FnMut(&T) -> bool) {
        let mut kept = 0;
        for at in 0..self.len() {
            let item = self.items[at];
            if keep(&item) {
                self.items[kept] = item;
                kept += 1;
            }
        }
        self.len = kept as u8;
    }

    /// Keeps only the first `len` items.
    #[inline]
    pub fn truncate(&mut self, len: usize) {
        if len < self.len() {
            self.len = len as u8;
        }
    }
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        List::new()
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];

    #[inline(always)]
    fn deref(&self) -> &[T] {
        // Bounded by N, so that the compiler sees the slice is in range.
        &self.items[..usize::from(self.len).min(N)]
    }
}

impl<T, const N: usize> DerefMut for List<T, N> {
    #[inline(always)]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len).min(N)]
    }
}

impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for List<T, N> {}

impl<T: Hash, const N: usize> Hash for List<T, N> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        (**self).hash(hasher);
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut list = List::new();
        for item in items {
            list.push(item);
        }
        list
    }
}

impl<T: Serialize, const N: usize> Serialize for List<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for List<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let items = Vec::<T>::deserialize(deserializer)?;
        if items.len() > N {
            return Err(D::Error::custom(format!(
                "at most {N} items fit here, not {}",
                items.len()
            )));
        }
        Ok(items.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn items_keep_their_order() {
        let mut list: List<u8, 4> = [1, 2, 3].into_iter().collect();
        assert_eq!(list.remove(0), Some(1));
        assert_eq!(list.remove(2), None);
        assert!(list.insert(1, 9));
        assert_eq!(*list, [2, 9, 3]);
        assert_eq!(list.pop(), Some(3));
        let same: List<u8, 4> = [2, 9].into_iter().collect();
        assert_eq!(list, same);
    }

    #[test]
    fn equal_lists_have_equal_hashes_whatever_lies_behind_them() {
        let hash = |list: &List<u8, 4>| {
            let mut hasher = std::hash::DefaultHasher::new();
            list.hash(&mut hasher);
            hasher.finish()
        };
        let mut list: List<u8, 4> = [1, 2, 3].into_iter().collect();
        let longer = hash(&list);
        list.pop();
        assert_eq!(hash(&list), hash(&[1, 2].into_iter().collect()));
        assert_ne!(hash(&list), longer);
    }

    #[test]
    fn json_that_does_not_fit_is_refused() {
        assert!(serde_json::from_str::<List<u8, 2>>("[1,2,3]").is_err());
        assert_eq!(
            serde_json::to_string(&serde_json::from_str::<List<u8, 2>>("[1]").unwrap()).unwrap(),
            "[1]"
        );
    }
}
