import type { Refund } from '@vesika/contract';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { priceText } from '../../../plans/price-text.ts';
import { dateText } from '../texts/date-text.ts';

export function RefundText({ refund }: { refund: Refund }) {
  const { t } = useTranslation('payments');
  const language = useLanguage();
  return t(`refund.states.${refund.status}`, {
    amount: priceText(language, refund.amount, refund.currency),
    date: dateText(language, refund.completedAt ?? refund.requestedAt),
  });
}
