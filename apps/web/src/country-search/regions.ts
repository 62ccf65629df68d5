import type { Country } from '@vesika/contract';

/** The order of the groups in the list. */
export const regions: readonly Country['region'][] = [
  'Europe',
  'Asia',
  'Americas',
  'Africa',
  'Oceania',
  'Middle East',
  'Other',
];
