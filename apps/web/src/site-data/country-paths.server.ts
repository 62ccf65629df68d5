import { countriesOf, keyOf } from './country-address.server.ts';
import { documentTypes } from './country-guide.ts';

/** Every public country page, without language: landings, A-Z lists and one page per country. */
export function countryPaths(): string[] {
  return documentTypes.flatMap((type) => [
    `/${type}-photo`,
    `/${type}-photo/all-countries`,
    ...countriesOf(type).map((country) => `/${type}-photo/${keyOf(type, country)}`),
  ]);
}
