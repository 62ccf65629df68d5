import type { Language } from '@vesika/messages';
import type { DocumentType } from '../photo/document-type.ts';
import type { SupplyRule } from '../rules/supply/own-photo.ts';
import type { CountryGuide, ListedDocument } from './country-guide.ts';

/** Page of a document whose photo the authority takes. */
export interface CapturedPage {
  language: Language;
  documentType: DocumentType;
  variant: string;
  code: string;
  alpha3: string;
  key: string;
  name: string;
  supply: SupplyRule;
  sources: CountryGuide['sources'];
  documents: ListedDocument[];
  record: string;
  checkedOn: string | null;
  reportTo: string | null;
}
