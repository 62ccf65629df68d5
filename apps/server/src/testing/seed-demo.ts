import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Currency } from '@vesika/contract';
import type { Check, CheckId, PhotoReport, Verdict } from '@vesika/report';
import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { keepRulesVersion, originalKey, photoFileKey, rulesVersionOf } from '../features/photos/index.ts';
import { requirementFor } from '../features/requirements/index.ts';
import { dayMs, hourMs } from '../platform/clock/durations.ts';
import type { Database } from '../platform/database/database.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { readEnvironment } from '../platform/env.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
import { createSignedLinks } from '../platform/storage/signed-links.ts';
import {
  contactMessages,
  creditLedger,
  dailyCounts,
  humanChecks,
  humanCheckTerms,
  invoiceNumbers,
  invoices,
  packages,
  payments,
  refunds,
  rejections,
  sentMails,
  sessions,
  storedOriginals,
  testCheckouts,
  userPackages,
  userPhotos,
  users,
  webhookEvents,
} from '../schema/index.ts';
import { seed } from '../seed.ts';
import { fakeReport } from './fake-report.ts';

/** Fills an empty service with people who do not exist, to try the operator's desk: `npm run seed:demo`. */

const counts = { people: 2000, photos: 5000, orders: 1500, messages: 12, claims: 40, checks: 8 };
const days = 90;
const places = ['DE', 'FR', 'GB', 'US', 'TR', 'IT', 'ES', 'IN', 'PL', 'BR', 'JP', 'CN'] as const;
const documentTypes = ['passport', 'passport', 'passport', 'visa', 'id'] as const;
const failing: CheckId[] = ['head-height', 'background-uniformity', 'eyes-open', 'expression-neutrality'];
const doubtful: CheckId[] = ['glasses', 'gaze', 'no-head-coverings', 'hair-over-eyes'];
const face = join(import.meta.dirname, '../../../web/src/site/showcase/finished.jpg');

let state = 20_260_101;

/** Mulberry32: the same people come each time. */
function random(): number {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}

const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!;
const recently = () => new Date(Date.now() - random() * days * dayMs);

async function insertAll<T extends PgTable>(
  db: Database,
  table: T,
  rows: T['$inferInsert'][],
): Promise<void> {
  for (let n = 0; n < rows.length; n += 300) await db.insert(table).values(rows.slice(n, n + 300));
}

function reportOf(): PhotoReport {
  const judged = (id: CheckId, verdict: Verdict): Check => ({ ...fakeReport.checks[0]!, id, verdict });
  const checks = [
    ...failing.map((id, n) => judged(id, random() < 0.04 * (n + 1) ? 'fail' : 'pass')),
    ...doubtful.map((id) => judged(id, random() < 0.15 ? 'undetermined' : 'pass')),
  ];
  return { ...fakeReport, ok: checks.every(({ verdict }) => verdict !== 'fail'), checks };
}

async function seedPeople(db: Database) {
  const people = Array.from({ length: counts.people }, (_, n) => {
    const at = recently();
    const email = `demo${String(n + 1).padStart(4, '0')}@example.org`;
    return { id: randomUUID(), email, createdAt: at, updatedAt: at, userMetadata: { language: 'en' } };
  });
  await insertAll(db, users, people);
  await insertAll(
    db,
    sessions,
    people.map(({ id, createdAt }) => ({
      ...{ id: randomUUID(), userId: id, createdAt, refreshedAt: createdAt },
      aal: 'aal1' as const,
      amr: [{ method: 'password' as const, timestamp: Math.floor(createdAt.getTime() / 1000) }],
    })),
  );
  return people;
}

type Person = Awaited<ReturnType<typeof seedPeople>>[number];

