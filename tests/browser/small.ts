import type { Page } from "@playwright/test";

/** What can be pressed and is smaller than `least` CSS px across or down. A label belongs to what it names. */
export async function small(page: Page, least: number): Promise<readonly string[]> {
  return page.evaluate((least) => {
    const within = document.querySelector("dialog[open]") ?? document.body;
    const controls = [...within.querySelectorAll<HTMLElement>("button, select, input, textarea, a[href]")];
    const targets = new Set(controls.map((control) => control.closest("label") ?? control));
    if (targets.size === 0) return ["nothing can be pressed"];
    return [...targets].flatMap((target) => {
      if (!target.checkVisibility({ visibilityProperty: true })) return [];
      const { width, height } = target.getBoundingClientRect();
      if (Math.min(width, height) > least - 0.1) return [];
      const name = target.getAttribute("aria-label") ?? target.textContent;
      return [`${target.tagName} “${name}”: ${width.toFixed(1)} × ${height.toFixed(1)}`];
    });
  }, least);
}
