import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { guestBuyers, invoices, payments, userPackages, userPhotos, users } from '../../schema/index.ts';

const peopleMax = 20;
const invoicePattern = /^(?<year>\d{4})-(?<sequence>\d{1,9})$/;

interface FoundPerson {
  personId: string;
  email: string | null;
  since: Date;
}

/** Looks for the one kind of text that was given: an id, an invoice number, a provider's reference or an address. */
export async function findPeople(db: Database, text: string): Promise<FoundPerson[]> {
  if (z.uuid().safeParse(text).success) return findById(db, text.toLowerCase());
  const invoice = invoicePattern.exec(text)?.groups;
  if (invoice) {
    const numbered = and(
      eq(invoices.year, Number(invoice.year)),
      eq(invoices.sequence, Number(invoice.sequence)),
    );
    const paid = db.select({ id: invoices.paymentId }).from(invoices).where(numbered);
    return payersWhere(db, sql`${payments.id} in ${paid}`);
  }
  const byReference = await payersWhere(db, eq(payments.providerReference, text));
  if (byReference.length > 0) return byReference;
  const has = (column: SQL | typeof users.email) => sql`strpos(lower(${column}), ${text.toLowerCase()}) > 0`;
  return accountsWhere(db, or(has(users.email), has(sql`${guestBuyers.email}`))!);
}

async function findById(db: Database, id: string): Promise<FoundPerson[]> {
  const found = await Promise.all([
    accountsWhere(db, eq(users.id, id)),
    photosWhere(db, id),
    payersWhere(db, or(eq(payments.id, id), eq(payments.userPackageId, id))!),
    accountsWhere(
      db,
      sql`${users.id} in ${db.select({ id: userPackages.userId }).from(userPackages).where(eq(userPackages.id, id))}`,
    ),
  ]);
  const people = new Map(found.flat().map((person) => [person.personId, person]));
  return [...people.values()];
}

function payersWhere(db: Database, condition: SQL): Promise<FoundPerson[]> {
  const payers = db.select({ id: payments.userId }).from(payments).where(condition);
  return accountsWhere(db, sql`${users.id} in ${payers}`);
}

function accountsWhere(db: Database, condition: SQL): Promise<FoundPerson[]> {
  return db
    .select({
      personId: users.id,
      email: sql<string>`coalesce(${guestBuyers.email}, ${users.email})`,
      since: users.createdAt,
    })
    .from(users)
    .leftJoin(guestBuyers, and(eq(guestBuyers.id, users.id), isNull(guestBuyers.accountId)))
    .where(condition)
    .orderBy(users.email)
    .limit(peopleMax);
}

async function photosWhere(db: Database, photoId: string): Promise<FoundPerson[]> {
  const [photo] = await db
    .select({ userId: userPhotos.userId, createdAt: userPhotos.createdAt })
    .from(userPhotos)
    .where(eq(userPhotos.id, photoId));
  if (!photo) return [];
  if (photo.userId !== null) return accountsWhere(db, eq(users.id, photo.userId));
  return [{ personId: photoId, email: null, since: photo.createdAt }];
}
