import type { CountryGroup } from './country-groups.ts';
import { rankCountry } from './rank-country.ts';

export function findCountries(groups: readonly CountryGroup[], search: string): CountryGroup[] {
  return groups
    .filter(({ region }) => region !== 'suggested')
    .map(({ region, countries }) => {
      const ranked = countries
        .map((country) => ({ country, rank: rankCountry(search, country.keywords) }))
        .filter(({ rank }) => rank > 0)
        .sort((a, b) => b.rank - a.rank);
      return { region, countries: ranked.map(({ country }) => country), rank: ranked[0]?.rank ?? 0 };
    })
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank);
}
