import { randomUUID } from 'node:crypto';
import { ownDocumentsMax } from '@vesika/contract';
import { and, asc, count, eq, ne } from 'drizzle-orm';
import { lockAccount } from '../../../account/account.ts';
import type { Database } from '../../../platform/database/database.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import { type OwnDocumentRow, ownDocuments } from '../../../schema/index.ts';

interface NewDocument {
  name: string;
  variant: string;
  now: Date;
}

/** Documents that are not listed and that accounts keep. */
export function createOwnDocuments(db: Database) {
  async function list(userId: string): Promise<OwnDocumentRow[]> {
    const { name, createdAt } = ownDocuments;
    return db
      .select()
      .from(ownDocuments)
      .where(eq(ownDocuments.userId, userId))
      .orderBy(asc(name), asc(createdAt));
  }

  async function get(userId: string, id: string): Promise<OwnDocumentRow> {
    const [row] = await db.select().from(ownDocuments).where(own(userId, id));
    return found(row);
  }

  async function keep(userId: string, { name, variant, now }: NewDocument): Promise<OwnDocumentRow> {
    return db.transaction(async (tx) => {
      await lockAccount(tx, userId);
      const [stored] = await tx
        .select({ documents: count() })
        .from(ownDocuments)
        .where(and(eq(ownDocuments.userId, userId), ne(ownDocuments.variant, variant)));
      if ((stored?.documents ?? 0) >= ownDocumentsMax) {
        throw new ServiceError('own-documents-too-many', { documentsMax: ownDocumentsMax });
      }
      const [row] = await tx
        .insert(ownDocuments)
        .values({ id: randomUUID(), userId, name, variant, createdAt: now })
        .onConflictDoUpdate({ target: [ownDocuments.userId, ownDocuments.variant], set: { name } })
        .returning();
      return found(row);
    });
  }

  async function rename(userId: string, id: string, name: string): Promise<OwnDocumentRow> {
    const [row] = await db.update(ownDocuments).set({ name }).where(own(userId, id)).returning();
    return found(row);
  }

  async function remove(userId: string, id: string): Promise<void> {
    const [row] = await db.delete(ownDocuments).where(own(userId, id)).returning();
    found(row);
  }

  return { list, get, keep, rename, remove };
}

function own(userId: string, id: string) {
  return and(eq(ownDocuments.id, id), eq(ownDocuments.userId, userId));
}

function found(row: OwnDocumentRow | undefined): OwnDocumentRow {
  if (row === undefined) throw new ServiceError('own-document-not-found');
  return row;
}
