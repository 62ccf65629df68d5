import * as definitions from './definitions.ts';
import type { Endpoint } from './endpoint.ts';
import { endpoints, type OperationId } from './endpoints.ts';
import type { Operation } from './operation.ts';
import type { V1Operation } from './v1/v1-operation.ts';
import { type V1OperationId, v1Endpoints } from './v1-endpoints.ts';

/** All operations by name; a test in the server proves that each one is served and documented. */
export const operations = definitionsOf(endpoints) satisfies {
  [Id in OperationId]: Operation & { id: Id };
};

/** The operations for programs, authenticated by key, in the order of the document. */
export const v1Operations = definitionsOf(v1Endpoints) satisfies {
  [Id in V1OperationId]: V1Operation & { id: Id };
};

function definitionsOf<Id extends OperationId>(ids: Readonly<Record<Id, Endpoint>>) {
  const all = { ...definitions };
  const named = Object.keys(ids).map((id) => [id, all[id as Id]]);
  return Object.fromEntries(named) as { [Each in Id]: (typeof definitions)[Each] };
}
