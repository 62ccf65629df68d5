import type { Adjustment, Check } from '@vesika/report';
import type { AdjustedReport } from './adjusted-picture.ts';
import { between } from './adjustment.ts';
import { excess, type LiveCheckId, liveChecks } from './live-checks.ts';

export interface PermittedMove {
  adjustment: Adjustment;
  stoppedBy: LiveCheckId | null;
}

/**
 * Moves from one adjustment towards another as far as the rule allows. A value that is already outside its band may
 * approach the band but not move farther away. The bands are slightly narrower than the rule's, because the finished
 * picture is measured again.
 */
export function permittedMove(report: AdjustedReport, from: Adjustment, to: Adjustment): PermittedMove {
  const before = excesses(report, from);
  const offender = (share: number) => firstWorse(before, excesses(report, between(from, to, share)));
  let reached = 0;
  for (let step = 1; step <= steps; step++) {
    const share = step / steps;
    const stoppedBy = offender(share);
    if (stoppedBy) {
      return { adjustment: between(from, to, halve(reached, share, offender)), stoppedBy };
    }
    reached = share;
  }
  return { adjustment: to, stoppedBy: null };
}

/** A move is checked in this many steps so that it cannot jump over a forbidden stretch. */
const steps = 32;

function halve(good: number, bad: number, offender: (share: number) => LiveCheckId | null): number {
  let low = good;
  let high = bad;
  for (let turn = 0; turn < 12; turn++) {
    const middle = (low + high) / 2;
    if (offender(middle)) high = middle;
    else low = middle;
  }
  return low;
}

type Excesses = ReadonlyMap<LiveCheckId, number>;

function excesses(report: AdjustedReport, adjustment: Adjustment): Excesses {
  return new Map(
    liveChecks(report, adjustment).map(({ id, value, limit }) => [id, excess(value, inner(limit))]),
  );
}

function firstWorse(before: Excesses, after: Excesses): LiveCheckId | null {
  for (const [id, value] of after) if (value > (before.get(id) ?? 0) + 1e-9) return id;
  return null;
}

const reserveShare = 0.03;

export function inner({ min, max }: Check['limit']): Check['limit'] {
  if (max === null) return { min, max };
  const reserve = (max - (min ?? 0)) * reserveShare;
  return { min: min === null ? null : min + reserve, max: max - reserve };
}
