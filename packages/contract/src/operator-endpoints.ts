import type { Endpoint } from './endpoint.ts';

/** Method and path of every operation of the operator's desk. This file imports no schemas. */
export const operatorEndpoints = {
  operatorSearch: { method: 'GET', path: '/api/operator/search' },
  operatorPerson: { method: 'GET', path: '/api/operator/people/:personId' },
  operatorOpenFace: { method: 'POST', path: '/api/operator/photos/:photoId/face' },
  operatorActs: { method: 'GET', path: '/api/operator/acts' },
} as const satisfies Record<`operator${string}`, Endpoint>;

export type OperatorOperationId = keyof typeof operatorEndpoints;
