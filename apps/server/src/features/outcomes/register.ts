import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  contactMessages,
  guestBuyers,
  type PhotoOutcomeRow,
  photoOutcomes,
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
const refusalSchema = z.object({ reason: z.string().trim().max(reasonCharsMax).default('') });
/** UTF-8 needs up to three bytes for each counted character. */
const reasonBytesMax = 3 * reasonCharsMax;

interface Refusal {
  reason: string;
  letter: LetterFile | undefined;
  language: string;
}

/** Mail scanners open links, some of them in a browser, so opening changes nothing and only a button answers. */
export function registerOutcomes(app: FastifyInstance, parts: OutcomesParts): void {
  const { db, clock, links, limits, uploads } = parts;
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
      const answered = act === 'accepted' ? acceptedPage(language) : refusedPage(language, given.data);
      return sendPlainPage(reply, await answered);
    });
    done();
  });

  app.post(refusalPath, { onRequest: limits.hook() }, async (request, reply) => {
    refuseForeignForm(request);
    const language = languageOfRequest(request);
    const given = linkKeySchema.safeParse(request.query);
    const outcome = given.success ? await find(given.data) : undefined;
    if (!given.success || outcome?.accepted !== false) return gone(request, reply);
    const fieldsSoFar: { reason?: unknown } = {};
    const again = async (problem: string) => {
      const reason = typeof fieldsSoFar.reason === 'string' ? fieldsSoFar.reason : undefined;
      return sendPlainPage(reply, await refusedPage(language, given.data, { reason, problem }));
    };
    try {
      const limitsOfForm = { fieldBytesMax: reasonBytesMax, fieldsSoFar };
      const { fields, file } = await uploads.receiveFile(request, refusalSchema, limitsOfForm);
      // Browsers send an empty file for a field that was left empty.
      if (fields.reason === '' && file.length === 0) return again(await nothingText(language));
      const owner = { owner: outcome.userId, kind: 'user' } as const;
      const letter = file.length === 0 ? undefined : await readLetter(parts, file, { owner, request, reply });
      await claim(outcome, { reason: fields.reason, letter, language });
      return sendPlainPage(reply, await textPage(language, 'sent'));
    } catch (error) {
      const { status, body } = toFailure(error as Error, request.id);
      if (body.code === 'internal') throw error;
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

  /** A refusal with its reason and letter is a message on the operator's desk, one for each photo. */
  async function claim(outcome: PhotoOutcomeRow, { reason, letter, language }: Refusal): Promise<void> {
    if (outcome.reason !== null) return;
    const [owner] = await db
      .select({ email: users.email, guestEmail: guestBuyers.email })
      .from(users)
      .leftJoin(guestBuyers, eq(guestBuyers.id, users.id))
      .where(eq(users.id, outcome.userId));
    const { countryCode, documentType, variant, photoId, requirementSha256 } = outcome;
    const about = `${countryCode} ${documentType} ${variant}, photo ${photoId}, rule ${requirementSha256}`;
    const kept = letter && (await storeLetter(parts, letter));
    const [messageId, now] = [randomUUID(), new Date(clock())];
    await db.transaction(async (tx) => {
      const told = await tx
        .update(photoOutcomes)
        .set({ reason })
        .where(and(eq(photoOutcomes.id, outcome.id), isNull(photoOutcomes.reason)))
        .returning({ id: photoOutcomes.id });
      if (told.length === 0) return;
      await tx.insert(contactMessages).values({
        id: messageId,
        email: owner!.guestEmail ?? owner!.email,
        topic: 'photo-rejected',
        language,
        message: reason === '' ? about : `${about}\n\n${reason}`,
        at: now,
      });
      if (kept) await noteLetter(tx, kept, { subject: { messageId }, userId: outcome.userId, now });
    });
  }

  async function gone(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    return sendPlainPage(reply.code(404), await textPage(languageOfRequest(request), 'gone'));
  }
}
