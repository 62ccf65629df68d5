import type { Country } from '@vesika/contract';

/** A country as the search field needs it. */
export interface SearchedCountry {
  code: string;
  key: string;
  region: Country['region'];
}
