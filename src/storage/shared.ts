/** What others may have sent: a record, or a link with whatever stands before it. */
import { type GameRecord, parseRecord } from "../engine/record.ts";
import { type Fault, ok, type Result } from "../engine/result.ts";
import { LINK_MARK, parseLink } from "./link.ts";

/** A fault in a record has the line where it stands. */
export interface SharedFault extends Fault {
  readonly line?: number;
}

/** A link has no headers. A wrong text is refused whole, with the codes of `parseLink` and `parseRecord`. */
export function parseShared(text: string): Result<GameRecord, SharedFault> {
  const link = linkIn(text.trim());
  if (link === null) return parseRecord(text);
  const game = parseLink(link);
  return game.ok ? ok({ game: game.value, headers: new Map() }) : game;
}

/** A text with a header is a record, whatever that quotes; any other that has the mark, or begins as links do, is one. */
function linkIn(text: string): string | null {
  if (/^\s*\[/m.test(text)) return null;
  const [, marked] = text.split(LINK_MARK);
  if (marked !== undefined) return marked.split(/\s/)[0] ?? "";
  return /^\d+\.[a-z]\S*$/.test(text) ? text : null;
}
