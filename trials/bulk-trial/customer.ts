import { setTimeout as sleep } from 'node:timers/promises';
import { type Batch, requestLine } from '@vesika/contract';
import type pg from 'pg';
import { grantPackages } from '../../apps/server/src/testing/grant-packages.ts';
import { signUpAt } from '../../apps/server/src/testing/remote-customer.ts';

export interface Customer {
  userId: string;
  credits: number;
  /** Uploads the ZIP and starts its batch; resolves with the batch's id. */
  begin(zip: Buffer): Promise<string>;
  look(batchId: string): Promise<Batch>;
  download(batchId: string): Promise<Buffer>;
}

/** Signs up a customer with a credit for each photo and a few more. */
export async function newCustomer(
  url: () => string,
  connection: pg.ClientConfig,
  photos: number,
): Promise<Customer> {
  const customer = await withRetries(() => signUpAt(url()));
  const { userId } = customer;
  const bought = { packageId: 'business-eur', count: Math.ceil(photos / 50) + 1 };
  const credits = await grantPackages(connection, userId, bought);

  function ask<T>(line: { method: string; url: string }, body?: object): Promise<T> {
    return withRetries(async () => {
      const response = await customer.call(url(), line, body);
      if (!response.ok) throw new Error(await response.text());
      return (await response.json()) as T;
    });
  }

  async function begin(zip: Buffer): Promise<string> {
    const { batch } = await ask<{ batch: Batch }>(requestLine('createBatch'), { name: 'a trial' });
    const params = { batchId: batch.batchId };
    const line = requestLine('addToBatch', { params });
    await withRetries(() => customer.send(url(), line, { name: 'all.zip', bytes: zip }));
    await ask(requestLine('changeBatch', { params }), { action: 'start' });
    return batch.batchId;
  }

  return {
    userId,
    credits,
    begin,
    look: async (batchId) =>
      (await ask<{ batch: Batch }>(requestLine('getBatch', { params: { batchId }, query: { after: 1e9 } })))
        .batch,
    download: (batchId) =>
      withRetries(async () => {
        const response = await customer.call(url(), requestLine('batchArchive', { params: { batchId } }));
        if (!response.ok) throw new Error(await response.text());
        return Buffer.from(await response.arrayBuffer());
      }),
  };
}

/** Retries a call that a busy server refused temporarily. */
async function withRetries<T>(step: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await step();
    } catch (error) {
      if (tries === 60 || !`${error}`.includes('"busy"')) throw error;
      await sleep(1000);
    }
  }
}
