import type { OperatorOperationId } from '@vesika/contract';
import type { InjectOptions } from 'fastify';
import type { FullAccount } from './full-account.ts';

export interface OperatorRequest extends Pick<InjectOptions, 'payload' | 'query'> {
  params?: Record<string, string>;
}

const reason = 'asked by mail';

/** A request that succeeds for every operation of the desk, about this account. */
export const operatorRequests: Record<OperatorOperationId, (about: FullAccount) => OperatorRequest> = {
  operatorSearch: ({ customer }) => ({ query: { text: customer.email } }),
  operatorPerson: ({ customer }) => ({ params: { personId: customer.userId } }),
  operatorOpenFace: ({ cleanId }) => ({ params: { photoId: cleanId }, payload: { reason } }),
  operatorActs: () => ({}),
};
