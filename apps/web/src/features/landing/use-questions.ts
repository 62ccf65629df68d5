import { useTranslation } from 'react-i18next';
import type { FaqItem } from '../../components/structured-data.ts';
import { useFigures } from './figures/use-figures.ts';

/** The six questions, for the page and for search engines. */
export function useQuestions(): FaqItem[] {
  const { t } = useTranslation('landing');
  const { seconds, countries } = useFigures();
  return (['formats', 'phone', 'time', 'rejected', 'print', 'privacy'] as const).map((name) => ({
    question: t(`faq.${name}.question`),
    answer: t(`faq.${name}.answer`, { seconds, countries }),
  }));
}
