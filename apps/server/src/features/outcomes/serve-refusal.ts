import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ServiceError } from '../../platform/errors/service-error.ts';
import { toFailure } from '../../platform/http/failure.ts';
import {
  readPlainForm,
  refuseForeignForm,
  sendPlainPage,
  takePlainForms,
} from '../../platform/http/plain-forms.ts';
import type { Platform } from '../../platform/platform.ts';
import { type LinkKey, linkKeySchema } from '../../platform/secrets/keyed-links.ts';
import { languageOfRequest } from '../../platform/web-pages/visitor-preferences.ts';
import type { PhotoOutcomeRow } from '../../schema/index.ts';
import { keepRefusal } from './keep-refusal.ts';
import { type LinkParts, outcomeOfLink, refusalPath } from './outcome-links.ts';
import { nothingText, problemText, reasonCharsMax, refusedPage, sendGone, textPage } from './outcome-page.ts';

export interface RefusalParts extends LinkParts, Pick<Platform, 'clock'> {}

/** Forms send a line break as two characters, which browsers count as one. */
const reasonSchema = z
  .string()
  .overwrite((text) => text.replaceAll('\r\n', '\n'))
  .trim()
  .max(reasonCharsMax);
/** A form writes up to nine bytes for each counted character; what is longer is refused with its text on the page. */
const formBytesMax = 2 * 9 * reasonCharsMax;

export function serveRefusal(app: FastifyInstance, parts: RefusalParts): void {
  const limitRate = app.limits.hook();
  void app.register((scope, _options, done) => {
    takePlainForms(scope, formBytesMax);
    scope.post(refusalPath, async (request, reply) => {
      const given = linkKeySchema.safeParse(request.query);
      const outcome = given.success ? await outcomeOfLink(parts, given.data) : undefined;
      if (!given.success || outcome?.accepted !== false) return sendGone(request, reply);
      return take(request, reply, { given: given.data, outcome });
    });
    done();
  });

  /** A refused form is shown again with its text. */
  async function take(
    request: FastifyRequest,
    reply: FastifyReply,
    { given, outcome }: { given: LinkKey; outcome: PhotoOutcomeRow },
  ): Promise<FastifyReply> {
    const language = languageOfRequest(request);
    const written = readPlainForm(request).get('reason') ?? '';
    const again = async (problem: string) =>
      sendPlainPage(reply, await refusedPage(language, given, { reason: written, problem }));
    try {
      refuseForeignForm(request);
      await limitRate(request);
      const { success, data: reason } = reasonSchema.safeParse(written);
      if (!success) throw new ServiceError('request-invalid', { field: 'reason' });
      if (reason === '') return again(await nothingText(language));
      const isNews = await keepRefusal(parts, outcome, { reason, language });
      return sendPlainPage(reply, await textPage(language, isNews ? 'sent' : 'received'));
    } catch (error) {
      const { status, body } = toFailure(error as Error, request.id);
      if (body.code === 'internal') throw error;
      const { retryAfterSeconds } = body.facts;
      if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
      reply.code(status);
      return again(await problemText(language, body.code));
    }
  }
}
