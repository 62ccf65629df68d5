import { countryName } from '../../shell/i18n/country-names.ts';
import { useLanguage } from '../../shell/i18n/use-language.ts';
import type { NamedDocument } from '../document-name.ts';
import { useDocumentName } from '../own/use-document-name.ts';

export function useDocumentTitle(): (document: NamedDocument) => string {
  const documentName = useDocumentName();
  const language = useLanguage();
  return (document) => `${countryName(language, document.countryCode)} · ${documentName(document)}`;
}
