/** Spaces, and then a part of JSON: a mark, a text, or a number or word. */
const PART =
  /[ \t\r\n]*(?:([{}[\],:])|("(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.]))/uy;

/**
 * The line, counted from 1, at which a text stops being JSON; `null` where it is JSON. What browsers say of it differs,
 * and often names no place.
 */
export function brokenLine(text: string): number | null {
  /** The groups and lists that are open, by their brackets. */
  const open: string[] = [];
  /** What came before: a mark, or a `key`, or the end of a `value`. */
  let before = "";
  let place = 0;
  for (;;) {
    PART.lastIndex = place;
    const part = PART.exec(text);
    if (part === null) break;
    const [, mark, words] = part;
    const inGroup = open.at(-1) === "{";
    const first = before === (inGroup ? "{" : "[");
    const wanted = open.length === 0 ? before === "" : inGroup ? before === ":" : first || before === ",";
    const goesOn = mark === ":" ? before === "key" : open.length > 0 && before === "value";
    if ((mark === ":" || mark === ",") && goesOn) {
      before = mark;
    } else if (mark === (inGroup ? "}" : "]") && open.length > 0 && (first || before === "value")) {
      open.pop();
      before = "value";
    } else if (words !== undefined && inGroup && (first || before === ",")) {
      before = "key";
    } else if (wanted && (mark === "{" || mark === "[")) {
      open.push(mark);
      before = mark;
    } else if (wanted && mark === undefined) {
      before = "value";
    } else {
      break;
    }
    place = PART.lastIndex;
  }
  const rest = text.slice(place);
  if (rest.trim() === "" && open.length === 0 && before === "value") return null;
  // Where all of it is too little, its last line; else that of what should not stand there.
  const end = rest.trim() === "" ? text.trimEnd().length : place + rest.length - rest.trimStart().length;
  return text.slice(0, end).split("\n").length;
}
