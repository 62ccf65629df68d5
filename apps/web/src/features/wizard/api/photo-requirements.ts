import { queryOptions, skipToken } from '@tanstack/react-query';
import type { RequirementAnswer } from '@vesika/contract';
import type { DocumentType } from '../document-type.ts';
import { requestJson } from './request.ts';

export function requirementsQuery(countryCode: string | null, documentType: DocumentType) {
  return queryOptions({
    queryKey: ['photo-requirements', countryCode, documentType],
    queryFn:
      countryCode === null
        ? skipToken
        : ({ signal }) => {
            const query = new URLSearchParams({ countryCode, documentType });
            return requestJson<RequirementAnswer>(`/api/photo-requirements?${query}`, { signal });
          },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
