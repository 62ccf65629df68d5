import { operatorAnswerClaim, operatorAnswerMessage, operatorInbox } from '@vesika/contract';
import { createMailTranslator, type Language } from '@vesika/messages';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { languageFor, mailAddressOf } from '../../account/account.ts';
import { ServiceError } from '../../platform/errors/service-error.ts';
import { composeMail, note, paragraph } from '../../platform/mail/compose-mail.ts';
import { type Mail, type Mailer, sendOrRefuse } from '../../platform/mail/mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { languageNamed } from '../../platform/words/preferred-language.ts';
import {
  contactMessages,
  guestBuyers,
  rejections,
  userPackages,
  userPhotos,
  users,
} from '../../schema/index.ts';
import { noteAnswer } from '../contact/index.ts';
import { type PaymentsParts, refundRest } from '../payments/index.ts';
import { noteRejectionAnswer, type RejectionAnswer } from '../photos/index.ts';
import type { Desk } from './desk.ts';
import { firstToDo } from './first-to-do.ts';

interface InboxParts extends Pick<Platform, 'db' | 'clock'> {
  patientMailer: Mailer;
  payments: PaymentsParts;
}

const shownMax = 100;
/** By the guarantee, by its buyer or by an operator. */
const isRefunded = sql<boolean>`${rejections.outcome} = 'refund' or coalesce(${userPackages.paymentStatus} = 'refunded', false)`;

interface AnswerLetter {
  to: string;
  words: string;
  language: Language;
  /** The message that is answered; it is quoted below the answer. */
  question?: string | null;
}

export function serveInbox(desk: Desk, parts: InboxParts): void {
  const { db, clock, patientMailer } = parts;

  desk.read(operatorInbox, async () => ({
    first: await firstToDo(db, new Date(clock())),
    claims: await waitingClaims(),
    messages: await waitingMessages(),
  }));

  desk.act(
    operatorAnswerClaim,
    async ({ params }) => {
      const [found] = await db
        .select({ claim: rejections, isRefunded })
        .from(rejections)
        .leftJoin(userPackages, eq(userPackages.id, rejections.userPackageId))
        .where(eq(rejections.id, params.claimId));
      if (!found) throw new ServiceError('rejection-not-found');
      return { personId: found.claim.userId, ...found };
    },
    async ({ claim, isRefunded }, { body: { isAccepted, words } }) => {
      const answer = isAccepted ? ('accepted' as const) : ('refused' as const);
      // Money may have gone back, so an answer that was interrupted is only repeated.
      if (claim.answeredAt || (claim.answer ?? answer) !== answer) throw new ServiceError('act-not-possible');
      if (isRefunded && !isAccepted && claim.answer !== answer) throw new ServiceError('act-not-possible');
      const note = (change: RejectionAnswer) => noteRejectionAnswer(db, claim.id, change);
      if (isAccepted && !isRefunded) {
        await note({ answer });
        await refundRest(parts.payments, claim).catch(async (error: unknown) => {
          if (error instanceof ServiceError && error.code === 'refund-not-possible')
            await note({ answer: null });
          throw error;
        });
      }
      const to = await mailAddressOf(db, claim.userId);
      const [user] = await db.select().from(users).where(eq(users.id, claim.userId));
      const question = claim.authorityReason;
      const mail = await composeAnswer({ to: to!, words, language: languageFor(user), question });
      await sendAndEnd(mail, () => note({ answer, answeredAt: new Date(clock()) }));
    },
  );

  desk.act(
    operatorAnswerMessage,
    async ({ params }) => {
      const [message] = await db
        .select()
        .from(contactMessages)
        .where(eq(contactMessages.id, params.messageId));
      if (!message) throw new ServiceError('act-not-possible');
      const [writer] = await db.select({ id: users.id }).from(users).where(eq(users.email, message.email));
      return { personId: writer?.id ?? null, message };
    },
    async ({ message }, { body: { words } }) => {
      if (message.answeredAt) throw new ServiceError('act-not-possible');
      const language = languageNamed(message.language);
      const mail = await composeAnswer({ to: message.email, words, language, question: message.message });
      await sendAndEnd(mail, () => noteAnswer(db, message.id, new Date(clock())));
    },
  );

  async function composeAnswer({ to, words, language, question }: AnswerLetter) {
    const t = await createMailTranslator(language);
    const paragraphs = words.split(/\n\s*\n/).map((part) => paragraph(part.trim()));
    if (question) paragraphs.push(note(`${t('answer.youWrote')} ${question}`));
    return composeMail({ to, language, subject: t('answer.subject'), parts: paragraphs });
  }

  /**
   * The mail waits for its server if that is down. One that is refused for good, since its address has gone, is reported
   * and ends the matter too.
   */
  async function sendAndEnd(mail: Mail, end: () => Promise<unknown>): Promise<void> {
    try {
      await sendOrRefuse(patientMailer, mail);
    } finally {
      await end();
    }
  }

  async function waitingClaims() {
    const rows = await db
      .select({
        claim: rejections,
        isRefunded,
        user: users,
        email: sql<string>`coalesce(${guestBuyers.email}, ${users.email})`,
        failed: userPhotos.failedChecks,
        undetermined: userPhotos.undeterminedChecks,
      })
      .from(rejections)
      .innerJoin(users, eq(users.id, rejections.userId))
      .leftJoin(userPackages, eq(userPackages.id, rejections.userPackageId))
      .leftJoin(guestBuyers, and(eq(guestBuyers.id, users.id), isNull(guestBuyers.accountId)))
      .leftJoin(userPhotos, eq(userPhotos.id, rejections.userPhotoId))
      .where(isNull(rejections.answeredAt))
      .orderBy(asc(rejections.createdAt))
      .limit(shownMax);
    const templatesIn = onceEach(async (language: Language) => {
      const t = await createMailTranslator(language);
      return { accepted: t('answer.accepted'), refused: t('answer.refused'), refunded: t('answer.refunded') };
    });
    return Promise.all(
      rows.map(async ({ claim, isRefunded, user, email, failed, undetermined }) => {
        const templates = await templatesIn(languageFor(user));
        const { id: claimId, userId: personId, userPhotoId: photoId, createdAt: at, ...row } = claim;
        return {
          ...{ claimId, personId, email, at, photoId, isRefunded },
          ...row,
          failed: failed ?? [],
          undetermined: undetermined ?? [],
          templates,
        };
      }),
    );
  }

  async function waitingMessages() {
    const rows = await db
      .select()
      .from(contactMessages)
      .where(isNull(contactMessages.answeredAt))
      .orderBy(asc(contactMessages.at))
      .limit(shownMax);
    return rows.map(({ id: messageId, ...message }) => ({ messageId, ...message }));
  }
}

/** Answers the same question once. */
function onceEach<Key, Value>(work: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const known = new Map<Key, Promise<Value>>();
  return (key) => {
    const found = known.get(key) ?? work(key);
    known.set(key, found);
    return found;
  };
}
