import { fallbackLanguage, isLanguage, type Language } from '@vesika/messages';
import { useTranslation } from 'react-i18next';

export function useLanguage(): Language {
  const { i18n } = useTranslation();
  const tag = i18n.resolvedLanguage ?? fallbackLanguage;
  return isLanguage(tag) ? tag : fallbackLanguage;
}
