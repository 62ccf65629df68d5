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
  purpose: Exclude<MailPurpose, 'purchase'>;
  language: Language;
  code: string;
  /** What the button opens; a mail that only brings a code has none. */
  link?: string | undefined;
}

/** A mail about an account, as text and as HTML, in its reader's language. */
export async function composeAccountMail({ to, purpose, language, code, link }: AccountMail): Promise<Mail> {
  const t = await createMailTranslator(language);
  const action = purpose === 'reauthentication' ? '' : t(`${purpose}.action`);
  return writtenMail({
    to,
    language,
    subject: t(`${purpose}.subject`),
    lead: t(`${purpose}.lead`),
    ...(link && { button: { action, link } }),
    lines: [t('code', { code })],
    footer: [t('expiry'), t('ignore')],
  });
}

export type AccountNotice = 'password_changed' | 'email_changed';

interface NoticeMail {
  to: string;
  about: AccountNotice;
  language: Language;
  /** The account's, now. */
  address: string;
  /** Where a password can be reset. */
  page: string;
}

/** That something was done: no code, nothing to confirm. */
export async function composeNotice({ to, about, language, address, page }: NoticeMail): Promise<Mail> {
  const t = await createMailTranslator(language);
  return writtenMail({
    to,
    language,
    subject: t(`${about}.subject`),
    lead: t(`${about}.lead`, { address }),
    lines: [t(`${about}.notYou`, { page })],
    footer: [],
  });
}

interface WrittenMail {
  to: string;
  language: Language;
  subject: string;
  lead: string;
  button?: { action: string; link: string };
  lines: string[];
  footer: string[];
}

function writtenMail({ to, language, subject, lead, button, lines, footer }: WrittenMail): Mail {
  const linked = button ? [`${button.action}:\n${button.link}`] : [];
  const text = [lead, ...linked, ...lines, ...footer].join('\n\n');
  const drawn = button
    ? `<p><a href="${escapeHtml(button.link)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#1d4ed8;color:#ffffff;text-decoration:none">${escapeHtml(button.action)}</a></p>`
    : '';
  const html = `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><meta charset="utf-8"><title>${escapeHtml(subject)}</title><body style="font:16px/1.5 sans-serif;max-width:36rem;margin:24px auto;padding:0 16px">
<p><strong>Vesika</strong></p>
<p>${escapeHtml(lead)}</p>
${drawn}
${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n')}
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
