import { invoice } from '@vesika/contract';
import { fallbackLanguage, isLanguage } from '@vesika/messages';
import type { FastifyInstance } from 'fastify';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import { serve } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
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
    const wanted = request.query.language;
    const words = await invoiceWords(found, isLanguage(wanted) ? wanted : fallbackLanguage);
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${invoiceFileName(found.invoice)}"`)
      .header('cache-control', 'private, no-store')
      .send(await renderInvoice(words));
  });
}
