/**
 * Works through what will be wanted soon, a little whenever the browser has nothing else to do, so that no press has
 * to wait for it. Returns how to stop.
 */
export function atIdle<T>(items: readonly T[], act: (item: T) => void): () => void {
  const left = items[Symbol.iterator]();
  let request = ask(work);
  // Safari has no such requests: there a pause takes their place, and each item has its own.
  function work(deadline?: IdleDeadline) {
    do {
      const { done, value } = left.next();
      if (done) return;
      act(value);
    } while (deadline && deadline.timeRemaining() > spareMs);
    request = ask(work);
  }
  return () => cancel(request);
}

/** So much of an idle moment is left to whoever presses something in it. */
const spareMs = 8;
const pauseMs = 50;

function ask(work: (deadline?: IdleDeadline) => void): number {
  return window.requestIdleCallback?.(work) ?? window.setTimeout(work, pauseMs);
}

function cancel(request: number): void {
  (window.cancelIdleCallback ?? window.clearTimeout)(request);
}
