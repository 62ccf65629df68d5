import {
  type AuthorityLetter,
  operatorAnswerClaim,
  operatorAnswerMessage,
  operatorInbox,
  operatorOpenLetter,
} from '@vesika/contract';
import { createMailTranslator, type Language } from '@vesika/messages';
import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import {
  contactMessages,
  guestBuyers,
  payments,
  type RefusalLetterRow,
  refusalLetters,
  rejections,
  userPhotos,
  users,
} from '../../platform/database/schema/index.ts';
import { ServiceError } from '../../platform/errors/service-error.ts';
import { composeMail, paragraph } from '../../platform/mail/compose-mail.ts';
import { sendOrRefuse } from '../../platform/mail/mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { languageNamed } from '../../platform/words/preferred-language.ts';
import { languageFor } from '../accounts/index.ts';
import { mailAddressOf } from '../guest-buyers/index.ts';
import { type PaymentsParts, refundByOperator } from '../payments/index.ts';
import type { Desk } from './desk.ts';

interface InboxParts extends Pick<Platform, 'db' | 'clock' | 'mailer' | 'storage'> {
  payments: PaymentsParts;
}

const shownMax = 100;
/** The link to a letter expires before it can be of use to others. */
const letterLinkSeconds = 60;

export function serveInbox(desk: Desk, parts: InboxParts): void {
  const { db, clock, mailer, storage } = parts;

  desk.read(operatorInbox, async () => ({
    claims: await waitingClaims(),
    messages: await waitingMessages(),
  }));

  desk.act(
    operatorAnswerClaim,
    async ({ params }) => {
      const [claim] = await db.select().from(rejections).where(eq(rejections.id, params.claimId));
      if (!claim) throw new ServiceError('rejection-not-found');
      return { personId: claim.userId, claim };
    },
    async ({ claim }, { body: { isAccepted, words } }) => {
      if (claim.answeredAt) throw new ServiceError('act-not-possible');
      if (isAccepted && claim.outcome === 'redo') await refundPackageOf(claim);
      const to = await mailAddressOf(db, claim.userId);
      const [user] = await db.select().from(users).where(eq(users.id, claim.userId));
      await send({ to: to!, words, language: languageFor(user) });
      const answer = isAccepted ? ('accepted' as const) : ('refused' as const);
      await db
        .update(rejections)
        .set({ answer, answeredAt: new Date(clock()) })
        .where(eq(rejections.id, claim.id));
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
      await send({ to: message.email, words, language: languageNamed(message.language) });
      await db
        .update(contactMessages)
        .set({ answeredAt: new Date(clock()) })
        .where(eq(contactMessages.id, message.id));
    },
  );

  desk.act(
    operatorOpenLetter,
    async ({ params }) => {
      const [letter] = await db.select().from(refusalLetters).where(eq(refusalLetters.id, params.letterId));
      if (!letter) throw new ServiceError('file-not-found');
      return { personId: letter.userId, letter };
    },
    async ({ letter: { key } }) => {
      if ((await storage.bytesOf(key)) === undefined) throw new ServiceError('file-not-found');
      const downloadName = `letter-${key.slice(key.lastIndexOf('/') + 1)}`;
      return { url: storage.link(key, { seconds: letterLinkSeconds, downloadName }) };
    },
  );

  async function refundPackageOf({ userId, userPackageId }: { userId: string; userPackageId: string }) {
    const [payment] = await db
      .select()
      .from(payments)
      .where(and(eq(payments.userPackageId, userPackageId), isNotNull(payments.completedAt)))
      .orderBy(desc(payments.completedAt))
      .limit(1);
    if (!payment) throw new ServiceError('refund-not-possible');
    await refundByOperator(parts.payments, { userId, paymentId: payment.id, amount: null });
  }

  async function send({ to, words, language }: { to: string; words: string; language: Language }) {
    const t = await createMailTranslator(language);
    const paragraphs = words.split(/\n\s*\n/).map((part) => paragraph(part.trim()));
    const mail = await composeMail({ to, language, subject: t('answer.subject'), parts: paragraphs });
    await sendOrRefuse(mailer, mail);
  }

  async function waitingClaims() {
    const rows = await db
      .select({
        claim: rejections,
        letter: refusalLetters,
        user: users,
        email: sql<string>`coalesce(${guestBuyers.email}, ${users.email})`,
        failed: userPhotos.failedChecks,
        undetermined: userPhotos.undeterminedChecks,
      })
      .from(rejections)
      .innerJoin(users, eq(users.id, rejections.userId))
      .leftJoin(guestBuyers, and(eq(guestBuyers.id, users.id), isNull(guestBuyers.accountId)))
      .leftJoin(userPhotos, eq(userPhotos.id, rejections.userPhotoId))
      .leftJoin(refusalLetters, eq(refusalLetters.rejectionId, rejections.id))
      .where(isNull(rejections.answeredAt))
      .orderBy(asc(rejections.createdAt))
      .limit(shownMax);
    const templatesIn = onceEach(async (language: Language) => {
      const t = await createMailTranslator(language);
      return { accepted: t('answer.accepted'), refused: t('answer.refused') };
    });
    return Promise.all(
      rows.map(async ({ claim, letter, user, email, failed, undetermined }) => {
        const templates = await templatesIn(languageFor(user));
        const { id: claimId, userId: personId, userPhotoId: photoId, createdAt: at, ...row } = claim;
        return {
          ...{ claimId, personId, email, at, photoId },
          ...row,
          letter: letterJson(letter),
          failed: failed ?? [],
          undetermined: undetermined ?? [],
          templates,
        };
      }),
    );
  }

  async function waitingMessages() {
    const rows = await db
      .select({ message: contactMessages, letter: refusalLetters })
      .from(contactMessages)
      .leftJoin(refusalLetters, eq(refusalLetters.messageId, contactMessages.id))
      .where(isNull(contactMessages.answeredAt))
      .orderBy(asc(contactMessages.at))
      .limit(shownMax);
    return rows.map(({ message: { id: messageId, ...message }, letter }) => ({
      messageId,
      ...message,
      letter: letterJson(letter),
    }));
  }
}

function letterJson(letter: RefusalLetterRow | null): AuthorityLetter {
  if (!letter) return null;
  const { id, key, bytes } = letter;
  return { letterId: id, format: key.endsWith('.pdf') ? 'pdf' : 'jpg', bytes };
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
