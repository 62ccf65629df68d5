import {
  type InputArguments,
  type OperationAnswer,
  type OperationId,
  type OperationInput,
  requestLine,
} from '@vesika/contract';
import { request } from './request.ts';

export async function call<Id extends OperationId>(
  id: Id,
  ...[input]: InputArguments<CallInput<Id>>
): Promise<OperationAnswer<Id>> {
  const response = await send(id, input ?? ({} as CallInput<Id>));
  return response.status === 204 ? (undefined as never) : response.json();
}

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
