import { createMailTranslator, directionOf, type Language } from '@vesika/messages';
import { plainPageStyle } from '../../../platform/http/plain-page-style.ts';
import { escapeHtml } from '../../../platform/mail/escape-html.ts';

export async function linkPage(
  params: Readonly<Record<string, string | undefined>>,
  language: Language,
): Promise<string> {
  const t = await createMailTranslator(language);
  const fields = Object.entries(params)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value!)}">`);
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><meta charset="utf-8">
<title>${escapeHtml(t('linkPage.title'))} | Vesika</title>
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<style>${plainPageStyle}</style>
<header><strong>Vesika</strong></header>
<main><section><h1>${escapeHtml(t('linkPage.title'))}</h1>
<p>${escapeHtml(t('linkPage.text'))}</p>
<form method="post" action="/auth/v1/verify/link">${fields.join('')}<button class="main" autofocus>${escapeHtml(t('linkPage.action'))}</button></form>
</section></main></html>`;
}
