import { beforeEach, describe, expect, it } from 'vitest';
import { createClockTrust } from './clock-trust.ts';
import { dayMs, minuteMs } from './durations.ts';

let wallMs: number;
let steadyMs: number;
let isTrusted: () => boolean;

beforeEach(() => {
  wallMs = Date.UTC(2026, 10, 22);
  steadyMs = 5000;
  isTrusted = createClockTrust(
    () => wallMs,
    () => steadyMs,
  );
});

function pass(ms: number): void {
  wallMs += ms;
  steadyMs += ms;
}

describe('a clock', () => {
  it('is trusted while it goes, and where it is put right by some minutes', () => {
    pass(30 * dayMs);
    expect(isTrusted()).toBe(true);
    wallMs -= 20 * minuteMs;
    expect(isTrusted()).toBe(true);
  });

  it.each([
    ['ahead', 400 * dayMs],
    ['back', -400 * dayMs],
  ])('that jumps %s is not, until it jumps back', (_way, ms) => {
    wallMs += ms;
    expect(isTrusted()).toBe(false);
    pass(30 * minuteMs);
    expect(isTrusted()).toBe(false);
    wallMs -= ms;
    expect(isTrusted()).toBe(true);
  });

  it('that stands by it for an hour is trusted again', () => {
    wallMs += dayMs;
    expect(isTrusted()).toBe(false);
    pass(61 * minuteMs);
    expect(isTrusted()).toBe(true);
    pass(minuteMs);
    expect(isTrusted()).toBe(true);
  });

  it('that jumps on has to stand by the new time', () => {
    wallMs += dayMs;
    expect(isTrusted()).toBe(false);
    pass(50 * minuteMs);
    wallMs += dayMs;
    expect(isTrusted()).toBe(false);
    pass(50 * minuteMs);
    expect(isTrusted()).toBe(false);
  });
});
