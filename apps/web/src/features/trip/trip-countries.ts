import type { SearchedCountry } from '../../country-search/searched-country.ts';

/** All countries where a trip can start or end. */
export interface TripCountries {
  countries: readonly SearchedCountry[];
}
