import { formatList, type Language } from '@vesika/messages';
import { sizeText } from '@vesika/report/words';
import type { FaqItem } from '../../components/structured-data.ts';
import { ownPhoto, type SupplyRule, supplyName } from '../../report/rules/supply/own-photo.ts';
import { applicationList, kindTitle } from '../../report/rules/supply/supply-words.ts';
import { joinedSentences } from '../../shell/i18n/joined-sentences.ts';
import type { CountryGuide } from '../../site/data/country-page.server.ts';
import type { ForbiddenKey } from '../../site/data/rule-item.ts';
import { guideDocument } from './page-texts.ts';
import { type GuideTexts, insertions } from './rule-text.ts';
import { fileLimits } from './sheet-facts.ts';

export function questions(
  t: GuideTexts,
  language: Language,
  guide: CountryGuide,
  country: string,
): FaqItem[] {
  const ask = (question: string, sentences: string[]): FaqItem => ({
    question,
    answer: joinedSentences(language, sentences),
  });
  const first =
    guide.documentType === 'passport' && guide.variant === null
      ? ask(t('countries:faq.print.question', { country }), printAnswer(t, language, guide))
      : ask(t('countries:faq.documents.question'), documentsAnswer(t, language, guide));
  return [
    first,
    ask(t('countries:faq.glasses.question'), glassesAnswer(t, language, guide)),
    ask(t('countries:faq.smile.question'), [smileAnswer(t, guide)]),
    ask(t('countries:faq.digital.question'), digitalAnswer(t, language, guide)),
  ];
}

function printAnswer(t: GuideTexts, language: Language, { rule, supply }: CountryGuide): string[] {
  const { isTaken, isUnknown } = ownPhoto(supply);
  if (!isTaken && !isUnknown) return refusal(t, language, supply);
  return [
    ...(isUnknown ? [t('supply:faq.unknown')] : []),
    t('countries:faq.print.answer'),
    ...(rule.print?.copies ? [t('countries:faq.print.copies', { count: rule.print.copies })] : []),
  ];
}

function documentsAnswer(t: GuideTexts, language: Language, guide: CountryGuide): string[] {
  const size = sizeText(t, language, guide.rule);
  const document = guide.variant === null ? guide.documentName : guideDocument(t, guide);
  return [
    document === null
      ? t('countries:faq.documents.card', { size })
      : t('countries:faq.documents.named', { size, document }),
    t('countries:faq.documents.others'),
  ];
}

const glassesRefusals: Partial<
  Record<ForbiddenKey, 'forbidden' | 'medical' | 'unlessNeeded' | 'bestRemoved' | 'unknown'>
> = {
  glasses: 'forbidden',
  glassesMedical: 'medical',
  glassesUnlessNeeded: 'unlessNeeded',
  glassesBestRemoved: 'bestRemoved',
  glassesUnknown: 'unknown',
};

function glassesAnswer(t: GuideTexts, language: Language, { required, forbidden }: CountryGuide): string[] {
  for (const { key } of forbidden) {
    const refusal = glassesRefusals[key];
    if (refusal) return [t(`countries:faq.glasses.${refusal}`)];
  }
  return required.flatMap(({ key, values }) => {
    const inserted = insertions(t, language, values);
    if (key === 'glassesConditions') return t('countries:faq.glasses.conditions', inserted);
    if (key === 'glassesAlways') return t('countries:faq.glasses.always', inserted);
    if (key === 'glassesAllowed') return t('countries:faq.glasses.allowed');
    if (key === 'glassesSafer') return t('countries:faq.glasses.safer');
    return [];
  });
}

function smileAnswer(t: GuideTexts, { rule, required }: CountryGuide): string {
  if (rule.smileAllowed === null) return t('countries:faq.smile.unknown');
  if (rule.smileAllowed) return t('countries:faq.smile.allowed');
  if (required.some(({ key }) => key === 'expressionFriendly')) return t('countries:faq.smile.friendly');
  return t('countries:faq.smile.forbidden');
}

function refusal(t: GuideTexts, language: Language, supply: SupplyRule): string[] {
  const reason = supply.discontinued
    ? t('supply:discontinued.title')
    : kindTitle(t, supplyName(supply.supply));
  return [
    t('supply:faq.no', { reason }),
    ...ownPhoto(supply).exceptions.map(({ appliesTo }) =>
      t('supply:faq.exception', { list: applicationList(t, language, appliesTo) }),
    ),
  ];
}

function digitalAnswer(
  t: GuideTexts,
  language: Language,
  { rule, supply, editingForbidden }: CountryGuide,
): string[] {
  const { isTaken, isUnknown } = ownPhoto(supply);
  if (!isTaken && !isUnknown) return refusal(t, language, supply);
  const limits = fileLimits(t, language, rule);
  return [
    ...(isUnknown ? [t('supply:faq.unknown')] : []),
    limits.length > 0
      ? t('countries:faq.digital.limits', { limits: formatList(language, limits) })
      : t('countries:faq.digital.open'),
    ...(editingForbidden ? [t('countries:faq.digital.editing')] : []),
  ];
}
