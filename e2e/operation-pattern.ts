import { type OperationId, operations } from '@vesika/contract';

/** Addresses at which a page calls an operation, whatever ids and questions are in them. */
export function patternOf(id: OperationId): RegExp {
  return new RegExp(`${operations[id].path.replace(/:\w+/g, '[^/?]+')}(\\?|$)`);
}
