/** The canvas's place and the real buttons over its pits. */
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { parseMove } from "../../engine/notation.ts";
import { pitsOf } from "../../engine/pit.ts";
import type { Side } from "../../engine/types.ts";
import { type App, useApp } from "../context.ts";
import { pointedDirection } from "./arrows.ts";
import { BestMove } from "./bestMove.tsx";
import { PitButton } from "./pitButton.tsx";
import { halfAt, mayChoose, pitOfLetter, waysFrom } from "./places.ts";
import { createPointing } from "./pointing.ts";
import { createPresser, type PointerFacts, type PressHandler } from "./press.ts";
import { Storehouse } from "./storehouse.tsx";

export function Board(): JSX.Element {
  const app = useApp();
  const { ports, table, speech } = app;
  const stage = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);

  // At once, and not after the next frame: what can be seen can be pressed.
  useLayoutEffect(() => (stage.current === null ? undefined : listen(app, stage.current)), []);
  useLayoutEffect(() => (canvas.current === null ? undefined : ports.attachBoard(canvas.current)), []);

  const { rules } = table.value.setup;
  const view = ports.view.value;
  // The board is never mirrored, whichever way lines run.
  return (
    <div class="stage" dir="ltr" ref={stage}>
      <div class="canvas" ref={canvas} aria-hidden="true" />
      <section class="overlay" aria-label={speech.value.t("board.name")}>
        {view !== null && <BestMove view={view} />}
        {view !== null &&
          (["south", "north"] as const).flatMap((side) => [
            ...pitsOf(rules, side).map((pit) => <PitButton key={pit} view={view} pit={pit} />),
            <Storehouse key={side} view={view} side={side} />,
          ])}
      </section>
    </div>
  );
}

/** Presses and pointing, told by one set of listeners on the stage. @returns takes them off. */
function listen(app: App, stage: HTMLElement): () => void {
  const pointing = createPointing(app);
  const presser = createPresser(pressHandler(app, pointing.hold));
  const facts = (event: PointerEvent | MouseEvent) => factsOf(event, seatAt(app, stage, event));
  const off = new AbortController();
  const { signal } = off;
  const within = ({ target }: Event) => target instanceof Node && stage.contains(target);

  stage.addEventListener("pointerdown", (event) => presser.down(facts(event)), { signal });
  stage.addEventListener("pointerup", (event) => presser.up(facts(event)), { signal });
  stage.addEventListener("pointercancel", ({ pointerId }) => presser.cancel(pointerId), { signal });
  stage.addEventListener("click", (event) => presser.click(facts(event)), { signal });
  stage.addEventListener("contextmenu", (event) => event.preventDefault(), { signal });
  stage.addEventListener("keydown", (event) => event.repeat && holdsDown(event) && event.preventDefault(), {
    signal,
  });
  window.addEventListener(
    "pointerup",
    (event) => {
      if (within(event)) return;
      const pressed = facts(event);
      presser.elsewhere(pressed);
      app.actions.pressElsewhere(pressed.seat);
    },
    { signal, capture: true },
  );

  stage.addEventListener(
    "pointerover",
    (event) => event.pointerType === "mouse" && pointing.hover(over(event)),
    {
      signal,
    },
  );
  stage.addEventListener("pointerleave", () => pointing.hover(null), { signal });
  stage.addEventListener("focusin", (event) => pointing.focus(isKeyFocus(event) ? over(event) : null), {
    signal,
  });
  stage.addEventListener("focusout", () => pointing.focus(null), { signal });

  return () => {
    off.abort();
    pointing.stop();
  };
}

function pressHandler(app: App, hold: (target: string | null) => void): PressHandler {
  const { actions, table, ports } = app;
  return {
    press(target, seat) {
      const { rules } = table.value.setup;
      const move = parseMove(rules, target);
      const direction = move.ok && target.length > 1 ? move.value.direction : undefined;
      const pit = move.ok ? move.value.pit : pitOfLetter(rules, target);
      return pit === null ? actions.pressBoard(seat) : actions.pressPit(pit, direction, seat);
    },
    drag(target, x, y, seat) {
      const { rules } = table.value.setup;
      const pit = pitOfLetter(rules, target);
      const view = ports.view.value;
      if (pit === null || view === null || !mayChoose(rules, pit)) return false;
      const direction = pointedDirection(waysFrom(view, rules, pit), { x, y });
      if (direction === null) return false;
      actions.pressPit(pit, direction, seat);
      return true;
    },
    hold(target, seat) {
      if (seat === null || seat === table.value.position.toMove) hold(target === "" ? null : target);
    },
  };
}

const holdsDown = ({ key }: KeyboardEvent) => key === "Enter" || key === " ";

const isKeyFocus = ({ target }: Event) => target instanceof Element && target.matches(":focus-visible");

/** The target under an event: a move in notation, a pit's letter, or `null` for the bare board. */
function over({ target }: Event): string | null {
  const element = target instanceof Element ? target.closest<HTMLElement>("[data-move], [data-pit]") : null;
  return element?.dataset.move ?? element?.dataset.pit ?? null;
}

/** In whose half of the board it is, where two people face each other. */
function seatAt({ ports }: App, stage: HTMLElement, { clientX, clientY }: MouseEvent): Side | null {
  const view = ports.view.value;
  if (view === null) return null;
  const { left, top } = stage.getBoundingClientRect();
  return halfAt(view, { x: clientX - left, y: clientY - top });
}

function factsOf(event: PointerEvent | MouseEvent, seat: Side | null): PointerFacts {
  const pointer = "pointerType" in event ? event : null;
  const beneath =
    event.type === "pointerup" ? document.elementFromPoint(event.clientX, event.clientY) : event.target;
  return {
    time: event.timeStamp,
    id: pointer?.pointerId ?? -1,
    kind: kindOf(pointer?.pointerType ?? (event.detail > 0 ? "mouse" : "")),
    x: event.clientX,
    y: event.clientY,
    target: over({ target: beneath } as Event) ?? "",
    clicks: event.detail,
    seat,
  };
}

function kindOf(type: string): PointerFacts["kind"] {
  return type === "mouse" ? "mouse" : type === "" ? "none" : "touch";
}
