import type { PhotoRequirement } from '@vesika/requirements';
import type { ForbiddenKey, GlassesCondition, RequiredKey, RuleItem } from '../country-guide.ts';

interface GlassesRule {
  required: RuleItem<RequiredKey>[];
  forbidden: RuleItem<ForbiddenKey>[];
}

/** What the record's sentence about glasses says, in sentences of ours that exist in every language. */
export function glassesRule({ glasses }: Pick<PhotoRequirement, 'glasses'>): GlassesRule {
  const usual = glasses.basis === 'default';
  if (!glasses.allowed) {
    const key = usual ? 'glassesUnknown' : reasonAgainst(glasses.rule);
    return { required: [], forbidden: [{ key, ...(usual && { usual }) }] };
  }
  const required = [permission(glasses.rule)];
  if (/without|removed|remove |not required/i.test(withoutGlare(glasses.rule))) {
    required.push({ key: 'glassesSafer' });
  }
  return { required, forbidden: [{ key: 'glassesTinted' }] };
}

function permission(rule: string): RuleItem<RequiredKey> {
  const keys = conditionsIn(rule);
  if (keys.length === 0) return { key: 'glassesAllowed' };
  const key = /always wear/i.test(rule) ? 'glassesAlways' : 'glassesConditions';
  return { key, values: { conditions: { kind: 'conditions', keys } } };
}

function reasonAgainst(rule: string): ForbiddenKey {
  if (/medical/i.test(rule)) return 'glassesMedical';
  if (/unless they cannot|where possible/i.test(rule)) return 'glassesUnlessNeeded';
  if (/best removed|discouraged|safest|avoid glare/i.test(rule)) return 'glassesBestRemoved';
  return 'glasses';
}

const conditions: Record<GlassesCondition, RegExp> = {
  clearLenses: /clear lens|lenses fully clear|tint|dark|sunglasses/i,
  noGlare: /glare|reflect/i,
  eyesFree:
    /eyes? (fully |clearly |stay )?visible|eyes are (fully|clearly|not)|eyes stay|(cover|touch|cross) the eyes|around the eyes|hide the face/i,
  thinFrame: /(thin|light) frame|(thick|heavy) frame/i,
};

function conditionsIn(rule: string): GlassesCondition[] {
  const keys = Object.keys(conditions) as GlassesCondition[];
  return keys.filter((key) => conditions[key].test(rule));
}

/** "without glare" is a condition, "safer without" is advice. */
function withoutGlare(rule: string): string {
  return rule.replaceAll(/without (glare|reflections)/gi, '');
}
