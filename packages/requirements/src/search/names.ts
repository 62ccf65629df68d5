import countries from '../../data/names/countries.json' with { type: 'json' };
import documents from '../../data/names/documents.json' with { type: 'json' };
import type { NamedDocument } from '../data-schemas.ts';

/** Names of countries other than those of Intl, by code. */
export const countryNames: Readonly<Record<string, readonly string[]>> = countries;

/** search.test.ts checks the file against its schema, which browsers do not load. */
export const documentNames = documents.map((document) => ({
  documentType: null,
  variant: null,
  ...document,
})) as readonly NamedDocument[];
