import { creditStatement } from '@vesika/contract';
import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/database.ts';
import { serveUser } from '../../../platform/http/route.ts';
import { creditLedger, packages, userPackages, userPhotos } from '../../../schema/index.ts';
import type { PaymentsParts } from '../payments.ts';

const entriesPerPage = 50;

export function serveCreditStatement(app: FastifyInstance, { db }: PaymentsParts): void {
  serveUser(app, creditStatement, async (request, { userId }) => {
    const entries = await statement(db, userId, request.query.before);
    const isFull = entries.length === entriesPerPage;
    return { entries, before: isFull ? entries.at(-1)!.id : null };
  });
}

async function statement(db: Database, userId: string, before: number | undefined) {
  // Computed over all entries before paging.
  const running = db
    .select({
      id: creditLedger.id,
      balance: sql<number>`sum(${creditLedger.change}) over (
        partition by ${creditLedger.userPackageId} order by ${creditLedger.id})`
        .mapWith(Number)
        .as('balance'),
    })
    .from(creditLedger)
    .where(eq(creditLedger.userId, userId))
    .as('running');
  const rows = await db
    .select({ entry: creditLedger, balance: running.balance, sold: packages, photo: userPhotos })
    .from(creditLedger)
    .innerJoin(running, eq(running.id, creditLedger.id))
    .innerJoin(userPackages, eq(userPackages.id, creditLedger.userPackageId))
    .innerJoin(packages, eq(packages.id, userPackages.packageId))
    .leftJoin(
      userPhotos,
      and(
        inArray(creditLedger.reason, ['photo', 'unlock']),
        eq(sql`${userPhotos.id}::text`, creditLedger.reference),
        eq(userPhotos.userId, creditLedger.userId),
      ),
    )
    .where(before === undefined ? undefined : lt(creditLedger.id, before))
    .orderBy(desc(creditLedger.id))
    .limit(entriesPerPage);
  return rows.map(({ entry, balance, sold, photo }) => ({
    id: entry.id,
    purchaseId: entry.userPackageId,
    plan: sold.plan,
    nameTr: sold.nameTr,
    change: entry.change,
    balance,
    reason: entry.reason,
    photo: photo && { countryCode: photo.countryCode, documentType: photo.documentType },
    createdAt: entry.createdAt,
  }));
}
