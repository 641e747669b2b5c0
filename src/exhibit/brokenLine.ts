/** The line, counted from 1, at which a text stops being JSON; `null` where it is JSON or the browser does not tell. */
export function brokenLine(text: string): number | null {
  try {
    JSON.parse(text);
    return null;
  } catch (error) {
    const message = String(error);
    // Browsers say it in their own ways: by the line, by the characters before it, or that all of it is too little.
    const line = /line (\d+)/.exec(message)?.[1];
    if (line !== undefined) return Number(line);
    const position = /position (\d+)/.exec(message)?.[1];
    if (position !== undefined) return lines(text.slice(0, Number(position)));
    return /end/i.test(message) ? lines(text.trimEnd()) : null;
  }
}

const lines = (text: string): number => text.split("\n").length;
