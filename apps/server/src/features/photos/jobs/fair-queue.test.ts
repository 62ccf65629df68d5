import { describe, expect, it } from 'vitest';
import { type JobCounts, priorityOf, refuseBeyond } from './fair-queue.ts';
import type { ProcessingPriority } from './photo-job.ts';

const bounds = { waitingMax: 4, perAddress: 2 };
const counts = (given: Partial<JobCounts> = {}): JobCounts => ({
  own: 0,
  ofAddress: 0,
  taken: 0,
  capacity: 1,
  ...given,
});

function codeOf(given: Partial<JobCounts>): string | undefined {
  try {
    refuseBeyond(bounds, counts(given));
    return undefined;
  } catch (error) {
    return (error as { code: string }).code;
  }
}

describe('the line', () => {
  it.each<[string, Partial<JobCounts>, string | undefined]>([
    ['takes what all workers make and what may wait', { taken: 4 }, undefined],
    ['is full beyond that', { taken: 5 }, 'busy'],
    ['is longer where more is made at a time', { taken: 5, capacity: 2 }, undefined],
    ['has room for who waits for himself alone', { taken: 9, own: 1, ofAddress: 1 }, undefined],
    ['ends for who asks for too many at once', { own: 5, ofAddress: 5 }, 'rate-limited'],
    ['ends for an address of many faces', { ofAddress: 6 }, 'rate-limited'],
    ['does not begin without workers', { capacity: undefined }, 'engine-unavailable'],
    ['does not begin where no engine starts', { capacity: 0 }, 'engine-unavailable'],
  ])('%s', (_what, given, code) => {
    expect(codeOf(given)).toBe(code);
  });

  it('puts everybody’s first photo before anybody’s second, and then goes by packages', () => {
    const asked: [string, Partial<JobCounts>, ProcessingPriority][] = [
      ['second, instant', { own: 1, ofAddress: 1 }, 'instant'],
      ['first, standard', {}, 'standard'],
      ['first beyond the places of an address', { ofAddress: 2 }, 'standard'],
      ['first, instant', {}, 'instant'],
      ['first, fast', {}, 'fast'],
      ['third', { own: 2, ofAddress: 2 }, 'instant'],
    ];
    const inOrder = asked
      .map(([name, given, priority]) => ({ name, at: priorityOf(bounds, counts(given), priority) }))
      .sort((a, b) => b.at - a.at);
    expect(inOrder.map(({ name }) => name)).toEqual([
      'first, instant',
      'first, fast',
      'first, standard',
      'second, instant',
      'first beyond the places of an address',
      'third',
    ]);
  });

  it('puts photos of batches behind everybody who waits, and keeps no place for them', () => {
    const last = counts({ own: 5000, ofAddress: 5000 });
    expect(priorityOf(bounds, counts(), 'bulk')).toBeLessThan(priorityOf(bounds, last, 'standard'));
    expect(() => refuseBeyond(bounds, counts({ taken: 99, own: 99 }), 'bulk')).not.toThrow();
    expect(() => refuseBeyond(bounds, counts({ capacity: 0 }), 'bulk')).toThrow('engine-unavailable');
  });
});
