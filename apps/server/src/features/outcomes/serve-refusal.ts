import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { toFailure } from '../../platform/http/failure.ts';
import { refuseForeignForm, sendPlainPage } from '../../platform/http/plain-forms.ts';
import { linkKeySchema } from '../../platform/secrets/keyed-links.ts';
import { languageOfRequest } from '../../platform/web-pages/visitor-preferences.ts';
import { type LettersNeeds, readLetter } from '../refusal-letters/index.ts';
import { isComplete, keepRefusal } from './keep-refusal.ts';
import { type LinkParts, outcomeOfLink, refusalPath } from './outcome-links.ts';
import { nothingText, problemText, reasonCharsMax, refusedPage, sendGone, textPage } from './outcome-page.ts';

export interface RefusalParts extends LettersNeeds, LinkParts {}

/** Forms send a line break as two characters, which browsers count as one. */
const reasonSchema = z
  .string()
  .overwrite((text) => text.replaceAll('\r\n', '\n'))
  .trim()
  .max(reasonCharsMax);
const refusalSchema = z.object({ reason: reasonSchema.default('') });
/** UTF-8 needs up to three bytes for each counted character. */
const reasonBytesMax = 3 * reasonCharsMax;

export function serveRefusal(app: FastifyInstance, parts: RefusalParts): void {
  const { db, uploads } = parts;
  const limitRate = app.limits.hook();
  app.post(refusalPath, async (request, reply) => {
    const language = languageOfRequest(request);
    const given = linkKeySchema.safeParse(request.query);
    const outcome = given.success ? await outcomeOfLink(parts, given.data) : undefined;
    if (!given.success || outcome?.accepted !== false) return sendGone(request, reply);
    if (await isComplete(db, outcome)) return sendPlainPage(reply, await textPage(language, 'received'));
    const isTold = outcome.reason !== null;
    let reason: string | undefined;
    const onField = (name: string, value: unknown) => {
      if (name === 'reason' && typeof value === 'string') reason = value;
    };
    const again = async (problem: string) =>
      sendPlainPage(reply, await refusedPage(language, given.data, { reason, problem, isTold }));
    try {
      const limitsOfForm = { fieldBytesMax: reasonBytesMax, onField };
      const { fields, file } = await uploads.receiveFile(request, refusalSchema, limitsOfForm);
      // These refuse after the form is read, so that nothing written is lost; without the key of the mail nothing is read.
      refuseForeignForm(request);
      await limitRate(request);
      // Browsers send an empty file for a field that was left empty.
      if (fields.reason === '' && file.length === 0) return again(await nothingText(language));
      const owner = { owner: outcome.userId, kind: 'user' } as const;
      const letter = file.length === 0 ? undefined : await readLetter(parts, file, { owner, request, reply });
      const isNews = await keepRefusal(parts, outcome, { reason: fields.reason, letter, language });
      return sendPlainPage(reply, await textPage(language, isNews ? 'sent' : 'received'));
    } catch (error) {
      const { status, body } = toFailure(error as Error, request.id);
      if (body.code === 'internal') throw error;
      const { retryAfterSeconds } = body.facts;
      if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
      reply.code(status);
      return again(await problemText(language, body.code));
    }
  });
}
