import { queryOptions, skipToken } from '@tanstack/react-query';
import { call } from '../shell/api/call.ts';
import type { DocumentType } from './document-type.ts';

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
        : async ({ signal }) => {
            const named =
              variant ?? (documentType === 'other' ? await firstOther(countryCode, signal) : null);
            return call('photoRequirements', {
              query: { countryCode, documentType, ...(named !== null && { variant: named }) },
              signal,
            });
          },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

async function firstOther(countryCode: string, signal: AbortSignal): Promise<string | null> {
  const { documents } = await call('photoRequirements', { query: { countryCode }, signal });
  return documents.find(({ document_type }) => document_type === 'other')?.variant ?? null;
}
