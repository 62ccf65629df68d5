import { findCountry, listCountries } from '../countries.ts';
import type { SearchedPlace } from './search.ts';

/** All countries and groups on record under their official names in the languages, for `createSearch`. */
export function searchedPlaces(languages: readonly string[]): SearchedPlace[] {
  const namesIn = languages.map(
    (language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }),
  );
  const groups = ['EU', 'ZZ'].flatMap((code) => findCountry(code) ?? []);
  return [...listCountries(), ...groups].map(({ code, alpha3, name, slug }) => ({
    code,
    names: [alpha3, name, slug, ...namesIn.flatMap((names) => names.of(code) ?? [])],
  }));
}
