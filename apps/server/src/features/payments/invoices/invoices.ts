import { creditNote, invoice } from '@vesika/contract';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Piscina } from 'piscina';
import type { Database } from '../../../platform/database/database.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import { serveUser } from '../../../platform/http/route.ts';
import { sendFile } from '../../../platform/http/send-file.ts';
import type { Platform } from '../../../platform/platform.ts';
import { languageNamed } from '../../../platform/words/preferred-language.ts';
import { creditNotes, invoices, payments, refunds } from '../../../schema/index.ts';
import { creditNoteFileName, invoiceFileName } from './invoice-number.ts';
import {
  type Credited,
  creditNoteWords,
  type Invoiced,
  type InvoiceWords,
  invoiceWords,
} from './invoice-words.ts';

export function serveInvoices(app: FastifyInstance, { db }: Pick<Platform, 'db'>): void {
  serveUser(app, invoice, async (request, { userId }, reply) => {
    const found = await ownInvoice(db, userId, request.params.paymentId);
    if (!found) throw new ServiceError('purchase-not-found');
    const words = await invoiceWords(found, languageNamed(request.query.language));
    const about = { type: 'application/pdf', fileName: invoiceFileName(found.invoice) };
    return sendFile(reply, about, await renderInvoice(words));
  });

  serveUser(app, creditNote, async (request, { userId }, reply) => {
    const found = await ownCreditNote(db, userId, request.params.refundId);
    if (!found) throw new ServiceError('purchase-not-found');
    const words = await creditNoteWords(found, languageNamed(request.query.language));
    const about = { type: 'application/pdf', fileName: creditNoteFileName(found.note) };
    return sendFile(reply, about, await renderInvoice(words));
  });
}

export async function ownInvoice(
  db: Database,
  userId: string,
  paymentId: string,
): Promise<Invoiced | undefined> {
  const [found] = await db
    .select({ invoice: invoices, payment: payments })
    .from(invoices)
    .innerJoin(payments, eq(payments.id, invoices.paymentId))
    .where(and(eq(payments.id, paymentId), eq(payments.userId, userId)));
  return found;
}

export async function ownCreditNote(
  db: Database,
  userId: string,
  refundId: string,
): Promise<Credited | undefined> {
  const [found] = await db
    .select({ note: creditNotes, refund: refunds, invoice: invoices, payment: payments })
    .from(creditNotes)
    .innerJoin(refunds, eq(refunds.id, creditNotes.refundId))
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(invoices, eq(invoices.paymentId, payments.id))
    .where(and(eq(refunds.id, refundId), eq(refunds.userId, userId)));
  return found;
}

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
