import type { Currency, ServiceFacts } from '@vesika/contract';
import { findRequirement, popularPassportCodes, refusesOwnPhoto } from '@vesika/requirements';
import { popularCodes } from '../../take/country-search/country-groups.ts';
import { likelyCountry } from '../../take/country-search/likely-country.ts';
import type { Visit } from './country-address.server.ts';
import { listedCountries, searchedCountries } from './country-lists.server.ts';

export type Landing = ReturnType<typeof landing>;
export type Promised = Landing['promised'];
export type PopularDocument = Landing['popular'][number];

interface Known {
  facts: ServiceFacts;
  photoSeconds: number | null;
}

export function landing(visit: Visit & { currency: Currency }, { facts, photoSeconds }: Known) {
  const { originalsDays, originalsVisitorHours } = facts;
  return {
    language: visit.language,
    promised: { originalsDays, originalsVisitorHours },
    countries: searchedCountries('passport', visit),
    likely: likelyOf(visit),
    popular: offeredDocuments(visit, likelyOf(visit)),
    photoSeconds,
  };
}

/** Pages are cached by language and currency, the only hints at where the visitor lives. */
function likelyOf({ language, currency, isActive }: Visit & { currency: Currency }): string {
  const byCurrency = ({ USD: 'US', TRY: 'TR', GBP: 'GB' } as Partial<Record<Currency, string>>)[currency];
  const likely = byCurrency ?? likelyCountry([language]) ?? 'GB';
  return isActive(likely) ? likely : (popularCodes.find((code) => isActive(code)) ?? likely);
}

const offeredMax = 8;

/** Countries whose authority takes a photo that the applicant made, the visitor's own first. */
function offeredDocuments(visit: Visit, likely: string) {
  const codes = [...new Set([likely, ...popularPassportCodes])].filter((code) => takesOwnPhoto(code));
  return listedCountries('passport', visit, codes).slice(0, offeredMax);
}

function takesOwnPhoto(countryCode: string): boolean {
  const { supply } = findRequirement({ countryCode, documentType: 'passport' })!.requirement;
  return supply.kind !== null && !refusesOwnPhoto({ supply });
}
