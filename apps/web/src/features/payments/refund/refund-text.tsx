import { guarantee, type Refund } from '@vesika/contract';
import { useTranslation } from 'react-i18next';
import { priceText } from '../../../buy/plans/price-text.ts';
import { useFormats } from '../../../shell/i18n/use-formats.ts';
import { useLanguage } from '../../../shell/i18n/use-language.ts';

export function RefundText({ refund }: { refund: Refund }) {
  const { t } = useTranslation('payments');
  const { day } = useFormats();
  const language = useLanguage();
  return t(`refund.states.${refund.status}`, {
    ...guarantee,
    amount: priceText(language, refund.amount, refund.currency),
    date: day(refund.completedAt ?? refund.requestedAt),
  });
}
