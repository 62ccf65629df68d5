import { v1MakeSignature } from '@vesika/contract';
import type { FastifyInstance } from 'fastify';
import { signatureOf } from '../photos/index.ts';
import type { PublicApiParts } from './public-api-parts.ts';
import { serveV1 } from './serve-v1.ts';

export function serveV1Signatures(app: FastifyInstance, parts: PublicApiParts): void {
  const { door, uploads } = parts;

  serveV1(app, door, v1MakeSignature, async (request, caller, reply) => {
    const { fields, picture } = await uploads.receive(request, v1MakeSignature.form, caller.owner);
    return signatureOf(parts, { picture, wish: fields, caller, isTest: caller.key.isTest, request, reply });
  });
}
