import { travelDocumentTypes } from '@vesika/contract';
import { countriesOf, keyOf, type Visit } from './country-address.server.ts';

export function countryPaths(visit: Pick<Visit, 'isActive'>): string[] {
  return travelDocumentTypes.flatMap((type) => [
    `/${type}-photo`,
    `/${type}-photo/all-countries`,
    ...countriesOf(type, visit).map((country) => `/${type}-photo/${keyOf(type, country)}`),
  ]);
}
