import { languages, localeOf } from '@vesika/messages';
import { type Country, findCountry, searchedPlaces } from '@vesika/requirements';
import { createSearch, type NamedDocument, type Search } from '@vesika/requirements/search';
import { UsageError } from './usage-error.ts';

/** Accepts alpha-2, alpha-3, slug (`uk`, `south-africa`) or any name of the country in eleven languages. */
export function chooseCountry(typed: string): Country {
  const found = search(typed);
  const named = found.find(({ isExact, document }) => isExact && document === null);
  const country = findCountry(typed) ?? (named && findCountry(named.countryCode));
  if (country) return country;
  throw new UsageError(`unknown country "${typed}"`, hintFor(found));
}

/** The document on record with exactly this name (`oci`, `green card`); undefined if there is none. */
export function documentNamed(typed: string): NamedDocument | undefined {
  const [first] = search(typed);
  if (!first?.isExact || first.document === null || first.document.documentType === null) return undefined;
  return findCountry(typed) ? undefined : first.document;
}

function hintFor(found: ReturnType<Search>): string {
  const countries = found.flatMap(({ countryCode }) => findCountry(countryCode) ?? []);
  const names = [...new Set(countries.map(({ name }) => name))].slice(0, 3);
  if (names.length > 0) return `Did you mean ${names.join(', ')}?`;
  return 'Use a code such as DE or DEU, or a name such as Germany.';
}

let opened: Search | undefined;

function search(typed: string): ReturnType<Search> {
  opened ??= createSearch(searchedPlaces(languages.map(localeOf)));
  return opened(typed);
}
