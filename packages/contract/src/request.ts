import type { z } from 'zod';
import { endpoints } from './endpoints.ts';
import type { Operation } from './operation.ts';
import type { OperationId, operations } from './operations.ts';

/** Method and percent-encoded address. */
export function requestLine<Id extends OperationId>(
  id: Id,
  ...[input]: InputArguments<AddressInput<Id>>
): { method: Operations[Id]['method']; url: string } {
  const { params = {}, query = {} } = (input ?? {}) as { params?: Values; query?: Values };
  const { method, path } = endpoints[id]!;
  const filled = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(params[name])));
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(Object.fromEntries(given) as Record<string, string>);
  return { method, url: search.size > 0 ? `${filled}?${search}` : filled };
}

/** Input of an operation. Parts that the operation does not take are type errors. */
export type OperationInput<Id extends OperationId> = AddressInput<Id> & Part<Id, 'body'>;

/** JSON answer of an operation; void if the answer is a file. */
export type OperationAnswer<Id extends OperationId> = Operations[Id] extends {
  response: infer Schema extends z.ZodType;
}
  ? z.input<Schema>
  : never;

/** Makes the input optional if none of its parts is required. */
export type InputArguments<Input> = Nothing extends Input ? [input?: Input] : [input: Input];

type Operations = typeof operations;
type Values = Record<string, unknown>;
type Nothing = Record<never, never>;

type AddressInput<Id extends OperationId> = Part<Id, 'params'> & Part<Id, 'querystring', 'query'>;

type Part<Id extends OperationId, Key extends keyof Operation, Name extends string = Key> =
  Operations[Id] extends Record<Key, infer Schema extends z.ZodType>
    ? Nothing extends z.input<Schema> | (undefined extends z.input<Schema> ? unknown : never)
      ? { [K in Name]?: z.input<Schema> }
      : { [K in Name]: z.input<Schema> }
    : { [K in Name]?: never };
