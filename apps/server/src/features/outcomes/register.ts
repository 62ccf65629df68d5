import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  contactMessages,
  guestBuyers,
  type PhotoOutcomeRow,
  photoOutcomes,
  users,
} from '../../platform/database/schema/index.ts';
import {
  readPlainForm,
  refuseForeignForm,
  sendPlainPage,
  takePlainForms,
} from '../../platform/http/plain-forms.ts';
import type { Platform } from '../../platform/platform.ts';
import { type LinkKey, linkKeySchema } from '../../platform/secrets/keyed-links.ts';
import { languageOfRequest } from '../../platform/web-pages/visitor-preferences.ts';
import { refuseQuestions } from './note-outcomes.ts';
import { type OutcomeLinks, outcomePath } from './outcome-links.ts';
import {
  acceptedPage,
  outcomeActs,
  questionPage,
  reasonCharsMax,
  refusedPage,
  textPage,
} from './outcome-page.ts';

interface OutcomesParts extends Pick<Platform, 'db' | 'clock'> {
  links: OutcomeLinks;
}

const formSchema = linkKeySchema.extend({
  act: z.enum(outcomeActs),
  reason: z.string().trim().max(reasonCharsMax).default(''),
});

/** Mail scanners open links, some of them in a browser, so opening changes nothing and only a button answers. */
export function registerOutcomes(app: FastifyInstance, { db, clock, links }: OutcomesParts): void {
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
      const { act, reason } = given.data;
      if (act === 'never') {
        await refuseQuestions(db, outcome.userId, new Date(clock()));
        return sendPlainPage(reply, await textPage(language, 'stopped'));
      }
      if (act === 'reason') {
        await claim(outcome, reason, language);
        return sendPlainPage(reply, await textPage(language, 'sent'));
      }
      await answer(outcome, act === 'accepted');
      const answered = act === 'accepted' ? acceptedPage(language) : refusedPage(language, given.data);
      return sendPlainPage(reply, await answered);
    });
    done();
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

  /** A refusal with its reason is a message on the operator's desk, one for each photo. */
  async function claim(outcome: PhotoOutcomeRow, reason: string, language: string): Promise<void> {
    if (reason === '' || outcome.accepted !== false || outcome.reason !== null) return;
    const [owner] = await db
      .select({ email: users.email, guestEmail: guestBuyers.email })
      .from(users)
      .leftJoin(guestBuyers, eq(guestBuyers.id, users.id))
      .where(eq(users.id, outcome.userId));
    const { countryCode, documentType, variant, photoId, requirementSha256 } = outcome;
    const about = `${countryCode} ${documentType} ${variant}, photo ${photoId}, rule ${requirementSha256}`;
    await db.transaction(async (tx) => {
      await tx.update(photoOutcomes).set({ reason }).where(eq(photoOutcomes.id, outcome.id));
      await tx.insert(contactMessages).values({
        id: randomUUID(),
        email: owner!.guestEmail ?? owner!.email,
        topic: 'photo-rejected',
        language,
        message: `${about}\n\n${reason}`,
        at: new Date(clock()),
      });
    });
  }

  async function gone(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    return sendPlainPage(reply.code(404), await textPage(languageOfRequest(request), 'gone'));
  }
}
