import { Piscina } from 'piscina';
import type { InvoiceWords } from './invoice-words.ts';

/**
 * Cutting letters out of fonts takes a while, and memory: a thread of its own, which sets one page after the other and
 * gives its memory back once there has been nothing to set for a while.
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
