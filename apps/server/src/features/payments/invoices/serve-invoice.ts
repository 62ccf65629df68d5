import { invoice } from '@vesika/contract';
import type { FastifyInstance } from 'fastify';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import { serve } from '../../../platform/http/route.ts';
import { sendFile } from '../../../platform/http/send-file.ts';
import type { Platform } from '../../../platform/platform.ts';
import { languageNamed } from '../../../platform/words/preferred-language.ts';
import { invoiceFileName } from './invoice-number.ts';
import { invoiceWords } from './invoice-words.ts';
import { ownInvoice } from './own-invoice.ts';
import { renderInvoice } from './render-invoice.ts';

type InvoiceParts = Pick<Platform, 'db' | 'callers' | 'limits'>;

export function serveInvoice(app: FastifyInstance, { db, callers, limits }: InvoiceParts): void {
  serve(app, invoice, { onRequest: limits.hook() }, async (request, reply) => {
    const { userId } = await callers.requireUser(request);
    const found = await ownInvoice(db, userId, request.params.paymentId);
    if (!found) throw new ServiceError('purchase-not-found');
    const words = await invoiceWords(found, languageNamed(request.query.language));
    const about = { type: 'application/pdf', fileName: invoiceFileName(found.invoice) };
    return sendFile(reply, about, await renderInvoice(words));
  });
}
