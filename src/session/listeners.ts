/** Tells every listener everything once, in the same order for all. */

export interface Listeners<T> {
  /** @returns takes the listener off again. */
  subscribe(listener: (news: T) => void): () => void;
  tell(news: T): void;
  clear(): void;
}

/**
 * What a listener causes while it is being told is told after the present news has reached everyone.
 * @param report gets what a listener throws; the others are told all the same.
 */
export function createListeners<T>(report: (error: unknown) => void): Listeners<T> {
  const listeners = new Set<(news: T) => void>();
  const untold: T[] = [];
  let telling = false;

  function tellAll(news: T): void {
    for (const listener of [...listeners]) {
      if (!listeners.has(listener)) continue;
      try {
        listener(news);
      } catch (error) {
        report(error);
      }
    }
  }

  return {
    subscribe(listener) {
      const own = (news: T) => listener(news);
      listeners.add(own);
      return () => listeners.delete(own);
    },
    tell(news) {
      untold.push(news);
      if (telling) return;
      telling = true;
      for (let next = untold.shift(); next !== undefined; next = untold.shift()) tellAll(next);
      telling = false;
    },
    clear() {
      listeners.clear();
    },
  };
}
