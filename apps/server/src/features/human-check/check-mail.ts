import { createMailTranslator, type Language } from '@vesika/messages';
import { eq } from 'drizzle-orm';
import { isGuestBuyer, languageFor, mailAddressOf } from '../../account/account.ts';
import type { Database } from '../../platform/database/database.ts';
import { action, composeMail, paragraph } from '../../platform/mail/compose-mail.ts';
import type { Mailer } from '../../platform/mail/mail.ts';
import { type HumanCheckRow, users } from '../../schema/index.ts';

export interface CheckMailing {
  mailer: Mailer;
  siteUrl: () => string;
  purchaseLinks: {
    linkTo(purchase: { id: string; userId: string }, language: Language): Promise<string>;
  };
}

export async function mailDecision(
  db: Database,
  { mailer, siteUrl, purchaseLinks }: CheckMailing,
  { userId, photoId, userPackageId, verdict, words }: HumanCheckRow,
): Promise<void> {
  const to = await mailAddressOf(db, userId);
  if (to === undefined || photoId === null) return;
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  const language = languageFor(user);
  const t = await createMailTranslator(language);
  const link = (await isGuestBuyer(db, userId))
    ? await purchaseLinks.linkTo({ id: userPackageId, userId }, language)
    : new URL(`/dashboard/photos/${photoId}`, siteUrl()).href;
  const parts =
    verdict === 'passed'
      ? [paragraph(t('humanCheck.passed'))]
      : [paragraph(t('humanCheck.returned')), ...paragraphsOf(words), paragraph(t('humanCheck.creditsBack'))];
  const subject = t(verdict === 'passed' ? 'humanCheck.passedSubject' : 'humanCheck.returnedSubject');
  const way = action(t('humanCheck.open'), link);
  await mailer.send(await composeMail({ to, language, subject, parts: [...parts, way] }));
}

function paragraphsOf(words: string | null) {
  return (words ?? '')
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== '')
    .map((part) => paragraph(part.trim()));
}