async function seedOrders(db: Database, people: readonly Person[]) {
  const sold = (await db.select().from(packages)).filter((each) => each.isActive && !each.isRecurring);
  const rows = Array.from({ length: counts.orders }, () => {
    const buyer = pick(people);
    const offer = pick(sold);
    const at = new Date(Math.min(Date.now(), buyer.createdAt.getTime() + random() * 5 * dayMs));
    const chance = random();
    const status =
      chance < 0.88 ? 'completed' : chance < 0.92 ? 'refunded' : chance < 0.98 ? 'failed' : 'disputed';
    return {
      buyer,
      offer,
      at,
      status,
      id: randomUUID(),
      checkout: randomUUID(),
      owned: randomUUID(),
    } as const;
  }).sort((a, b) => a.at.getTime() - b.at.getTime());
  const paid = rows.filter(({ status }) => status !== 'failed');
  const minor = (row: (typeof rows)[number]) => Math.round(row.offer.price * 100);
  const termsOf = ({ offer: { credits, validityDays } }: (typeof rows)[number]) => ({
    credits,
    validityDays,
  });
  const isHeld = ({ status }: (typeof rows)[number]) => status === 'completed';

  await insertAll(
    db,
    testCheckouts,
    rows.map((row) => ({
      ...{ id: row.checkout, userId: row.buyer.id, packageId: row.offer.id, amountMinor: minor(row) },
      ...{ currency: row.offer.currency, language: 'en', createdAt: row.at, ...termsOf(row) },
      status: row.status === 'failed' ? ('cancelled' as const) : ('paid' as const),
      ...{ isRecurring: false, periodsPaid: row.status === 'failed' ? 0 : 1 },
    })),
  );
  await insertAll(
    db,
    payments,
    rows.map((row) => ({
      ...{ id: row.id, userId: row.buyer.id, packageId: row.offer.id, provider: 'test' as const },
      ...{ providerReference: `pi_test_${row.checkout}`, status: row.status, amountMinor: minor(row) },
      ...{ currency: row.offer.currency, createdAt: row.at, country: random() < 0.9 ? pick(places) : null },
      completedAt: row.status === 'failed' ? null : row.at,
      credits: row.offer.credits,
    })),
  );
  await insertAll(
    db,
    webhookEvents,
    paid.map((row) => ({
      ...{ provider: 'test', eventId: `evt_test_${row.checkout}_paid`, type: 'checkout.session.completed' },
      ...{ receivedAt: row.at, handledAt: row.at, outcome: 'done', userId: row.buyer.id },
      subject: `pi_test_${row.checkout}`,
      payload: {
        ...{ at: row.at.getTime(), kind: 'paid', first: true, customer: null },
        ...{ payment: `pi_test_${row.checkout}`, amountMinor: minor(row), currency: row.offer.currency },
        order: {
          ...{ userId: row.buyer.id, packageId: row.offer.id },
          amountMinor: minor(row),
          terms: termsOf(row),
        },
      },
    })),
  );
  await insertAll(
    db,
    userPackages,
    paid.map((row) => ({
      ...{ id: row.owned, userId: row.buyer.id, packageId: row.offer.id, paymentId: row.id },
      creditsTotal: row.offer.credits,
      creditsRemaining: row.offer.credits === null ? null : isHeld(row) ? row.offer.credits : 0,
      ...{ purchasedAt: row.at, createdAt: row.at, isActive: isHeld(row) },
      expiresAt: new Date(row.at.getTime() + row.offer.validityDays * dayMs),
      paymentStatus: row.status as 'completed' | 'refunded' | 'disputed',
    })),
  );
  await db.execute(sql`
    update payments set user_package_id = user_packages.id
    from user_packages where user_packages.payment_id = payments.id`);
  const granted = paid.filter(({ offer }) => offer.credits !== null);
  await insertAll(db, creditLedger, [
    ...granted.map((row) => ledgerLine(row, row.offer.credits!, 'purchase')),
    ...granted.filter((row) => !isHeld(row)).map((row) => ledgerLine(row, -row.offer.credits!, 'refund')),
  ]);
  const sequences = new Map<number, number>();
  await insertAll(
    db,
    invoices,
    paid.map((row) => {
      const year = row.at.getUTCFullYear();
      const sequence = (sequences.get(year) ?? 0) + 1;
      sequences.set(year, sequence);
      return {
        ...{ paymentId: row.id, year, sequence, issuedAt: row.at, customerEmail: row.buyer.email },
        seller: { name: 'Demo', address: null, email: null, vatId: null },
        ...{ plan: row.offer.plan, nameTr: row.offer.nameTr, credits: row.offer.credits },
        ...{ amountMinor: minor(row), currency: row.offer.currency as Currency, vatPercent: 19 },
      };
    }),
  );
  await insertAll(
    db,
    invoiceNumbers,
    [...sequences].map(([year, last]) => ({ year, last })),
  );
  await insertAll(
    db,
    refunds,
    paid
      .filter(({ status }) => status === 'refunded')
      .map((row) => ({
        ...{ id: randomUUID(), userId: row.buyer.id, paymentId: row.id, status: 'completed' as const },
        ...{
          reason: 'one-click' as const,
          amountMinor: minor(row),
          requestedAt: row.at,
          completedAt: row.at,
        },
        attempt: 1,
      })),
  );
  await insertAll(
    db,
    sentMails,
    paid.map((row) => ({ userId: row.buyer.id, subject: 'Your receipt', at: row.at, wasAccepted: true })),
  );
  return paid;
}

