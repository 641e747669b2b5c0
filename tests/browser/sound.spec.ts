/** The browser's audio as a whole: one engine, never asleep, awake again after the background, silent when muted. */
import { expect } from "@playwright/test";
import type { Howler } from "howler";
import { holdClock } from "./clock.ts";
import { openGame, settled, sow, test } from "./table.ts";

declare global {
  interface Window {
    /** Comes after the board. */
    Howler?: typeof Howler;
    /** Audio contexts that the page has made, and what has been connected to their ends. */
    contexts: AudioContext[];
    ends: AudioNode[];
    /** Milliseconds of all timers of thirty seconds and more: Howler would wait so long. */
    longTimers: number[];
    /** How often audio was suspended. */
    suspensions: number;
  }
}

test("one sound engine, which mute silences, thought does not put to sleep and a gesture wakes", async ({
  page,
}) => {
  await holdClock(page);
  await page.addInitScript(() => {
    Object.assign(window, { contexts: [], ends: [], longTimers: [], suspensions: 0 });
    const { AudioContext, setTimeout } = window;
    const Watched = class extends AudioContext {
      constructor(...options: ConstructorParameters<typeof AudioContext>) {
        super(...options);
        window.contexts.push(this);
      }
      override suspend() {
        window.suspensions += 1;
        return super.suspend();
      }
    };
    Object.assign(window, { AudioContext: Watched, webkitAudioContext: Watched });
    const { connect } = AudioNode.prototype;
    Object.assign(AudioNode.prototype, {
      connect(this: AudioNode, to: AudioNode, ...how: number[]) {
        if (to instanceof AudioDestinationNode) window.ends.push(this);
        return Reflect.apply(connect, this, [to, ...how]);
      },
    });
    window.setTimeout = ((act: TimerHandler, ms = 0, ...values: unknown[]) => {
      if (ms >= 30_000) window.longTimers.push(ms);
      return setTimeout(act, ms, ...values);
    }) as typeof setTimeout;
  });
  await openGame(page, "rules=split&south=human&north=human");
  await settled(page, "held");
  expect(await page.evaluate(() => window.contexts.length), "contexts before a gesture").toBe(0);
  await sow(page, "E");
  await settled(page, "held");
  const state = () => page.evaluate(() => window.Howler?.ctx?.state);
  await expect.poll(state).toBe("running");

  await test.step("Phaser's own audio is off, and all that sounds goes through one gain", async () => {
    const heard = await page.evaluate(() => ({
      contexts: window.contexts.length,
      own: window.contexts[0] === window.Howler.ctx,
      others: window.ends.filter(
        (node) => node !== window.Howler?.masterGain && !(node instanceof AudioBufferSourceNode),
      ).length,
      loudness: window.Howler?.masterGain.gain.value,
    }));
    expect(heard).toMatchObject({ contexts: 1, own: true, others: 0, loudness: expect.closeTo(0.8) });
  });

  await test.step("mute silences it, and the sound comes back", async () => {
    const loudness = () => page.evaluate(() => window.Howler?.masterGain.gain.value);
    await page.keyboard.press("KeyM");
    await expect.poll(loudness).toBe(0);
    await page.keyboard.press("KeyM");
    await expect.poll(loudness).toBeCloseTo(0.8);
  });

  await test.step("no timer waits to put idle audio to sleep", async () => {
    expect(await page.evaluate(() => window.Howler?.autoSuspend)).toBe(false);
    expect(await page.evaluate(() => window.longTimers)).toEqual([]);
  });

  await test.step("audio that the background has suspended is resumed by the next gesture", async () => {
    await page.evaluate(() => window.Howler?.ctx.suspend());
    await expect.poll(state).toBe("suspended");
    await sow(page, "a");
    await expect.poll(state).toBe("running");
    await settled(page, "held");
  });

  await test.step("back from the background it is woken though it says that it runs, once", async () => {
    const before = await page.evaluate(() => {
      document.dispatchEvent(new Event("visibilitychange"));
      return window.suspensions;
    });
    await page.keyboard.press("KeyM");
    await page.keyboard.press("KeyM");
    await expect.poll(() => page.evaluate(() => window.suspensions)).toBe(before + 1);
    await expect.poll(state).toBe("running");
  });
});
