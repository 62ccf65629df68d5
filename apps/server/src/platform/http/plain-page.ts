import { directionOf, type Language } from '@vesika/messages';
import { escapeHtml } from '../mail/escape-html.ts';
import type { LinkKey } from '../secrets/keyed-links.ts';
import { plainPageStyle } from './plain-page-style.ts';

/** A page without scripts, for links in mails. The content is HTML. */
export function plainPage(language: Language, title: string, content: readonly string[]): string {
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><meta charset="utf-8">
<title>${escapeHtml(title)} | Vesika</title>
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<style>${plainPageStyle}</style>
<header><strong>Vesika</strong></header>
<main><section><h1>${escapeHtml(title)}</h1>
${content.join('\n')}
</section></main></html>`;
}

/** A form that sends the key of its page's link along. The content is HTML. */
export function keyedForm(path: string, { id, key }: LinkKey, content: string): string {
  const hidden = Object.entries({ id, key }).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  return `<form method="post" action="${path}">${hidden.join('')}${content}</form>`;
}
