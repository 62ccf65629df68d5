import type {
  GlassesPolicy,
  PhotoRequirement,
  GlassesCondition as RuleCondition,
} from '@vesika/requirements';
import type { ForbiddenKey, GlassesCondition, RequiredKey, RuleItem } from '../country-guide.ts';

interface GlassesRule {
  required: RuleItem<RequiredKey>[];
  forbidden: RuleItem<ForbiddenKey>[];
}

/** What the record says of glasses, in sentences of ours that exist in every language. */
export function glassesRule({ glasses }: Pick<PhotoRequirement, 'glasses'>): GlassesRule {
  if (!glasses) return { required: [], forbidden: [{ key: 'glassesUnknown', usual: true }] };
  const refusal = refusals[glasses.policy];
  if (refusal) return { required: [], forbidden: [{ key: refusal }] };
  const required = [permission(glasses)];
  if (glasses.policy === 'discouraged') required.push({ key: 'glassesSafer' });
  return { required, forbidden: [{ key: 'glassesTinted' }] };
}

const refusals: Partial<Record<GlassesPolicy, ForbiddenKey>> = {
  'best-removed': 'glassesBestRemoved',
  'unless-needed': 'glassesUnlessNeeded',
  medical: 'glassesMedical',
  forbidden: 'glasses',
};

function permission({ policy, conditions }: NonNullable<PhotoRequirement['glasses']>): RuleItem<RequiredKey> {
  if (conditions.length === 0) return { key: 'glassesAllowed' };
  const keys = conditions.map((condition) => conditionKeys[condition]);
  return {
    key: policy === 'expected' ? 'glassesAlways' : 'glassesConditions',
    values: { conditions: { kind: 'conditions', keys } },
  };
}

const conditionKeys: Record<RuleCondition, GlassesCondition> = {
  'clear-lenses': 'clearLenses',
  'no-glare': 'noGlare',
  'eyes-free': 'eyesFree',
  'thin-frame': 'thinFrame',
};
