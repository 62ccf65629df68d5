import { type ReportWords, reportWords } from '@vesika/report/words';
import { useTranslation } from 'react-i18next';
import { useLanguage } from './use-language.ts';

export function useReportWords(): ReportWords {
  const { t } = useTranslation('engine');
  return reportWords(t, useLanguage());
}
