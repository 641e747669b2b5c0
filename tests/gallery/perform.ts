import type { Act } from "./states.ts";

/** The acts that need no clock. */
export type Deed = Exclude<Act, { kind: "pass" | "settle" }>;

/** Does something to the page as its DOM hears it. Stands on its own, so that it can be sent into a page. */
export function perform(deed: Deed, page = document): void {
  function find(selector: string): HTMLElement {
    const element = page.querySelector<HTMLElement>(selector);
    if (element === null) throw new Error(`The page has no ${selector}.`);
    return element;
  }
  switch (deed.kind) {
    case "press":
      find(`[data-pit="${deed.pit}"]`).click();
      return;
    case "hover":
      find(`[data-pit="${deed.pit}"]`).dispatchEvent(
        new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }),
      );
      return;
    case "focus":
      find(`[data-pit="${deed.pit}"]`).focus({ preventScroll: true });
      return;
    case "pause":
      find("main#game").dispatchEvent(
        new KeyboardEvent("keydown", { bubbles: true, key: "p", code: "KeyP" }),
      );
      return;
    default:
      deed satisfies never;
  }
}
