import { crossValidation } from '../fit/crown-cross-validation.ts';
import { markedHead } from '../fit/marked-head.ts';
import type { HeadError } from '../people/head-error.ts';

/** Accuracy of the head measures for the public pages; `apps/web/src/site/content/measured-accuracy.json`. */
export interface MeasuredAccuracy {
  people: number;
  /** Absolute error of the head height in % of the hand-placed one. */
  headHeight: { medianPercent: number; ninetyWithinPercent: number };
}

/** Uses models that were not fitted to the person, so the figures hold for strangers. */
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
