/** Receives visitors, lets them be, and when they have gone makes everything ready for the next. */
import { batch, computed, effect } from "@preact/signals";
import type { App } from "../ui/context.ts";
import { DRIFT_MS, driftAt } from "./drift.ts";
import { cornerAt, follow, isComplete, type Touched } from "./gesture.ts";
import { beginVisit, idleness, lookAt, touch, type Visit } from "./idle.ts";
import { keepLedger } from "./ledger.ts";
import { type Place, STAYS } from "./place.ts";
import { clearVisit, resetVisit } from "./reset.ts";
import { fillScreen, leaveNoBrowser, stayAwake } from "./screen.ts";
import { createShield, SIGNS, signOf } from "./shield.ts";
import { runShow } from "./show.ts";

/** Keys that move about, or mean nothing alone. */
const QUIET_KEYS = ["Tab", "Shift", "Control", "Alt", "Meta", "AltGraph", "CapsLock"];

/** Milliseconds after which a show that somebody has halted goes on, since it invites nobody while it stands still. */
const LONGEST_HALT = 300_000;

/** @returns stops everything. */
export function attend(place: Place, app: App): () => void {
  const { config, left, halted, idle } = place;
  const { screen, dialog, ports } = app;
  const { session, paused } = ports;
  const off = new AbortController();
  const { signal } = off;
  const shield = createShield();
  let visit: Visit = beginVisit(now());
  let corners: readonly Touched[] = [];

  if (screen.peek() === "attract") clearVisit(place, app);
  leaveNoBrowser(signal);
  stayAwake(signal);
  const stops = [
    runShow(
      app,
      config.rules,
      computed(() => halted.value || place.dark.value),
    ),
    effect(() => {
      idle.value = screen.value === "attract";
    }),
    effect(() => {
      if (!halted.value) return;
      const timer = setTimeout(() => {
        halted.value = false;
      }, LONGEST_HALT);
      return () => clearTimeout(timer);
    }),
    config.statistics
      ? keepLedger({
          session,
          store: place.device,
          language: () => app.speech.peek().language,
          today: () => new Date(),
        })
      : () => undefined,
  ];

  /** The visitor waits for what is shown; a show that was halted is nothing to wait for. */
  function shows(): boolean {
    return session.busy && !paused.peek() && screen.peek() !== "home";
  }

  function look(): void {
    if (screen.peek() === "attract") return;
    visit = lookAt(visit, now(), shows());
    const state = idleness(visit, now(), config.idle);
    left.value = state.kind === "counting" ? state.left : null;
    if (state.kind === "gone") void resetVisit(place, app);
  }

  function wake(time: number): void {
    shield.raise(time);
    if (config.fullScreen) fillScreen();
    halted.value = false;
    stay();
    batch(app.goHome); // The show is halted only when it is no longer on the screen.
  }

  function openStaff(time: number): void {
    corners = [];
    if (screen.peek() === "attract") wake(time);
    else stay();
    dialog.value = "staff";
  }

  /** Whoever is there has pressed something. @returns whether that means nothing else. */
  function stir(time: number): boolean {
    const counting = left.peek() !== null;
    const gone = idleness(visit, now(), config.idle).kind === "gone";
    if (gone) look();
    else stay();
    if (gone || counting) shield.raise(time);
    return gone || counting;
  }

  function stay(): void {
    visit = beginVisit(now());
    left.value = null;
  }

  function isTaken(event: Event): boolean {
    if (isStaffKey(event)) {
      openStaff(event.timeStamp);
      return true;
    }
    const sign = signOf(event);
    if (sign === null) return isInviting(event) || shield.isRaised(event.timeStamp);
    if (sign.kind === "down" && event instanceof PointerEvent) noteCorner(event);
    if (shield.takes(sign)) return true;
    if (screen.peek() !== "attract") return sign.kind !== "up" && stir(sign.time);
    if (!isInviting(event)) return false;
    // A touch wakes the screen when it ends, however it ends, as browsers fill the screen only then; a key when it goes down.
    const wakes = event instanceof KeyboardEvent ? sign.kind === "down" : sign.kind !== "down";
    if (wakes) wake(sign.time);
    return true;
  }

  function isInviting(event: Event): boolean {
    if (screen.peek() !== "attract") return false;
    if (event instanceof KeyboardEvent && QUIET_KEYS.includes(event.key)) return false;
    return !(event.target instanceof Element && event.target.closest(`[${STAYS}]`) !== null);
  }

  function noteCorner({ clientX, clientY, timeStamp }: PointerEvent): void {
    const corner = cornerAt(clientX, clientY, window.innerWidth);
    corners = corner === null ? [] : follow(corners, { time: timeStamp, corner });
    if (isComplete(corners)) openStaff(timeStamp);
  }

  for (const kind of SIGNS) {
    const listen = (event: Event) => {
      if (!isTaken(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener(kind, listen, { capture: true, signal, passive: false });
  }
  const moved = () => {
    if (screen.peek() !== "attract" && left.peek() === null) visit = touch(visit, now(), config.idle);
  };
  for (const kind of ["pointermove", "wheel"])
    window.addEventListener(kind, moved, { signal, passive: true });
  const clock = setInterval(look, 1000);
  let minutes = 0;
  const drift = setInterval(() => {
    minutes += 1;
    const { x, y } = driftAt(minutes);
    document.documentElement.style.setProperty("--drift", `${x}px ${y}px`);
  }, DRIFT_MS);

  return () => {
    off.abort();
    clearInterval(clock);
    clearInterval(drift);
    for (const stop of stops) stop();
  };
}

/** Milliseconds on a clock that is never set. */
const now = (): number => performance.now();

const isStaffKey = (event: Event): boolean =>
  event instanceof KeyboardEvent &&
  event.type === "keydown" &&
  event.ctrlKey &&
  event.altKey &&
  event.code === "KeyS";
