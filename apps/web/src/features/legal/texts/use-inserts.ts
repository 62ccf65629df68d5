import { useTranslation } from 'react-i18next';
import { accuracyTexts } from '../../../content/measured-accuracy.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import type { Line } from './line.ts';
import { useServiceFacts } from './use-service-facts.ts';

/** Returns the values that a line may insert: figures, and button labels exactly as the buttons show them. */
export function useInserts(): (line: Line) => Record<string, string | number> {
  const { t } = useTranslation(['legal', 'payments', 'account']);
  const { operator: _, signsInByMail: __, chargesCards: ___, ...figures } = useServiceFacts();
  const accuracy = accuracyTexts(useLanguage());
  const words = {
    refundAction: t('payments:refund.action'),
    rejectionAction: t('payments:rejection.action'),
    renewalAction: t('payments:subscription.manage'),
    monthlyMark: t('payments:purchase.monthly'),
    forgotAction: t('account:auth.forgot'),
    exportAction: t('account:profile.export.action'),
    everywhereAction: t('account:profile.leave.everywhere'),
    setUpAction: t('account:profile.factors.setUp'),
    privacyTopic: t('legal:contact.topics.privacy'),
    businessTopic: t('legal:contact.topics.business'),
  };
  return (line) => ({
    ...figures,
    ...words,
    ...accuracy,
    ...(typeof line === 'object' && { count: figures[line.count] }),
  });
}
