import { useTranslation } from 'react-i18next';
import { countryName } from '../../i18n/country-names.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { documentName, type NamedDocument } from '../document-name.ts';

export function useDocumentTitle(): (document: NamedDocument) => string {
  const { t } = useTranslation(['web', 'engine', 'supply']);
  const language = useLanguage();
  return (document) => `${countryName(language, document.countryCode)} · ${documentName(t, document)}`;
}
