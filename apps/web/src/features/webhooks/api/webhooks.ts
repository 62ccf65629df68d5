import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../shell/api/call.ts';

export const endpointsQuery = queryOptions({
  queryKey: ['webhook-endpoints'],
  queryFn: ({ signal }) => call('v1ListWebhookEndpoints', { signal }),
  select: ({ data }) => data,
});

export const deliveriesQuery = (endpointId: string) =>
  queryOptions({
    queryKey: ['webhook-deliveries', endpointId],
    queryFn: ({ signal }) =>
      call('v1ListWebhookDeliveries', { params: { endpointId }, query: { limit: 10 }, signal }),
    select: ({ data }) => data,
  });
