import type { Package } from '@vesika/contract';
import { formatList, formatPeriod, type Language } from '@vesika/messages';
import type { TFunction } from 'i18next';
import type { FaqItem } from '../../components/structured-data.ts';

export function questions(
  t: TFunction<['pricing', 'payments']>,
  language: Language,
  packages: readonly Package[],
  nameOf: (sold: Package) => string,
): FaqItem[] {
  const terms = packages.map((sold) => `${nameOf(sold)} ${formatPeriod(language, sold.validityDays)}`);
  return [
    { question: t('faq.credit.question'), answer: t('faq.credit.answer') },
    {
      question: t('faq.renewal.question'),
      answer: t('faq.renewal.answer', { monthly: t('payments:purchase.monthly') }),
    },
    {
      question: t('faq.unused.question'),
      answer: t('faq.unused.answer', { terms: formatList(language, terms) }),
    },
    { question: t('faq.rejected.question'), answer: t('faq.rejected.answer') },
    { question: t('faq.card.question'), answer: t('faq.card.answer') },
  ];
}