type Order = Awaited<ReturnType<typeof seedOrders>>[number];

function ledgerLine({ buyer, owned, at, checkout }: Order, change: number, reason: 'purchase' | 'refund') {
  const reference = reason === 'purchase' ? `pi_test_${checkout}` : `${owned}/1`;
  return { userId: buyer.id, userPackageId: owned, change, reason, reference, createdAt: at };
}

async function seedPhotos(db: Database, people: readonly Person[], orders: readonly Order[]) {
  const orderOf = new Map(
    orders.filter(({ status }) => status === 'completed').map((row) => [row.buyer.id, row]),
  );
  const known = new Set<string>();
  const rows = [];
  for (let n = 0; n < counts.photos; n++) {
    const owner = pick(people);
    const at = new Date(Math.min(Date.now(), owner.createdAt.getTime() + random() * 10 * dayMs));
    const named = { countryCode: pick(places), documentType: pick(documentTypes) };
    const { requirement } = requirementFor(named);
    const rules = rulesVersionOf(requirement);
    if (!known.has(rules.sha256)) await keepRulesVersion(db, rules, new Date(Date.now() - days * dayMs));
    known.add(rules.sha256);
    const order = orderOf.get(owner.id);
    const isPaid = order !== undefined && random() < 0.8;
    const original = originalKey(
      owner.id,
      `${named.documentType}_${named.countryCode}_${at.getTime()}_${n}`,
      'jpg',
    );
    const sha256 = createHash('sha256').update(original).digest('hex');
    rows.push({
      ...{ id: randomUUID(), userId: owner.id, originalPhotoUrl: original, processedPhotoUrl: original },
      ...{
        ...named,
        processingStatus: 'completed',
        processedAt: at,
        createdAt: at,
        variant: requirement.variant,
      },
      ...{ originalSha256: sha256, widthMm: requirement.size.widthMm, heightMm: requirement.size.heightMm },
      ...{ report: reportOf(), answers: random() < 0.3 ? { gaze: 'at-camera' as const } : {} },
      ...{ requirementSha256: rules.sha256, requirementBasis: 'record' as const },
      ...(isPaid && { unlockedAt: at, paidBy: 'credit' as const, userPackageId: order.owned }),
    });
  }
  await insertAll(db, userPhotos, rows);
  await insertAll(
    db,
    storedOriginals,
    rows.slice(0, 1000).map((row) => ({
      ...{ key: row.originalPhotoUrl, owner: row.userId, userId: row.userId, bytes: 900_000 },
      ...{ sha256: row.originalSha256, storedAt: row.createdAt },
    })),
  );
  return rows;
}

