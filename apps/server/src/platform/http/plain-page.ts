import { directionOf, type Language } from '@vesika/messages';
import { escapeHtml } from '../mail/escape-html.ts';
import type { LinkKey } from '../secrets/keyed-links.ts';

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

export const plainPageStyle = `
:root{color-scheme:light dark;--paper:#fbfaf7;--sheet:#fff;--ink:#14203a;--soft:#56627a;--line:#e3dfd6;--edge:#8b8c8a;--stamp:#c8372d;--unsure:#8a5c00;--guide:#1a69c6}
@media (prefers-color-scheme:dark){:root{--paper:#0e1420;--sheet:#151d2c;--ink:#eef1f6;--soft:#9aa6bc;--line:#263146;--edge:#66738c;--stamp:#f0675b;--unsure:#e5b454;--guide:#6fb1ff}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:flex;flex-direction:column;background:var(--paper);color:var(--ink);font:16px/1.6 system-ui,sans-serif;font-variant-numeric:tabular-nums}
header{display:flex;align-items:center;justify-content:space-between;gap:1rem;padding:1rem 1.25rem;border-bottom:1px solid var(--line);font-size:1.2rem}
.badge{border:2px solid var(--stamp);border-radius:4px;padding:.125rem .625rem;color:var(--stamp);font-size:.8125rem;font-weight:700;letter-spacing:.04em;transform:rotate(-2deg)}
main{flex:1;width:100%;max-width:30rem;margin:0 auto;padding:1.5rem 1.25rem 3rem}
.notice{margin:0 0 1.5rem;border-inline-start:3px solid var(--unsure);padding-inline-start:.875rem;color:var(--unsure);font-size:.9rem}
section{position:relative;background:var(--sheet);border:1px solid var(--line);border-radius:6px;padding:1.5rem}
section::before,section::after{content:"";position:absolute;width:14px;height:14px;border:solid var(--edge);border-width:1px 0 0 1px;top:-7px;left:-7px}
section::after{top:auto;left:auto;bottom:-7px;right:-7px;border-width:0 1px 1px 0}
h1{margin:0;font-size:1.44rem;line-height:1.3}
.price{margin:.25rem 0 0;font-size:2.0736rem;font-weight:700;line-height:1.2}
ul{margin:1rem 0 0;padding:1rem 0 0;border-top:1px solid var(--line);list-style:none;color:var(--soft)}
form{display:grid;gap:.75rem;margin-top:1.5rem}
label{font-weight:600}
small{color:var(--soft);font-size:.875rem}
textarea{width:100%;min-width:0;border:1px solid var(--edge);border-radius:6px;padding:.625rem;background:none;color:inherit;font:inherit}
button{min-height:3rem;padding:.625rem 1rem;border:1px solid var(--edge);border-radius:6px;background:none;color:inherit;font:inherit;font-weight:600;cursor:pointer}
button:hover{border-color:var(--ink)}
button:active{transform:translateY(1px)}
button.main{border-color:var(--ink);background:var(--ink);color:var(--paper)}
button.main:hover{opacity:.9}
button.quiet{border-color:transparent;color:var(--soft);font-weight:400;text-decoration:underline}
button:focus-visible,a:focus-visible,textarea:focus-visible{outline:2px solid var(--guide);outline-offset:2px}
a{color:var(--guide)}
footer{overflow:hidden;padding:1rem 1.25rem;color:var(--soft);font:.75rem/1.5 ui-monospace,monospace;white-space:nowrap}
`;
