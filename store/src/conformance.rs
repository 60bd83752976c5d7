//! The suite that every store passes; each case gets an empty place of its own.

use crate::{
    Account, Allowance, Append, Appended, By, Circle, Document, Entry, NewAccount, NewDocument,
    NewEntry, NewRoom, Person, RoomChange, RoomRow, Session, Store, StoreError, Wake, Wanted,
};
use std::future::{Future, poll_fn};
use std::pin::Pin;
use std::sync::Arc;
use std::task::Poll;

type Shared = Arc<dyn Store>;
type Work<'a> = Pin<Box<dyn Future<Output = Result<(), StoreError>> + Send + 'a>>;

/// Texts that break what is put together from texts.
const NASTY: &[&str] = &[
    "",
    "'; DROP TABLE room; --",
    "\" OR \"\"=\"",
    "?1 :a $1 %s %",
    "\\' \\x00 \r\n\t\u{1b}[2J",
    "<script>alert(1)</script>",
    "同桌 🀄 e\u{301} \u{202e}\u{feff}",
    "NULL",
    "007",
    "1e5",
];

/// Runs every case. `open` opens the store at a place with this name: empty the first time,
/// and afterwards with what was left there. Panics where a promise is not kept.
pub async fn run<O, F>(open: O)
where
    O: Fn(String) -> F,
    F: Future<Output = Shared>,
{
    macro_rules! cases {
        ($($case:ident),* $(,)?) => {
            $(
                let store = open(stringify!($case).to_owned()).await;
                check(stringify!($case), $case(&store).await);
                store.close().await;
            )*
        };
    }
    cases!(
        a_new_room_is_found_with_its_first_entry,
        an_id_that_is_taken_is_refused_and_the_room_is_as_before,
        entries_come_back_in_order_and_from_where_they_are_asked,
        an_append_with_a_wrong_number_is_refused,
        an_append_with_an_old_epoch_is_refused,
        a_command_that_comes_twice_gets_the_number_of_its_entry,
        commands_are_told_apart_by_room_client_and_number,
        an_append_changes_the_row_or_nothing_does,
        unknown_people_are_refused_and_leave_nothing,
        the_lobby_shows_what_is_listed_newest_first,
        a_person_finds_the_rooms_it_belongs_to,
        rooms_that_are_due_are_found,
        what_does_not_exist_is_nothing,
        people_are_kept_and_renamed,
        an_account_name_is_given_once,
        a_document_is_kept_once_and_found_by_game_and_hash,
        nobody_brings_more_documents_than_are_allowed,
        sessions_begin_and_end,
        any_text_comes_back_as_it_was,
        many_at_once_leave_no_gap_and_no_double,
        of_two_owners_one_gets_its_entry_in,
    );
    reopening_finds_everything(&open).await;
    after_closing_everything_is_refused(&open).await;
}

fn check(case: &str, outcome: Result<(), StoreError>) {
    assert_eq!(outcome, Ok(()), "{case}");
}

async fn a_new_room_is_found_with_its_first_entry(store: &Shared) -> Result<(), StoreError> {
    host(store).await?;
    store.create_room(NewRoom { wake_at: Some(70), ..room("r") }, entry("first", None)).await?;
    let row = RoomRow {
        id: "r".to_owned(),
        game: "duel".to_owned(),
        phase: "open".to_owned(),
        listed: true,
        host: "host".to_owned(),
        created_at: 10,
        changed_at: 10,
        wake_at: Some(70),
        summary: "two seats".to_owned(),
        epoch: 1,
        last_seq: 1,
    };
    assert_eq!(store.room("r").await?, Some(row));
    assert_eq!(bodies(store, "r", 0).await?, ["first"]);
    assert_eq!(store.append(append("r", 1, 2, None)).await?, Appended::Done);
    Ok(())
}

async fn an_id_that_is_taken_is_refused_and_the_room_is_as_before(
    store: &Shared,
) -> Result<(), StoreError> {
    host(store).await?;
    store.create_room(room("r"), entry("first", None)).await?;
    let before = store.room("r").await?;
    let again = NewRoom { game: "jade".to_owned(), ..room("r") };
    let refused = store.create_room(again, entry("other", None)).await;
    assert_eq!(refused, Err(StoreError::Exists));
    assert_eq!(store.room("r").await?, before);
    assert_eq!(bodies(store, "r", 0).await?, ["first"]);
    Ok(())
}

