/** The player against a stand-in for Howler and the browser's audio: when it wakes, and that it never falls asleep. */
import { beforeEach, expect, test, vi } from "vitest";
import { createPlayer } from "../../src/sound/player.ts";

const audio = vi.hoisted(() => {
  const context = {
    state: "suspended",
    log: [] as string[],
    async suspend() {
      this.log.push("suspend");
      this.state = "suspended";
    },
    async resume() {
      this.log.push("resume");
      this.state = "running";
    },
  };
  return {
    context,
    Howler: { autoSuspend: true, usingWebAudio: true, ctx: context, volume() {}, mute() {} },
  };
});

vi.mock("howler", () => ({
  Howler: audio.Howler,
  Howl: class {
    state = () => "loaded";
    play = () => 1;
    volume() {}
    rate() {}
    fade() {}
    unload() {}
  },
}));

const page = { window: new EventTarget(), document: new EventTarget() };

/** Lets what was promised come to pass. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

async function press(gesture = "click"): Promise<readonly string[]> {
  audio.context.log.length = 0;
  page.window.dispatchEvent(new Event(gesture));
  await settle();
  return [...audio.context.log];
}

function comeBack(): void {
  page.document.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => {
  page.window = new EventTarget();
  page.document = new EventTarget();
  vi.stubGlobal("window", page.window);
  vi.stubGlobal("document", page.document);
  audio.Howler.autoSuspend = true;
  audio.context.state = "suspended";
  createPlayer({
    loudness: { volume: 1, muted: false },
    report(error) {
      throw error;
    },
  });
});

test("half a minute of thought does not put the audio to sleep", async () => {
  await press();
  expect(audio.Howler.autoSuspend).toBe(false);
});

test.each(["click", "touchend", "keydown"])(
  "the first %s wakes the audio, and the next leaves it alone",
  async (gesture) => {
    expect(await press(gesture)).toEqual(["resume"]);
    expect(await press(gesture)).toEqual([]);
  },
);

test("a phone back from the background, silent though its audio says that it runs, sounds after the next gesture", async () => {
  await press();
  comeBack();
  expect(audio.context.state).toBe("running");
  expect(await press("touchend")).toEqual(["suspend", "resume"]);
  expect(audio.context.state).toBe("running");
  expect(await press("touchend")).toEqual([]);
});

test.each(["suspended", "interrupted"])(
  "audio that a call or another program has left %s is resumed by the next gesture",
  async (state) => {
    await press();
    audio.context.state = state;
    expect(await press()).toEqual(["resume"]);
    expect(audio.context.state).toBe("running");
  },
);

test("a browser that refuses to resume is asked again at the next gesture", async () => {
  await press();
  audio.context.state = "interrupted";
  const resume = vi.spyOn(audio.context, "resume").mockRejectedValueOnce(new Error("not yet"));
  await press();
  expect(audio.context.state).toBe("interrupted");
  await press();
  expect(resume).toHaveBeenCalledTimes(2);
  expect(audio.context.state).toBe("running");
});
