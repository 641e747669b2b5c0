/** An element's size in CSS px, kept up to date. */
export interface WatchedSize {
  readonly width: number;
  readonly height: number;
  stop(): void;
}

/** @param changed called after every change, at most once a frame. */
export function watchSize(element: HTMLElement, changed: () => void): WatchedSize {
  const size = {
    width: element.clientWidth,
    height: element.clientHeight,
    stop: () => observer.disconnect(),
  };
  const observer = new ResizeObserver(() => {
    const { clientWidth: width, clientHeight: height } = element;
    if (width === size.width && height === size.height) return;
    size.width = width;
    size.height = height;
    changed();
  });
  observer.observe(element);
  return size;
}
