import { queryOptions } from '@tanstack/react-query';
import type { CountryList } from '@vesika/contract';
import { requestJson } from '../../../api/request.ts';

export const countriesQuery = queryOptions({
  queryKey: ['countries'],
  queryFn: ({ signal }) => requestJson<CountryList>('/api/countries', { signal }),
  select: ({ countries }) => countries.filter((country) => country.is_active),
  staleTime: Number.POSITIVE_INFINITY,
});
