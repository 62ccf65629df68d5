import { listPurchases, type purchaseSchema } from '@vesika/contract';
import { and, desc, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { serveUser } from '../../../platform/http/route.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import {
  type CreditNoteRow,
  creditNotes,
  type InvoiceRow,
  invoices,
  type PackageRow,
  type PaymentRow,
  packages,
  payments,
  type RefundRow,
  type RejectionRow,
  refunds,
  rejections,
  type UserPackageRow,
  type UserPhotoRow,
  userPackages,
  userPhotos,
} from '../../../schema/index.ts';
import { thumbnailKey } from '../../photos/index.ts';
import { fromMinor } from '../amounts.ts';
import { isStanding, totalMinor } from '../events/ending-refund.ts';
import { invoiceNumber } from '../invoices/invoice-number.ts';
import type { PaymentsParts } from '../payments.ts';
import { refundJson, refundsByPayment } from '../refund-rows.ts';
import { refundableUntil, refundMinor, unusedShareOf } from '../refunds/refund-terms.ts';
import { rejectionJson } from '../report-rejection/report-rejection.ts';

export function serveListPurchases(app: FastifyInstance, parts: PaymentsParts): void {
  const { db, clock, storage } = parts;
  serveUser(app, listPurchases, async (_request, { userId }) => {
    const bought = await boughtPackages(db, eq(userPackages.userId, userId));
    const begun = await begunPurchases(db, userId);
    const all = [
      ...bought.map((each) => purchaseJson(each, { now: new Date(clock()), storage })),
      ...begun.map(begunJson),
    ];
    return { purchases: all.sort((a, b) => b.purchasedAt.getTime() - a.purchasedAt.getTime()) };
  });
}

export async function purchaseView(
  { db, clock, storage }: Pick<PaymentsParts, 'db' | 'clock' | 'storage'>,
  { id }: Pick<UserPackageRow, 'id'>,
): Promise<Purchase> {
  const [bought] = await boughtPackages(db, eq(userPackages.id, id));
  return purchaseJson(bought!, { now: new Date(clock()), storage });
}

interface Bought {
  owned: UserPackageRow;
  sold: PackageRow;
  payments: { payment: PaymentRow; refunds: RefundRow[]; invoice: InvoiceRow | null }[];
  creditNotes: CreditNoteRow[];
  rejections: RejectionRow[];
  photos: UserPhotoRow[];
}

async function boughtPackages(db: Database, which: SQL): Promise<Bought[]> {
  const owned = await db
    .select({ owned: userPackages, sold: packages })
    .from(userPackages)
    .innerJoin(packages, eq(packages.id, userPackages.packageId))
    .where(which);
  const ids = owned.map((each) => each.owned.id);
  if (ids.length === 0) return [];
  const paid = await db
    .select({ payment: payments, invoice: invoices })
    .from(payments)
    .leftJoin(invoices, eq(invoices.paymentId, payments.id))
    .where(inArray(payments.userPackageId, ids))
    .orderBy(desc(payments.completedAt));
  const back = await refundsByPayment(
    db,
    paid.map(({ payment }) => payment.id),
  );
  const credited = await db
    .select({ userPackageId: payments.userPackageId, note: creditNotes })
    .from(creditNotes)
    .innerJoin(refunds, eq(refunds.id, creditNotes.refundId))
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(inArray(payments.userPackageId, ids))
    .orderBy(desc(creditNotes.issuedAt), desc(creditNotes.sequence));
  const rejected = await db
    .select()
    .from(rejections)
    .where(inArray(rejections.userPackageId, ids))
    .orderBy(desc(rejections.createdAt));
  const clean = and(inArray(userPhotos.userPackageId, ids), isNotNull(userPhotos.unlockedAt));
  const photos = await db.select().from(userPhotos).where(clean).orderBy(desc(userPhotos.processedAt));
  return owned.map((each) => ({
    ...each,
    payments: paid
      .filter(({ payment }) => payment.userPackageId === each.owned.id)
      .map((one) => ({ ...one, refunds: back.get(one.payment.id) ?? [] })),
    creditNotes: credited
      .filter(({ userPackageId }) => userPackageId === each.owned.id)
      .map(({ note }) => note),
    rejections: rejected.filter(({ userPackageId }) => userPackageId === each.owned.id),
    photos: photos.filter((photo) => photo.userPackageId === each.owned.id),
  }));
}