async function seedInbox(
  db: Database,
  people: readonly Person[],
  photos: Awaited<ReturnType<typeof seedPhotos>>,
) {
  const paid = photos.filter((photo) => photo.userPackageId !== undefined).slice(0, counts.claims);
  await insertAll(
    db,
    rejections,
    paid.map((photo) => ({
      ...{
        id: randomUUID(),
        userId: photo.userId,
        userPhotoId: photo.id,
        userPackageId: photo.userPackageId!,
      },
      ...{ countryCode: photo.countryCode, documentType: photo.documentType, outcome: 'redo' as const },
      ...{
        authorityReason: pick(['Background too dark', 'Head too small', null]),
        createdAt: photo.createdAt,
      },
    })),
  );
  await insertAll(
    db,
    contactMessages,
    Array.from({ length: counts.messages }, () => ({
      ...{ id: randomUUID(), email: pick(people).email, topic: 'question' as const, language: 'en' },
      ...{ message: 'I paid, but I cannot find my photo. Could you help me?', at: recently() },
    })),
  );
}

async function seedChecks(db: Database, photos: Awaited<ReturnType<typeof seedPhotos>>) {
  const hours = [1, 2, 3, 4, 5].map((day) => ({ day, from: '09:00', to: '17:00' }));
  const terms = {
    isOffered: true,
    isTrained: false,
    credits: 1,
    minutesEach: 10,
    timeZone: 'Europe/Berlin',
    hours,
  };
  await db.insert(humanCheckTerms).values(terms);
  const paid = photos.filter((photo) => photo.userPackageId !== undefined).slice(-counts.checks);
  await insertAll(
    db,
    humanChecks,
    paid.map((photo, n) => ({
      ...{ id: randomUUID(), userId: photo.userId, photoId: photo.id, userPackageId: photo.userPackageId! },
      ...{ credits: 1, requestedAt: new Date(Date.now() - n * hourMs) },
      expectedAt: new Date(Date.now() + (4 - n) * hourMs),
    })),
  );
  return paid;
}

async function seedCounts(db: Database): Promise<void> {
  const perDay = { visit: 900, upload: 120, photo: 100, checkout: 30, download: 20 } as const;
  const steps = Object.entries(perDay) as [keyof typeof perDay, number][];
  const rows = Array.from({ length: days }, (_, n) => {
    const day = new Date(Date.now() - n * dayMs).toISOString().slice(0, 10);
    return steps.map(([step, usual]) => ({ day, step, count: Math.round(usual * (0.7 + 0.6 * random())) }));
  });
  await insertAll(db, dailyCounts, rows.flat());
}

const env = readEnvironment(process.env);
const log = { info: () => undefined, warn: () => undefined, error: console.error };
const database = await openDatabase({
  ...{ url: env.DATABASE_URL, dataDir: env.DATA_DIR, folder: env.DATABASE_DIR, connectionsMax: 2 },
  seed,
  log,
});
try {
  if ((await database.db.$count(users)) === 0) await fill(database.db);
  else {
    process.stderr.write('This service has people already. Choose an empty DATA_DIR.\n');
    process.exitCode = 1;
  }
} finally {
  await database.close();
}

async function fill(db: Database): Promise<void> {
  const people = await seedPeople(db);
  const orders = await seedOrders(db, people);
  const photos = await seedPhotos(db, people, orders);
  await seedInbox(db, people, photos);
  const checked = await seedChecks(db, photos);
  await seedCounts(db);
  const links = createSignedLinks({ secret: Buffer.alloc(32), clock: Date.now });
  const storage = await openStorage({ env, links, log });
  const bytes = await readFile(face);
  for (const { id, userId, unlockedAt } of photos) {
    await storage.put(photoFileKey(userId, id, 'preview.jpg'), bytes);
    if (unlockedAt) await storage.put(photoFileKey(userId, id, 'thumbnail.jpg'), bytes);
  }
  for (const { id, userId } of checked) await storage.put(photoFileKey(userId, id, 'photo.jpg'), bytes);
  process.stderr.write(
    `Made ${people.length} people, ${photos.length} photos and ${counts.orders} orders.\n`,
  );
}
