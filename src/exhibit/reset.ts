/** Takes away everything that a visitor has left, so that the next one begins as the first one did. */
import { batch } from "@preact/signals";
import type { Store } from "../storage/store.ts";
import type { App } from "../ui/context.ts";
import type { Place } from "./place.ts";

type Left = Pick<Place, "start" | "left" | "halted" | "visit">;

/** The games and their history go with the show that begins there. */
export async function resetVisit(
  place: Left,
  app: Pick<App, "ports" | "dialog" | "panel" | "enter">,
): Promise<void> {
  await app.enter("attract");
  clearVisit(place, app);
  window.scrollTo(0, 0);
}

export function clearVisit(
  { left, halted, start, visit }: Left,
  { dialog, panel, ports }: Pick<App, "ports" | "dialog" | "panel">,
): void {
  batch(() => {
    left.value = null;
    halted.value = false;
    dialog.value = null;
    panel.value = false;
    ports.settings.value = start;
  });
  wipe(visit);
}

/** Last of all, since what changes is kept. */
function wipe(store: Store): void {
  const names = store.names();
  if (names.ok) for (const name of names.value) store.remove(name);
}
