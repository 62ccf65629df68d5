import { type OperatorOperationId, operations, requestLine } from '@vesika/contract';
import { eq, sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { factors, operatorActs } from '../../schema/index.ts';
import { operatorAt } from '../../testing/operator.ts';
import { operatorRequests } from '../../testing/operator-requests.ts';
import { type OperatorSubject, operatorSubject } from '../../testing/operator-subject.ts';
import { signingSecret } from '../../testing/payments.ts';
import { type Customer, testService } from '../../testing/test-service.ts';

const service = testService({ SIGNING_SECRET: signingSecret, CONTACT_PER_ADDRESS: '1000' });
let operator: Customer;
let withoutFactor: Customer;
let withOldFactor: Customer;
let about: OperatorSubject;

beforeAll(async () => {
  await service.untilReady();
  operator = await operatorAt(service);
  withoutFactor = await operatorAt(service, { secondFactor: false });
  withOldFactor = await operatorAt(service);
  await service.db.delete(factors).where(eq(factors.userId, withOldFactor.userId));
  about = await operatorSubject(service);
});

const ids = Object.keys(operatorRequests) as OperatorOperationId[];

describe.each(ids)('%s', (id) => {
  it('is closed to everybody but an operator with a second factor, and leaves no line', async () => {
    const before = await service.db.$count(operatorActs);
    const answers = {
      nobody: await send(id, undefined),
      garbage: await send(id, `Bearer ${'a'.repeat(40)}`),
      'the person it is about': await send(id, about.customer.headers.authorization),
      'an operator without second factor': await send(id, withoutFactor.headers.authorization),
      'an operator whose second factor is gone': await send(id, withOldFactor.headers.authorization),
    };
    expect(
      Object.fromEntries(Object.entries(answers).map(([who, answer]) => [who, reported(answer)])),
    ).toEqual({
      nobody: '401 sign-in-required',
      garbage: '401 sign-in-required',
      'the person it is about': '403 operator-required',
      'an operator without second factor': '403 second-factor-required',
      'an operator whose second factor is gone': '403 second-factor-required',
    });
    expect(await service.db.$count(operatorActs)).toBe(before);
  });

  it('serves an operator, and leaves a line exactly if it changes something', async () => {
    const other = await operatorSubject(service);
    const before = await service.db.$count(operatorActs);
    expect(reported(await send(id, operator.headers.authorization, other))).toBe('200');
    const isChange = operations[id].method !== ('GET' as string);
    expect(await service.db.$count(operatorActs)).toBe(before + (isChange ? 1 : 0));
  });
});

describe('the log of actions', () => {
  it('names operator, action, person and reason', async () => {
    await send('operatorOpenFace', operator.headers.authorization);
    const [line] = (await operator.call(requestLine('operatorActs'))).json().acts;
    expect(line).toMatchObject({
      operator: operator.email,
      operation: 'operatorOpenFace',
      personId: about.customer.userId,
      reason: 'asked by mail',
      facts: { photoId: about.cleanId },
      failure: null,
    });
  });

  it.each([
    sql`update operator_acts set reason = 'another'`,
    sql`delete from operator_acts`,
    sql`truncate operator_acts`,
  ])('cannot be edited: %o', async (statement) => {
    await send('operatorOpenFace', operator.headers.authorization);
    await expect(service.db.execute(statement)).rejects.toMatchObject({
      cause: expect.objectContaining({ message: 'operator_acts is only appended to' }),
    });
  });

  it('outlives the person it tells about', async () => {
    const gone = await operatorSubject(service);
    await send('operatorOpenFace', operator.headers.authorization, gone);
    const { email, password } = gone.customer;
    await gone.customer.call({ ...requestLine('deleteAccount'), payload: { email, password } });
    const own = eq(operatorActs.personId, gone.customer.userId);
    expect(await service.db.$count(operatorActs, own)).toBe(1);
  });
});

function send(
  id: OperatorOperationId,
  authorization: string | undefined,
  whom = about,
): Promise<LightMyRequestResponse> {
  const { params, query, payload } = operatorRequests[id](whom);
  const line = requestLine(id, { params, query } as never);
  const headers = authorization === undefined ? {} : { authorization };
  return service.app.inject({ ...line, ...(payload !== undefined && { payload }), headers });
}

function reported(response: LightMyRequestResponse): string {
  return response.statusCode === 200 ? '200' : `${response.statusCode} ${response.json().code}`;
}
