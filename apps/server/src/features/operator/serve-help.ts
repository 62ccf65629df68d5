import { randomUUID } from 'node:crypto';
import {
  operatorChangeCredits,
  operatorDeleteAccount,
  operatorExtendPackage,
  operatorGivePackage,
  operatorLockAccount,
  operatorMailLink,
  operatorMailReceipt,
  operatorMakeAgain,
  operatorRefund,
  processPhotoRequestSchema,
} from '@vesika/contract';
import { desc, eq } from 'drizzle-orm';
import { lockAccount } from '../../account/account.ts';
import type { Database } from '../../platform/database/database.ts';
import { ServiceError } from '../../platform/errors/service-error.ts';
import type { Caller } from '../../platform/http/callers.ts';
import type { Mailer } from '../../platform/mail/mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { type PhotoWish, payments, type UserPhotoRow, userPackages, users } from '../../schema/index.ts';
import { type Accounts, lockOut } from '../accounts/index.ts';
import { correctCredits, extendPackage, grantPackage, packageOn } from '../credits/index.ts';
import type { PaymentsParts } from '../payments/index.ts';
import { refundByOperator, refundsByPayment } from '../payments/index.ts';
import { originalOf, type PhotoProcessing, requesterOf } from '../photos/index.ts';
import type { RequirementLookup } from '../requirements/index.ts';
import type { Desk } from './desk.ts';
import { findPerson, findPhoto } from './person.ts';
import { repeatedOptions } from './repeated-options.ts';

export interface HelpParts extends Pick<Platform, 'db' | 'clock' | 'storage'> {
  patientMailer: Mailer;
  accounts: Accounts;
  payments: PaymentsParts;
  eraseAccount: (userId: string) => Promise<void>;
  processing: PhotoProcessing;
  requirementFor: RequirementLookup;
}

export function serveHelp(desk: Desk, parts: HelpParts): void {
  const { db, clock, storage, accounts, eraseAccount, processing } = parts;
  const now = () => new Date(clock());

  async function findBuyer({ params }: { params: { personId: string } }) {
    const person = await findPerson(db, params.personId);
    if (person.kind === 'visitor') throw new ServiceError('act-not-possible');
    return person;
  }

  /** Operators are only made and unmade on the command line, so none of them shuts another out. */
  async function findCustomer(request: { params: { personId: string } }) {
    const person = await findBuyer(request);
    if (person.user.operatorSince) throw new ServiceError('act-not-possible');
    return person;
  }

  async function findPackage({ params }: { params: { userPackageId: string } }) {
    const [owned] = await db.select().from(userPackages).where(eq(userPackages.id, params.userPackageId));
    if (!owned) throw new ServiceError('purchase-not-found');
    return { personId: owned.userId, owned };
  }

  async function findPayment({ params }: { params: { paymentId: string } }) {
    const [payment] = await db.select().from(payments).where(eq(payments.id, params.paymentId));
    if (!payment) throw new ServiceError('purchase-not-found');
    return { personId: payment.userId, payment };
  }

  desk.act(operatorLockAccount, findCustomer, async ({ personId }, { body: { locked } }) => {
    await db.transaction((tx) => lockOut(tx, personId, locked ? now() : null));
  });

  desk.act(operatorMailLink, findBuyer, async (person) => {
    if (person.kind === 'guest') await sendPurchaseMail(parts, person);
    else await accounts.mailing.send({ user: person.user, purpose: 'magiclink' });
  });

  desk.give(operatorGivePackage, findBuyer, async ({ personId }, { body: { packageId } }) => {
    const sold = await packageOn(db, { packageId, at: now() });
    if (!sold) throw new ServiceError('package-not-found');
    await db.transaction(async (tx) => {
      await lockAccount(tx, personId);
      const reference = `operator/${randomUUID()}`;
      await grantPackage(tx, { userId: personId, sold, paymentId: null, reference, now: now() });
    });
  });

  desk.act(operatorDeleteAccount, findCustomer, async ({ personId }) => {
    await eraseAccount(personId);
  });

  desk.give(operatorChangeCredits, findPackage, async ({ owned }, { body: { change } }) => {
    const isDone = await db.transaction(async (tx) => {
      await lockAccount(tx, owned.userId);
      const reference = `operator/${randomUUID()}`;
      return correctCredits(tx, { userPackageId: owned.id, change, reference, now: now() });
    });
    if (!isDone) throw new ServiceError('act-not-possible');
  });

  desk.give(operatorExtendPackage, findPackage, async ({ owned }, { body: { days } }) => {
    await db.transaction((tx) => extendPackage(tx, { userPackageId: owned.id, days, now: now() }));
  });

  desk.give(operatorRefund, findPayment, async ({ payment }, { body: { amount } }) => {
    const options = { userId: payment.userId, paymentId: payment.id, amount };
    return { refund: await refundByOperator(parts.payments, options) };
  });

  desk.act(operatorMailReceipt, findPayment, async ({ payment: { id: paymentId, status } }) => {
    if (status === 'pending' || status === 'failed') throw new ServiceError('act-not-possible');
    const back = (await refundsByPayment(db, [paymentId])).get(paymentId) ?? [];
    const newest = back.find((refund) => refund.status === 'completed');
    const receipt = { kind: 'receipt', paymentId, isRenewal: false } as const;
    parts.payments.mailing.tell([newest ? { kind: 'refund', paymentId, refundId: newest.id } : receipt]);
  });

  /** It is paid for as if its owner had asked for it: the same document of a paid portrait is free. */
  desk.act(
    operatorMakeAgain,
    ({ params }) => findPhoto(db, params.photoId),
    async ({ photo }, request) => {
      if (photo.testStatus !== null) throw new ServiceError('act-not-possible');
      const { countryCode, documentType, variant, childAgeYears, answers, touchUp, personName, face } = photo;
      const requirementOf = ({ requirements: numbers }: Pick<PhotoWish, 'requirements'>) =>
        parts.requirementFor({ countryCode, documentType, variant, numbers }).requirement;
      const options = processPhotoRequestSchema.parse({
        imageUrl: storage.link(originalOf(photo)),
        ...{ countryCode, documentType, variant, answers, touchUp, beside: true },
        ...(childAgeYears !== null && { childAgeYears }),
        ...(personName !== null && { personName }),
        ...(face && { face: { x: face.x, y: face.y } }),
        ...repeatedOptions(photo, requirementOf),
      });
      const requester = requesterOf(request, await ownerOf(photo));
      const accepted = await processing.accept(options, requester);
      const { photoId } = await processing.fulfil(accepted, { requestId: request.id });
      return { photoId };
    },
  );

  async function ownerOf({ userId, sessionId }: UserPhotoRow): Promise<Caller> {
    if (userId === null) return { kind: 'visitor', owner: sessionId! };
    const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
    return { kind: 'user', userId, email: user!.email, owner: userId, session: undefined };
  }
}

/** The link to a purchase is in its receipt, so a buyer without an account is sent the newest receipt. */
async function sendPurchaseMail(
  { db, payments: { mailing } }: { db: Database; payments: PaymentsParts },
  { personId }: { personId: string },
): Promise<void> {
  const [newest] = await db
    .select({ id: payments.id, completedAt: payments.completedAt })
    .from(payments)
    .where(eq(payments.userId, personId))
    .orderBy(desc(payments.createdAt))
    .limit(1);
  if (!newest?.completedAt) throw new ServiceError('act-not-possible');
  mailing.tell([{ kind: 'receipt', paymentId: newest.id, isRenewal: false }]);
}
