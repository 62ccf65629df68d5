import type { Country } from '@vesika/contract';

export interface SearchedCountry {
  code: string;
  key: string;
  region: Country['region'];
}