async function begunPurchases(db: Database, userId: string) {
  const pending = and(eq(payments.userId, userId), eq(payments.status, 'pending'));
  return db
    .select({ payment: payments, sold: packages })
    .from(payments)
    .innerJoin(packages, eq(packages.id, payments.packageId))
    .where(and(pending, isNull(payments.userPackageId)));
}

type Purchase = z.output<typeof purchaseSchema>;

interface View {
  now: Date;
  storage: Storage;
}

function purchaseJson({ owned, sold, ...about }: Bought, { now, storage }: View): Purchase {
  const newest = about.payments[0];
  return {
    id: owned.id,
    ...soldJson(sold),
    creditsTotal: owned.creditsTotal,
    ...(newest && priceJson(newest.payment)),
    creditsRemaining: owned.creditsRemaining,
    purchasedAt: owned.purchasedAt,
    expiresAt: owned.expiresAt,
    isActive: owned.isActive,
    paymentStatus: owned.paymentStatus,
    subscriptionStatus: owned.subscriptionStatus,
    ...refundableJson({ owned, newest, photos: about.photos }, now),
    refunds: about.payments.flatMap(({ payment, refunds }) =>
      refunds.map((row) => refundJson(row, payment.currency)),
    ),
    invoices: about.payments.flatMap(({ invoice }) => (invoice ? [invoiceJson(invoice)] : [])),
    creditNotes: about.creditNotes.map(({ refundId, issuedAt, ...row }) => ({
      refundId,
      issuedAt,
      number: invoiceNumber(row),
    })),
    rejections: about.rejections.map(rejectionJson),
    photos: about.photos.map((photo) => ({
      photoId: photo.id,
      countryCode: photo.countryCode,
      documentType: photo.documentType,
      processedAt: photo.processedAt,
      thumbnailUrl: storage.link(thumbnailKey(photo)),
    })),
  };
}

interface Refundable extends Pick<Bought, 'owned' | 'photos'> {
  newest: Bought['payments'][number] | undefined;
}

function refundableJson({ owned, newest, photos }: Refundable, now: Date) {
  const until = refundableUntil(owned, now);
  const share = unusedShareOf({ owned, isUsed: photos.length > 0 });
  const left = newest && newest.payment.amountMinor - totalMinor(newest.refunds.filter(isStanding));
  const minor = left !== undefined && until ? refundMinor(left, share) : 0;
  if (minor === 0) return { refundableUntil: null, refundableAmount: null };
  return { refundableUntil: until!, refundableAmount: fromMinor(minor) };
}

function begunJson({ payment, sold }: { payment: PaymentRow; sold: PackageRow }): Purchase {
  return {
    id: payment.id,
    ...soldJson(sold),
    ...priceJson(payment),
    creditsTotal: payment.credits,
    creditsRemaining: 0,
    purchasedAt: payment.createdAt,
    expiresAt: payment.createdAt,
    isActive: false,
    paymentStatus: 'pending',
    subscriptionStatus: null,
    refundableUntil: null,
    refundableAmount: null,
    refunds: [],
    invoices: [],
    creditNotes: [],
    rejections: [],
    photos: [],
  };
}

function invoiceJson(row: InvoiceRow) {
  return { paymentId: row.paymentId, number: invoiceNumber(row), issuedAt: row.issuedAt };
}

function soldJson({ id, plan, nameTr, isRecurring, price, currency }: PackageRow) {
  return { packageId: id, plan, nameTr, isRecurring, price, currency };
}

function priceJson({ amountMinor, currency }: PaymentRow) {
  return { price: fromMinor(amountMinor), currency };
}
