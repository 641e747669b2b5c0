/** What others may have sent: a record, or a link with whatever stands before it. */
import { type GameRecord, parseRecord } from "../engine/record.ts";
import { err, type Fault, ok, type Result } from "../engine/result.ts";
import { LINK_MARK, parseLink } from "./link.ts";

/** A text with a header is a record, whatever that quotes. Blanks are sought within a line, never over many from each of them. */
const HEADER = /^[^\S\r\n\u2028\u2029]*\[/m;

/** A fault in a record has the line where it stands. */
export interface SharedFault extends Fault {
  readonly line?: number;
}

/**
 * A link has no headers. A wrong text is refused whole, with the codes of `parseLink` and `parseRecord`, `SHARED_BLANK`,
 * and `SHARED_FORM` where the text is neither.
 */
export function parseShared(text: string): Result<GameRecord, SharedFault> {
  if (text.trim() === "") return err("SHARED_BLANK", "The text is blank.");
  if (HEADER.test(text)) return parseRecord(text);
  const link = linkIn(text.trim());
  if (link === null) return err("SHARED_FORM", "There is no link, and no header as a record has.");
  const game = parseLink(link);
  return game.ok ? ok({ game: game.value, headers: new Map() }) : game;
}

/** A text with the mark, or one that begins as links do, is one. */
function linkIn(text: string): string | null {
  const [, marked] = text.split(LINK_MARK);
  if (marked !== undefined) return marked.split(/\s/)[0] ?? "";
  return /^\d+\.[a-z]\S*$/.test(text) ? text : null;
}
