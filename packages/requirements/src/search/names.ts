import countries from '../../data/names/countries.json' with { type: 'json' };
import documents from '../../data/names/documents.json' with { type: 'json' };
import type { DocumentType } from '../vocabulary.ts';

/** A document under the names that people search for. */
export interface NamedDocument {
  countryCode: string;
  /** Null if no record is this document's: its country is all that can be found. */
  documentType: DocumentType | null;
  /** Null for the primary record. */
  variant: string | null;
  /** The usual name first. */
  names: readonly string[];
  /** The document has a page but no requirements, because its photo is taken on the spot. */
  isCaptured?: boolean;
}

/** Names of countries other than those of Intl, by code. */
export const countryNames: Readonly<Record<string, readonly string[]>> = countries;

export const documentNames = documents.map((document) => ({
  documentType: null,
  variant: null,
  ...document,
})) as readonly NamedDocument[];
