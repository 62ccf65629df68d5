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

describe('the queue', () => {
  it.each<[string, Partial<JobCounts>, string | undefined]>([
    ['accepts as many jobs as workers make concurrently and as may wait', { taken: 4 }, undefined],
    ['is full beyond that', { taken: 5 }, 'busy'],
    ['accepts more if the workers make more concurrently', { taken: 5, capacity: 2 }, undefined],
    ['accepts a further job of a caller who has a place', { taken: 9, own: 1, ofAddress: 1 }, undefined],
    ['limits the jobs of a caller', { own: 5, ofAddress: 5 }, 'rate-limited'],
    ['limits the jobs of an address with many callers', { ofAddress: 6 }, 'rate-limited'],
    ['refuses jobs without workers', { capacity: undefined }, 'engine-unavailable'],
    ['refuses jobs if no engine starts', { capacity: 0 }, 'engine-unavailable'],
  ])('%s', (_what, given, code) => {
    expect(codeOf(given)).toBe(code);
  });

  it('ranks each caller’s first photo before any second one, then by package', () => {
    const jobs: [string, Partial<JobCounts>, ProcessingPriority][] = [
      ['second, instant', { own: 1, ofAddress: 1 }, 'instant'],
      ['first, standard', {}, 'standard'],
      ['first beyond the places of an address', { ofAddress: 2 }, 'standard'],
      ['first, instant', {}, 'instant'],
      ['first, fast', {}, 'fast'],
      ['third', { own: 2, ofAddress: 2 }, 'instant'],
    ];
    const ordered = jobs
      .map(([name, given, priority]) => ({ name, at: priorityOf(bounds, counts(given), priority) }))
      .sort((a, b) => b.at - a.at);
    expect(ordered.map(({ name }) => name)).toEqual([
      'first, instant',
      'first, fast',
      'first, standard',
      'second, instant',
      'first beyond the places of an address',
      'third',
    ]);
  });

  it('ranks photos of batches last and counts no place for them', () => {
    const last = counts({ own: 5000, ofAddress: 5000 });
    expect(priorityOf(bounds, counts(), 'bulk')).toBeLessThan(priorityOf(bounds, last, 'standard'));
    expect(() => refuseBeyond(bounds, counts({ taken: 99, own: 99 }), 'bulk')).not.toThrow();
    expect(() => refuseBeyond(bounds, counts({ capacity: 0 }), 'bulk')).toThrow('engine-unavailable');
  });
});
