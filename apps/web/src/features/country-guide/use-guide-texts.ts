import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';

/** Loads the guide's own texts and the shared texts about rules. */
export function useGuideTexts() {
  const { t } = useTranslation(['web', 'engine', 'countries', 'supply']);
  return { t, language: useLanguage() };
}
