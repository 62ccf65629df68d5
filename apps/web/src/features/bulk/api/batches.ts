import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../shell/api/call.ts';

const batchesKey = ['batches'] as const;

export const batchesQuery = queryOptions({
  queryKey: batchesKey,
  queryFn: ({ signal }) => call('listBatches', { signal }),
  refetchOnMount: 'always',
  refetchOnWindowFocus: 'always',
});
