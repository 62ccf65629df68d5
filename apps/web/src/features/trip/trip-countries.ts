import type { SearchedCountry } from '../../take/country-search/searched-country.ts';

export interface TripCountries {
  countries: readonly SearchedCountry[];
}
