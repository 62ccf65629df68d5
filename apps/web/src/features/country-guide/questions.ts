import { formatLimit, type Language } from '@vesika/messages';
import type { FaqItem } from '../../components/structured-data.ts';
import { sizeText } from '../../photo/rules/rule-texts.ts';
import type { CountryGuide, ForbiddenKey } from '../../site-data/country-guide.ts';
import { type GuideTexts, insertions, listText } from './rule-text.ts';
import { fileLimits } from './sheet-facts.ts';

/** The questions of a passport's or ID card's page, answered from the record. */
export function questions(
  t: GuideTexts,
  language: Language,
  guide: CountryGuide,
  country: string,
): FaqItem[] {
  const ask = (question: string, sentences: string[]): FaqItem => ({
    question,
    // Chinese and Japanese set no space between sentences.
    answer: sentences.join(language === 'zh' || language === 'ja' ? '' : ' '),
  });
  const first =
    guide.documentType === 'passport'
      ? ask(t('countries:faq.print.question', { country }), printAnswer(t, guide))
      : ask(t('countries:faq.documents.question'), documentsAnswer(t, language, guide));
  return [
    first,
    ask(t('countries:faq.glasses.question'), glassesAnswer(t, language, guide)),
    ask(t('countries:faq.smile.question'), [smileAnswer(t, guide)]),
    ask(t('countries:faq.digital.question'), digitalAnswer(t, language, guide)),
  ];
}

function printAnswer(t: GuideTexts, { rule, policies }: CountryGuide): string[] {
  return [
    t('countries:faq.print.answer'),
    rule.copies === null
      ? t('countries:faq.print.typical')
      : t('countries:faq.print.copies', { count: rule.copies }),
    ...(policies.includes('authority-takes-photo') ? [t('countries:faq.print.taken')] : []),
  ];
}

function documentsAnswer(t: GuideTexts, language: Language, { rule, documentName }: CountryGuide): string[] {
  const size = sizeText(t, language, rule);
  return [
    documentName === null
      ? t('countries:faq.documents.card', { size })
      : t('countries:faq.documents.named', { size, document: documentName }),
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
  if (rule.smileAllowed) return t('countries:faq.smile.allowed');
  if (required.some(({ key }) => key === 'expressionFriendly')) return t('countries:faq.smile.friendly');
  return t('countries:faq.smile.forbidden');
}

function digitalAnswer(t: GuideTexts, language: Language, { rule, policies }: CountryGuide): string[] {
  const limits = fileLimits(t, language, rule);
  const dpi = t('engine:units.dpi', { value: formatLimit(language, rule.minDpi.value, 'dpi') });
  return [
    limits.length > 0
      ? t('countries:faq.digital.limits', { limits: listText(language, 'conjunction', limits) })
      : t('countries:faq.digital.open', { dpi }),
    ...(policies.includes('editing-forbidden') ? [t('countries:faq.digital.editing')] : []),
  ];
}
