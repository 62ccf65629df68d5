import { makeSignature as operation, signatureFieldsSchema } from '@vesika/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../../platform/http/route.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { Uploads } from '../../upload/receive-upload.ts';
import { makeSignature, type SignatureParts } from './signature-making.ts';

interface MakeSignatureParts extends SignatureParts, Pick<Platform, 'callers' | 'limits'> {
  uploads: Uploads;
}

export function serveMakeSignature(app: FastifyInstance, parts: MakeSignatureParts): void {
  const { uploads, callers, limits } = parts;
  serve(app, operation, { onRequest: limits.hook() }, async (request, reply) => {
    const { fields, picture } = await uploads.receive(request, signatureFieldsSchema);
    const caller = await callers.open(request, reply);
    return makeSignature(parts, { picture, wish: fields, caller, request, reply });
  });
}