async fn entries_come_back_in_order_and_from_where_they_are_asked(
    store: &Shared,
) -> Result<(), StoreError> {
    two_rooms(store).await?;
    for seq in 2..=9_u64 {
        // Between those of another room.
        for id in ["a", "b"] {
            let by = seq.is_multiple_of(2).then(|| by(id, seq));
            assert_eq!(store.append(append(id, 1, seq, by)).await?, Appended::Done);
        }
    }
    let all = store.entries("a", 0).await?;
    assert_eq!(all.iter().map(|entry| entry.seq).collect::<Vec<_>>(), (1..=9).collect::<Vec<_>>());
    let eighth = Entry { seq: 8, at: 18, by: Some(by("a", 8)), body: "a 8".to_owned() };
    assert_eq!(all.get(7), Some(&eighth));
    assert_eq!(bodies(store, "b", 7).await?, ["b 8", "b 9"]);
    assert_eq!(bodies(store, "b", 9).await?, [""; 0]);
    assert_eq!(bodies(store, "b", u64::MAX).await?, [""; 0]);
    Ok(())
}

async fn an_append_with_a_wrong_number_is_refused(store: &Shared) -> Result<(), StoreError> {
    two_rooms(store).await?;
    for seq in [0, 1, 3, 1 << 63, u64::MAX] {
        for by in [None, Some(by("device", 1))] {
            let refused = store.append(append("a", 1, seq, by)).await?;
            assert_eq!(refused, Appended::Fenced, "number {seq}");
        }
    }
    assert_eq!(bodies(store, "a", 0).await?, ["first"]);
    assert_eq!(store.append(append("a", 1, 2, Some(by("device", 1)))).await?, Appended::Done);
    assert_eq!(store.append(append("a", 1, 2, None)).await?, Appended::Fenced);
    assert_eq!(bodies(store, "a", 0).await?, ["first", "a 2"]);
    Ok(())
}

async fn an_append_with_an_old_epoch_is_refused(store: &Shared) -> Result<(), StoreError> {
    two_rooms(store).await?;
    assert_eq!(store.append(append("a", 1, 2, Some(by("device", 1)))).await?, Appended::Done);
    assert_eq!(store.take_room("a").await?, Some(2));
    for (epoch, command) in [(1, 2), (1, 1), (3, 2), (0, 2), (u64::MAX, 2)] {
        let late = append("a", epoch, 3, Some(by("device", command)));
        assert_eq!(store.append(late).await?, Appended::Fenced, "epoch {epoch}");
    }
    assert_eq!(store.append(append("a", 2, 3, None)).await?, Appended::Done);
    assert_eq!(bodies(store, "a", 1).await?, ["a 2", "a 3"]);
    // The other room has the owner it had.
    assert_eq!(store.append(append("b", 1, 2, None)).await?, Appended::Done);
    assert_eq!(store.room("a").await?.map(|row| row.epoch), Some(2));
    Ok(())
}

async fn a_command_that_comes_twice_gets_the_number_of_its_entry(
    store: &Shared,
) -> Result<(), StoreError> {
    two_rooms(store).await?;
    for seq in 2..=4 {
        let done = store.append(append("a", 1, seq, Some(by("device", seq * 10)))).await?;
        assert_eq!(done, Appended::Done);
    }
    let before = (store.room("a").await?, store.entries("a", 0).await?);
    for next in [2, 3, 4, 5, 9] {
        for seq in 2..=4 {
            let mut again = append("a", 1, next, Some(by("device", seq * 10)));
            again.change.phase = Some("other".to_owned());
            assert_eq!(store.append(again).await?, Appended::Duplicate { seq });
            assert_eq!(store.answered("a", "device", seq * 10).await?, Some(seq));
        }
    }
    assert_eq!((store.room("a").await?, store.entries("a", 0).await?), before);

    // A new owner hears the same, and goes on where the old one stopped.
    let epoch = store.take_room("a").await?.unwrap_or_default();
    let again = append("a", epoch, 5, Some(by("device", 30)));
    assert_eq!(store.append(again).await?, Appended::Duplicate { seq: 3 });
    let new = append("a", epoch, 5, Some(by("device", 50)));
    assert_eq!(store.append(new).await?, Appended::Done);
    Ok(())
}

