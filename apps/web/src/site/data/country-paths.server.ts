import { travelDocumentTypes } from '@vesika/contract';
import { pagePath } from '../../photo/page-path.ts';
import {
  capturedPathOf,
  capturedRecords,
  countriesOf,
  keyOf,
  pathOf,
  type Visit,
  variantRecords,
} from './country-address.server.ts';

export function countryPaths(visit: Pick<Visit, 'isActive'>): string[] {
  return [
    ...travelDocumentTypes.flatMap((type) => [
      `/${type}-photo`,
      `/${type}-photo/all-countries`,
      ...countriesOf(type, visit).map((country) =>
        pagePath({ documentType: type, key: keyOf(type, country), variant: null }),
      ),
    ]),
    ...variantRecords(visit).map(pathOf),
    ...capturedRecords(visit).map((document) => capturedPathOf(document)),
  ];
}
