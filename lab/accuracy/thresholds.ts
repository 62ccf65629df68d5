import { type GradedFault, gradedFaults } from '../../packages/engine/fixtures/faults/index.ts';
import { faultsInCharge, measured, runsOf } from './fault-outcome.ts';
import type { FaultRun } from './fault-runs.ts';
import { compliantPortraits } from './labels.ts';

/** A threshold chosen on half of the portraits, with its errors on the other half. */
export interface ChosenThreshold {
  fault: GradedFault;
  threshold: number;
  /** Errors on the half that was not used for choosing. */
  falseAlarms: number;
  good: number;
  misses: number;
  bad: number;
  /** Errors of our own verdicts on the same half: fails without a fault, and passes with one. */
  shippedFalseFails: number;
  shippedPasses: number;
}

/** Grade from which a fault counts, and grade up to which a fault of another family is negligible. */
const faultyFrom = 0.5;
const harmlessUpTo = 0.25;

export function chooseThresholds(runs: readonly FaultRun[]): ChosenThreshold[] {
  return faultsInCharge.flatMap((fault) => thresholdFor(runs, fault) ?? []);
}

function thresholdFor(runs: readonly FaultRun[], fault: GradedFault): ChosenThreshold | null {
  const good = runs.filter((run) => isHarmless(run, fault));
  const bad = runs.filter((run) => run.fault === fault.id && run.strength >= faultyFrom);
  const badness = (run: FaultRun) => {
    const value = measured(run, fault);
    return value === null ? null : fault.rises ? value : -value;
  };
  const known = (set: readonly FaultRun[], half: 'first' | 'second') =>
    set.filter((run) => halfOf(run) === half).flatMap((run) => badness(run) ?? []);
  const [goodHere, badHere] = [known(good, 'first'), known(bad, 'first')];
  const [goodThere, badThere] = [known(good, 'second'), known(bad, 'second')];
  if (goodHere.length === 0 || badHere.length === 0 || badThere.length === 0) return null;
  const cut = bestCut(goodHere, badHere);
  const second = (set: readonly FaultRun[]) => set.filter((run) => halfOf(run) === 'second');
  return {
    fault,
    threshold: fault.rises ? cut : -cut,
    falseAlarms: goodThere.filter((value) => value > cut).length,
    good: goodThere.length,
    misses: badThere.filter((value) => value <= cut).length,
    bad: badThere.length,
    shippedFalseFails: second(good).filter(({ seen }) =>
      fault.checks.some((id) => seen?.verdicts[id] === 'fail'),
    ).length,
    shippedPasses: second(bad).filter(({ seen }) => fault.checks.every((id) => seen?.verdicts[id] === 'pass'))
      .length,
  };
}

/** True for an unchanged portrait, and for a weak fault of another family. */
function isHarmless(run: FaultRun, fault: GradedFault): boolean {
  if (run.fault === 'none') return true;
  const other = gradedFaults.find(({ id }) => id === run.fault)!;
  return run.strength <= harmlessUpTo && other.family !== fault.family;
}

/** Alternates between the portraits of each skin tone. */
function halfOf({ portrait }: FaultRun): 'first' | 'second' {
  const skin = compliantPortraits.find(({ path }) => path === portrait)!.skin;
  const alike = compliantPortraits.filter((other) => other.skin === skin);
  return alike.findIndex(({ path }) => path === portrait) % 2 === 0 ? 'first' : 'second';
}

/** Threshold with the smallest sum of false-alarm rate and miss rate, in the middle of its gap. */
function bestCut(good: readonly number[], bad: readonly number[]): number {
  const values = [...new Set([...good, ...bad])].sort((p, q) => p - q);
  const cuts = values.map((value, i) => (i + 1 < values.length ? (value + values[i + 1]!) / 2 : value));
  const errorOf = (cut: number) =>
    good.filter((value) => value > cut).length / good.length +
    bad.filter((value) => value <= cut).length / bad.length;
  return cuts.reduce((best, cut) => (errorOf(cut) < errorOf(best) ? cut : best));
}

/** Limit of the check in charge; null unless it judges this measure. */
export function shippedLimit(runs: readonly FaultRun[], fault: GradedFault): number | null {
  for (const run of runsOf(runs, 'none', 0)) {
    const value = measured(run, fault);
    for (const id of fault.checks) {
      const limit = run.seen?.limits[id];
      if (value === null || !limit || limit.value === null) continue;
      if (Math.abs(Math.abs(limit.value) - Math.abs(value)) < 1e-6)
        return fault.rises ? limit.max : limit.min;
    }
  }
  return null;
}
