import { type OperationId, operations } from '@vesika/contract';

/** Matches every address of an operation, whatever its parameters. */
export function patternOf(id: OperationId): RegExp {
  return new RegExp(`${operations[id].path.replace(/:\w+/g, '[^/?]+')}(\\?|$)`);
}
