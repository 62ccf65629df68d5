import { createPublicKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { issuePhotoCode } from '@vesika/contract';
import type { FastifyInstance } from 'fastify';
import { hourMs } from '../../../platform/clock/durations.ts';
import type { Environment } from '../../../platform/env.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import { addressOf } from '../../../platform/http/address-of.ts';
import { serveCaller } from '../../../platform/http/route.ts';
import type { OpenCounter } from '../../../platform/limits/counters.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requireProvenAddress } from '../../accounts/index.ts';
import { keyOf } from '../files/photo-files.ts';
import { isClean, requireOwnPhoto } from '../files/photo-rows.ts';
import { officeToken, tokenMsMax } from './office-signature.ts';
import type { PhotoCodes } from './photo-codes.ts';

interface PhotoCodeParts extends Pick<Platform, 'storage' | 'db' | 'clock'> {
  openCounter: OpenCounter;
  photoCodes: PhotoCodes;
}

/** Size of a file that HM Passport Office fetches. */
const bytesMin = 50_000;
const bytesMax = 10_000_000;

export function servePhotoCode(app: FastifyInstance, env: Environment, parts: PhotoCodeParts): void {
  const { PHOTO_CODE_HOST: host, PHOTO_CODE_KEY_FILE: keyFile } = env;
  const { storage, db, clock, openCounter, photoCodes } = parts;
  serveCaller(app, issuePhotoCode, async (request, caller) => {
    const row = await requireOwnPhoto(db, caller, request.params.photoId);
    if (caller.kind === 'user') await requireProvenAddress(db, caller.userId);
    if (!isClean(row)) throw new ServiceError('payment-required');
    const bytes = await storage.bytesOf(keyOf(row, 'photo.jpg'));
    if (!photoCodes.areFor(row) || bytes === undefined || bytes < bytesMin || bytes > bytesMax) {
      throw new ServiceError('act-not-possible');
    }
    const { code, expiresAt } = await photoCodes.issue(row.id);
    return { photoCode: `${host}/${code}`, expiresAt };
  });
  if (host === undefined || keyFile === undefined) return;
  const key = createPublicKey(readFileSync(keyFile));
  const guesses = openCounter({ name: 'photo-code-guesses', max: 60, windowMs: hourMs });
  const uses = openCounter({ name: 'photo-code-tokens', max: 1, windowMs: tokenMsMax });
  // This is no operation of the API: the office decides its form.
  app.get<{ Params: { code: string } }>(
    '/:code([A-Za-z0-9]{8})',
    { constraints: { host: new RegExp(`^${host.replaceAll('.', '\\.')}$`, 'i') } },
    async (request, reply) => {
      const address = `https://${host}/${request.params.code}`;
      const { authorization } = request.headers;
      const token = await officeToken(authorization, { key, address, nowMs: clock() });
      if (token === undefined) {
        await guesses.require(addressOf(request));
        throw new ServiceError('file-link-invalid');
      }
      const row = await photoCodes.photoOf(request.params.code);
      if (!row) throw new ServiceError('file-not-found');
      if ((await uses.take(token)) !== undefined) throw new ServiceError('file-link-invalid');
      const file = await storage.open(keyOf(row, 'photo.jpg'));
      if (!file) throw new ServiceError('file-not-found');
      return reply
        .type('image/jpeg')
        .header('content-length', file.bytes)
        .header('cache-control', 'private, no-store')
        .send(file.stream);
    },
  );
}
