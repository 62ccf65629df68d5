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

/** One measure of a check. */
export interface Judgement<P extends Problem = Problem> {
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
  problems: { low?: P; high?: P };
  /** Shown to people instead of a value that says little. */
  things?: Pick<Check, 'found' | 'permitted'>;
}

type Basis = Pick<Judgement, 'source' | 'uncertainty' | 'things'>;

/** Values up to `max`. Above `failAbove`, which is `max` unless given, they fail; if it is null, none fails. */
export function atMost<P extends Problem>(
  value: Judgement['value'],
  max: number | null,
  { failAbove = max, problem, ...basis }: Basis & { failAbove?: number | null; problem?: P },
): Judgement<P> {
  const limit = { min: null, max };
  return {
    value,
    limit,
    failBeyond: { max: failAbove },
    problems: problem ? { high: problem } : {},
    ...basis,
  };
}

/** Values from `min`. Below `failBelow`, which is `min` unless given, they fail; if it is null, none fails. */
export function atLeast<P extends Problem>(
  value: Judgement['value'],
  min: number,
  { failBelow = min, problem, ...basis }: Basis & { failBelow?: number | null; problem?: P },
): Judgement<P> {
  const limit = { min, max: null };
  return {
    value,
    limit,
    failBeyond: { min: failBelow },
    problems: problem ? { low: problem } : {},
    ...basis,
  };
}

/** Values inside a limit of the record or the standard. */
export function within<P extends Problem>(
  value: Judgement['value'],
  limit: Band & { source: LimitSource },
  problems: Judgement<P>['problems'],
): Judgement<P> {
  return { value, limit, source: limit.source, problems };
}

/** Judges a check by its measures, of which the worst counts. The name of a measure determines the unit. */
export function judge<Id extends CheckId>(
  id: Id,
  measures: { readonly [Measure in keyof (typeof checks)[Id]['measures']]?: Judgement<Problem<Id>> },
): Check {
  const given = Object.entries(measures as Readonly<Record<string, Judgement>>);
  return worstOf(given.map(([measure, each]) => compared(id, measure, each)) as [Check, ...Check[]]);
}

/**
 * Compares a value with a limit. Without a value the verdict is undetermined, never a pass; between `limit` and
 * `failBeyond` it is undetermined, never a fail.
 */
function compared(id: CheckId, measure: string, judgement: Judgement): Check {
  const { value, limit, failBeyond = limit, source, uncertainty, problems, things } = judgement;
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

const order = { pass: 0, undetermined: 1, fail: 2 } as const;

/**
 * Combines several judgements of one check: the worst verdict with its value and limit. Judgements without a value
 * count only if no judgement has one.
 */
export function worstOf(judged: readonly [Check, ...Check[]]): Check {
  const known = judged.filter(({ value }) => value !== null);
  const candidates = known.length === 0 ? judged : known;
  return candidates.reduce((worst, check) => (order[check.verdict] > order[worst.verdict] ? check : worst));
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
