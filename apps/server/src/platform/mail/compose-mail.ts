import { directionOf, type Language } from '@vesika/messages';
import { escapeHtml } from './escape-html.ts';
import type { Mail, MailAttachment } from './mail.ts';

export interface MailPart {
  text: string;
  html: string;
}

interface ComposedMail {
  to: string;
  language: Language;
  subject: string;
  parts: readonly MailPart[];
  attachments?: readonly MailAttachment[];
}

const button =
  'display:inline-block;padding:12px 20px;border-radius:6px;background:#14203a;color:#ffffff;text-decoration:none';
/** The letterhead has no image because mail programs block them. */
const head =
  'margin:0 0 24px;padding-bottom:12px;border-bottom:1px solid #e3dfd6;font-size:18px;font-weight:700;line-height:1.3';
const dot =
  'display:inline-block;width:10px;height:10px;margin-inline-end:8px;border-radius:50%;background:#c8372d';
const heading = 'margin:0 0 16px;font-size:22px;line-height:1.3';
/** Only colours that dark mode must change; programs without media queries keep the inline ones. */
const dark =
  '@media (prefers-color-scheme:dark){.button{background:#eef1f6!important;color:#14203a!important}.note{color:#9aa6bc!important}.head{border-color:#263146!important}}';

export function composeMail({ to, language, subject, parts, attachments }: ComposedMail): Mail {
  return {
    to,
    subject,
    text: parts.map(({ text }) => text).join('\n\n'),
    html: `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title><style>:root{color-scheme:light dark}:lang(ja){word-break:auto-phrase}${dark}</style></head>
<body style="font:16px/1.6 system-ui,sans-serif;max-width:36rem;margin:24px auto;padding:0 16px;overflow-wrap:anywhere">
<p class="head" style="${head}"><span style="${dot}"></span>Vesika</p>
<h1 style="${heading}">${escapeHtml(subject)}</h1>
${parts.map(({ html }) => html).join('\n')}
</body></html>`,
    ...(attachments && { attachments }),
  };
}

export function paragraph(text: string): MailPart {
  return { text, html: `<p>${escapeHtml(text)}</p>` };
}

export function note(text: string): MailPart {
  return { text, html: `<p class="note" style="color:#56627a;font-size:14px">${escapeHtml(text)}</p>` };
}

export function facts(lines: readonly string[]): MailPart {
  return { text: lines.join('\n'), html: `<p>${lines.map(escapeHtml).join('<br>\n')}</p>` };
}

export function action(label: string, link: string): MailPart {
  const drawn = `<a class="button" href="${escapeHtml(link)}" style="${button}">${escapeHtml(label)}</a>`;
  return { text: `${label}:\n${link}`, html: `<p>${drawn}</p>` };
}

export function code(sentence: string, digits: string): MailPart {
  const large = `<strong style="font-size:24px;letter-spacing:0.1em">${escapeHtml(digits)}</strong>`;
  return { text: sentence, html: `<p>${escapeHtml(sentence).replace(escapeHtml(digits), large)}</p>` };
}

export function fileNames(names: readonly string[]): MailPart {
  const items = names.map((name) => `<li><bdi>${escapeHtml(name)}</bdi></li>`);
  return { text: names.join('\n'), html: list(items) };
}

interface LinkedEntry {
  title: string;
  about: string;
  link: string;
}

export function linkedEntries(entries: readonly LinkedEntry[]): MailPart {
  const items = entries.map(
    ({ title, about, link }) =>
      `<li><a href="${escapeHtml(link)}">${escapeHtml(title)}</a><br>${escapeHtml(about)}</li>`,
  );
  return {
    text: entries.map(({ title, about, link }) => [title, about, link].join('\n')).join('\n\n'),
    html: list(items),
  };
}

function list(items: readonly string[]): string {
  return `<ul style="padding-inline-start:20px">\n${items.join('\n')}\n</ul>`;
}
