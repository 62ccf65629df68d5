import { checkPhoto as operation } from '@vesika/contract';
import type { FastifyInstance } from 'fastify';
import { addressOf } from '../../../../platform/http/address-of.ts';
import { abortedOnDisconnect } from '../../../../platform/http/disconnect.ts';
import { serve } from '../../../../platform/http/route.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { CheckPhoto } from './photo-checking.ts';

interface CheckPhotoParts extends Pick<Platform, 'callers' | 'limits'> {
  checkPhoto: CheckPhoto;
}

export function serveCheckPhoto(
  app: FastifyInstance,
  { checkPhoto, callers, limits }: CheckPhotoParts,
): void {
  serve(app, operation, { onRequest: limits.hook() }, async (request, reply) => {
    const caller = await callers.require(request);
    const origin = `${request.protocol}://${request.host}`;
    const watch = { requestId: request.id, signal: abortedOnDisconnect(reply) };
    return checkPhoto(request.body, { caller, origin, address: addressOf(request) }, watch);
  });
}
