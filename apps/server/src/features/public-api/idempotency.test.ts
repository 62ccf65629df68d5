import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { dayMs } from '../../platform/clock/durations.ts';
import { idempotentAnswers, userPhotos } from '../../schema/index.ts';
import { businessOf, creditsOf, passport, statusAndCode, visa } from '../../testing/business.ts';
import { holdPhotos } from '../../testing/hold-photos.ts';
import { testService } from '../../testing/test-service.ts';

const service = testService();
beforeAll(() => service.untilReady());

describe('an idempotency key', () => {
  it('gives the first answer once more, and does nothing twice', async () => {
    const { customer, program } = await businessOf(service);
    const headers = { 'idempotency-key': randomUUID() };
    const first = await program.send('v1MakePhoto', passport, { headers });
    const second = await program.send('v1MakePhoto', passport, { headers });
    expect([second.statusCode, second.json()]).toEqual([201, first.json()]);
    expect(second.headers['idempotency-replayed']).toBe('true');
    const photos = await service.db.select().from(userPhotos).where(eq(userPhotos.userId, customer.userId));
    expect(photos).toHaveLength(1);
  });

  it('422 idempotency-key-reused: for another body, another picture, another operation', async () => {
    const { program } = await businessOf(service);
    const headers = { 'idempotency-key': 'order 7' };
    const { originalId } = (await program.send('v1MakePhoto', passport, { headers })).json();
    const others = await Promise.all([
      program.send('v1MakePhoto', visa, { headers }),
      program.send('v1MakePhoto', passport, { headers, told: 'photo of another' }),
      program.ask('v1StartJob', { headers, payload: { originalId, documents: [passport] } }),
    ]);
    for (const other of others) expect(statusAndCode(other)).toEqual([422, 'idempotency-key-reused']);
  });

  it('409 idempotency-key-in-use: while the first is under way, with the time to wait', async () => {
    const { program } = await businessOf(service);
    const { told, letGo } = await holdPhotos();
    const send = () => program.send('v1MakePhoto', passport, { told, headers: { 'idempotency-key': 'one' } });
    const both = [send(), send()];
    const refused = await Promise.race(both);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'idempotency-key-in-use']);
    expect(refused.headers['retry-after']).toBe('2');
    await letGo();
    expect((await Promise.all(both)).map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect(await creditsOf(program)).toBe(49);
  });

  it('is free again where the request failed, where nobody ended it, and after a day', async () => {
    const { customer, program } = await businessOf(service);
    const headers = { 'idempotency-key': 'again' };
    const failed = await program.send('v1MakePhoto', passport, { headers, told: 'fail face-missing' });
    expect(failed.statusCode).toBe(422);
    const made = await program.send('v1MakePhoto', passport, { headers });
    expect(made.statusCode).toBe(201);

    const { userId, key } = idempotentAnswers;
    const own = and(eq(userId, customer.userId), eq(key, 'again'));
    await service.db.update(idempotentAnswers).set({ status: null }).where(own);
    expect((await program.send('v1MakePhoto', passport, { headers })).statusCode).toBe(409);
    service.wait(10 * 60_000 + 1000);
    expect((await program.send('v1MakePhoto', passport, { headers })).json().id).not.toBe(made.json().id);

    service.wait(dayMs + 1000);
    expect((await program.send('v1MakePhoto', visa, { headers })).statusCode).toBe(201);
  });

  it('is an account’s own', async () => {
    const headers = { 'idempotency-key': 'shared' };
    const [one, other] = [await businessOf(service), await businessOf(service)];
    const first = (await one.program.send('v1MakePhoto', passport, { headers })).json();
    const second = (await other.program.send('v1MakePhoto', passport, { headers })).json();
    expect(second.id).not.toBe(first.id);
  });
});
