import { createMailTranslator, type Language } from '@vesika/messages';
import { action, composeMail, note, paragraph } from '../../platform/mail/compose-mail.ts';
import type { Mail } from '../../platform/mail/mail.ts';

export async function composeResumeMail(to: string, language: Language, link: string): Promise<Mail> {
  const t = await createMailTranslator(language);
  return composeMail({
    to,
    language,
    subject: t('resume.subject'),
    parts: [
      paragraph(t('resume.lead')),
      action(t('resume.action'), link),
      note(t('resume.expiry')),
      note(t('ignore')),
    ],
  });
}
