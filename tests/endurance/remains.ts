/** What stays in a page when nothing holds on to what has gone. */
import type { Page } from "@playwright/test";

declare global {
  interface Window {
    /** What the page has asked for and not had or given back. */
    held: {
      readonly timers: Set<number>;
      readonly frames: Set<number>;
      /** Textures by what draws them. All go with a context that is lost. */
      readonly textures: Map<WeakRef<WebGLRenderingContext>, number>;
    };
  }
}

export interface Remains {
  /** Bytes of the JavaScript heap after a forced collection. */
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
  /** Textures, and contexts that draw them. */
  readonly textures: number;
  readonly contexts: number;
  readonly timers: number;
  readonly frames: number;
  /** Sound files opened, and voices in them. */
  readonly howls: number;
  readonly voices: number;
  /** Characters kept in the browser's storage. */
  readonly stored: number;
}

/** Counts what a page will ask for. To be called before it is opened, and after its clock is held. */
export async function countHeld(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const held: Window["held"] = { timers: new Set(), frames: new Set(), textures: new Map() };
    window.held = held;
    const references = new WeakMap<WebGLRenderingContext, WeakRef<WebGLRenderingContext>>();
    const count = (context: WebGLRenderingContext, more: number) => {
      const reference = references.get(context) ?? new WeakRef(context);
      references.set(context, reference);
      held.textures.set(reference, (held.textures.get(reference) ?? 0) + more);
    };
    for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
      const { createTexture, deleteTexture } = prototype;
      prototype.createTexture = function () {
        count(this, 1);
        return createTexture.call(this);
      };
      prototype.deleteTexture = function (texture) {
        if (texture !== null) count(this, -1);
        deleteTexture.call(this, texture);
      };
    }
    const { setTimeout, clearTimeout, setInterval, clearInterval } = window;
    const { requestAnimationFrame, cancelAnimationFrame } = window;
    const start = (act: TimerHandler, ms?: number, ...values: unknown[]) => {
      const id = setTimeout(() => {
        held.timers.delete(id);
        if (typeof act === "function") act(...values);
      }, ms);
      held.timers.add(id);
      return id;
    };
    const repeat = (act: TimerHandler, ms?: number, ...values: unknown[]) => {
      const id = setInterval(act, ms, ...values);
      held.timers.add(id);
      return id;
    };
    const stop = (id?: number) => {
      held.timers.delete(id ?? -1);
      clearTimeout(id);
      clearInterval(id);
    };
    const frame = (draw: FrameRequestCallback) => {
      const id = requestAnimationFrame((time) => {
        held.frames.delete(id);
        draw(time);
      });
      held.frames.add(id);
      return id;
    };
    Object.assign(window, {
      setTimeout: start,
      setInterval: repeat,
      clearTimeout: stop,
      clearInterval: stop,
      requestAnimationFrame: frame,
      cancelAnimationFrame(id: number) {
        held.frames.delete(id);
        cancelAnimationFrame(id);
      },
    });
  });
}

/** As much of what plays sounds as tells what it holds. */
interface Library {
  readonly _howls: readonly { playing(): boolean; readonly _sounds: readonly unknown[] }[];
}

/** What the page itself knows; its sounds may still be dying away. A timer that is due at once is not one that stays. */
async function ownCounts(page: Page) {
  return page.evaluate(async () => {
    let due = Number.POSITIVE_INFINITY;
    for (let time = 0; time < 10; time++) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      due = Math.min(due, window.held.timers.size);
    }
    const { textures, frames } = window.held;
    const drawing = [...textures].filter(([context]) => context.deref()?.isContextLost() === false);
    const howls = (Reflect.get(window, "Howler") as unknown as Library | undefined)?._howls ?? [];
    return {
      textures: drawing.reduce((sum, [, count]) => sum + count, 0),
      contexts: drawing.length,
      timers: due,
      frames: frames.size,
      howls: howls.length,
      voices: howls.reduce((sum, { _sounds }) => sum + _sounds.length, 0),
      stored: [localStorage, sessionStorage].reduce((sum, shelf) => sum + JSON.stringify(shelf).length, 0),
      sounding: howls.some((howl) => howl.playing()),
    };
  });
}

/** What a page holds once its sounds have died away. */
export async function remains(page: Page): Promise<Remains> {
  let { sounding, ...own } = await ownCounts(page);
  while (sounding) ({ sounding, ...own } = await ownCounts(page));
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable");
  for (let time = 0; time < 3; time++) await devtools.send("HeapProfiler.collectGarbage");
  const { metrics } = await devtools.send("Performance.getMetrics");
  const { nodes, jsEventListeners } = await devtools.send("Memory.getDOMCounters");
  await devtools.detach();
  const heap = metrics.find(({ name }) => name === "JSHeapUsedSize")?.value ?? Number.NaN;
  return { heap, nodes, listeners: jsEventListeners, ...own };
}

/** The share by which something may be more at the end than at the beginning. */
const FLAT = 0.05;

/** What is more than it was by over a twentieth; a line each. */
export function grown(first: Remains, last: Remains): readonly string[] {
  return Object.entries(last).flatMap(([name, much]) => {
    const little = first[name as keyof Remains];
    return much <= little * (1 + FLAT) ? [] : [`${name}: ${little} became ${much}`];
  });
}