async fn commands_are_told_apart_by_room_client_and_number(
    store: &Shared,
) -> Result<(), StoreError> {
    two_rooms(store).await?;
    let first = NewEntry { by: Some(by("phone", 0)), ..entry("first", None) };
    store.create_room(room("c"), first).await?;
    assert_eq!(store.answered("c", "phone", 0).await?, Some(1));
    let mut seq = 2;
    for client in ["phone", "Phone", "laptop"] {
        // Numbers may come in any order; only twice they may not come.
        for cseq in [u64::MAX, 7, 1 << 63] {
            for id in ["a", "b"] {
                assert_eq!(store.answered(id, client, cseq).await?, None);
                let done = store.append(append(id, 1, seq, Some(by(client, cseq)))).await?;
                assert_eq!(done, Appended::Done, "{client} {cseq} in {id}");
                assert_eq!(store.answered(id, client, cseq).await?, Some(seq));
            }
            seq += 1;
        }
    }
    assert_eq!(store.answered("c", "laptop", 7).await?, None);
    Ok(())
}

async fn an_append_changes_the_row_or_nothing_does(store: &Shared) -> Result<(), StoreError> {
    two_rooms(store).await?;
    let changes = [
        RoomChange { phase: Some("playing".to_owned()), ..RoomChange::default() },
        RoomChange { summary: Some("turn 3".to_owned()), ..RoomChange::default() },
        RoomChange { wake: Wake::At(99), ..RoomChange::default() },
        RoomChange::default(),
        RoomChange { phase: Some("over".to_owned()), wake: Wake::At(5), ..RoomChange::default() },
        RoomChange { summary: Some(String::new()), ..RoomChange::default() },
        RoomChange { wake: Wake::Never, ..RoomChange::default() },
    ];
    let expected = [
        ("playing", "two seats", None),
        ("playing", "turn 3", None),
        ("playing", "turn 3", Some(99)),
        ("playing", "turn 3", Some(99)),
        ("over", "turn 3", Some(5)),
        ("over", "", Some(5)),
        ("over", "", None),
    ];
    let untouched = store.room("b").await?;
    for (seq, (change, (phase, summary, wake_at))) in (2..).zip(changes.into_iter().zip(expected)) {
        // Refused, so it changes nothing.
        let fenced = Append { change: change.clone(), ..append("b", 7, seq, None) };
        assert_eq!(store.append(fenced).await?, Appended::Fenced);
        let wanted = Append { change, ..append("a", 1, seq, None) };
        assert_eq!(store.append(wanted).await?, Appended::Done);
        let row = store.room("a").await?;
        let seen = row.as_ref().map(|row| {
            (row.phase.as_str(), row.summary.as_str(), row.wake_at, row.last_seq, row.changed_at)
        });
        assert_eq!(seen, Some((phase, summary, wake_at, seq, 10 + seq)));
        assert_eq!(row.map(|row| row.created_at), Some(10));
    }
    assert_eq!(store.room("b").await?, untouched);
    Ok(())
}

async fn unknown_people_are_refused_and_leave_nothing(store: &Shared) -> Result<(), StoreError> {
    two_rooms(store).await?;
    let nobody = || "nobody".to_owned();
    let hosted = NewRoom { host: nobody(), ..room("c") };
    assert_eq!(store.create_room(hosted, entry("first", None)).await, Err(StoreError::Unknown));
    assert_eq!(store.room("c").await?, None);

    let mut joined = append("a", 1, 2, None);
    joined.change.members = vec!["host".to_owned(), nobody()];
    assert_eq!(store.append(joined).await, Err(StoreError::Unknown));
    assert_eq!(bodies(store, "a", 0).await?, ["first"]);

    assert_eq!(store.add_session(&[1; 32], "nobody", 1).await, Err(StoreError::Unknown));
    assert_eq!(store.session(&[1; 32]).await?, None);
    assert_eq!(store.make_account(account("nobody", "ann")).await, Err(StoreError::Unknown));
    assert_eq!(store.account("ann").await?, None);
    Ok(())
}

