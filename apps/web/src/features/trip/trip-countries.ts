import type { SearchedCountry } from '../../country-search/searched-country.ts';

/** All countries that a trip can begin in or lead to. */
export interface TripCountries {
  countries: readonly SearchedCountry[];
}
