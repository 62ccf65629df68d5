import { collections } from '../people/collection-people.ts';
import { magnitudeQuantile } from '../people/head-error.ts';
import {
  deviationOf,
  fitCrowns,
  fitHairUncertainty,
  type LeftOut,
  leaveCollectionOut,
  leaveOneOut,
  measured,
  withoutPlacement,
} from './crown-fit.ts';
import type { MarkedHead } from './marked-head.ts';
import { mean } from './ridge.ts';

/** Errors of the head height, in % of the true height. */
export interface CrossValidated {
  of: string;
  people: number;
  median: number;
  ninetyWithin: number;
  largest: number;
  bias: number;
  /** Standard error of the bias. */
  biasError: number;
  spread: number;
}

/**
 * Measures the model on people it was not fitted to: leaving out each in turn, fitting on one half to judge the other,
 * and fitting on one collection to judge the other. Rows "within" a collection are without the difference of
 * placements.
 */
export function crossValidation(heads: readonly MarkedHead[]): CrossValidated[] {
  const left = leaveOneOut(heads);
  const apart = leaveCollectionOut(heads);
  const [odd, even] = [1, 0].map((rest) => heads.filter(({ person }) => person % 2 === rest));
  const byOdd = fitCrowns(odd!);
  const byEven = fitCrowns(even!);
  const byHair = [...left].sort((p, q) => p.head.shape.hairHeight - q.head.shape.hairHeight);
  const third = Math.ceil(left.length / 3);
  return [
    summary('each left out', left),
    ...collections.flatMap((name) => [
      summary(`each left out, ${name}`, ofCollection(left, name)),
      summary(`within ${name}`, withoutPlacement(ofCollection(left, name))),
      summary(`within ${name}, fitted on the other`, ofCollection(apart, name)),
    ]),
    summary(
      'fitted on odd numbers, judged on even',
      even!.map((head) => measured(head, byOdd)),
    ),
    summary(
      'fitted on even numbers, judged on odd',
      odd!.map((head) => measured(head, byEven)),
    ),
    summary('little hair over the eyes', byHair.slice(0, third)),
    summary('some hair', byHair.slice(third, 2 * third)),
    summary('much hair', byHair.slice(2 * third)),
    ...groups(left, ({ sex }) => sex),
    ...groups(left, ({ ethnicity }) => ethnicity),
  ];
}

function ofCollection(left: readonly LeftOut[], name: LeftOut['collection']): LeftOut[] {
  return left.filter(({ collection }) => collection === name);
}

/** Number of people whose error is within one and within two stated deviations. */
export interface Calibration {
  of: string;
  people: number;
  withinOne: number;
  withinTwo: number;
}

/**
 * Shares of people of each collection whose head height is within one and within two stated standard deviations, by
 * models that were not fitted to the person; the slopes were fitted to nobody of the smaller collection. The last rows
 * state the deviation that was fitted to the other collection.
 */
export function calibration(heads: readonly MarkedHead[]): Calibration[] {
  const left = leaveOneOut(heads);
  const shipped = fitHairUncertainty(left);
  return [
    ...collections.map((name) => calibrated(name, ofCollection(left, name), shipped)),
    ...collections.map((name) => {
      const others = left.filter(({ collection }) => collection !== name);
      return calibrated(
        `${name}, deviation fitted on the other`,
        ofCollection(left, name),
        fitHairUncertainty(others),
      );
    }),
  ];
}

function calibrated(
  of: string,
  own: readonly LeftOut[],
  uncertainty: ReturnType<typeof fitHairUncertainty>,
): Calibration {
  const within = (times: number) =>
    own.filter((one) => Math.abs(one.error) <= times * deviationOf(one, uncertainty)).length;
  return { of, people: own.length, withinOne: within(1), withinTwo: within(2) };
}

function groups(left: readonly LeftOut[], of: (head: MarkedHead) => string): CrossValidated[] {
  return [...new Set(left.map(({ head }) => of(head)))].sort().map((name) =>
    summary(
      name.replace('_', ' '),
      left.filter(({ head }) => of(head) === name),
    ),
  );
}

function summary(of: string, cases: readonly LeftOut[]): CrossValidated {
  const errors = cases.map(({ error }) => 100 * error);
  const bias = mean(errors);
  const spread = Math.sqrt(mean(errors.map((error) => (error - bias) ** 2)));
  return {
    of,
    people: cases.length,
    median: magnitudeQuantile(errors, 0.5),
    ninetyWithin: magnitudeQuantile(errors, 0.9),
    largest: magnitudeQuantile(errors, 1),
    bias,
    biasError: spread / Math.sqrt(cases.length),
    spread,
  };
}