async fn the_lobby_shows_what_is_listed_newest_first(store: &Shared) -> Result<(), StoreError> {
    host(store).await?;
    for (id, game, listed) in [
        ("a", "duel", true),
        ("b", "jade", true),
        ("c", "duel", false),
        ("d", "duel", true),
        ("e", "jade", true),
    ] {
        let new = NewRoom { game: game.to_owned(), listed, ..room(id) };
        store.create_room(new, entry("first", None)).await?;
    }
    let mut begun = append("b", 1, 2, None);
    begun.change.phase = Some("playing".to_owned());
    store.append(begun).await?;

    let wanted = |game: Option<&str>, phase: Option<&str>, limit| Wanted {
        circle: Circle::Listed,
        game: game.map(str::to_owned),
        phase: phase.map(str::to_owned),
        limit,
    };
    assert_eq!(found(store, wanted(None, None, 10)).await?, ["e", "d", "b", "a"]);
    assert_eq!(found(store, wanted(None, None, 2)).await?, ["e", "d"]);
    assert_eq!(found(store, wanted(Some("duel"), None, 10)).await?, ["d", "a"]);
    assert_eq!(found(store, wanted(None, Some("open"), 10)).await?, ["e", "d", "a"]);
    assert_eq!(found(store, wanted(Some("jade"), Some("open"), 10)).await?, ["e"]);
    assert_eq!(found(store, wanted(Some("jade"), Some("playing"), 10)).await?, ["b"]);
    assert_eq!(found(store, wanted(Some("duel"), Some("playing"), 10)).await?, [""; 0]);
    Ok(())
}

async fn a_person_finds_the_rooms_it_belongs_to(store: &Shared) -> Result<(), StoreError> {
    two_rooms(store).await?;
    store.create_room(NewRoom { listed: false, ..room("c") }, entry("first", None)).await?;
    store.add_person(person("ann")).await?;
    // Who belongs to a room already may be named again.
    for (id, seq, members) in [("a", 2, ["ann", "ann"]), ("c", 2, ["ann", "host"])] {
        let mut joined = append(id, 1, seq, None);
        joined.change.members = members.map(str::to_owned).to_vec();
        assert_eq!(store.append(joined).await?, Appended::Done);
    }
    let wanted = |who: &str, phase: Option<&str>, limit| Wanted {
        circle: Circle::Of(who.to_owned()),
        game: None,
        phase: phase.map(str::to_owned),
        limit,
    };
    assert_eq!(found(store, wanted("ann", None, 10)).await?, ["c", "a"]);
    assert_eq!(found(store, wanted("ann", Some("open"), 1)).await?, ["c"]);
    assert_eq!(found(store, wanted("ann", Some("over"), 10)).await?, [""; 0]);
    assert_eq!(found(store, wanted("host", None, 10)).await?, ["c", "b", "a"]);
    assert_eq!(found(store, wanted("nobody", None, 10)).await?, [""; 0]);
    Ok(())
}

async fn rooms_that_are_due_are_found(store: &Shared) -> Result<(), StoreError> {
    host(store).await?;
    for (id, wake_at) in [("a", Some(50)), ("b", None), ("c", Some(30)), ("d", Some(51))] {
        store.create_room(NewRoom { wake_at, ..room(id) }, entry("first", None)).await?;
    }
    assert_eq!(store.due(29, 10).await?, [""; 0]);
    assert_eq!(store.due(50, 10).await?, ["c", "a"]);
    assert_eq!(store.due(90, 2).await?, ["c", "a"]);
    let mut moved = append("c", 1, 2, None);
    moved.change.wake = Wake::At(60);
    store.append(moved).await?;
    let mut ended = append("a", 1, 2, None);
    ended.change.wake = Wake::Never;
    store.append(ended).await?;
    assert_eq!(store.due(90, 10).await?, ["d", "c"]);
    Ok(())
}

