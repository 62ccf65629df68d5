import {
  type AdviceKey,
  type Check,
  type CheckGroup,
  type CheckId,
  type CheckIdOf,
  checks,
  type LimitSource,
  type Problem,
  type Unit,
} from '@vesika/report';
import type { Band } from '../limits/band.ts';
import type { Findings } from './findings.ts';

/** Judges one check; null if the check does not apply. */
export type Judge = (findings: Findings) => Check | null;

/** The judges of all checks in a group, no more and no fewer. */
export type JudgesOf<Group extends CheckGroup> = Readonly<Record<CheckIdOf<Group>, Judge>>;

export interface Judgement<Id extends CheckId> {
  id: Id;
  /** Which of the check's measures: the unit of value and limit. */
  measure: keyof (typeof checks)[Id]['measures'] & string;
  /** Null when it could not be measured. */
  value: number | null | undefined;
  limit: Band;
  /** Between `limit` and these the measurement cannot decide; absent, the limit is sharp. */
  failBeyond?: Partial<Band>;
  source: LimitSource;
  uncertainty?: number | null;
  /** What is wrong below the minimum and above the maximum. */
  problems: { low?: Problem<Id>; high?: Problem<Id> };
  /** In place of a value that says little to people. */
  things?: Pick<Check, 'found' | 'permitted'>;
}

/** Value against band: never a pass without a value, never a fail within doubt. */
export function judge<Id extends CheckId>(judgement: Judgement<Id>): Check {
  const { id, measure, value, limit, failBeyond = limit, source, uncertainty, problems, things } = judgement;
  const units: Readonly<Record<string, Unit>> = checks[id].measures;
  const base = {
    id,
    measure,
    unit: units[measure]!,
    source,
    evidence: 'measured' as const,
    limit: { min: limit.min, max: limit.max },
    uncertainty: uncertainty ?? null,
    ...things,
  };
  if (value === null || value === undefined || !Number.isFinite(value)) {
    return { ...base, verdict: 'undetermined', value: null, advice: key(id) };
  }
  if (isBelow(value, failBeyond.min))
    return { ...base, verdict: 'fail', value, advice: key(id, problems.low) };
  if (isAbove(value, failBeyond.max))
    return { ...base, verdict: 'fail', value, advice: key(id, problems.high) };
  if (isBelow(value, limit.min) || isAbove(value, limit.max)) {
    return { ...base, verdict: 'undetermined', value, advice: key(id) };
  }
  return { ...base, verdict: 'pass', value, advice: null };
}

/** Where the measurement cannot decide, what the person said does: each answer with the problem it is, or none. */
export function settled<Answer extends string>(
  measured: Check,
  answer: Answer | undefined,
  meanings: Readonly<Record<Answer, Problem | null>>,
): Check {
  return measured.verdict === 'undetermined' && answer ? stated(measured, meanings[answer]) : measured;
}

/** A verdict that rests on what the person said, where the measurement could not decide. */
export function stated(measured: Check, problem: Problem | null): Check {
  return {
    ...measured,
    evidence: 'stated',
    verdict: problem === null ? 'pass' : 'fail',
    advice: problem === null ? null : key(measured.id, problem),
  };
}

function isBelow(value: number, min: number | null | undefined): boolean {
  return min !== null && min !== undefined && value < min;
}

function isAbove(value: number, max: number | null | undefined): boolean {
  return max !== null && max !== undefined && value > max;
}

function key(id: CheckId, problem: Problem | 'undetermined' = 'undetermined'): AdviceKey {
  return `${id}.${problem}` as AdviceKey;
}
