import type { Page } from "@playwright/test";

declare global {
  interface Window {
    /** Things that were not painted. */
    drawCalls: number;
  }
}

/**
 * From the next load on the page's WebGL runs in full but paints nothing and only counts: a software rasteriser
 * spends many times longer on it than the game does.
 */
export async function dropPainting(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.drawCalls = 0;
    const count = () => {
      window.drawCalls += 1;
    };
    for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
      Object.assign(prototype, { drawElements: count, drawArrays: count });
    }
  });
}

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
