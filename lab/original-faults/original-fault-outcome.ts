import { type CheckId, isQuestion, type Verdict } from '@vesika/report';
import type { OriginalFault } from '../../packages/engine/fixtures/faults/original-faults.ts';
import type { OriginalFaultRun } from './original-fault-runs.ts';

/**
 * `caught`: a check fails, or no photo is made. `corrected`: the original would fail or be doubted, and the photo passes
 * after a reported change.
 */
export type OriginalOutcome = 'caught' | 'corrected' | 'asked' | 'doubted' | 'missed';

const order: Readonly<Record<Verdict, number>> = { pass: 0, undetermined: 1, fail: 2 };

/** Returns how the checks in charge react to the fault, compared with the same portrait without it. */
export function originalOutcome(
  run: OriginalFaultRun,
  clean: OriginalFaultRun,
  { checks }: OriginalFault,
): OriginalOutcome {
  const { seen } = run;
  if (typeof seen === 'string') return 'caught';
  const before = typeof clean.seen === 'string' ? null : clean.seen;
  const isNew = (id: CheckId, of: 'original' | 'photo') =>
    order[seen[of][id] ?? 'pass'] > order[before?.[of][id] ?? 'pass'];
  const newly = (of: 'original' | 'photo', verdict: Verdict) =>
    checks.filter((id) => seen[of][id] === verdict && isNew(id, of));
  if (newly('photo', 'fail').length > 0) return 'caught';
  const unsure = newly('photo', 'undetermined');
  const wasWrong = newly('original', 'fail').length > 0 || newly('original', 'undetermined').length > 0;
  if (unsure.length === 0) return wasWrong ? 'corrected' : 'missed';
  return unsure.some((id) => isQuestion(id)) ? 'asked' : 'doubted';
}
