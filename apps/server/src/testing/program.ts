import { type ApiScope, apiScopes, requestLine, type V1OperationId, v1Operations } from '@vesika/contract';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { type FormPart, formOf } from './form.ts';
import { type Customer, jpegTelling } from './people.ts';
import type { TestService } from './test-service.ts';

/** A customer's program that authenticates by key. */
export interface Program {
  keyId: string;
  secret: string;
  ask(id: V1OperationId, request?: ProgramRequest): Promise<LightMyRequestResponse>;
  /** Sends a form with a picture that instructs the fake engine. */
  send(
    id: V1OperationId,
    fields?: Record<string, string>,
    options?: { told?: string; headers?: Record<string, string>; content?: Buffer },
  ): Promise<LightMyRequestResponse>;
}

interface ProgramRequest extends Pick<InjectOptions, 'headers' | 'query' | 'payload'> {
  params?: Record<string, string>;
}

interface KeyWish {
  scopes?: readonly ApiScope[];
  lifetimeDays?: number | null;
  isTest?: boolean;
  creditsPerMonth?: number | null;
}

export async function programOf(
  { app }: Pick<TestService, 'app'>,
  customer: Customer,
  { isTest = false, scopes = apiScopes, ...wish }: KeyWish = {},
): Promise<Program> {
  const payload = { name: 'shop', scopes, lifetimeDays: null, isTest, ...wish };
  const made = await customer.call({ ...requestLine('createApiKey'), payload });
  if (made.statusCode !== 200) throw new Error(made.body);
  const { key, secret } = made.json();
  const authorization = `Bearer ${secret}`;

  function ask(id: V1OperationId, { params = {}, headers, ...request }: ProgramRequest = {}) {
    const { method, path } = v1Operations[id];
    const url = path.replace(/:(\w+)/g, (_, name) => params[name] ?? name);
    return app.inject({ method, url, headers: { authorization, ...headers }, ...request });
  }

  function send(
    id: V1OperationId,
    fields = {},
    { told = 'photo', headers = {}, content = jpegTelling(told) } = {},
  ) {
    const parts: FormPart[] = Object.entries<string>(fields).map(([name, value]) => ({ name, value }));
    const form = formOf([...parts, { name: 'file', fileName: 'selfie.jpg', content }]);
    return ask(id, { payload: form.payload, headers: { ...form.headers, ...headers } });
  }

  return { keyId: key.id, secret, ask, send };
}
