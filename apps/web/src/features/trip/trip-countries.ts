import type { SearchedCountry } from '../../site-data/country-guide.ts';

/** All countries that a trip can begin in or lead to. */
export interface TripCountries {
  countries: readonly SearchedCountry[];
}
