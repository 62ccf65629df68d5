import { queryOptions, useQuery } from '@tanstack/react-query';
import type { KeptDocument } from '@vesika/contract';
import { call } from '../../shell/api/call.ts';
import { useSession } from '../../shell/session/session-provider.tsx';

export const ownDocumentsQuery = queryOptions({
  queryKey: ['own-documents'],
  queryFn: ({ signal }) => call('v1ListOwnDocuments', { signal }),
  select: ({ data }) => data,
  staleTime: 60_000,
});

/** The documents that the account keeps; none for guests. */
export function useOwnDocuments(): readonly KeptDocument[] {
  const { status } = useSession();
  const { data } = useQuery({ ...ownDocumentsQuery, enabled: status === 'signed-in' });
  return data ?? none;
}

const none: readonly KeptDocument[] = [];
