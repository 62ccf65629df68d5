import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import {
  readPlainForm,
  refuseForeignForm,
  sendPlainPage,
  takePlainForms,
} from '../../platform/http/plain-forms.ts';
import type { Platform } from '../../platform/platform.ts';
import { linkKeySchema } from '../../platform/secrets/keyed-links.ts';
import { languageOfRequest } from '../../platform/web-pages/visitor-preferences.ts';
import { type PhotoOutcomeRow, photoOutcomes } from '../../schema/index.ts';
import { refuseQuestions } from './note-outcomes.ts';
import { type LinkParts, outcomeOfLink, outcomePath } from './outcome-links.ts';
import { acceptedPage, outcomeActs, questionPage, refusedPage, sendGone, textPage } from './outcome-page.ts';

interface QuestionParts extends LinkParts, Pick<Platform, 'clock'> {}

const formSchema = linkKeySchema.extend({ act: z.enum(outcomeActs) });

/** Mail scanners open links, some of them in a browser, so opening changes nothing and only a button answers. */
export function serveQuestion(app: FastifyInstance, parts: QuestionParts): void {
  const { db, clock } = parts;
  void app.register((scope, _options, done) => {
    takePlainForms(scope);

    scope.get(outcomePath, async (request, reply) => {
      const language = languageOfRequest(request);
      const given = linkKeySchema.safeParse(request.query);
      const outcome = given.success ? await outcomeOfLink(parts, given.data) : undefined;
      if (!given.success || !outcome) return sendGone(request, reply);
      return sendPlainPage(reply, await questionPage(language, given.data, outcome));
    });

    scope.post(outcomePath, async (request, reply) => {
      refuseForeignForm(request);
      const language = languageOfRequest(request);
      const given = formSchema.safeParse(Object.fromEntries(readPlainForm(request)));
      const outcome = given.success ? await outcomeOfLink(parts, given.data) : undefined;
      if (!given.success || !outcome) return sendGone(request, reply);
      const { act } = given.data;
      if (act === 'never') {
        await refuseQuestions(db, outcome.userId, new Date(clock()));
        return sendPlainPage(reply, await textPage(language, 'stopped'));
      }
      await answer(outcome, act === 'accepted');
      if (act === 'accepted') return sendPlainPage(reply, await acceptedPage(language));
      if (outcome.reason !== null) return sendPlainPage(reply, await textPage(language, 'received'));
      return sendPlainPage(reply, await refusedPage(language, given.data));
    });
    done();
  });

  /** The last answer counts: people press the wrong button. */
  async function answer({ id }: PhotoOutcomeRow, accepted: boolean): Promise<void> {
    await db
      .update(photoOutcomes)
      .set({ accepted, answeredAt: new Date(clock()), ...(accepted && { reason: null }) })
      .where(eq(photoOutcomes.id, id));
  }
}
