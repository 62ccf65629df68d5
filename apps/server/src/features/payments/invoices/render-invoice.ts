import { Piscina } from 'piscina';
import type { InvoiceWords } from './invoice-words.ts';

/**
 * A separate thread, because subsetting fonts takes time and memory. It renders one page at a time and ends after being
 * idle.
 */
const thread = new Piscina<InvoiceWords, Uint8Array>({
  filename: new URL('./invoice-worker.mjs', import.meta.url).href,
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 10_000,
});

/** One page of A4 as PDF. */
export async function renderInvoice(words: InvoiceWords): Promise<Buffer> {
  return Buffer.from(await thread.run(words));
}
