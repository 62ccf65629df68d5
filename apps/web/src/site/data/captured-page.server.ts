import { findCountry, supplyWithSources } from '@vesika/requirements';
import type { SupplyRule } from '../../report/rules/supply/own-photo.ts';
import { countryName } from '../../shell/i18n/country-names.ts';
import { capturedAt, keyOf, type Visit } from './country-address.server.ts';
import { listedDocuments } from './country-lists.server.ts';

/** Page of a document whose photo the authority takes. */
export type CapturedPage = NonNullable<ReturnType<typeof capturedPage>>;

/** Undefined if the address names no document whose photo is taken on the spot. */
export function capturedPage(address: Parameters<typeof capturedAt>[0], visit: Visit) {
  const document = capturedAt(address);
  if (!document) return undefined;
  const { countryCode, documentType, variant, sources, authority, checkedOn } = document;
  const country = findCountry(countryCode)!;
  return {
    language: visit.language,
    documentType,
    variant,
    code: countryCode,
    alpha3: country.alpha3,
    key: keyOf(documentType, country),
    name: countryName(visit.language, countryCode, country.name),
    supply: { ...nothingElse, authority, supply: supplyWithSources(document) },
    sources,
    documents: listedDocuments(countryCode),
    record: `${countryCode}-${documentType}-${variant}`,
    checkedOn,
    reportTo: visit.facts?.operator.email ?? null,
  };
}

const nothingElse: Omit<SupplyRule, 'authority' | 'supply'> = {
  edits: { refused: [], saidBy: null, note: null, level: 'unverified', source: null },
  discontinued: null,
  print: { copies: null, finish: null, borderless: null, back: [], level: 'unverified', source: null },
  covering: null,
};
