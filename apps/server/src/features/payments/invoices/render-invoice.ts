import { Piscina } from 'piscina';
import type { InvoiceWords } from './invoice-words.ts';

/** Subsetting fonts takes time and memory, so it runs on a separate thread, which ends after being idle. */
const thread = new Piscina<InvoiceWords, Uint8Array>({
  filename: new URL('./invoice-worker.mjs', import.meta.url).href,
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 10_000,
});

export async function renderInvoice(words: InvoiceWords): Promise<Buffer> {
  return Buffer.from(await thread.run(words));
}
