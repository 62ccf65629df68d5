import { mailPhoto } from '@vesika/contract';
import { fallbackLanguage, isLanguage } from '@vesika/messages';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { hourMs } from '../../../platform/clock/durations.ts';
import { users } from '../../../platform/database/schema/index.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import { addressOf } from '../../../platform/http/address-of.ts';
import { serve } from '../../../platform/http/route.ts';
import type { Mailer } from '../../../platform/mail/mail.ts';
import { requireOwnPhoto } from '../files/photo-rows.ts';
import { filesToTake } from './files-to-take.ts';
import { composePhotoMail } from './photo-mail.ts';
import type { TakeHomeParts } from './serve-photo-archive.ts';

const mailsPerHour = 12;

/** Sent to the account's own address only, so that nobody can mail others. */
export function serveMailPhoto(app: FastifyInstance, parts: TakeHomeParts & { mailer: Mailer }): void {
  const { db, clock, callers, limits, mailer } = parts;
  serve(
    app,
    mailPhoto,
    { onRequest: limits.hook({ perAddress: mailsPerHour, windowMs: hourMs }) },
    async (request) => {
      const caller = await callers.requireUser(request);
      const row = await requireOwnPhoto(db, caller, request.params.photoId);
      const requester = { owner: caller.owner, address: addressOf(request) };
      const files = await filesToTake(parts, row, {
        ...request.body,
        requester,
        requestId: request.id,
        now: new Date(clock()),
      });
      const [owner] = await db.select({ email: users.email }).from(users).where(eq(users.id, caller.userId));
      if (!owner) throw new ServiceError('photo-not-found');
      const wanted = request.body.language;
      const language = isLanguage(wanted) ? wanted : fallbackLanguage;
      const mail = await composePhotoMail({ to: owner.email, language, photo: row, files });
      try {
        await mailer.send(mail);
      } catch (cause) {
        throw new ServiceError('mail-unavailable', {}, { cause });
      }
      return { sentTo: owner.email };
    },
  );
}
