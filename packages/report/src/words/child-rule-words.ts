import { formatList, type Language, type LimitTranslator } from '@vesika/messages';

interface ChildRule {
  ageYearsBelow: number;
  /** Ids of checks. */
  relaxed: readonly string[];
  leftOpen: readonly string[];
}

/** Which checks the rule for children forgives, and which it leaves open; or that it is that of adults. */
export function childRuleSentences(
  t: LimitTranslator,
  language: Language,
  { ageYearsBelow: count, relaxed, leftOpen }: ChildRule,
): string[] {
  const checks = (ids: readonly string[]) =>
    formatList(
      language,
      ids.map((id) => t(`engine:checks.${id as 'centring'}.name`)),
    );
  const sentences = [
    ...(relaxed.length > 0 ? [t('engine:children.forgiven', { count, checks: checks(relaxed) })] : []),
    ...(leftOpen.length > 0 ? [t('engine:children.leftOpen', { count, checks: checks(leftOpen) })] : []),
  ];
  return sentences.length > 0 ? sentences : [t('engine:children.asAdult')];
}
