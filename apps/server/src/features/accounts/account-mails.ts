import {
  createMailTranslator,
  directionOf,
  fallbackLanguage,
  isLanguage,
  type Language,
} from '@vesika/messages';
import type { MailPurpose, UserRow } from '../../platform/database/schema/index.ts';
import { escapeHtml } from '../../platform/mail/escape-html.ts';
import type { Mail } from '../../platform/mail/mail.ts';

interface AccountMail {
  to: string;
  purpose: MailPurpose;
  language: Language;
  code: string;
  /** What the button opens; a mail that only brings a code has none. */
  link?: string | undefined;
}

/** A mail about an account, as text and as HTML, in its reader's language. */
export async function composeAccountMail({ to, purpose, language, code, link }: AccountMail): Promise<Mail> {
  const t = await createMailTranslator(language);
  const subject = t(`${purpose}.subject`);
  const lead = t(`${purpose}.lead`);
  const action = purpose === 'reauthentication' ? '' : t(`${purpose}.action`);
  const codeLine = t('code', { code });
  const footer = [t('expiry'), t('ignore')];
  const text = [lead, ...(link ? [`${action}:\n${link}`] : []), codeLine, ...footer].join('\n\n');
  const button = link
    ? `<p><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#1d4ed8;color:#ffffff;text-decoration:none">${escapeHtml(action)}</a></p>`
    : '';
  const html = `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><meta charset="utf-8"><title>${escapeHtml(subject)}</title><body style="font:16px/1.5 sans-serif;max-width:36rem;margin:24px auto;padding:0 16px">
<p><strong>Vesika</strong></p>
<p>${escapeHtml(lead)}</p>
${button}
<p>${escapeHtml(codeLine)}</p>
${footer.map((line) => `<p style="color:#64748b;font-size:14px">${escapeHtml(line)}</p>`).join('\n')}
</body></html>`;
  return { to, subject, text, html };
}

/** The language the account was made in; else that of the browser that asks. */
export function languageFor(user: UserRow | undefined, acceptLanguage = ''): Language {
  const chosen = user?.userMetadata.language;
  if (typeof chosen === 'string' && isLanguage(chosen)) return chosen;
  const wanted = acceptLanguage.split(',').map((tag) => tag.trim().slice(0, 2).toLowerCase());
  return wanted.find((tag): tag is Language => isLanguage(tag)) ?? fallbackLanguage;
}
