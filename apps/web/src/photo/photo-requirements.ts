import { queryOptions, skipToken } from '@tanstack/react-query';
import type { TravelDocumentType } from '@vesika/contract';
import { call } from '../api/call.ts';

export function requirementsQuery(countryCode: string | null, documentType: TravelDocumentType) {
  return queryOptions({
    queryKey: ['photo-requirements', countryCode, documentType],
    queryFn:
      countryCode === null
        ? skipToken
        : ({ signal }) => call('photoRequirements', { query: { countryCode, documentType }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
