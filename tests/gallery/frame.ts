import { perform } from "./perform.ts";
import { type Act, addressOf, type State, type Theme } from "./states.ts";

/** As the board's scene has it, in milliseconds. */
const LONGEST_FRAME = 100;

/** Opens the page in a frame of its own within `place` and does what the state asks for; `gone` takes it away again. */
export function openFrame(place: HTMLElement, state: State, theme: Theme, gone: AbortSignal): void {
  const frame = document.createElement("iframe");
  frame.title = state.name;
  frame.src = `/?${addressOf(state.position)}&theme=${theme}`;
  gone.addEventListener("abort", () => frame.remove());
  place.append(frame);
  if (frame.contentWindow !== null) furnish(frame.contentWindow, state);
  act(frame, state.acts, gone).catch((fault) => {
    if (!gone.aborted) console.error(state.name, fault);
  });
}

/** An empty frame's window becomes that of the first page in it: what is put there, the page finds. */
function furnish(inner: Window, { motion }: State): void {
  const kept = new Map<string, string>();
  const storage: Pick<Storage, "getItem" | "setItem" | "removeItem"> = {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => void kept.set(name, text),
    removeItem: (name) => void kept.delete(name),
  };
  const ask = inner.matchMedia.bind(inner);
  Object.defineProperties(inner, {
    localStorage: { value: storage },
    matchMedia: {
      value: (query: string) =>
        ask(motion === "reduced" && query.includes("prefers-reduced-motion") ? "all" : query),
    },
  });
}

async function act(frame: HTMLIFrameElement, acts: readonly Act[], gone: AbortSignal): Promise<void> {
  await settled(frame, gone);
  for (const deed of acts) {
    gone.throwIfAborted();
    if (deed.kind === "settle") await settled(frame, gone);
    else if (deed.kind === "pass") await pass(frame, deed.ms);
    else if (frame.contentDocument !== null) perform(deed, frame.contentDocument);
  }
}

async function settled(frame: HTMLIFrameElement, gone: AbortSignal): Promise<void> {
  const rests = () => frame.contentDocument?.querySelector('main#game[data-busy="false"]') != null;
  while (!rests()) {
    gone.throwIfAborted();
    await wait(50);
  }
}

/** Waits as the page counts: a long frame is no more than `LONGEST_FRAME` to it. */
async function pass({ contentWindow }: HTMLIFrameElement, ms: number): Promise<void> {
  if (contentWindow === null) return;
  const frame = () => new Promise<number>((resolve) => contentWindow.requestAnimationFrame(resolve));
  let last = await frame();
  for (let left = ms; left > 0; ) {
    const now = await frame();
    left -= Math.min(now - last, LONGEST_FRAME);
    last = now;
  }
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
