import { type ReportWords, reportWords } from '@vesika/report/words';
import { useTranslation } from 'react-i18next';
import { useLanguage } from './use-language.ts';

/** Values, limits and changes in the language on screen, as every other place tells them. */
export function useReportWords(): ReportWords {
  const { t } = useTranslation('engine');
  return reportWords(t, useLanguage());
}
