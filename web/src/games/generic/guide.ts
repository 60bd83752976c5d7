/** What the guide to a game at the generic table is made of; the words are in `web-<game>.ftl`. */
export interface Section {
  /** Its messages are `web-<game>-rules-<id>` for the title, the same with `-text`, and those of its points. */
  id: string;
  /** One after the other, each with a name (`-<point>`) and words (`-<point>-text`). */
  points?: string[];
  /** Whether there are words after the points (`-after`). */
  after?: boolean;
  /** Cards to look at, by their ids. */
  pictures?: string[];
}
