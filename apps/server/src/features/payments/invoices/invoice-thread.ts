/** Body of the worker thread of render-invoice.ts. */
import { parentPort, workerData } from 'node:worker_threads';
import type { InvoiceWords } from './invoice-words.ts';
import { typesetInvoice } from './typeset-invoice.ts';

parentPort!.postMessage(await typesetInvoice(workerData as InvoiceWords));
