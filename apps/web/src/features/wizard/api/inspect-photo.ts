import { queryOptions, skipToken } from '@tanstack/react-query';
import type { InspectedPhoto } from '@vesika/contract';
import { requestJson } from '../../../api/request.ts';
import { withUpload } from '../photo/uploaded-photo.ts';
import { type PhotoOrder, requestOf } from '../photo-order.ts';

/** Looks at the original as soon as it is known what it is for; null: not yet, or not any more. */
export function inspectionQuery(order: PhotoOrder | null) {
  return queryOptions({
    queryKey: ['inspect-photo', order && requestOf(order, order.original.address)],
    queryFn:
      order === null
        ? skipToken
        : ({ signal }) =>
            withUpload(order.original.source, order, (imageUrl) =>
              requestJson<InspectedPhoto>('/api/inspect-photo', {
                method: 'POST',
                headers: { 'content-type': 'application/json' },
                body: JSON.stringify(requestOf(order, imageUrl)),
                signal,
              }),
            ),
    select: ({ original }) => original,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
