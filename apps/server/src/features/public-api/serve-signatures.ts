import { v1MakeSignature } from '@vesika/contract';
import type { FastifyInstance } from 'fastify';
import { addressOf } from '../../platform/http/address-of.ts';
import { abortedOnDisconnect } from '../../platform/http/disconnect.ts';
import { deleteOriginals, processingPriority } from '../photos/index.ts';
import { keepOriginal } from './originals.ts';
import type { PublicApiParts } from './public-api-parts.ts';
import { serveV1 } from './serve-v1.ts';

/** The picture is stored while the signature is being made, so that any machine can do it, and deleted with the answer. */
export function serveV1Signatures(app: FastifyInstance, parts: PublicApiParts): void {
  const { db, storage, clock, door, uploads, jobDesk } = parts;

  serveV1(app, door, v1MakeSignature, async (request, caller, reply) => {
    const { fields, picture } = await uploads.receive(request, v1MakeSignature.form, caller.owner);
    const { minKb = null, maxKb = null, ...size } = fields;
    const { key } = await keepOriginal(parts, caller, picture);
    try {
      const { file, isWithinLimits } = await jobDesk.order<'signature'>(
        { kind: 'signature', original: key, request: { ...size, minKb, maxKb } },
        {
          requester: { owner: caller.owner, address: addressOf(request) },
          requestId: request.id,
          signal: abortedOnDisconnect(reply),
          priority: await processingPriority(db, caller, new Date(clock())),
        },
      );
      const bytes = (await storage.get(file)) ?? Buffer.alloc(0);
      await storage.delete(file);
      return { jpegBase64: bytes.toString('base64'), bytes: bytes.length, isWithinLimits };
    } finally {
      await deleteOriginals({ storage, db }, [key]);
    }
  });
}
