import { createMailTranslator, directionOf, type Language } from '@vesika/messages';
import { escapeHtml } from '../../platform/mail/escape-html.ts';
import type { Mail } from '../../platform/mail/mail.ts';

interface DisabledLetter {
  to: string;
  language: Language;
  /** Of the address; the rest of it may be a secret. */
  host: string;
  /** Where it is switched on again. */
  link: string;
}

/** That an address gets no events any more, for it did not take them. */
export async function composeDisabledMail({ to, language, host, link }: DisabledLetter): Promise<Mail> {
  const t = await createMailTranslator(language);
  const [subject, lead] = [t('webhookDisabled.subject'), t('webhookDisabled.lead', { host })];
  const [action, note] = [t('webhookDisabled.action'), t('webhookDisabled.note')];
  return {
    to,
    subject,
    text: [lead, `${action}:\n${link}`, note].join('\n\n'),
    html: `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><meta charset="utf-8"><title>${escapeHtml(subject)}</title><body style="font:16px/1.5 sans-serif;max-width:36rem;margin:24px auto;padding:0 16px">
<p><strong>Vesika</strong></p>
<p>${escapeHtml(lead)}</p>
<p><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#14203a;color:#ffffff;text-decoration:none">${escapeHtml(action)}</a></p>
<p style="color:#56627a;font-size:14px">${escapeHtml(note)}</p>
</body></html>`,
  };
}
