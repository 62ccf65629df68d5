import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../shell/api/call.ts';

export const endpointsQuery = queryOptions({
  queryKey: ['webhook-endpoints'],
  queryFn: ({ signal }) => call('listWebhookEndpoints', { signal }),
  select: ({ endpoints }) => endpoints,
});

export const deliveriesQuery = (endpointId: string) =>
  queryOptions({
    queryKey: ['webhook-deliveries', endpointId],
    queryFn: ({ signal }) =>
      call('listWebhookDeliveries', { params: { endpointId }, query: { limit: 10 }, signal }),
    select: ({ deliveries }) => deliveries,
  });