async fn what_does_not_exist_is_nothing(store: &Shared) -> Result<(), StoreError> {
    assert_eq!(store.room("r").await?, None);
    assert_eq!(store.take_room("r").await?, None);
    assert_eq!(store.entries("r", 0).await?, []);
    assert_eq!(store.answered("r", "device", 1).await?, None);
    assert_eq!(store.append(append("r", 1, 1, None)).await?, Appended::Fenced);
    assert_eq!(store.append(append("r", 0, 1, Some(by("device", 1)))).await?, Appended::Fenced);
    assert_eq!(store.due(1 << 60, 10).await?, [""; 0]);
    assert_eq!(store.person("p").await?, None);
    assert!(!store.rename("p", "Pat").await?);
    assert_eq!(store.account("pat").await?, None);
    assert_eq!(store.session(&[0; 32]).await?, None);
    assert_eq!(store.document("cats", "1f").await?, None);
    store.end_session(&[0; 32]).await?;
    store.end_sessions_of("p").await
}

async fn people_are_kept_and_renamed(store: &Shared) -> Result<(), StoreError> {
    store.add_person(person("ann")).await?;
    store.add_person(person("bob")).await?;
    let other = Person { name: "Other".to_owned(), ..person("ann") };
    assert_eq!(store.add_person(other).await, Err(StoreError::Exists));
    assert_eq!(store.person("ann").await?, Some(person("ann")));
    assert!(store.rename("ann", "Anna").await?);
    assert_eq!(
        store.person("ann").await?,
        Some(Person { name: "Anna".to_owned(), ..person("ann") })
    );
    assert_eq!(store.person("bob").await?, Some(person("bob")));
    Ok(())
}

async fn an_account_name_is_given_once(store: &Shared) -> Result<(), StoreError> {
    store.add_person(person("ann")).await?;
    store.add_person(person("bob")).await?;
    assert!(store.make_account(account("ann", "Tiger")).await?);
    assert!(!store.make_account(account("bob", "TIGER")).await?);
    assert_eq!(store.make_account(account("ann", "Lion")).await, Err(StoreError::Exists));
    let expected = Account {
        person: person("ann"),
        name: "Tiger".to_owned(),
        password_hash: "hash of ann".to_owned(),
    };
    assert_eq!(store.account("tiger").await?, Some(expected));
    assert_eq!(store.account("Tiger").await?, None);
    assert_eq!(store.account("lion").await?, None);
    assert_eq!(store.account_of("ann").await?.as_deref(), Some("Tiger"));
    assert_eq!(store.account_of("bob").await?, None);
    assert!(store.make_account(account("bob", "Lion")).await?);
    assert_eq!(store.account("lion").await?.map(|account| account.person), Some(person("bob")));
    Ok(())
}

async fn a_document_is_kept_once_and_found_by_game_and_hash(
    store: &Shared,
) -> Result<(), StoreError> {
    store.add_person(person("ann")).await?;
    store.add_person(person("bob")).await?;
    assert!(store.add_document(document("ann", "cats", "1f", "{}")).await?);
    assert!(store.add_document(document("bob", "cats", "1f", "another text")).await?);
    assert!(store.add_document(document("bob", "dogs", "1f", "[]")).await?);
    assert_eq!(store.document("cats", "1f").await?.as_deref(), Some("{}"));
    assert_eq!(store.document("dogs", "1f").await?.as_deref(), Some("[]"));
    assert_eq!(store.document("cats", "2f").await?, None);
    let stranger = store.add_document(document("eve", "cats", "3f", "{}")).await;
    assert_eq!(stranger, Err(StoreError::Unknown));
    assert_eq!(store.document("cats", "3f").await?, None);
    Ok(())
}

async fn nobody_brings_more_documents_than_are_allowed(store: &Shared) -> Result<(), StoreError> {
    store.add_person(person("ann")).await?;
    store.add_person(person("bob")).await?;
    let add = |by: &'static str, hash: &'static str, body: &'static str| {
        let most = Allowance { documents: 3, bytes: 10 };
        store.add_document(NewDocument { most, ..document(by, "cats", hash, body) })
    };
    assert!(add("ann", "a", "12345").await?);
    assert!(!add("ann", "b", "123456").await?);
    assert!(add("ann", "b", "1234").await?);
    assert!(add("ann", "c", "1").await?);
    assert!(!add("ann", "d", "").await?);
    assert_eq!(store.document("cats", "d").await?, None);
    // What is kept already costs nothing, and everybody has room of their own.
    assert!(add("ann", "a", "12345").await?);
    assert!(add("bob", "d", "1234567890").await?);
    Ok(())
}

