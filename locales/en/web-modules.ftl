# Cards that players write themselves and bring to a table.

## On the page of the game

web-modules-title = Cards of your own
web-modules-chosen = { $count ->
    [one] 1 chosen
   *[other] { $count } chosen
}
web-modules-about = Play with cards and heroes that you or your friends have written. Each comes as a file, called a module; the others at the table need no file.
web-modules-choose = Choose files
web-modules-drop = or drop them here
web-modules-paste = Paste text instead
web-modules-text = The text of a module
web-modules-pasted = pasted text
web-modules-add = Add
web-modules-starter = Show me an example
web-modules-yours = Modules for this table
web-modules-remove = Remove { $name }
web-modules-does = What it does
web-modules-begin = To write one, begin with a card that works:
web-modules-guide = The guide for authors
web-modules-not-added = { $name } was not added. { $why }
web-modules-not-added-pasted = The pasted text was not added. { $why }
web-modules-too-large = This is too long. A module has at most { $most } KiB.
web-modules-too-many = This server already keeps { $most } modules of yours, and more it does not take.
web-modules-no-json = This is not JSON, the form in which modules are written.
web-modules-no-json-at = This is not JSON: look at line { $line }, column { $column }.

## What a module does

web-modules-reading = Reading …
web-modules-empty = It does nothing yet.
web-modules-things = What it brings
web-modules-actions = What can be done
web-modules-print = Fingerprint
web-modules-notes = Good to know for its author
web-modules-notes-count = { $count ->
    [one] 1 note
   *[other] { $count } notes
}
web-modules-weight-hint = Hint:
web-modules-weight-warning = Warning:
web-modules-weight-dropped = Left out:

## In a room

web-modules-by = Brought by { $name }. What can be done is described by the program itself, not by the author.
web-modules-by-host = Brought by whoever opened the table. What can be done is described by the program itself, not by the author.
