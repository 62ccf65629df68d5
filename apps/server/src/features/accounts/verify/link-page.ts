import { createMailTranslator, type Language } from '@vesika/messages';
import { plainPage } from '../../../platform/http/plain-page.ts';
import { escapeHtml } from '../../../platform/mail/escape-html.ts';

interface LinkedAccount {
  language: Language;
  /** Null if the link no longer works. */
  email: string | null;
  opensEmptyAccount: boolean;
}

export async function linkPage(
  params: Readonly<Record<string, string | undefined>>,
  { language, email, opensEmptyAccount }: LinkedAccount,
): Promise<string> {
  const t = await createMailTranslator(language);
  const fields = Object.entries(params)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value!)}">`);
  return plainPage(language, t('linkPage.title'), [
    ...(opensEmptyAccount ? [`<p><strong>${escapeHtml(t('linkPage.setAside'))}</strong></p>`] : []),
    ...(email === null ? [] : [`<p><strong>${escapeHtml(t('linkPage.account', { email }))}</strong></p>`]),
    `<p>${escapeHtml(t('linkPage.text'))}</p>`,
    `<form method="post" action="/auth/v1/verify/link">${fields.join('')}<button class="main" autofocus>${escapeHtml(t('linkPage.action'))}</button></form>`,
  ]);
}
