import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import {
  contactMessages,
  guestBuyers,
  type PhotoOutcomeRow,
  photoOutcomes,
  refusalLetters,
  users,
} from '../../platform/database/schema/index.ts';
import { toFailure } from '../../platform/http/failure.ts';
import {
  readPlainForm,
  refuseForeignForm,
  sendPlainPage,
  takePlainForms,
} from '../../platform/http/plain-forms.ts';
import { type LinkKey, linkKeySchema } from '../../platform/secrets/keyed-links.ts';
import { languageOfRequest } from '../../platform/web-pages/visitor-preferences.ts';
import {
  type LetterFile,
  type LettersNeeds,
  noteLetter,
  readLetter,
  storeLetter,
} from '../refusal-letters/index.ts';
import { refuseQuestions } from './note-outcomes.ts';
import { type OutcomeLinks, outcomePath, refusalPath } from './outcome-links.ts';
import {
  acceptedPage,
  nothingText,
  outcomeActs,
  problemText,
  questionPage,
  reasonCharsMax,
  refusedPage,
  textPage,
} from './outcome-page.ts';

interface OutcomesParts extends LettersNeeds {
  links: OutcomeLinks;
}

const formSchema = linkKeySchema.extend({ act: z.enum(outcomeActs) });
/** Forms send a line break as two characters, which browsers count as one. */
const reasonSchema = z
  .string()
  .overwrite((text) => text.replaceAll('\r\n', '\n'))
  .trim()
  .max(reasonCharsMax);
const refusalSchema = z.object({ reason: reasonSchema.default('') });
/** UTF-8 needs up to three bytes for each counted character. */
const reasonBytesMax = 3 * reasonCharsMax;

interface Refusal {
  reason: string;
  letter: LetterFile | undefined;
  language: string;
}

