//! Who somebody is: guests, accounts, sessions.

use crate::app::App;
use crate::{names, random, rooms};
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use argon2::{Argon2, PasswordHash};
use data_encoding::BASE64URL_NOPAD;
use engine::Refusal;
use protocol::{Me, Person, PersonId, Refused, Session};
use sha2::{Digest as _, Sha256};
use std::sync::Arc;
use store::{NewAccount, TokenHash};
use texts::{Lang, clean};

/// How long names may be, in characters.
pub(crate) const NAME: (usize, usize) = (1, 24);
/// How long the names of accounts may be.
const ACCOUNT: (usize, usize) = (3, 24);
/// How long passwords may be, in characters.
const PASSWORD: (usize, usize) = (8, 200);

/// A name that can be shown.
pub(crate) fn name(wish: &str) -> Result<String, Refusal> {
    let (least, most) = NAME;
    let cleaned = clean(wish);
    let length = cleaned.chars().count();
    if !(least..=most).contains(&length) {
        return Err(Refused::BadName { least, most }.into());
    }
    Ok(cleaned)
}

/// The person whose session a token opens.
pub(crate) async fn who(app: &App, token: &str) -> Result<Option<Person>, Refusal> {
    let session = app.store.session(&token_hash(token)).await;
    let session = session.map_err(|error| rooms::cannot_keep(&error))?;
    Ok(session.and_then(|session| shown(&session.person)))
}

fn shown(person: &store::Person) -> Option<Person> {
    let id: PersonId = person.id.parse().ok()?;
    Some(Person { id, name: person.name.clone() })
}

/// The hash under which a token is kept: who reads the store cannot use it.
fn token_hash(token: &str) -> TokenHash {
    Sha256::digest(token).into()
}

/// A new guest, who reads this language.
pub(crate) async fn guest(app: &App, lang: Lang) -> Result<Session, Refusal> {
    let id = PersonId::new(random::bits());
    let name = names::guest(u32::from_be_bytes(random::bytes()), lang);
    let person = Person { id, name };
    let row =
        store::Person { id: id.to_string(), name: person.name.clone(), created_at: app.now() };
    app.store.add_person(row).await.map_err(|error| rooms::cannot_keep(&error))?;
    session(app, person, None).await
}

/// A new session for a person.
async fn session(app: &App, person: Person, account: Option<String>) -> Result<Session, Refusal> {
    let token = BASE64URL_NOPAD.encode(&random::bytes::<32>());
    let kept = app.store.add_session(&token_hash(&token), &person.id.to_string(), app.now()).await;
    kept.map_err(|error| rooms::cannot_keep(&error))?;
    Ok(Session { token, me: Me { person, account } })
}

pub(crate) async fn end_session(app: &App, token: &str) -> Result<(), Refusal> {
    let ended = app.store.end_session(&token_hash(token)).await;
    ended.map_err(|error| rooms::cannot_keep(&error))
}

pub(crate) async fn rename(app: &App, person: &Person, wish: &str) -> Result<Person, Refusal> {
    let name = name(wish)?;
    let renamed = app.store.rename(&person.id.to_string(), &name).await;
    renamed.map_err(|error| rooms::cannot_keep(&error))?;
    Ok(Person { name, ..person.clone() })
}

/// What somebody may know of himself.
pub(crate) async fn me(app: &App, person: Person) -> Result<Me, Refusal> {
    let account = app.store.account_of(&person.id.to_string()).await;
    Ok(Me { person, account: account.map_err(|error| rooms::cannot_keep(&error))? })
}

/// The form in which names of accounts are compared.
fn folded(name: &str) -> String {
    name.to_lowercase()
}

/// Gives a guest an account, under which he can come back from anywhere.
pub(crate) async fn make_account(
    app: &Arc<App>,
    person: &Person,
    wish: &protocol::Account,
) -> Result<Me, Refusal> {
    let (least, most) = ACCOUNT;
    let account = clean(&wish.name);
    if !(least..=most).contains(&account.chars().count()) {
        return Err(Refused::BadName { least, most }.into());
    }
    let (least, most) = PASSWORD;
    if !(least..=most).contains(&wish.password.chars().count()) {
        return Err(Refused::BadPassword { least, most }.into());
    }
    let password_hash = hash(app, wish.password.clone()).await?;
    let new = NewAccount {
        person: person.id.to_string(),
        folded: folded(&account),
        name: account.clone(),
        password_hash,
    };
    match app.store.make_account(new).await {
        Ok(true) => {}
        Ok(false) => return Err(Refused::NameTaken.into()),
        Err(store::StoreError::Exists) => return Err(Refused::HasAccount.into()),
        Err(error) => return Err(rooms::cannot_keep(&error)),
    }
    let person = rename(app, person, &account).await?;
    Ok(Me { person, account: Some(account) })
}

/// Comes in with an account. Whether the name or the password was wrong cannot be told apart, nor by the time it takes.
pub(crate) async fn login(app: &Arc<App>, given: &protocol::Account) -> Result<Session, Refusal> {
    let account = app.store.account(&folded(&clean(&given.name))).await;
    let account = account.map_err(|error| rooms::cannot_keep(&error))?;
    let kept = account.as_ref().map_or(NOBODY, |account| &account.password_hash).to_owned();
    let fits = given.password.chars().count() <= PASSWORD.1;
    let right = fits && verify(app, given.password.clone(), kept).await?;
    match account.filter(|_| right) {
        Some(account) => {
            let person = shown(&account.person).ok_or(Refused::WrongLogin)?;
            session(app, person, Some(account.name)).await
        }
        None => Err(Refused::WrongLogin.into()),
    }
}

/// The hash of a password that nobody has, so that an unknown name takes as long as a known one.
const NOBODY: &str = "$argon2id$v=19$m=19456,t=2,p=1$c29tZSBzYWx0IG9mIG5vYm9keQ$dW5rbm93biBwYXNzd29yZCBvZiBub2JvZHkgaGVyZSE";

async fn hash(app: &Arc<App>, password: String) -> Result<String, Refusal> {
    let hashed = working(app, move || {
        let salt: [u8; 16] = random::bytes();
        Argon2::default()
            .hash_password_with_salt(password.as_bytes(), &salt)
            .map(|hash| hash.to_string())
            .ok()
    });
    hashed.await.flatten().ok_or_else(|| Refused::CannotKeep.into())
}

async fn verify(app: &Arc<App>, password: String, kept: String) -> Result<bool, Refusal> {
    let verified = working(app, move || {
        PasswordHash::new(&kept)
            .is_ok_and(|kept| Argon2::default().verify_password(password.as_bytes(), &kept).is_ok())
    });
    Ok(verified.await.unwrap_or(false))
}

/// Hard work beside the games, one at a time.
async fn working<T: Send + 'static>(
    app: &Arc<App>,
    work: impl FnOnce() -> T + Send + 'static,
) -> Option<T> {
    let permit = app.hashers.clone().acquire_owned().await.ok()?;
    let done = tokio::task::spawn_blocking(move || {
        let done = work();
        drop(permit);
        done
    });
    done.await.ok()
}
