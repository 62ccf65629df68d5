import type { FaultRun } from './fault-runs.ts';
import { countWithInterval } from './interval.ts';
import { chooseThresholds, shippedLimit } from './thresholds.ts';

/** Thresholds a machine would choose, beside those we ship. */
export function thresholdSection(runs: readonly FaultRun[]): string {
  const rows = chooseThresholds(runs).map((chosen) => {
    const { fault, threshold, falseAlarms, good, misses, bad, shippedFalseFails, shippedPasses } = chosen;
    const limit = shippedLimit(runs, fault);
    return [
      '',
      fault.id,
      fault.measure,
      `${fault.rises ? '>' : '<'} ${figure(threshold)}`,
      countWithInterval(falseAlarms, good),
      countWithInterval(misses, bad),
      limit === null ? '-' : figure(limit),
      shippedFalseFails,
      shippedPasses,
      '',
    ]
      .join(' | ')
      .trim();
  });
  return `## Thresholds, chosen on one half and tried on the other

For each measure the threshold with the fewest false alarms and misses on every second portrait, and its errors on
the others. Bad is a grade of 0.5 and above; good is the portrait itself and the weakest grade of every fault of
another family (light, face, things worn, wall, file). Beside it the limit we ship and how the verdicts we ship fare on
the same half: our limits leave a band of doubt, which is neither a fail nor a pass, and are set for real photographs
and by the standards' numbers, not for these faults. Only the chosen thresholds are held out: those we ship were set
with all of these portraits in view. A dash: the check weighs several numbers.

| Fault | measure | chosen | false alarms | misses | shipped limit | shipped: false fails | shipped: passes of bad |
|---|---|---|---|---|---|---|---|
${rows.join('\n')}
`;
}

function figure(value: number): string {
  return String(Number(value.toPrecision(3)));
}
