import { and, desc, eq, gt, isNull, lte, notInArray } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { languageFor } from '../../account/account.ts';
import { dayMs } from '../../platform/clock/durations.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  guestBuyers,
  outcomeRefusals,
  type PhotoOutcomeRow,
  photoOutcomes,
  type UserRow,
  users,
} from '../../schema/index.ts';
import type { OutcomeLinks } from './outcome-links.ts';
import { composeOutcomeMail } from './outcome-mail.ts';

interface AskParts extends Pick<Platform, 'db' | 'clock' | 'mailer'> {
  links: OutcomeLinks;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** Days between payment and question; 0 asks nobody. */
  days: number;
}

const requestsAtOnce = 500;
/** A service that has just begun to ask does not ask about photos of long ago. */
const latestDays = 30;

/** Asks each person about the newest photo that is due, and about no other for as many days. */
export async function askForOutcomes(parts: AskParts): Promise<void> {
  const { db, clock, days } = parts;
  if (days === 0) return;
  const now = new Date(clock());
  const due = new Date(now.getTime() - days * dayMs);
  const requested = db
    .select({ id: photoOutcomes.userId })
    .from(photoOutcomes)
    .where(gt(photoOutcomes.askedAt, due));
  const refused = db.select({ id: outcomeRefusals.userId }).from(outcomeRefusals);
  const waiting = await db
    .select({ outcome: photoOutcomes, user: users, guest: guestBuyers })
    .from(photoOutcomes)
    .innerJoin(users, eq(users.id, photoOutcomes.userId))
    .leftJoin(guestBuyers, and(eq(guestBuyers.id, users.id), isNull(guestBuyers.accountId)))
    .where(
      and(
        isNull(photoOutcomes.askedAt),
        isNull(users.lockedAt),
        lte(photoOutcomes.paidAt, due),
        gt(photoOutcomes.paidAt, new Date(due.getTime() - latestDays * dayMs)),
        notInArray(photoOutcomes.userId, requested),
        notInArray(photoOutcomes.userId, refused),
      ),
    )
    .orderBy(desc(photoOutcomes.paidAt))
    .limit(requestsAtOnce);
  const newestOf = new Map(waiting.toReversed().map((each) => [each.user.id, each]));
  for (const { outcome, user, guest } of newestOf.values()) {
    await ask(parts, outcome, user, guest?.email ?? user.email, now).catch((error: unknown) =>
      parts.log.error({ err: error }, 'a question about a photo could not be sent'),
    );
  }
}

/** Marked before sending, unlike mails that must not be lost: nobody wants this one twice. */
async function ask(
  { db, mailer, links }: AskParts,
  outcome: PhotoOutcomeRow,
  user: UserRow,
  to: string,
  now: Date,
): Promise<void> {
  const taken = await db
    .update(photoOutcomes)
    .set({ askedAt: now })
    .where(and(eq(photoOutcomes.id, outcome.id), isNull(photoOutcomes.askedAt)))
    .returning({ id: photoOutcomes.id });
  if (taken.length === 0) return;
  const link = links.linkTo(outcome.id);
  await mailer.send(await composeOutcomeMail({ to, language: languageFor(user), outcome, link }));
}
