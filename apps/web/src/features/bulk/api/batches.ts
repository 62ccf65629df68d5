import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';

const batchesKey = ['batches'] as const;

export const batchesQuery = queryOptions({
  queryKey: batchesKey,
  queryFn: ({ signal }) => call('listBatches', { signal }),
  refetchOnMount: 'always',
  refetchOnWindowFocus: 'always',
});

export const countriesQuery = queryOptions({
  queryKey: ['countries'],
  queryFn: ({ signal }) => call('listCountries', { signal }),
  select: ({ countries }) => countries.filter((country) => country.is_active),
  staleTime: Number.POSITIVE_INFINITY,
});
