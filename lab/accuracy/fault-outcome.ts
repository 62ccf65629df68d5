import { type CheckId, isQuestion } from '@vesika/report';
import { type GradedFault, gradedFaults } from '../../packages/engine/fixtures/faults/index.ts';
import type { FaultRun } from './fault-runs.ts';

export type RunOutcome = 'caught' | 'asked' | 'doubted' | 'missed';

/** The most severe verdict of the checks in charge; a face that is no longer found counts as caught. */
export function runOutcome({ seen }: FaultRun, checks: readonly CheckId[]): RunOutcome {
  if (!seen) return 'caught';
  const judged = checks.map((id) => ({ id, verdict: seen.verdicts[id] }));
  if (judged.some(({ verdict }) => verdict === 'fail')) return 'caught';
  const unsure = judged.filter(({ verdict }) => verdict === 'undetermined');
  if (unsure.some(({ id }) => isQuestion(id))) return 'asked';
  return unsure.length > 0 ? 'doubted' : 'missed';
}

/** Value of the measure that follows the fault. */
export function measured({ seen }: FaultRun, { measure }: GradedFault): number | null {
  if (!seen || !measure) return null;
  const value = measure in seen.natives ? seen.natives[measure as never] : seen.measures[measure as never];
  return typeof value === 'number' ? value : null;
}

/** Faults that at least one check is in charge of. */
export const faultsInCharge = gradedFaults.filter(({ checks }) => checks.length > 0);

export function runsOf(runs: readonly FaultRun[], fault: string, strength: number): FaultRun[] {
  return runs.filter((run) =>
    strength === 0 ? run.fault === 'none' : run.fault === fault && run.strength === strength,
  );
}