async fn sessions_begin_and_end(store: &Shared) -> Result<(), StoreError> {
    store.add_person(person("ann")).await?;
    store.add_person(person("bob")).await?;
    for (token, who) in [(1, "ann"), (2, "ann"), (3, "ann"), (4, "bob")] {
        store.add_session(&[token; 32], who, 40 + u64::from(token)).await?;
    }
    assert_eq!(store.add_session(&[4; 32], "ann", 1).await, Err(StoreError::Exists));
    store.rename("ann", "Anna").await?;
    let anna = Person { name: "Anna".to_owned(), ..person("ann") };
    assert_eq!(store.session(&[2; 32]).await?, Some(Session { person: anna, since: 42 }));
    store.end_session(&[2; 32]).await?;
    assert_eq!(store.session(&[2; 32]).await?, None);
    assert!(store.session(&[1; 32]).await?.is_some());
    store.end_sessions_of("ann").await?;
    assert_eq!(store.session(&[1; 32]).await?, None);
    assert_eq!(store.session(&[3; 32]).await?, None);
    let bob = Session { person: person("bob"), since: 44 };
    assert_eq!(store.session(&[4; 32]).await?, Some(bob));
    Ok(())
}

async fn any_text_comes_back_as_it_was(store: &Shared) -> Result<(), StoreError> {
    for (number, text) in (0_u8..).zip(NASTY) {
        let text = || (*text).to_owned();
        let who = Person { id: text(), name: text(), created_at: 1 };
        store.add_person(who.clone()).await?;
        assert_eq!(store.person(&text()).await?, Some(who.clone()));
        let new =
            NewAccount { person: text(), name: text(), folded: text(), password_hash: text() };
        assert!(store.make_account(new).await?);
        let kept = Account { person: who.clone(), name: text(), password_hash: text() };
        assert_eq!(store.account(&text()).await?, Some(kept));
        store.add_session(&[number; 32], &text(), 1).await?;
        assert_eq!(store.session(&[number; 32]).await?.map(|session| session.person), Some(who));

        let new = NewRoom {
            id: text(),
            game: text(),
            phase: text(),
            listed: true,
            host: text(),
            wake_at: None,
            summary: text(),
        };
        let by = || Some(By { client: text(), cseq: 1 });
        store.create_room(new, NewEntry { at: 5, by: by(), body: text() }).await?;
        let row = store.room(&text()).await?;
        let seen = row.map(|row| [row.id, row.game, row.phase, row.host, row.summary]);
        assert_eq!(seen, Some([text(), text(), text(), text(), text()]));
        let first = Entry { seq: 1, at: 5, by: by(), body: text() };
        assert_eq!(store.entries(&text(), 0).await?, [first]);
        assert_eq!(store.answered(&text(), &text(), 1).await?, Some(1));
        for circle in [Circle::Listed, Circle::Of(text())] {
            let wanted = Wanted { circle, game: Some(text()), phase: Some(text()), limit: 10 };
            assert_eq!(found(store, wanted).await?, [text()]);
        }

        let mut next = append(&text(), 1, 2, None);
        next.entry.body = text();
        next.change = RoomChange {
            phase: Some(text() + "!"),
            summary: Some(text() + "?"),
            members: vec![text()],
            wake: Wake::Keep,
        };
        assert_eq!(store.append(next).await?, Appended::Done);
        let row = store.room(&text()).await?;
        let seen = row.map(|row| [row.phase, row.summary]);
        assert_eq!(seen, Some([text() + "!", text() + "?"]));
        assert_eq!(bodies(store, &text(), 1).await?, [text()]);
        assert!(store.rename(&text(), &(text() + "~")).await?);
        assert_eq!(store.person(&text()).await?.map(|who| who.name), Some(text() + "~"));
    }
    Ok(())
}

