import { expect, it } from 'vitest';
import type { LiveAdvice } from './live-protocol.ts';
import { firstAdvice, holds, nextAdvice, type Steady } from './steady-advice.ts';

const good = { faults: [], doubts: [] };
const fault = (...faults: LiveAdvice[]) => ({ faults, doubts: [] });
const doubt = (...doubts: LiveAdvice[]) => ({ faults: [], doubts });
const frameMs = 100;

/** Ten looks a second. */
function watch(looks: ReadonlyArray<Parameters<typeof nextAdvice>[1]>, from?: Steady, start = 0) {
  let steady = from;
  return looks.map((look, i) => {
    const now = start + i * frameMs;
    steady = steady ? nextAdvice(steady, look, now) : firstAdvice(look, now);
    return { ...steady, holds: holds(steady, now) };
  });
}

const seconds = <T>(count: number, look: T): T[] => Array.from({ length: count * 10 }, () => look);

it('tells the most important thing at once, and one thing only', () => {
  expect(watch([fault('come-closer', 'open-eyes')])[0]!.advice).toBe('come-closer');
});

it('does not flicker between two hints', () => {
  const alternating = Array.from({ length: 40 }, (_, i) => fault(i % 2 === 0 ? 'level-left' : 'turn-left'));
  expect(new Set(watch(alternating).map(({ advice }) => advice))).toEqual(new Set(['level-left']));
});

it('goes on to the next hint when the first one was followed', () => {
  const seen = watch([...seconds(2, fault('come-closer')), ...seconds(1, fault('level-left'))]);
  expect(seen.at(-1)!.advice).toBe('level-left');
});

it('holds after a second in which all is well, and no earlier', () => {
  const seen = watch([fault('move-back'), ...seconds(2, good)]);
  expect(seen.findIndex((each) => each.holds)).toBe(11);
});

it('forgives a blink, and not closed eyes', () => {
  const ready = watch(seconds(2, good)).at(-1)!;
  const blink = watch([fault('open-eyes'), fault('open-eyes'), good], ready, 2_000);
  expect(blink.map(({ isGoodNow }) => isGoodNow)).toEqual([false, false, true]);
  expect(blink.every((each) => each.holds)).toBe(true);
  expect(watch(seconds(1, fault('open-eyes')), ready, 2_000).at(-1)).toMatchObject({
    holds: false,
    advice: 'open-eyes',
  });
});

it('tells a doubt for some seconds, then takes it as it is', () => {
  const seen = watch(seconds(6, doubt('raise-chin')));
  expect(seen[20]!.advice).toBe('raise-chin');
  expect(seen.at(-1)).toMatchObject({ advice: null, holds: true });
});
