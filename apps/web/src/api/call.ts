import {
  type InputArguments,
  type OperationAnswer,
  type OperationId,
  type OperationInput,
  requestLine,
} from '@vesika/contract';
import { request } from './request.ts';

/** Calls an operation of the service and reads its JSON. */
export async function call<Id extends OperationId>(
  id: Id,
  ...[input]: InputArguments<CallInput<Id>>
): Promise<OperationAnswer<Id>> {
  return (await send(id, input ?? ({} as CallInput<Id>))).json();
}

/** Calls an operation and returns its response, for answers that are not JSON. */
export function send<Id extends OperationId>(
  id: Id,
  { signal, accept, ...input }: CallInput<Id>,
): Promise<Response> {
  const { method, url } = requestLine(id, input as never);
  const headers = new Headers();
  if (accept !== undefined) headers.set('accept', accept);
  const body = bodyOf(input.body, headers);
  return request(url, { method, headers, body, signal });
}

type CallInput<Id extends OperationId> = OperationInput<Id> & { signal?: AbortSignal; accept?: string };

/** A body that holds a file is sent as a form, in the order of its fields. */
function bodyOf(body: unknown, headers: Headers): BodyInit | null {
  if (body === undefined) return null;
  const fields = Object.entries(body as object);
  if (!fields.some(([, value]) => value instanceof Blob)) {
    headers.set('content-type', 'application/json');
    return JSON.stringify(body);
  }
  const form = new FormData();
  for (const [name, value] of fields) form.set(name, value);
  return form;
}
