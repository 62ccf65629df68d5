import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { InvoiceWords } from './invoice-words.ts';

/** One page of A4 as PDF. Cutting letters out of fonts takes a while, and memory: a thread of its own gives both back. */
export async function renderInvoice(words: InvoiceWords): Promise<Buffer> {
  const worker = new Worker(new URL('./invoice-worker.mjs', import.meta.url), { workerData: words });
  const [pdf] = (await once(worker, 'message')) as [Uint8Array];
  return Buffer.from(pdf);
}
