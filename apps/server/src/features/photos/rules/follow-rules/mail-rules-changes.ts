import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { languageFor } from '../../../../account/account.ts';
import type { Database } from '../../../../platform/database/database.ts';
import type { Platform } from '../../../../platform/platform.ts';
import {
  accountPreferences,
  rejudgements,
  type UserRow,
  userPhotos,
  users,
} from '../../../../schema/index.ts';
import { judgedAs } from '../rejudgements.ts';
import { composeRulesMail } from './rules-mail.ts';

interface MailRulesChangesParts extends Pick<Platform, 'db' | 'clock' | 'mailer'> {
  siteUrl: () => string;
  log: Pick<FastifyBaseLogger, 'error'>;
}

export async function mailRulesChanges(parts: MailRulesChangesParts): Promise<void> {
  for (const owner of await ownersToTell(parts.db)) {
    try {
      await parts.db.transaction((tx) => tellOwner(tx, parts, owner));
    } catch (error) {
      parts.log.error({ err: error }, 'a mail about changed rules could not be sent');
    }
  }
}

const toNotify = and(eq(rejudgements.shouldNotify, true), isNull(rejudgements.mailedAt));

async function ownersToTell(db: Database): Promise<UserRow[]> {
  const owners = db
    .select({ id: userPhotos.userId })
    .from(rejudgements)
    .innerJoin(userPhotos, eq(userPhotos.id, rejudgements.photoId))
    .innerJoin(accountPreferences, eq(accountPreferences.userId, userPhotos.userId))
    .where(and(toNotify, eq(accountPreferences.rulesChangeMail, true)));
  return db.select().from(users).where(inArray(users.id, owners));
}

/** Marked as sent after sending: a mail may be repeated but is never lost. */
async function tellOwner(tx: Database, parts: MailRulesChangesParts, owner: UserRow): Promise<void> {
  const found = await tx
    .select({ photo: userPhotos, checks: rejudgements.checks })
    .from(rejudgements)
    .innerJoin(userPhotos, eq(userPhotos.id, rejudgements.photoId))
    .where(and(toNotify, eq(userPhotos.userId, owner.id)))
    .orderBy(asc(userPhotos.createdAt))
    .for('update', { of: rejudgements, skipLocked: true });
  if (found.length === 0) return;
  const addressOf = (path: string) => new URL(path, parts.siteUrl()).href;
  const photos = found.map(({ photo, checks }) => ({
    ...photo,
    wouldFail: judgedAs('fail', checks).length > 0,
    link: addressOf(`/dashboard/photos/${photo.id}`),
  }));
  const language = languageFor(owner);
  const link = addressOf('/dashboard/gallery');
  await parts.mailer.send(await composeRulesMail({ to: owner.email, language, photos, link }));
  const reported = found.map(({ photo }) => photo.id);
  await tx
    .update(rejudgements)
    .set({ mailedAt: new Date(parts.clock()) })
    .where(inArray(rejudgements.photoId, reported));
}
