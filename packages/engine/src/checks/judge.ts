import {
  type AdviceKey,
  type Check,
  type CheckGroup,
  type CheckId,
  type CheckIdOf,
  checks,
  type LimitSource,
  type Problem,
  type Remark,
  type Unit,
} from '@vesika/report';
import type { Band } from '../limits/band.ts';
import type { Findings } from './findings.ts';

/** Judges one check; null if the check does not apply. */
export type Judge = (findings: Findings) => Check | null;

/** The judges of all checks in a group, no more and no fewer. */
export type JudgesOf<Group extends CheckGroup> = Readonly<Record<CheckIdOf<Group>, Judge>>;

/** One measure of a check. */
interface Judgement<P extends Problem = Problem, R extends Remark = never> {
  /** Null if it could not be measured. */
  value: number | null | undefined;
  limit: Band;
  /**
   * Values between `limit` and `failBeyond` are undetermined. Without `failBeyond` every value beyond `limit`
   * fails.
   */
  failBeyond?: Partial<Band>;
  /** Values between `remarkBeyond` and `limit` pass with a remark, which is also the advice for a doubt. */
  remarkBeyond?: Partial<Band>;
  source: LimitSource;
  uncertainty?: number | null;
  /** Problems below the minimum and above the maximum. */
  problems: { low?: P; high?: P };
  remarks?: { low?: R; high?: R };
  /** Shown to people instead of a value that says little. */
  things?: Pick<Check, 'found' | 'permitted'>;
}

interface Basis extends Pick<Judgement, 'source' | 'uncertainty' | 'things'> {}

interface AtMost<P extends Problem, R extends Remark> extends Basis {
  failAbove?: number | null;
  problem?: P;
  /** Above it, a value up to `max` passes with the remark. */
  remarkAbove?: number;
  remark?: R;
}

/** Values up to `max`. Above `failAbove`, which is `max` unless given, they fail; if it is null, none fails. */
export function atMost<P extends Problem, R extends Remark = never>(
  value: Judgement['value'],
  max: number | null,
  { failAbove = max, problem, remarkAbove, remark, ...basis }: AtMost<P, R>,
): Judgement<P, R> {
  const limit = { min: null, max };
  return {
    value,
    limit,
    failBeyond: { max: failAbove },
    ...(remarkAbove !== undefined && { remarkBeyond: { max: remarkAbove } }),
    problems: problem ? { high: problem } : {},
    remarks: remark ? { high: remark } : {},
    ...basis,
  };
}

interface AtLeast<P extends Problem, R extends Remark> extends Basis {
  failBelow?: number | null;
  problem?: P;
  /** Below it, a value from `min` passes with the remark. */
  remarkBelow?: number;
  remark?: R;
}

/** Values from `min`. Below `failBelow`, which is `min` unless given, they fail; if it is null, none fails. */
export function atLeast<P extends Problem, R extends Remark = never>(
  value: Judgement['value'],
  min: number,
  { failBelow = min, problem, remarkBelow, remark, ...basis }: AtLeast<P, R>,
): Judgement<P, R> {
  const limit = { min, max: null };
  return {
    value,
    limit,
    failBeyond: { min: failBelow },
    ...(remarkBelow !== undefined && { remarkBeyond: { min: remarkBelow } }),
    problems: problem ? { low: problem } : {},
    remarks: remark ? { low: remark } : {},
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
  measures: {
    readonly [Measure in keyof (typeof checks)[Id]['measures']]?: Judgement<Problem<Id>, Remark<Id>>;
  },
): Check {
  const given = Object.entries(measures as Readonly<Record<string, Judgement<Problem, Remark>>>);
  return worstOf(given.map(([measure, each]) => compared(id, measure, each)) as [Check, ...Check[]]);
}

/**
 * Compares a value with a limit. Without a value the verdict is undetermined, never a pass; between `limit` and
 * `failBeyond` it is undetermined, never a fail; between `remarkBeyond` and `limit` it is a pass with a remark.
 */
function compared(id: CheckId, measure: string, judgement: Judgement<Problem, Remark>): Check {
  const { value, limit, failBeyond = limit, remarkBeyond = limit, source, uncertainty, things } = judgement;
  const { problems, remarks = {} } = judgement;
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
  const remark =
    (isBelow(value, remarkBeyond.min) && remarks.low) || (isAbove(value, remarkBeyond.max) && remarks.high);
  if (isBelow(value, limit.min) || isAbove(value, limit.max)) {
    return { ...base, verdict: 'undetermined', value, advice: key(id, remark || undefined) };
  }
  return { ...base, verdict: 'pass', value, advice: remark ? key(id, remark) : null };
}

const order = { pass: 0, undetermined: 2, fail: 3 } as const;

/** Order of verdicts from best to worst, in which a pass with a remark follows a clean pass. */
export function severity({ verdict, advice }: Check): number {
  return verdict === 'pass' && advice !== null ? 1 : order[verdict];
}

/**
 * Combines several judgements of one check: the worst verdict with its value and limit. Judgements without a value
 * count only if no judgement has one.
 */
export function worstOf(judged: readonly [Check, ...Check[]]): Check {
  const known = judged.filter(({ value }) => value !== null);
  const candidates = known.length === 0 ? judged : known;
  return candidates.reduce((worst, check) => (severity(check) > severity(worst) ? check : worst));
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

function key(id: CheckId, problem: Problem | Remark | 'undetermined' = 'undetermined'): AdviceKey {
  return `${id}.${problem}` as AdviceKey;
}
