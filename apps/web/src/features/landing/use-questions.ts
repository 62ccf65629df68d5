import { useTranslation } from 'react-i18next';
import type { FaqItem } from '../../components/structured-data.ts';
import type { Promised } from '../../site-data/landing.ts';
import { useFigures } from './figures/use-figures.ts';

type Question = 'formats' | 'phone' | 'time' | 'rejected' | 'print' | 'privacy';

/** The six questions, for the page and for search engines. */
export function useQuestions(promised: Promised): FaqItem[] {
  const { t } = useTranslation('landing');
  const { seconds } = useFigures();
  const item = (name: Question, values: Record<string, string | number> = {}) => ({
    question: t(`faq.${name}.question`),
    answer: t(`faq.${name}.answer`, values),
  });
  return [
    item('formats'),
    item('phone'),
    item('time', { seconds }),
    item('rejected', { days: promised.refundDays }),
    item('print'),
    item('privacy', { hours: promised.originalsVisitorHours, days: promised.originalsDays }),
  ];
}
