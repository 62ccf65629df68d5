import { operations, requestLine } from '@vesika/contract';
import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { accessRows, type Owner, type Row, type SessionOperationId, signIn } from './testing/access-rows.ts';
import { fillAccount } from './testing/full-account.ts';
import { addFactor } from './testing/operator.ts';
import { signingSecret } from './testing/payments.ts';
import { type Customer, testService } from './testing/test-service.ts';
import { unzip } from './testing/zip.ts';

const service = testService({ CONTACT_PER_ADDRESS: '1000', SIGNING_SECRET: signingSecret });
let owner: Owner;
let stranger: Customer;
let unproven: Customer;
let withoutCode: Customer;
/** Tokens that are not, or no longer, good, by why. */
const badTokens = new Map<string, string>();
let before: Map<string, string>;

beforeAll(async () => {
  await service.untilReady();
  const expired = await service.customer();
  service.wait(3_601_000);
  owner = await newOwner();
  stranger = await service.customer();
  unproven = await service.unproven();
  withoutCode = await secondFactorCustomer();
  const ended = await service.customer();
  await ended.call({ method: 'POST', url: '/auth/v1/logout?scope=global' });
  badTokens.set('garbage', `Bearer ${'a'.repeat(40)}`);
  badTokens.set('unsigned', `Bearer ${unsignedTokenOf(owner.customer)}`);
  badTokens.set('expired', expired.headers.authorization);
  badTokens.set('ended', ended.headers.authorization);
  before = await everythingOf(owner.customer);
});

describe.each(Object.entries(accessRows) as [SessionOperationId, Row][])('%s', (id, row) => {
  it(`answers ${row.owner ?? 200} to whom it is about`, async () => {
    // Filling an account takes long, and a request that only reads leaves it as it was.
    const about = operations[id].method === 'GET' ? owner : await newOwner();
    const response = await send(id, about.customer.headers.authorization, about);
    expect(told(response)).toBe(row.owner ?? '200');
  });

  it(`answers ${row.nobody} without a session`, async () => {
    expectAnswer(await send(id), row.nobody);
  });

  it(`answers ${row.stranger} to another account, and tells it nothing`, async () => {
    expectAnswer(await send(id, stranger.headers.authorization), row.stranger);
  });

  it(`answers ${row.unproven ?? row.stranger} to an account whose address is not proven`, async () => {
    expectAnswer(await send(id, unproven.headers.authorization), row.unproven ?? row.stranger);
  });

  it.each(['garbage', 'unsigned', 'expired', 'ended'])(
    'takes nobody in by a token that is %s',
    async (kind) => {
      expectAnswer(await send(id, badTokens.get(kind)), row.public ? row.nobody : signIn);
    },
  );

  it('wants to see the second factor where there is one', async () => {
    const answer = row.public ? row.nobody : '403 second-factor-required';
    expectAnswer(await send(id, withoutCode.headers.authorization), answer);
  });
});

it('has left everything of the owner as it was', async () => {
  expect(await everythingOf(owner.customer)).toEqual(before);
});

function send(
  id: SessionOperationId,
  authorization?: string,
  about = owner,
): Promise<LightMyRequestResponse> {
  const { method, path } = operations[id];
  const { params = {}, headers, ...request } = accessRows[id].request(about);
  const url = path.replace(/:\w+|\*/g, (name) => params[name.replace(':', '')] ?? name);
  return service.app.inject({
    ...request,
    method,
    url,
    headers: { ...headers, ...(authorization !== undefined && { authorization }) },
  });
}

async function newOwner(): Promise<Owner> {
  const full = await fillAccount(service, service.storage);
  return { ...full, imageUrl: (await full.customer.uploadPicture()).imageUrl };
}

/** The status of a success, or status and code. */
function told(response: LightMyRequestResponse): string {
  return response.statusCode < 300
    ? String(response.statusCode)
    : `${response.statusCode} ${response.json().code}`;
}

function expectAnswer(response: LightMyRequestResponse, expected: string): void {
  const isZip = response.headers['content-type'] === 'application/zip';
  const text = isZip ? unzip(response.rawPayload).get('account.json')!.toString() : response.body;
  expect(told(response)).toBe(expected);
  const { customer, cleanId, previewId, purchaseId, checkoutId } = owner;
  for (const secret of [customer.userId, customer.email, cleanId, previewId, purchaseId, checkoutId]) {
    expect(text).not.toContain(secret);
  }
}

/** Every row and file, as the owner is given them. */
async function everythingOf(customer: Customer): Promise<Map<string, string>> {
  const response = await customer.call(requestLine('exportAccount'));
  const files = [...unzip(response.rawPayload)].map(
    ([name, bytes]) => [name, bytes.toString('latin1')] as const,
  );
  return new Map(files.map(([name, text]) => [name, text.replace(/"exportedAt": ".*?"/, '')]));
}

/** Signed in by password alone, though there is a factor. */
async function secondFactorCustomer(): Promise<Customer> {
  const customer = await service.customer();
  await addFactor(service, customer);
  return customer;
}

/** The claims of the owner's token without a signature. */
function unsignedTokenOf({ headers }: Customer): string {
  const [, claims] = headers.authorization.split('.');
  const header = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
  return `${header}.${claims}.`;
}
