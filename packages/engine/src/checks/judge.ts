import type { AdviceKey, Check, CheckId, LimitSource, Unit } from '../report.ts';

export interface Judgement {
  id: CheckId;
  /** Null when it could not be measured. */
  value: number | null;
  limit: { min: number | null; max: number | null };
  unit: Unit;
  source: LimitSource;
  uncertainty?: number | null;
  /** What is wrong below the minimum and above the maximum. */
  problems: { low?: string; high?: string };
}

/** Value against band: never a pass without a value. */
export function judge({ id, value, limit, unit, source, uncertainty, problems }: Judgement): Check {
  const base = {
    id,
    unit,
    source,
    limit: { min: limit.min, max: limit.max },
    uncertainty: uncertainty ?? null,
  };
  if (value === null || !Number.isFinite(value)) {
    return { ...base, verdict: 'undetermined', value: null, advice: `${id}.undetermined` };
  }
  if (limit.min !== null && value < limit.min)
    return { ...base, verdict: 'fail', value, advice: key(id, problems.low) };
  if (limit.max !== null && value > limit.max)
    return { ...base, verdict: 'fail', value, advice: key(id, problems.high) };
  return { ...base, verdict: 'pass', value, advice: null };
}

function key(id: CheckId, problem = 'undetermined'): AdviceKey {
  return `${id}.${problem}`;
}
