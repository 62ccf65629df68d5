import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../shell/i18n/use-language.ts';

export function useGuideTexts() {
  const { t } = useTranslation(['web', 'engine', 'countries', 'supply']);
  return { t, language: useLanguage() };
}
