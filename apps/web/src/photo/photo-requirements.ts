import { queryOptions, skipToken } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import type { DocumentType } from './document-type.ts';

/** `variant` null: the primary record. */
export function requirementsQuery(
  countryCode: string | null,
  documentType: DocumentType,
  variant: string | null,
) {
  return queryOptions({
    queryKey: ['photo-requirements', countryCode, documentType, variant],
    queryFn:
      countryCode === null
        ? skipToken
        : ({ signal }) =>
            call('photoRequirements', {
              query: { countryCode, documentType, ...(variant !== null && { variant }) },
              signal,
            }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
