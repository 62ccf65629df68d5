import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Guidance } from './use-guidance.ts';
import { useShutter } from './use-shutter.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const guidance = (isGood: boolean): Guidance => ({
  steady: {
    advice: isGood ? null : 'open-eyes',
    adviceSince: 0,
    wanted: null,
    wantedSince: 0,
    goodSince: isGood ? 0 : null,
    faultlessSince: 0,
    isGoodNow: isGood,
  },
  holds: isGood,
  target: { centreX: 0.5, centreY: 0.5, headHeight: 0.6 },
  isWallPlain: true,
});

function open(first: Partial<Parameters<typeof useShutter>[0]> = {}) {
  const onShoot = vi.fn();
  const start = {
    guiding: guidance(true),
    isAutomatic: true,
    timerSeconds: 0,
    isPaused: false,
    onShoot,
    ...first,
  };
  const view = renderHook((options) => useShutter(options), { initialProps: start });
  const change = (options: Partial<typeof start>) => view.rerender({ ...start, ...options });
  return { ...view, onShoot, change };
}

const pass = (seconds: number) => {
  for (let second = 0; second < seconds; second++) act(() => vi.advanceTimersByTime(1000));
};

it('counts down while all is well and takes one picture', () => {
  const { result, onShoot, change } = open();
  expect(result.current.seconds).toBe(3);
  pass(2);
  expect(result.current.seconds).toBe(1);
  expect(onShoot).not.toHaveBeenCalled();
  pass(1);
  expect(onShoot).toHaveBeenCalledOnce();
  change({ isPaused: true });
  pass(5);
  expect(onShoot).toHaveBeenCalledOnce();
});

it('stops its own countdown as soon as a fault appears', () => {
  const { result, onShoot, change } = open();
  pass(1);
  change({ guiding: guidance(false) });
  expect(result.current.seconds).toBeNull();
  pass(5);
  expect(onShoot).not.toHaveBeenCalled();
});

it('waits at zero for a frame in which nothing is wrong', () => {
  const { onShoot, change } = open();
  const blinking = { ...guidance(true), steady: { ...guidance(true).steady, isGoodNow: false } };
  change({ guiding: blinking });
  pass(4);
  expect(onShoot).not.toHaveBeenCalled();
  change({ guiding: guidance(true) });
  expect(onShoot).toHaveBeenCalledOnce();
});

it('takes a picture by the self-timer although a fault remains', () => {
  const { result, onShoot } = open({ guiding: guidance(false), isAutomatic: false, timerSeconds: 3 });
  act(() => result.current.press());
  expect(result.current.seconds).toBe(3);
  pass(3);
  expect(onShoot).toHaveBeenCalledOnce();
});

it('takes a picture at once without a timer, and can be cancelled with one', () => {
  const instant = open({ isAutomatic: false, guiding: 'unguided' });
  act(() => instant.result.current.press());
  expect(instant.onShoot).toHaveBeenCalledOnce();
  const timed = open({ isAutomatic: false, guiding: 'unguided', timerSeconds: 10 });
  act(() => timed.result.current.press());
  act(() => timed.result.current.cancel());
  pass(11);
  expect(timed.onShoot).not.toHaveBeenCalled();
});
