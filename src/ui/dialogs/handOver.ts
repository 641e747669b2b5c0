/** Handing something to the person's own device. */

/** Rejects where the browser has no clipboard or keeps it shut. */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}

/** Gives a file to the browser, which saves it or asks where to. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser begins with the file in a task of its own.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