/** Mail scanners open links, some of them in a browser, so opening changes nothing and only a button answers. */
export function registerOutcomes(app: FastifyInstance, parts: OutcomesParts): void {
  const { db, storage, clock, links, limits, uploads } = parts;
  const limitRate = limits.hook();
  void app.register((scope, _options, done) => {
    takePlainForms(scope);

    scope.get(outcomePath, async (request, reply) => {
      const language = languageOfRequest(request);
      const given = linkKeySchema.safeParse(request.query);
      const outcome = given.success ? await find(given.data) : undefined;
      if (!given.success || !outcome) return gone(request, reply);
      return sendPlainPage(reply, await questionPage(language, given.data, outcome));
    });

    scope.post(outcomePath, async (request, reply) => {
      refuseForeignForm(request);
      const language = languageOfRequest(request);
      const given = formSchema.safeParse(Object.fromEntries(readPlainForm(request)));
      const outcome = given.success ? await find(given.data) : undefined;
      if (!given.success || !outcome) return gone(request, reply);
      const { act } = given.data;
      if (act === 'never') {
        await refuseQuestions(db, outcome.userId, new Date(clock()));
        return sendPlainPage(reply, await textPage(language, 'stopped'));
      }
      await answer(outcome, act === 'accepted');
      if (act === 'accepted') return sendPlainPage(reply, await acceptedPage(language));
      if (await isComplete(outcome)) return sendPlainPage(reply, await textPage(language, 'received'));
      const isTold = outcome.reason !== null;
      return sendPlainPage(reply, await refusedPage(language, given.data, { isTold }));
    });
    done();
  });

  app.post(refusalPath, async (request, reply) => {
    const language = languageOfRequest(request);
    const given = linkKeySchema.safeParse(request.query);
    const outcome = given.success ? await find(given.data) : undefined;
    if (!given.success || outcome?.accepted !== false) return gone(request, reply);
    if (await isComplete(outcome)) return sendPlainPage(reply, await textPage(language, 'received'));
    const isTold = outcome.reason !== null;
    const fieldsSoFar: { reason?: unknown } = {};
    const again = async (problem: string) => {
      const reason = typeof fieldsSoFar.reason === 'string' ? fieldsSoFar.reason : undefined;
      return sendPlainPage(reply, await refusedPage(language, given.data, { reason, problem, isTold }));
    };
    try {
      const limitsOfForm = { fieldBytesMax: reasonBytesMax, fieldsSoFar };
      const { fields, file } = await uploads.receiveFile(request, refusalSchema, limitsOfForm);
      // These refuse after the form is read, so that nothing written is lost; without the key of the mail nothing is read.
      refuseForeignForm(request);
      await limitRate(request);
      // Browsers send an empty file for a field that was left empty.
      if (fields.reason === '' && file.length === 0) return again(await nothingText(language));
      const owner = { owner: outcome.userId, kind: 'user' } as const;
      const letter = file.length === 0 ? undefined : await readLetter(parts, file, { owner, request, reply });
      const isNews = await claim(outcome, { reason: fields.reason, letter, language });
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

  async function find(given: LinkKey): Promise<PhotoOutcomeRow | undefined> {
    if (!links.isGenuine(given)) return undefined;
    const [outcome] = await db.select().from(photoOutcomes).where(eq(photoOutcomes.id, given.id));
    return outcome;
  }

  /** The last answer counts: people press the wrong button. */
  async function answer({ id }: PhotoOutcomeRow, accepted: boolean): Promise<void> {
    await db
      .update(photoOutcomes)
      .set({ accepted, answeredAt: new Date(clock()), ...(accepted && { reason: null }) })
      .where(eq(photoOutcomes.id, id));
  }

  /** The letter may come after the reason, but once. */
  async function isComplete(outcome: PhotoOutcomeRow): Promise<boolean> {
    return outcome.reason !== null && (await hasLetter(db, outcome));
  }

  /** A refusal with its reason and letter is a message on the operator's desk, one for each photo. */
  async function claim(outcome: PhotoOutcomeRow, { reason, letter, language }: Refusal): Promise<boolean> {
    const [owner] = await db
      .select({ email: users.email, guestEmail: guestBuyers.email })
      .from(users)
      .leftJoin(guestBuyers, eq(guestBuyers.id, users.id))
      .where(eq(users.id, outcome.userId));
    const { countryCode, documentType, variant, photoId, requirementSha256 } = outcome;
    const about = `${countryCode} ${documentType} ${variant}, photo ${photoId}, rule ${requirementSha256}`;
    const kept = letter && (await storeLetter(parts, letter));
    const [messageId, now] = [outcome.id, new Date(clock())];
    const replaced = await db.transaction(async (tx) => {
      const isThis = eq(photoOutcomes.id, outcome.id);
      const [told] = await tx.select().from(photoOutcomes).where(isThis).for('update');
      if (!told || (told.reason !== null && (!kept || (await hasLetter(tx, outcome))))) return undefined;
      if (told.reason === null) await tx.update(photoOutcomes).set({ reason }).where(isThis);
      const added = reason === '' || reason === told.reason ? '' : `\n\n${reason}`;
      await tx
        .insert(contactMessages)
        .values({
          id: messageId,
          email: owner!.guestEmail ?? owner!.email,
          topic: 'photo-rejected',
          language,
          message: `${about}${added}`,
          at: now,
        })
        .onConflictDoUpdate({
          target: contactMessages.id,
          set: { message: sql`${contactMessages.message} || ${added}`, answeredAt: null },
        });
      if (!kept) return [];
      return noteLetter(tx, kept, { subject: { messageId }, userId: outcome.userId, now });
    });
    for (const key of replaced ?? []) await storage.delete(key);
    return replaced !== undefined;
  }

  async function gone(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    return sendPlainPage(reply.code(404), await textPage(languageOfRequest(request), 'gone'));
  }
}

/** The message about a photo has the id of its outcome. */
async function hasLetter(db: Database, { id }: PhotoOutcomeRow): Promise<boolean> {
  const isOfMessage = eq(refusalLetters.messageId, id);
  return (await db.select({ id: refusalLetters.id }).from(refusalLetters).where(isOfMessage)).length > 0;
}
