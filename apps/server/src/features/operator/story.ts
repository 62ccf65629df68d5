import type { storyEventSchema } from '@vesika/contract';
import type { Language } from '@vesika/messages';
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import {
  creditLedger,
  invoices,
  payments,
  rejections,
  sentMails,
  sessions,
  storedOriginals,
  userPackages,
  userPhotos,
} from '../../schema/index.ts';
import { fromMinor, invoiceNumber, refundsByPayment } from '../payments/index.ts';
import { actsAbout } from './acts.ts';
import { packageNames } from './package-names.ts';
import type { Person } from './person.ts';

/** Longer lists show their newest entries. */
const eachMax = 200;

type StoryEvent = z.output<typeof storyEventSchema>;
type Chapter = (db: Database, person: Person, language: Language) => Promise<StoryEvent[]>;

export async function storyOf(db: Database, person: Person, language: Language): Promise<StoryEvent[]> {
  const events = await Promise.all(chapters.map((chapter) => chapter(db, person, language)));
  return events.flat().sort((a, b) => b.at.getTime() - a.at.getTime());
}

/** Rows of an account by its id; a visitor has none of these. */
function ofAccount(
  tell: (db: Database, userId: string, language: Language) => Promise<StoryEvent[]>,
): Chapter {
  return async (db, person, language) =>
    person.kind === 'visitor' ? [] : tell(db, person.personId, language);
}

const joined: Chapter = async (_, person) =>
  person.kind === 'visitor' ? [] : [{ kind: 'joined', at: person.user.createdAt }];

const signIns = ofAccount(async (db, userId) => {
  const rows = await newest(db, sessions, eq(sessions.userId, userId), sessions.createdAt);
  return rows.map(({ createdAt: at, endedAt, aal }) => ({
    kind: 'session',
    at,
    endedAt,
    secondFactor: aal === 'aal2',
  }));
});

const uploads: Chapter = async (db, person) => {
  const owner = person.kind === 'visitor' ? person.sessionId : person.personId;
  const rows = await newest(db, storedOriginals, eq(storedOriginals.owner, owner), storedOriginals.storedAt);
  return rows.map(({ storedAt: at, bytes }) => ({ kind: 'upload', at, bytes }));
};

const photos: Chapter = async (db, person) => {
  const own =
    person.kind === 'visitor'
      ? and(eq(userPhotos.sessionId, person.sessionId), isNull(userPhotos.userId))!
      : eq(userPhotos.userId, person.personId);
  const rows = await db
    .select({
      photoId: userPhotos.id,
      at: userPhotos.processedAt,
      countryCode: userPhotos.countryCode,
      documentType: userPhotos.documentType,
      variant: userPhotos.variant,
      unlockedAt: userPhotos.unlockedAt,
      ok: sql<boolean>`(report->>'ok')::boolean`,
      failed: userPhotos.failedChecks,
      undetermined: userPhotos.undeterminedChecks,
      hasOriginal: sql<boolean>`${storedOriginals.key} is not null`,
    })
    .from(userPhotos)
    .leftJoin(storedOriginals, eq(storedOriginals.key, userPhotos.originalPhotoUrl))
    .where(own)
    .orderBy(desc(userPhotos.processedAt))
    .limit(eachMax);
  return rows.map(({ unlockedAt, failed, undetermined, ...row }) => ({
    kind: 'photo',
    isClean: unlockedAt !== null,
    failed: failed ?? [],
    undetermined: undetermined ?? [],
    ...row,
  }));
};

const purchases = ofAccount(async (db, userId, language) => {
  const rows = await db
    .select({ payment: payments, invoice: invoices })
    .from(payments)
    .leftJoin(invoices, eq(invoices.paymentId, payments.id))
    .where(eq(payments.userId, userId))
    .orderBy(desc(payments.createdAt))
    .limit(eachMax);
  const names = await packageNames(db, language);
  const back = await refundsByPayment(
    db,
    rows.map(({ payment }) => payment.id),
  );
  return rows.map(
    ({ payment, invoice }): StoryEvent => ({
      kind: 'payment',
      at: payment.completedAt ?? payment.createdAt,
      paymentId: payment.id,
      reference: payment.providerReference,
      packageName: names.get(payment.packageId)!,
      status: payment.status,
      amount: fromMinor(payment.amountMinor),
      currency: payment.currency,
      invoiceNumber: invoice && invoiceNumber(invoice),
      refunds: (back.get(payment.id) ?? []).map(({ status, amountMinor, requestedAt, completedAt }) => ({
        status,
        amount: fromMinor(amountMinor),
        at: completedAt ?? requestedAt,
      })),
    }),
  );
});

const heldPackages = ofAccount(async (db, userId, language) => {
  const rows = await db
    .select()
    .from(userPackages)
    .where(eq(userPackages.userId, userId))
    .orderBy(desc(userPackages.createdAt))
    .limit(eachMax);
  const names = await packageNames(db, language);
  return rows.map(
    (owned): StoryEvent => ({
      kind: 'package',
      at: owned.purchasedAt,
      userPackageId: owned.id,
      packageName: names.get(owned.packageId)!,
      creditsRemaining: owned.creditsRemaining,
      expiresAt: owned.expiresAt,
      isActive: owned.isActive,
    }),
  );
});

const credits = ofAccount(async (db, userId) => {
  const rows = await newest(db, creditLedger, eq(creditLedger.userId, userId), creditLedger.createdAt);
  return rows.map(({ createdAt: at, change, reason }) => ({ kind: 'credits', at, change, reason }));
});

const claims = ofAccount(async (db, userId) => {
  const rows = await newest(db, rejections, eq(rejections.userId, userId), rejections.createdAt);
  return rows.map(({ id: rejectionId, createdAt: at, ...row }) => ({
    kind: 'rejection',
    at,
    rejectionId,
    ...row,
  }));
});

const mails = ofAccount(async (db, userId) => {
  const rows = await newest(db, sentMails, eq(sentMails.userId, userId), sentMails.at);
  return rows.map(({ at, subject, wasAccepted: sent }) => ({ kind: 'mail', at, subject, sent }));
});

const acts: Chapter = async (db, { personId }) =>
  (await actsAbout(db, personId)).map((action) => ({ kind: 'act', at: action.at, act: action }));

const chapters = [joined, signIns, uploads, photos, purchases, heldPackages, credits, claims, mails, acts];

type Table =
  | typeof sessions
  | typeof storedOriginals
  | typeof creditLedger
  | typeof rejections
  | typeof sentMails;

async function newest<T extends Table>(
  db: Database,
  table: T,
  own: SQL,
  time: Parameters<typeof desc>[0],
): Promise<T['$inferSelect'][]> {
  return (await db
    .select()
    .from(table as Table)
    .where(own)
    .orderBy(desc(time))
    .limit(eachMax)) as T['$inferSelect'][];
}
