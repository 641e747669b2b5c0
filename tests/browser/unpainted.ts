import type { Page } from "@playwright/test";

/**
 * Lets the page draw its board without a pixel of it, where a test does not look at any: a software rasteriser spends
 * more time on them than all the rest takes. Whatever is drawn is still asked for, frame by frame.
 */
export async function leaveUnpainted(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
      Object.assign(prototype, { drawElements() {}, drawArrays() {}, texImage2D() {} });
    }
  });
}
