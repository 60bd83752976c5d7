//! People, their accounts and their sessions, as the store gives them out.

use crate::Millis;
use std::fmt;

/// Somebody who plays, with an account or without.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    pub id: String,
    pub name: String,
    pub created_at: Millis,
}

/// An account to be made for a person.
#[derive(Clone, PartialEq, Eq)]
pub struct NewAccount {
    /// The id of the person.
    pub person: String,
    /// The name as it was typed.
    pub name: String,
    /// The name in the form in which two names are compared.
    pub folded: String,
    pub password_hash: String,
}

/// The account of a person.
#[derive(Clone, PartialEq, Eq)]
pub struct Account {
    pub person: Person,
    /// The name as it was typed.
    pub name: String,
    pub password_hash: String,
}

/// A hash of the token that a client shows; the token itself is never stored.
pub type TokenHash = [u8; 32];

/// A client that may act for a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    pub person: Person,
    pub since: Millis,
}

// Written by hand, so that no log ever gets a password hash.
impl fmt::Debug for NewAccount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NewAccount")
            .field("person", &self.person)
            .field("name", &self.name)
            .finish_non_exhaustive()
    }
}

impl fmt::Debug for Account {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Account")
            .field("person", &self.person)
            .field("name", &self.name)
            .finish_non_exhaustive()
    }
}
