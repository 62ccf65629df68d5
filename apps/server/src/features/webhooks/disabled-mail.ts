import { createMailTranslator, type Language } from '@vesika/messages';
import { action, composeMail, note, paragraph } from '../../platform/mail/compose-mail.ts';
import type { Mail } from '../../platform/mail/mail.ts';

interface DisabledLetter {
  to: string;
  language: Language;
  /** The host only, because the path may contain a secret. */
  host: string;
  /** Page where it can be enabled again. */
  link: string;
}

/** A mail about an endpoint that was disabled because it kept failing. */
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
