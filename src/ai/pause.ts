/**
 * A way to wait until all else that is waiting has been done. A message to oneself does it: a timer would be held up for
 * some milliseconds each time.
 */
export function createPause(): () => Promise<void> {
  const { port1, port2 } = new MessageChannel();
  const waiting: (() => void)[] = [];
  port1.onmessage = () => waiting.shift()?.();
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      port2.postMessage(null);
    });
}
