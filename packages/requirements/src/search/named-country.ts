import { type Country, findCountry } from '../countries.ts';
import { comparable } from './comparable.ts';
import { countryNames } from './names.ts';
import { searchedPlaces } from './searched-places.ts';

const languages = ['en', 'tr', 'es', 'fr', 'de', 'it', 'pt', 'ru', 'zh', 'ja', 'ar'];

let byName: ReadonlyMap<string, string> | undefined;

/**
 * A country by its code, or by a whole name as people write it, such as `united-kingdom` or `Deutschland`; undefined if
 * two countries share the name.
 */
export function findNamedCountry(written: string): Country | undefined {
  byName ??= countriesByName();
  const code = byName.get(comparable(written));
  return findCountry(code ?? written);
}

function countriesByName(): Map<string, string> {
  const found = new Map<string, Set<string>>();
  for (const { code, names } of searchedPlaces(languages)) {
    for (const name of [...names, ...(countryNames[code] ?? [])]) {
      const key = comparable(name);
      found.set(key, (found.get(key) ?? new Set()).add(code));
    }
  }
  return new Map([...found].flatMap(([name, codes]) => (codes.size === 1 ? [[name, [...codes][0]!]] : [])));
}
