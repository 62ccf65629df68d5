import {
  deleteAccount,
  exportAccount,
  getPreferences,
  reclaimAccount,
  setPreferences,
} from '@vesika/contract';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { loadFeatures } from '../../account/package-features.ts';
import { dayOf } from '../../platform/clock/durations.ts';
import { serveUser } from '../../platform/http/route.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import type { Platform } from '../../platform/platform.ts';
import { accountPreferences } from '../../schema/index.ts';
import type { Accounts } from '../accounts/index.ts';
import { confirmOwner } from './delete-account/confirm-owner.ts';
import { readAccount } from './export-account/account-record.ts';
import { planArchive } from './export-account/archive-files.ts';
import { streamArchive } from './export-account/stream-archive.ts';
import { reclaim } from './set-aside/reclaim.ts';

interface AccountDataNeeds extends Omit<Platform, 'mailer'> {
  accounts: Accounts;
  eraseAccount: (userId: string) => Promise<void>;
}

export function registerAccountData(app: FastifyInstance, needs: AccountDataNeeds): void {
  const { db, storage, clock } = needs;
  servePreferences(app, needs);

  serveUser(app, exportAccount, async (_request, { userId, owner }, reply) => {
    const { account, photos, rows } = await readAccount(db, userId);
    const exportedAt = new Date(clock());
    const featuresOf = await loadFeatures(db, userId, exportedAt);
    const { files, placeOf } = await planArchive(storage, owner, photos, featuresOf);
    const photosWithPlaces = photos.map((photo) => ({ ...photo, ...placeOf(photo) }));
    const record = { exportedAt, account, ...rows, photos: photosWithPlaces };
    const fileName = `vesika-account-${dayOf(exportedAt)}.zip`;
    return sendFile(reply, { type: 'application/zip', fileName }, streamArchive(storage, record, files));
  });

  serveUser(app, deleteAccount, async (request, caller) => {
    await confirmOwner(needs.accounts, request, caller, request.body);
    await needs.eraseAccount(caller.userId);
    return { deleted: true } as const;
  });

  serveUser(app, reclaimAccount, async (request, caller) => {
    await reclaim(needs, request, caller, request.body.password);
    return { reclaimed: true } as const;
  });
}

function servePreferences(app: FastifyInstance, { db, clock }: AccountDataNeeds): void {
  serveUser(app, getPreferences, async (_request, { userId }) => {
    const own = eq(accountPreferences.userId, userId);
    const [found] = await db.select().from(accountPreferences).where(own);
    return { rulesChangeMail: found?.rulesChangeMail ?? false };
  });

  serveUser(app, setPreferences, async (request, { userId }) => {
    const { rulesChangeMail } = request.body;
    const chosen = { rulesChangeMail, updatedAt: new Date(clock()) };
    await db
      .insert(accountPreferences)
      .values({ userId, ...chosen })
      .onConflictDoUpdate({ target: accountPreferences.userId, set: chosen });
    return { rulesChangeMail };
  });
}
