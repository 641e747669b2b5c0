/** What an exhibit asks of the browser's window. Where the browser has it not, or refuses, the game goes on without. */

/** To be called in a touch, since browsers allow it only there. */
export function fillScreen(): void {
  const page = document.documentElement;
  if (document.fullscreenElement !== null || typeof page.requestFullscreen !== "function") return;
  page.requestFullscreen({ navigationUI: "hide" }).catch(() => undefined);
}

/** Keeps the screen from going dark by itself; browsers let go of it whenever the page is hidden. */
export function stayAwake(signal: AbortSignal): void {
  const hold = () => {
    if (document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
    navigator.wakeLock.request("screen").catch(() => undefined);
  };
  document.addEventListener("visibilitychange", hold, { signal });
  hold();
}

/** Takes from the page what belongs to a browser and not to an exhibit: zoom, menus, the pointer, selected text. */
export function leaveNoBrowser(touch: number, signal: AbortSignal): void {
  const page = document.documentElement;
  page.dataset.exhibit = "";
  page.style.setProperty("--touch", `${touch}`);
  document
    .querySelector('meta[name="viewport"]')
    ?.setAttribute(
      "content",
      "width=device-width, initial-scale=1, maximum-scale=1, user-scalable=no, viewport-fit=cover",
    );
  const refuse = (event: Event) => event.preventDefault();
  for (const kind of ["contextmenu", "gesturestart", "dragstart"]) {
    window.addEventListener(kind, refuse, { signal });
  }
  const zooms = (event: WheelEvent) => event.ctrlKey && event.preventDefault();
  window.addEventListener("wheel", zooms, { signal, passive: false });
}
