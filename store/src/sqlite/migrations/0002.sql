-- What people have written for games; rooms name it by its hash in their first entry, so it stays for ever as they do.

CREATE TABLE document (
    key INTEGER PRIMARY KEY,
    game TEXT NOT NULL,
    hash TEXT NOT NULL,
    person INTEGER NOT NULL REFERENCES person,
    created_at INTEGER NOT NULL,
    length INTEGER NOT NULL,
    body TEXT NOT NULL,
    UNIQUE (game, hash)
) STRICT;

-- How much somebody has brought is read from the index alone.
CREATE INDEX document_of ON document (person, length);
