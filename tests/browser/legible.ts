import type { Page } from "@playwright/test";

/**
 * What of the page's words and controls cannot be read or pressed: cut off, outside of the window or of their own box, or
 * lying on each other. A line each.
 */
export async function illegible(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const place = document.querySelector("dialog[open]") ?? document.body;
    const name = (element: Element) => `${element.tagName.toLowerCase()}.${element.className}`;
    /** Rounding, and what letters reach over their own advance. */
    const SLACK = 1.5;

    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.closest(".unseen, [role=status] > :not(:last-child), option, script, style") === null &&
      getComputedStyle(element).clipPath === "none" &&
      (element.parentElement === null || getComputedStyle(element.parentElement).clipPath === "none");

    /** What cuts off text in an element, the nearest first; beyond a scroller its text may be anywhere along. */
    function* frames(element: Element) {
      let [across, down] = [true, true];
      for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY, display, position } = getComputedStyle(at);
        const box = at.getBoundingClientRect();
        if (display === "inline" || display === "contents") continue;
        yield { at, box, across: across && overflowX !== "visible", down: down && overflowY === "hidden" };
        if (overflowX === "auto" || overflowX === "scroll") across = at.scrollWidth > at.clientWidth + 1;
        if (overflowY === "auto" || overflowY === "scroll") down = false;
        if (position === "fixed") break;
      }
    }

    function judgeText(node: Text): void {
      const element = node.parentElement;
      if (element === null || !isShown(element) || !/[\p{L}\p{N}]/u.test(node.data)) return;
      const range = document.createRange();
      range.selectNodeContents(node);
      const told = `${name(element)} “${node.data.slice(0, 40)}”`;
      for (const rect of range.getClientRects()) {
        if (rect.left < -SLACK || rect.right > innerWidth + SLACK)
          faults.push(`outside of the window: ${told}`);
        let own = true;
        for (const { at, box, across, down } of frames(element)) {
          const beside = rect.left < box.left - SLACK || rect.right > box.right + SLACK;
          if (beside && (own || across)) faults.push(`wider than ${name(at)}: ${told}`);
          // A line is as high as its letters' own type; its box may be less without any being cut.
          const middle = (rect.top + rect.bottom) / 2;
          if (down && (middle < box.top || middle > box.bottom))
            faults.push(`cut off by ${name(at)}: ${told}`);
          own = false;
        }
      }
      const { textOverflow } = getComputedStyle(element);
      if (textOverflow === "ellipsis" && element.scrollWidth > element.clientWidth)
        faults.push(`ends in dots: ${told}`);
    }

    const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) judgeText(texts.currentNode as Text);

    const pen = document.createElement("canvas").getContext("2d");
    for (const select of place.querySelectorAll("select")) {
      if (pen === null || !isShown(select)) continue;
      const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(select);
      pen.font = font;
      const [chosen] = select.selectedOptions;
      const room =
        select.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
      if (pen.measureText(chosen?.label ?? "").width > room)
        faults.push(`wider than its box: select “${chosen?.label}”`);
    }

    const controls = [...place.querySelectorAll("button, select, label.option, .rounds, .turn")].filter(
      (control) => isShown(control) && control.closest(".stage, .panel, .graph") === null,
    );
    for (const [index, one] of controls.entries()) {
      const a = one.getBoundingClientRect();
      if (a.left < -SLACK || a.right > innerWidth + SLACK) faults.push(`outside of the window: ${name(one)}`);
      for (const other of controls.slice(index + 1)) {
        const b = other.getBoundingClientRect();
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (
          across > SLACK &&
          down > SLACK &&
          !one.contains(other) &&
          !other.contains(one) &&
          !sticks(one, other)
        )
          faults.push(`on each other: ${name(one)} and ${name(other)}`);
      }
    }

    /** A header or footer that stays lies on what is scrolled beneath it. */
    function sticks(one: Element, other: Element): boolean {
      const stuck = (element: Element) => {
        for (let at: Element | null = element; at !== null; at = at.parentElement)
          if (getComputedStyle(at).position === "sticky") return at;
        return null;
      };
      return stuck(one) !== stuck(other);
    }

    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) faults.push(`the page is ${scrollWidth} wide`);
    if (place.scrollWidth > place.clientWidth) faults.push(`${name(place)} is ${place.scrollWidth} wide`);
    return [...new Set(faults)];
  });
}
