/** The value that a text writes in JSON; `undefined`, which no JSON writes, if it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
