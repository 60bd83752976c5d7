-- Rows have small numbers as keys inside; the long ids of outside stand in one place each.

CREATE TABLE person (
    key INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE account (
    person INTEGER PRIMARY KEY REFERENCES person,
    name TEXT NOT NULL,
    folded TEXT NOT NULL UNIQUE,
    password_hash TEXT NOT NULL
) STRICT;

CREATE TABLE session (
    token BLOB PRIMARY KEY,
    person INTEGER NOT NULL REFERENCES person,
    since INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX session_of ON session (person);

CREATE TABLE room (
    key INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    phase TEXT NOT NULL,
    listed INTEGER NOT NULL,
    host INTEGER NOT NULL REFERENCES person,
    created_at INTEGER NOT NULL,
    changed_at INTEGER NOT NULL,
    wake_at INTEGER,
    epoch INTEGER NOT NULL,
    last_seq INTEGER NOT NULL,
    last_entry INTEGER,
    summary TEXT NOT NULL
) STRICT;

-- Newest first is by key, which every index ends with.
CREATE INDEX room_listed ON room (listed) WHERE listed = 1;
CREATE INDEX room_lobby ON room (listed, phase) WHERE listed = 1;
CREATE INDEX room_due ON room (wake_at) WHERE wake_at IS NOT NULL;

CREATE TABLE member (
    person INTEGER NOT NULL REFERENCES person,
    room INTEGER NOT NULL REFERENCES room,
    PRIMARY KEY (person, room)
) STRICT, WITHOUT ROWID;

-- Devices that send commands. Their ids are long, and an index over millions of entries is not the place for them.
CREATE TABLE client (
    key INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE
) STRICT;

-- Stored in order of arrival: entries of many rooms that are committed together lie in the same few pages,
-- and pages are what a commit pays for. For the same reason no index leads to the entries of a room:
-- its row names the last one, and each names the one before it.
-- No foreign keys: an insert takes all of this from the row of the room, and rooms and clients stay for ever.
CREATE TABLE entry (
    key INTEGER PRIMARY KEY,
    room INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    previous INTEGER,
    at INTEGER NOT NULL,
    client INTEGER,
    cseq INTEGER,
    body TEXT NOT NULL
) STRICT;

CREATE UNIQUE INDEX entry_by_command ON entry (room, client, cseq) WHERE client IS NOT NULL;
