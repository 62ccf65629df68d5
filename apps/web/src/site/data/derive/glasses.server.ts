import { glassesConditionKeys } from '@vesika/report/words';
import type { GlassesPolicy, PhotoRequirement } from '@vesika/requirements';
import type { ForbiddenKey, RequiredKey, RuleItem, RuleLines } from '../rule-item.ts';
import { restsOn } from './rests.server.ts';

export function glassesRule({ glasses }: Pick<PhotoRequirement, 'glasses'>): RuleLines {
  const rests = restsOn(glasses);
  if (!glasses) return { required: [], forbidden: [{ key: 'glassesUnknown', rests }] };
  const refusal = refusals[glasses.policy];
  if (refusal) return { required: [], forbidden: [{ key: refusal, rests }] };
  const required: RuleItem<RequiredKey>[] = [{ ...permission(glasses), rests }];
  if (glasses.policy === 'discouraged') required.push({ key: 'glassesSafer', rests });
  return { required, forbidden: [{ key: 'glassesTinted', rests }] };
}

const refusals: Partial<Record<GlassesPolicy, ForbiddenKey>> = {
  'best-removed': 'glassesBestRemoved',
  'unless-needed': 'glassesUnlessNeeded',
  medical: 'glassesMedical',
  forbidden: 'glasses',
};

export function glassesVerdict({ glasses }: Pick<PhotoRequirement, 'glasses'>) {
  return glasses && verdicts[glasses.policy];
}

const verdicts = {
  expected: 'yes',
  allowed: 'yes',
  discouraged: 'yes',
  'best-removed': 'avoid',
  'unless-needed': 'avoid',
  medical: 'no',
  forbidden: 'no',
} as const satisfies Record<GlassesPolicy, string>;

function permission({
  policy,
  conditions,
}: NonNullable<PhotoRequirement['glasses']>): Omit<RuleItem<RequiredKey>, 'rests'> {
  if (conditions.length === 0) return { key: 'glassesAllowed' };
  const keys = conditions.map((condition) => glassesConditionKeys[condition]);
  return {
    key: policy === 'expected' ? 'glassesAlways' : 'glassesConditions',
    values: { conditions: { kind: 'conditions', keys } },
  };
}
