export function atIdle<T>(items: readonly T[], act: (item: T) => void): () => void {
  const left = items[Symbol.iterator]();
  let request = ask(work);
  // Safari has no idle callbacks: a pause replaces them, one for each item.
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

const spareMs = 8;
const pauseMs = 50;

function ask(work: (deadline?: IdleDeadline) => void): number {
  return window.requestIdleCallback?.(work) ?? window.setTimeout(work, pauseMs);
}

function cancel(request: number): void {
  (window.cancelIdleCallback ?? window.clearTimeout)(request);
}
