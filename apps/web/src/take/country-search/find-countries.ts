import { createSearch, type NamedDocument, type Search } from '@vesika/requirements/search';
import type { CountryGroup, NamedCountry } from './country-groups.ts';

export interface FoundCountry extends NamedCountry {
  /** Set if a document of the country was searched for. */
  document?: NamedDocument;
}

export interface FoundGroup extends Omit<CountryGroup, 'countries'> {
  countries: readonly FoundCountry[];
}

/** Returns the matches of a search, each country once, grouped by region, with the best match first. */
export function findCountries(groups: readonly CountryGroup[], typed: string): FoundGroup[] {
  const regions = groups.filter(({ region }) => region !== 'suggested');
  if (typed.trim() === '') return regions;
  const found = searchIn(groups)(typed);
  const ranks = new Map<string, number>();
  found.forEach(({ countryCode }, rank) => {
    if (!ranks.has(countryCode)) ranks.set(countryCode, rank);
  });
  const rankOf = ({ code }: NamedCountry) => ranks.get(code) ?? found.length;
  const best = ({ countries }: FoundGroup) => Math.min(...countries.map(rankOf));
  return regions
    .map(({ region, countries }) => ({
      region,
      countries: countries
        .filter(({ code }) => ranks.has(code))
        .sort((a, b) => rankOf(a) - rankOf(b))
        .map((country): FoundCountry => {
          const document = found[rankOf(country)]?.document;
          return document ? { code: country.code, name: country.name, keywords: [], document } : country;
        }),
    }))
    .filter(({ countries }) => countries.length > 0)
    .sort((a, b) => best(a) - best(b));
}

const searches = new WeakMap<readonly CountryGroup[], Search>();

/** The index of the groups, built on first use. */
export function searchIn(groups: readonly CountryGroup[]): Search {
  const search =
    searches.get(groups) ??
    createSearch(
      groups
        .filter(({ region }) => region !== 'suggested')
        .flatMap(({ countries }) => countries.map(({ code, keywords }) => ({ code, names: keywords }))),
    );
  searches.set(groups, search);
  return search;
}
