import { fallbackLanguage, isLanguage, type Language } from '@vesika/messages';
import { useTranslation } from 'react-i18next';

/** The language on screen: the one whose texts are loaded, not one that is still loading. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  const tag = i18n.resolvedLanguage ?? fallbackLanguage;
  return isLanguage(tag) ? tag : fallbackLanguage;
}
