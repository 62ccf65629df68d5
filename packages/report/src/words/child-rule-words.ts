import { formatList, type Language, type LimitTranslator } from '@vesika/messages';

interface ChildRule {
  ageYearsBelow: number;
  /** Ids of checks. */
  relaxed: readonly string[];
  leftOpen: readonly string[];
  /** The band for children, if it is not that of adults. */
  headHeight: object | null;
}

/** Which checks the rule for children forgives, and which it leaves open; else in what it differs from that of adults. */
export function childRuleSentences(
  t: LimitTranslator,
  language: Language,
  { ageYearsBelow: count, relaxed, leftOpen, headHeight }: ChildRule,
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
  if (sentences.length > 0) return sentences;
  return [headHeight ? t('engine:children.headHeight', { count }) : t('engine:children.asAdult')];
}
