import type { FaultRun } from './fault-runs.ts';
import { countWithInterval } from './interval.ts';
import { chooseThresholds, shippedLimit } from './thresholds.ts';

/** Compares thresholds chosen automatically with ours. */
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
  return `## Thresholds chosen on one half and tested on the other

For each measure, the table gives the threshold with the fewest false alarms and misses on every second portrait, and its
errors on the other portraits. Bad is a grade of 0.5 or more. Good is the portrait itself and the weakest grade of every
fault of another family (light, face, things worn, wall, file). The last columns give our shipped limit and the errors of
the shipped verdicts on the same half. Shipped limits leave a band of doubt, which is neither a fail nor a pass. They
follow real photographs and the numbers of the standards, not these faults. Only the chosen thresholds are tested on
unseen portraits: the shipped limits were set on all of these portraits. A dash means that the check combines several
numbers.

| Fault | measure | chosen | false alarms | misses | shipped limit | shipped: false fails | shipped: passes of bad |
|---|---|---|---|---|---|---|---|
${rows.join('\n')}
`;
}

function figure(value: number): string {
  return String(Number(value.toPrecision(3)));
}