async fn many_at_once_leave_no_gap_and_no_double(store: &Shared) -> Result<(), StoreError> {
    const ROOMS: usize = 40;
    const TASKS: u64 = 64;
    const COMMANDS: u64 = 20;
    host(store).await?;
    let ids: Vec<String> = (0..ROOMS).map(|number| format!("room {number}")).collect();
    for id in &ids {
        store.create_room(room(id), entry("first", None)).await?;
    }
    let tasks = (0..TASKS).map(|task| -> Work<'_> {
        let ids = &ids;
        Box::pin(async move {
            let client = format!("device {task}");
            for cseq in 0..COMMANDS {
                let spread = task * 7 + cseq * 3;
                let id = &ids[spread as usize % ROOMS];
                insist(store, id, by(&client, cseq)).await?;
            }
            Ok(())
        })
    });
    together(tasks.collect()).await?;

    let mut commands = Vec::new();
    for id in &ids {
        let entries = store.entries(id, 0).await?;
        assert!((1..).zip(&entries).all(|(seq, entry)| entry.seq == seq), "a gap in {id}");
        let last = store.room(id).await?.map(|row| row.last_seq);
        assert_eq!(last, Some(entries.len() as u64));
        commands.extend(entries.into_iter().filter_map(|entry| entry.by));
    }
    commands.sort_by(|a, b| (&a.client, a.cseq).cmp(&(&b.client, b.cseq)));
    commands.dedup();
    assert_eq!(commands.len() as u64, TASKS * COMMANDS);
    Ok(())
}

/// Adds an entry for a command however often somebody else is quicker.
async fn insist(store: &Shared, id: &str, by: By) -> Result<(), StoreError> {
    loop {
        let last = store.room(id).await?.map_or(0, |row| row.last_seq);
        if store.append(append(id, 1, last + 1, Some(by.clone()))).await? == Appended::Done {
            // What was answered is seen, and stays the answer.
            let seq = store.answered(id, &by.client, by.cseq).await?;
            assert_eq!(seq, Some(last + 1));
            let again = store.append(append(id, 1, last + 1, Some(by))).await?;
            assert_eq!(again, Appended::Duplicate { seq: last + 1 });
            return Ok(());
        }
    }
}

async fn of_two_owners_one_gets_its_entry_in(store: &Shared) -> Result<(), StoreError> {
    two_rooms(store).await?;
    for seq in 2..40 {
        let old = store.take_room("a").await?.unwrap_or_default();
        let new = old + 1;
        let tasks: Vec<Work<'_>> = vec![
            Box::pin(async move { store.append(append("a", old, seq, None)).await.map(drop) }),
            Box::pin(async move {
                assert_eq!(store.take_room("a").await?, Some(new));
                // Whether the old owner came in before or not, it cannot any more.
                let last = store.room("a").await?.map_or(0, |row| row.last_seq);
                let late = store.append(append("a", old, last + 1, None)).await?;
                assert_eq!(late, Appended::Fenced);
                if last < seq {
                    let done = store.append(append("a", new, seq, None)).await?;
                    assert_eq!(done, Appended::Done);
                }
                Ok(())
            }),
        ];
        together(tasks).await?;
        assert_eq!(store.room("a").await?.map(|row| row.last_seq), Some(seq));
    }
    Ok(())
}

async fn reopening_finds_everything<O, F>(open: &O)
where
    O: Fn(String) -> F,
    F: Future<Output = Shared>,
{
    let name = "reopening_finds_everything";
    let mut seen = Vec::new();
    for round in 0..3 {
        let store = open(name.to_owned()).await;
        let outcome = async {
            if round == 0 {
                two_rooms(&store).await?;
                store.make_account(account("host", "Host")).await?;
                store.add_session(&[9; 32], "host", 3).await?;
                store.add_document(document("host", "cats", "1f", "{}")).await?;
                for seq in 2..50 {
                    store.append(append("a", 1, seq, Some(by("device", seq)))).await?;
                }
            }
            assert_eq!(store.answered("a", "device", 49).await?, Some(49));
            seen.push((
                store.room("a").await?,
                store.entries("a", 0).await?,
                store.account("host").await?,
                store.session(&[9; 32]).await?,
                store.document("cats", "1f").await?,
            ));
            Ok(())
        };
        check(name, outcome.await);
        store.close().await;
    }
    assert_eq!(seen[0].4.as_deref(), Some("{}"));
    assert!(seen[0].1.len() == 49 && seen[0] == seen[1] && seen[1] == seen[2], "{name}");
}

