import type { SearchedCountry } from '../../country-search/searched-country.ts';

export interface TripCountries {
  countries: readonly SearchedCountry[];
}
