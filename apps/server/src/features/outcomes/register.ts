import { eq } from 'drizzle-orm';
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
import { guestBuyers, type PhotoOutcomeRow, photoOutcomes, users } from '../../schema/index.ts';
import { noteMessage } from '../contact/index.ts';
import { refuseQuestions } from './note-outcomes.ts';
import { type LinkParts, outcomeOfLink, outcomePath, refusalPath } from './outcome-links.ts';
import {
  acceptedPage,
  nothingText,
  outcomeActs,
  problemText,
  questionPage,
  reasonCharsMax,
  refusedPage,
  sendGone,
  textPage,
} from './outcome-page.ts';

export function registerOutcomes(app: FastifyInstance, parts: RefusalParts): void {
  serveQuestion(app, parts);
  serveRefusal(app, parts);
}

interface QuestionParts extends LinkParts, Pick<Platform, 'clock'> {}

const formSchema = linkKeySchema.extend({ act: z.enum(outcomeActs) });

/** Mail scanners open links, some of them in a browser, so opening changes nothing and only a button answers. */
function serveQuestion(app: FastifyInstance, parts: QuestionParts): void {
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
      const { act: action } = given.data;
      if (action === 'never') {
        await refuseQuestions(db, outcome.userId, new Date(clock()));
        return sendPlainPage(reply, await textPage(language, 'stopped'));
      }
      await answer(outcome, action === 'accepted');
      if (action === 'accepted') return sendPlainPage(reply, await acceptedPage(language));
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

interface RefusalParts extends LinkParts, Pick<Platform, 'clock'> {}

/** Forms send a line break as two characters, which browsers count as one. */
const reasonSchema = z
  .string()
  .overwrite((text) => text.replaceAll('\r\n', '\n'))
  .trim()
  .max(reasonCharsMax);
/** A form writes up to nine bytes for each counted character; what is longer is refused with its text on the page. */
const formBytesMax = 2 * 9 * reasonCharsMax;

function serveRefusal(app: FastifyInstance, parts: RefusalParts): void {
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

interface Refusal {
  reason: string;
  language: string;
}

/**
 * A refusal with its reason is a message on the operator's desk, one for each photo, with the id of the photo's outcome.
 * False if it was known before.
 */
async function keepRefusal(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  outcome: PhotoOutcomeRow,
  { reason, language }: Refusal,
): Promise<boolean> {
  const [owner] = await db
    .select({ email: users.email, guestEmail: guestBuyers.email })
    .from(users)
    .leftJoin(guestBuyers, eq(guestBuyers.id, users.id))
    .where(eq(users.id, outcome.userId));
  const { countryCode, documentType, variant, photoId, requirementSha256 } = outcome;
  const about = `${countryCode} ${documentType} ${variant}, photo ${photoId}, rule ${requirementSha256}`;
  return db.transaction(async (tx) => {
    const isThis = eq(photoOutcomes.id, outcome.id);
    const [known] = await tx.select().from(photoOutcomes).where(isThis).for('update');
    if (!known || known.reason !== null) return false;
    await tx.update(photoOutcomes).set({ reason }).where(isThis);
    const message = {
      id: outcome.id,
      email: owner!.guestEmail ?? owner!.email,
      topic: 'photo-rejected',
      language,
      message: about,
      at: new Date(clock()),
    } as const;
    await noteMessage(tx, message, `\n\n${reason}`);
    return true;
  });
}
