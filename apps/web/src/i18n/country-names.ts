import type { Country } from '@vesika/contract';
import { type Language, localeOf } from '@vesika/messages';

export interface NamedCountry {
  code: string;
  name: string;
  region: Country['region'];
  /** What a search may hit besides the name: the code and the English name. */
  keywords: string[];
}

export interface CountryGroup {
  region: Country['region'];
  countries: NamedCountry[];
}

/** In the language of the page; the service's English name where Intl knows none. */
export function countryName(language: Language, code: string, otherwise: string = code): string {
  try {
    return namesIn(language).of(code) ?? otherwise;
  } catch {
    return otherwise;
  }
}

const opened = new Map<Language, Intl.DisplayNames>();

/** Opening one costs more than asking it for every country. */
function namesIn(language: Language): Intl.DisplayNames {
  const names =
    opened.get(language) ?? new Intl.DisplayNames(localeOf(language), { type: 'region', fallback: 'none' });
  opened.set(language, names);
  return names;
}

/** Grouped by region in the service's order of regions, each group sorted as the language sorts. */
export function groupCountries(
  language: Language,
  countries: readonly Pick<Country, 'country_code' | 'country_name' | 'region'>[],
  regions: readonly Country['region'][],
): CountryGroup[] {
  const collator = new Intl.Collator(localeOf(language));
  return regions
    .map((region) => ({
      region,
      countries: countries
        .filter((country) => country.region === region)
        .map((country) => ({
          code: country.country_code,
          name: countryName(language, country.country_code, country.country_name),
          region,
          keywords: [country.country_code, country.country_name],
        }))
        .sort((a, b) => collator.compare(a.name, b.name)),
    }))
    .filter((group) => group.countries.length > 0);
}
