import { paymentWebhook } from '@vesika/contract';
import type { FastifyInstance } from 'fastify';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import { serve } from '../../../platform/http/route.ts';
import type { ReceiveEvent } from '../events/receive-event.ts';

/** Far above an invoice with many lines. */
const eventBytesMax = 256 * 1024;

export async function serveWebhook(app: FastifyInstance, receiveEvent: ReceiveEvent): Promise<void> {
  await app.register((scope, _options, done) => {
    // The signature covers the raw bytes.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body));
    serve(scope, paymentWebhook, { bodyLimit: eventBytesMax }, async ({ body, headers }) => {
      const signature = headers['stripe-signature'];
      if (!Buffer.isBuffer(body) || typeof signature !== 'string') throw new ServiceError('webhook-invalid');
      await receiveEvent({ body, signature });
      return { received: true as const };
    });
    done();
  });
}
