import { createMailTranslator, directionOf, type Language } from '@vesika/messages';
import { escapeHtml } from '../../platform/mail/escape-html.ts';
import type { Mail } from '../../platform/mail/mail.ts';

/** The way back to a photo that somebody has begun. */
export async function composeResumeMail(to: string, language: Language, link: string): Promise<Mail> {
  const t = await createMailTranslator(language);
  const [subject, lead, action] = [t('resume.subject'), t('resume.lead'), t('resume.action')];
  const notes = [t('resume.expiry'), t('ignore')];
  const text = [lead, `${action}:\n${link}`, ...notes].join('\n\n');
  const html = `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><meta charset="utf-8"><title>${escapeHtml(subject)}</title><body style="font:16px/1.5 sans-serif;max-width:36rem;margin:24px auto;padding:0 16px">
<p><strong>Vesika</strong></p>
<p>${escapeHtml(lead)}</p>
<p><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#14203a;color:#ffffff;text-decoration:none">${escapeHtml(action)}</a></p>
${notes.map((note) => `<p style="color:#56627a;font-size:14px">${escapeHtml(note)}</p>`).join('\n')}
</body></html>`;
  return { to, subject, text, html };
}