async fn after_closing_everything_is_refused<O, F>(open: &O)
where
    O: Fn(String) -> F,
    F: Future<Output = Shared>,
{
    let store = open("after_closing_everything_is_refused".to_owned()).await;
    let outcome = async {
        two_rooms(&store).await?;
        // What was given before is still done.
        let (given, ()) = both(store.append(append("a", 1, 2, None)), store.close()).await;
        assert_eq!(given?, Appended::Done);
        Ok(())
    };
    check("closing", outcome.await);
    let closed = Err(StoreError::Closed);
    assert_eq!(store.append(append("a", 1, 3, None)).await.map(drop), closed);
    assert_eq!(store.room("a").await.map(drop), closed);
    assert_eq!(store.backup(&std::env::temp_dir().join("never made")).await, closed);
    store.close().await;
}

/// Lets all of them go on at the same time; the suite brings no runtime of its own.
async fn together(mut tasks: Vec<Work<'_>>) -> Result<(), StoreError> {
    poll_fn(|context| {
        let mut failed = None;
        tasks.retain_mut(|task| match task.as_mut().poll(context) {
            Poll::Pending => true,
            Poll::Ready(outcome) => {
                failed = failed.take().or(outcome.err());
                false
            }
        });
        match failed {
            Some(error) => Poll::Ready(Err(error)),
            None if tasks.is_empty() => Poll::Ready(Ok(())),
            None => Poll::Pending,
        }
    })
    .await
}

/// The first is begun before the second.
async fn both<A, B>(first: impl Future<Output = A>, second: impl Future<Output = B>) -> (A, B) {
    let (mut first, mut second) = (Box::pin(first), Box::pin(second));
    let mut begun = None;
    poll_fn(|context| {
        if begun.is_none()
            && let Poll::Ready(done) = first.as_mut().poll(context)
        {
            begun = Some(done);
        }
        Poll::Ready(())
    })
    .await;
    let second = second.as_mut().await;
    match begun {
        Some(first) => (first, second),
        None => (first.await, second),
    }
}

async fn host(store: &Shared) -> Result<(), StoreError> {
    store.add_person(person("host")).await
}

async fn two_rooms(store: &Shared) -> Result<(), StoreError> {
    host(store).await?;
    store.create_room(room("a"), entry("first", None)).await?;
    store.create_room(room("b"), entry("first", None)).await
}

async fn bodies(store: &Shared, id: &str, after: u64) -> Result<Vec<String>, StoreError> {
    Ok(store.entries(id, after).await?.into_iter().map(|entry| entry.body).collect())
}

async fn found(store: &Shared, wanted: Wanted) -> Result<Vec<String>, StoreError> {
    Ok(store.rooms(&wanted).await?.into_iter().map(|row| row.id).collect())
}

fn person(id: &str) -> Person {
    Person { id: id.to_owned(), name: format!("Name of {id}"), created_at: 1 }
}

fn account(person: &str, name: &str) -> NewAccount {
    NewAccount {
        person: person.to_owned(),
        name: name.to_owned(),
        folded: name.to_lowercase(),
        password_hash: format!("hash of {person}"),
    }
}

fn document(by: &str, game: &str, hash: &str, body: &str) -> NewDocument {
    let document = Document { game: game.into(), hash: hash.into(), body: body.into() };
    NewDocument {
        document,
        by: by.to_owned(),
        at: 5,
        most: Allowance { documents: 1000, bytes: 1 << 20 },
    }
}

fn room(id: &str) -> NewRoom {
    NewRoom {
        id: id.to_owned(),
        game: "duel".to_owned(),
        phase: "open".to_owned(),
        listed: true,
        host: "host".to_owned(),
        wake_at: None,
        summary: "two seats".to_owned(),
    }
}

fn by(client: &str, cseq: u64) -> By {
    By { client: client.to_owned(), cseq }
}

fn entry(body: &str, by: Option<By>) -> NewEntry {
    NewEntry { at: 10, by, body: body.to_owned() }
}

fn append(id: &str, epoch: u64, seq: u64, by: Option<By>) -> Append {
    let at = 10_u64.wrapping_add(seq) & (i64::MAX as u64);
    let entry = NewEntry { at, by, body: format!("{id} {seq}") };
    Append { room: id.to_owned(), epoch, seq, entry, change: RoomChange::default() }
}
