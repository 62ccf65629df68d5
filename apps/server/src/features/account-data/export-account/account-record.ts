import { eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../../platform/database/database.ts';
import {
  accountEvents,
  accountPreferences,
  addressChanges,
  apiJobs,
  apiKeyDays,
  apiKeys,
  apiRequests,
  billingDetails,
  bulkBatches,
  bulkFiles,
  bulkItems,
  creditLedger,
  drafts,
  factors,
  humanChecks,
  idempotentAnswers,
  outcomeRefusals,
  ownDocuments,
  paidOriginals,
  paymentCustomers,
  payments,
  photoOutcomes,
  previewDays,
  quotaUses,
  type RejudgementRow,
  refunds,
  rejections,
  rejudgements,
  renewals,
  sentMails,
  sessions,
  storedOriginals,
  testCheckouts,
  type UserPhotoRow,
  userPackages,
  userPhotos,
  users,
  voucherUses,
  webhookDeliveries,
  webhookEndpoints,
  webhookEvents,
} from '../../../schema/index.ts';

const ownTables = {
  accountEvents,
  apiRequests,
  factors,
  sessions,
  addressChanges,
  packages: userPackages,
  payments,
  creditLedger,
  refunds,
  rejections,
  paidOriginals,
  previewDays,
  paymentCustomers,
  billingDetails,
  paymentEvents: webhookEvents,
  testCheckouts,
  quotaUses,
  voucherUses,
  preferences: accountPreferences,
  drafts,
  bulkBatches,
  bulkFiles,
  bulkItems,
  storedOriginals,
  mails: sentMails,
  webhookEndpoints,
  webhookDeliveries,
  apiKeyDays,
  apiKeys,
  apiJobs,
  idempotentAnswers,
  ownDocuments,
  photoOutcomes,
  outcomeRefusals,
  renewals,
  humanChecks,
} satisfies Record<string, PgTable & { userId: PgColumn }>;

const secretColumns: ReadonlySet<string> = new Set([
  'passwordHash',
  'secret',
  'previousSecret',
  'lastStep',
  'keyHash',
  'previousKeyHash',
  'linkHash',
]);

type JudgedPhoto = UserPhotoRow & { rejudgement: RejudgementRow | null };

interface AccountRecord {
  account: object;
  photos: JudgedPhoto[];
  rows: Record<string, object[]>;
}

export async function readAccount(db: Database, userId: string): Promise<AccountRecord> {
  return db.transaction(
    async (tx) => {
      const [user] = await tx.select().from(users).where(eq(users.id, userId));
      const photos = await readPhotos(tx, userId);
      const rows: Record<string, object[]> = {};
      for (const [name, table] of Object.entries(ownTables)) {
        const found = await tx
          .select()
          .from(table as PgTable)
          .where(eq(table.userId, userId));
        rows[name] = found.map(withoutSecrets);
      }
      return { account: withoutSecrets(user ?? {}), photos, rows };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function readPhotos(tx: Database, userId: string): Promise<JudgedPhoto[]> {
  const found = await tx
    .select({ photo: userPhotos, rejudgement: rejudgements })
    .from(userPhotos)
    .leftJoin(rejudgements, eq(rejudgements.photoId, userPhotos.id))
    .where(eq(userPhotos.userId, userId));
  return found.map(({ photo, rejudgement }) => ({ ...photo, rejudgement }));
}

function withoutSecrets(row: object): object {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !secretColumns.has(name)));
}
