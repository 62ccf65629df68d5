import { travelDocumentTypes } from '@vesika/contract';
import { capturedDocuments } from '@vesika/requirements';
import { pagePath } from '../../photo/page-path.ts';
import {
  capturedPathOf,
  keyOf,
  pathOf,
  recordedCountries,
  variantRecords,
} from './country-address.server.ts';

/** A document that the operator has switched off keeps its page, so that search engines do. */
export function countryPaths(): string[] {
  return [
    ...travelDocumentTypes.flatMap((type) => [
      `/${type}-photo`,
      `/${type}-photo/all-countries`,
      ...recordedCountries(type).map((country) =>
        pagePath({ documentType: type, key: keyOf(type, country), variant: null }),
      ),
    ]),
    ...variantRecords().map(pathOf),
    ...capturedDocuments().map((document) => capturedPathOf(document)),
  ];
}
