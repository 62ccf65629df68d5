import { queryOptions, skipToken } from '@tanstack/react-query';
import type { RequirementAnswer } from '@vesika/contract';
import { requestJson } from '../../../api/request.ts';
import type { DocumentType } from '../document-type.ts';

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
