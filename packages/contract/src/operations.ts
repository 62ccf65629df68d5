import * as definitions from './definitions.ts';
import type { Operation } from './operation.ts';
import { type apiRoot, v1Root } from './roots.ts';
import type { V1Operation } from './v1/v1-operation.ts';

type Definitions = typeof definitions;

/** An operation is called as its definition is. */
export type OperationId = {
  [Name in keyof Definitions]: Definitions[Name] extends Operation ? Name : never;
}[keyof Definitions];

type IdBelow<Root extends string> = {
  [Id in OperationId]: Definitions[Id]['path'] extends `${Root}${string}` ? Id : never;
}[OperationId];

export type V1OperationId = IdBelow<typeof v1Root>;
/** Operations for programs that pages call with the session of an account, too. */
export type V1SessionOperationId = {
  [Id in V1OperationId]: Definitions[Id] extends { allowsSession: true } ? Id : never;
}[V1OperationId];
export type OperatorOperationId = IdBelow<`${typeof apiRoot}operator/`>;

/** All operations by name; a test in the server proves that each one is served and documented. */
export const operations = Object.fromEntries(
  Object.entries(definitions).filter(([, each]) => typeof each === 'object' && 'method' in each),
) as { [Id in OperationId]: Definitions[Id] };

/** The operations for programs, authenticated by key. */
export const v1Operations = Object.fromEntries(
  Object.entries<Operation>(operations).filter(([, { path }]) => path.startsWith(v1Root)),
) as unknown as Pick<typeof operations, V1OperationId> satisfies Record<V1OperationId, V1Operation>;

export function idOf(operation: Operation): string {
  return Object.entries<Operation>(operations).find(([, each]) => each === operation)![0];
}
