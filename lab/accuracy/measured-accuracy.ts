import { crossValidation } from '../fit/crown-cross-validation.ts';
import { markedHead } from '../fit/marked-head.ts';
import type { HeadError } from '../people/head-error.ts';

/** What the public pages say of how exactly heads are measured; `apps/web/src/content/measured-accuracy.json`. */
export interface MeasuredAccuracy {
  people: number;
  /** Differences of the head's height from that of hand-placed points, either way, in % of it. */
  headHeight: { medianPercent: number; ninetyWithinPercent: number };
}

/** By models that have not seen the person: what strangers can expect. */
export function measuredAccuracy(errors: readonly HeadError[]): MeasuredAccuracy {
  const heads = errors.map(({ portrait, observation }) => markedHead(portrait, observation));
  const { people, median, ninetyWithin } = crossValidation(heads).find(({ of }) => of === 'each left out')!;
  return {
    people,
    headHeight: { medianPercent: tenths(median), ninetyWithinPercent: tenths(ninetyWithin) },
  };
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
