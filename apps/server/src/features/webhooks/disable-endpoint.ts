import { createMailTranslator, type Language } from '@vesika/messages';
import { and, eq, isNull } from 'drizzle-orm';
import { languageFor } from '../../account/account.ts';
import type { Database } from '../../platform/database/database.ts';
import { action, composeMail, note, paragraph } from '../../platform/mail/compose-mail.ts';
import type { Mail, Mailer } from '../../platform/mail/mail.ts';
import { users, type WebhookEndpointRow, webhookDeliveries, webhookEndpoints } from '../../schema/index.ts';

export interface DisablingParts {
  mailer: Mailer;
  siteUrl: () => string;
}

/** The mail is sent before the change is recorded, so it may be repeated but is never lost. */
export async function disableEndpoint(
  tx: Database,
  { mailer, siteUrl }: DisablingParts,
  { id, userId, url, now }: Pick<WebhookEndpointRow, 'id' | 'userId' | 'url'> & { now: Date },
): Promise<void> {
  const disabled = await tx
    .update(webhookEndpoints)
    .set({ disabledAt: now })
    .where(and(eq(webhookEndpoints.id, id), isNull(webhookEndpoints.disabledAt)))
    .returning({ id: webhookEndpoints.id });
  const [owner] = await tx.select().from(users).where(eq(users.id, userId));
  if (disabled.length === 0 || !owner) return;
  const waiting = and(eq(webhookDeliveries.endpointId, id), eq(webhookDeliveries.state, 'waiting'));
  await tx.update(webhookDeliveries).set({ state: 'failed', nextAttemptAt: null }).where(waiting);
  const link = new URL('/dashboard/webhooks', siteUrl()).href;
  const { host } = new URL(url);
  await mailer.send(await composeDisabledMail({ to: owner.email, language: languageFor(owner), host, link }));
}

interface DisabledLetter {
  to: string;
  language: Language;
  host: string;
  link: string;
}

export async function composeDisabledMail({ to, language, host, link }: DisabledLetter): Promise<Mail> {
  const t = await createMailTranslator(language);
  return composeMail({
    to,
    language,
    subject: t('webhookDisabled.subject', { host }),
    parts: [
      paragraph(t('webhookDisabled.lead', { host })),
      action(t('webhookDisabled.action'), link),
      note(t('webhookDisabled.note')),
    ],
  });
}
