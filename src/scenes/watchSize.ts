/** An element's size in CSS px and the device pixels of each, kept up to date. */
export interface WatchedSize {
  readonly width: number;
  readonly height: number;
  readonly pixelRatio: number;
  stop(): void;
}

/** @param changed called after every change, at most once a frame. */
export function watchSize(element: HTMLElement, changed: () => void): WatchedSize {
  const off = new AbortController();
  const size = {
    width: element.clientWidth,
    height: element.clientHeight,
    pixelRatio: window.devicePixelRatio,
    stop() {
      observer.disconnect();
      off.abort();
    },
  };
  const observer = new ResizeObserver(() => {
    const { clientWidth: width, clientHeight: height } = element;
    if (width === size.width && height === size.height) return;
    size.width = width;
    size.height = height;
    changed();
  });
  observer.observe(element);

  /** A media query holds for one pixel ratio only, so each change asks for the next. */
  function watchRatio(): void {
    window.matchMedia(`(resolution: ${size.pixelRatio}dppx)`).addEventListener(
      "change",
      () => {
        size.pixelRatio = window.devicePixelRatio;
        watchRatio();
        changed();
      },
      { once: true, signal: off.signal },
    );
  }
  watchRatio();
  return size;
}
