import { createMailTranslator, type Language } from '@vesika/messages';
import { action, code as codePart, composeMail, note, paragraph } from '../../platform/mail/compose-mail.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { MailPurpose } from '../../schema/index.ts';

interface AccountMail {
  to: string;
  purpose: Exclude<MailPurpose, 'purchase'>;
  language: Language;
  code: string;
  link?: string | undefined;
  newAddress?: string;
}

export async function composeAccountMail(mail: AccountMail): Promise<Mail> {
  const { to, purpose, language, code, link, newAddress = '' } = mail;
  const t = await createMailTranslator(language);
  const isOfLink = purpose === 'signup' || purpose === 'recovery' || purpose === 'magiclink';
  const label = isOfLink ? t(`${purpose}.action`) : '';
  return composeMail({
    to,
    language,
    subject: t(`${purpose}.subject`),
    parts: [
      paragraph(t(`${purpose}.lead`, { address: newAddress })),
      ...(link ? [action(label, link)] : []),
      codePart(t('code', { code }), code),
      note(t(link ? 'expiry' : 'codeExpiry')),
      note(t(purpose === 'email_change_current' ? 'email_change_current.notYou' : 'ignore')),
    ],
  });
}

export type AccountNotice = 'password_changed' | 'set_aside' | 'email_changed' | 'account_exists';

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
      action(t(`${about === 'password_changed' ? 'recovery' : about}.action`), page),
    ],
  });
}
