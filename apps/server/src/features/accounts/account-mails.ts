import { createMailTranslator, isLanguage, type Language } from '@vesika/messages';
import type { MailPurpose, UserRow } from '../../platform/database/schema/index.ts';
import { action, code as codePart, composeMail, note, paragraph } from '../../platform/mail/compose-mail.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { acceptedLanguage } from '../../platform/words/preferred-language.ts';

interface AccountMail {
  to: string;
  purpose: Exclude<MailPurpose, 'purchase'>;
  language: Language;
  code: string;
  link?: string | undefined;
}

export async function composeAccountMail({ to, purpose, language, code, link }: AccountMail): Promise<Mail> {
  const t = await createMailTranslator(language);
  const label = purpose === 'reauthentication' ? '' : t(`${purpose}.action`);
  return composeMail({
    to,
    language,
    subject: t(`${purpose}.subject`),
    parts: [
      paragraph(t(`${purpose}.lead`)),
      ...(link ? [action(label, link)] : []),
      codePart(t('code', { code }), code),
      note(t(link ? 'expiry' : 'codeExpiry')),
      note(t('ignore')),
    ],
  });
}

export type AccountNotice = 'password_changed' | 'password_removed' | 'email_changed' | 'account_exists';

interface NoticeMail {
  to: string;
  about: AccountNotice;
  language: Language;
  address: string;
  page: string;
}

export async function composeNotice({ to, about, language, address, page }: NoticeMail): Promise<Mail> {
  const t = await createMailTranslator(language);
  return composeMail({
    to,
    language,
    subject: t(`${about}.subject`),
    parts: [
      paragraph(t(`${about}.lead`, { address })),
      paragraph(t(`${about}.notYou`)),
      action(t(isOfPassword(about) ? 'recovery.action' : 'email_changed.action'), page),
    ],
  });
}

function isOfPassword(about: AccountNotice): boolean {
  return about === 'password_changed' || about === 'password_removed';
}

export function languageFor(user: UserRow | undefined, acceptLanguage?: string): Language {
  const chosen = user?.userMetadata.language;
  if (typeof chosen === 'string' && isLanguage(chosen)) return chosen;
  return acceptedLanguage(acceptLanguage);
}
