import { createMailTranslator, type Language } from '@vesika/messages';
import { action, composeMail, note, paragraph } from '../../platform/mail/compose-mail.ts';
import type { Mail } from '../../platform/mail/mail.ts';

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
