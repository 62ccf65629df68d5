import type { WebhookEvent, WebhookEventType } from '@vesika/contract';
import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { userPackages } from '../../schema/index.ts';
import { type AnnounceCredits, lowCredits } from '../credits/index.ts';
import { type TellOfRules, verdictsOf } from '../photos/index.ts';
import type { Announce } from './announce.ts';
import { v1Address } from './v1-address.ts';

/** Credits are taken one at a time, so each level is reached exactly. */
const creditLevels: ReadonlySet<number> = new Set([lowCredits, 0]);

type DataOf<T extends WebhookEventType> = Extract<WebhookEvent, { type: T }>['data'];

interface OfAccount {
  userId: string;
  now: Date;
}

interface Announcements {
  announceBatch: (tx: Database, ended: Omit<DataOf<'batch.ended'>, 'page'> & OfAccount) => Promise<void>;
  announceCredits: AnnounceCredits;
  announceRefund: (tx: Database, refund: DataOf<'refund.completed'> & OfAccount) => Promise<void>;
  announceRules: TellOfRules;
}

/** The events that other features send to the webhook endpoints of an account. */
export function createAnnouncements(announce: Announce, siteUrl: () => string): Announcements {
  return {
    announceBatch: (tx, { userId, now, ...ended }) => {
      const page = new URL(`/dashboard/bulk/${ended.batchId}`, siteUrl()).href;
      return announce(tx, { userId, event: { type: 'batch.ended', data: { ...ended, page } }, now });
    },
    announceCredits: async (tx, { userId, now }) => {
      const creditsRemaining = await creditsOf(tx, userId, now);
      if (creditsRemaining === undefined || !creditLevels.has(creditsRemaining)) return;
      const href = v1Address(siteUrl(), 'v1GetCredits');
      await announce(tx, { userId, event: { type: 'credits.low', data: { creditsRemaining, href } }, now });
    },
    announceRefund: (tx, { userId, now, ...data }) =>
      announce(tx, { userId, event: { type: 'refund.completed', data }, now }),
    announceRules: (tx, { id: photoId, userId, countryCode, documentType, checks, differences }, now) => {
      const data = {
        photoId,
        countryCode,
        documentType,
        changedFields: differences.map(({ field }) => field),
        ...verdictsOf(checks),
        href: v1Address(siteUrl(), 'v1GetPhoto', { photoId }),
      };
      return announce(tx, { userId, event: { type: 'rules.changed', data }, now });
    },
  };
}

async function creditsOf(tx: Database, userId: string, now: Date): Promise<number | undefined> {
  const owned = await tx
    .select({ credits: userPackages.creditsRemaining })
    .from(userPackages)
    .where(
      and(
        eq(userPackages.userId, userId),
        eq(userPackages.isActive, true),
        eq(userPackages.paymentStatus, 'completed'),
        gt(userPackages.expiresAt, now),
      ),
    );
  if (owned.some(({ credits }) => credits === null)) return undefined;
  return owned.reduce((sum, { credits }) => sum + (credits ?? 0), 0);
}
