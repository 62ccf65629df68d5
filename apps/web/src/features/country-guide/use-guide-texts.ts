import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';

/** The texts of a country's page: those of its own, and the words for rules that other pages share. */
export function useGuideTexts() {
  const { t } = useTranslation(['web', 'engine', 'countries', 'supply']);
  return { t, language: useLanguage() };
}
