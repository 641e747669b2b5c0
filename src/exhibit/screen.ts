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

/** Before anything is measured: sizes in an exhibit are its own. @param touch 1 for fingers of 15 mm. */
export function takeSizes(touch: number): void {
  const page = document.documentElement;
  page.dataset.exhibit = "";
  page.style.setProperty("--touch", `${touch}`);
}

/** Takes from the page what belongs to a browser and not to an exhibit: zoom, menus, the pointer, selected text. */
export function leaveNoBrowser(signal: AbortSignal): void {
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
