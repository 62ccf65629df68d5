import { afterEach, expect, it, vi } from 'vitest';
import { atIdle } from './at-idle.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A browser that is idle on request, each time for the given milliseconds. */
function idleBrowser() {
  let waiting: ((deadline: IdleDeadline) => void) | undefined;
  vi.stubGlobal('window', {
    requestIdleCallback: (work: typeof waiting) => {
      waiting = work;
      return 1;
    },
    cancelIdleCallback: () => {
      waiting = undefined;
    },
  });
  return (milliseconds: number) => {
    const work = waiting;
    waiting = undefined;
    let left = milliseconds + 1;
    work?.({ didTimeout: false, timeRemaining: () => --left });
  };
}

it('does nothing before the browser is idle, then as much as there is time for', () => {
  const done: number[] = [];
  const idle = idleBrowser();
  atIdle([1, 2, 3, 4, 5], (item) => done.push(item));
  expect(done).toEqual([]);
  idle(10);
  expect(done).toEqual([1, 2, 3]);
  idle(0);
  expect(done).toEqual([1, 2, 3, 4]);
  idle(50);
  expect(done).toEqual([1, 2, 3, 4, 5]);
});

it('goes no further once it is stopped', () => {
  const done: number[] = [];
  const idle = idleBrowser();
  const stop = atIdle([1, 2], (item) => done.push(item));
  idle(0);
  stop();
  idle(50);
  expect(done).toEqual([1]);
});

it('makes pauses where a browser does not tell when it is idle', () => {
  vi.useFakeTimers();
  vi.stubGlobal('window', { setTimeout, clearTimeout });
  const done: number[] = [];
  const stop = atIdle([1, 2, 3], (item) => done.push(item));
  vi.advanceTimersByTime(110);
  expect(done).toEqual([1, 2]);
  stop();
  vi.advanceTimersByTime(500);
  expect(done).toEqual([1, 2]);
});
