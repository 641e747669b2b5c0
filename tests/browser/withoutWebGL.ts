import type { Page } from "@playwright/test";

/** From the next load on the browser has no WebGL, so that Phaser draws by its Canvas renderer. */
export async function withoutWebGL(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    Object.assign(HTMLCanvasElement.prototype, {
      getContext(this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
        return kind.includes("webgl") ? null : Reflect.apply(getContext, this, [kind, ...rest]);
      },
    });
  });
}
