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
  /** Name of the measure among those of the check; it determines the unit of value and limit. */
  measure: keyof (typeof checks)[Id]['measures'] & string;
  /** Null if it could not be measured. */
  value: number | null | undefined;
  limit: Band;
  /**
   * Values between `limit` and `failBeyond` are undetermined. Without `failBeyond` every value beyond `limit`
   * fails.
   */
  failBeyond?: Partial<Band>;
  source: LimitSource;
  uncertainty?: number | null;
  /** Problems below the minimum and above the maximum. */
  problems: { low?: Problem<Id>; high?: Problem<Id> };
  /** Shown to people instead of a value that says little. */
  things?: Pick<Check, 'found' | 'permitted'>;
}

/**
 * Compares a value with a limit. Without a value the verdict is undetermined, never a pass; between `limit` and
 * `failBeyond` it is undetermined, never a fail.
 */
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

/**
 * Lets the person's answer decide an undetermined check. `meanings` maps each answer to the problem it admits, or
 * to null.
 */
export function settled<Answer extends string>(
  measured: Check,
  answer: Answer | undefined,
  meanings: Readonly<Record<Answer, Problem | null>>,
): Check {
  return measured.verdict === 'undetermined' && answer ? stated(measured, meanings[answer]) : measured;
}

/** The verdict that rests on the person's answer: a fail with the problem, or a pass if there is none. */
export function stated(measured: Check, problem: Problem | null): Check {
  const { chanceInside: _, ...rest } = measured;
  return {
    ...rest,
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
