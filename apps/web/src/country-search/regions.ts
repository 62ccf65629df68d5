import type { Country } from '@vesika/contract';

export const regions: readonly Country['region'][] = [
  'Europe',
  'Asia',
  'Americas',
  'Africa',
  'Oceania',
  'Middle East',
  'Other',
];
