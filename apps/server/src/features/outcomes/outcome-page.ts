import type { ErrorCode } from '@vesika/contract';
import { createMailTranslator, createTranslator, type Language } from '@vesika/messages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendPlainPage } from '../../platform/http/plain-forms.ts';
import { keyedForm, plainPage } from '../../platform/http/plain-page.ts';
import { escapeHtml } from '../../platform/mail/escape-html.ts';
import type { LinkKey } from '../../platform/secrets/keyed-links.ts';
import { languageOfRequest } from '../../platform/web-pages/visitor-preferences.ts';
import type { PhotoOutcomeRow } from '../../schema/index.ts';
import { outcomePath, refusalPath } from './outcome-links.ts';
import { namesOf } from './outcome-mail.ts';

type Translate = Awaited<ReturnType<typeof createMailTranslator>>;

/** The acts of the buttons on the page. */
export const outcomeActs = ['accepted', 'refused', 'never'] as const;
type OutcomeAct = (typeof outcomeActs)[number];

export const reasonCharsMax = 5000;

export async function questionPage(
  language: Language,
  given: LinkKey,
  outcome: PhotoOutcomeRow,
): Promise<string> {
  const t = await createMailTranslator(language);
  const button = (action: OutcomeAct, label: string, look: string) =>
    keyedForm(
      outcomePath,
      given,
      `<button class="${look}" name="act" value="${action}">${escapeHtml(label)}</button>`,
    );
  return page(language, t, [
    `<p>${escapeHtml(t('outcomePage.about', await namesOf(language, outcome)))}</p>`,
    button('accepted', t('outcomePage.accepted'), 'main'),
    button('refused', t('outcomePage.refused'), 'main'),
    button('never', t('outcomePage.never'), ''),
  ]);
}

export async function acceptedPage(language: Language): Promise<string> {
  const t = await createMailTranslator(language);
  return page(language, t, [
    `<p>${escapeHtml(t('outcomePage.thanks'))}</p>`,
    `<p>${escapeHtml(t('outcomePage.counts'))}</p>`,
  ]);
}

interface RefusedPage {
  /** The text that was sent before. */
  reason?: string | undefined;
  problem?: string | undefined;
}

/** The key is in the form's address, so that it is known also where the form cannot be read. */
export async function refusedPage(
  language: Language,
  given: LinkKey,
  { reason = '', problem }: RefusedPage = {},
): Promise<string> {
  const t = await createMailTranslator(language);
  const text = (key: 'sorry' | 'reason' | 'send') => escapeHtml(t(`outcomePage.${key}`));
  return page(language, t, [
    `<p>${escapeHtml(t('outcomePage.thanks'))} ${escapeHtml(t('outcomePage.counts'))}</p>`,
    problem === undefined ? '' : `<p class="notice" role="alert">${escapeHtml(problem)}</p>`,
    `<form method="post" action="${refusalPath}?${escapeHtml(new URLSearchParams(given).toString())}">`,
    `<label for="reason">${text('sorry')}</label>`,
    `<textarea id="reason" name="reason" rows="6" maxlength="${reasonCharsMax}" dir="auto" aria-describedby="about">${escapeHtml(reason)}</textarea>`,
    `<small id="about">${text('reason')}</small>`,
    `<button class="main">${text('send')}</button></form>`,
    `<p><a href="/dashboard/payments">${escapeHtml(t('outcomePage.again'))}</a></p>`,
  ]);
}

export async function problemText(language: Language, code: ErrorCode): Promise<string> {
  const t = await createTranslator(language);
  return `${t(`errors.${code}.title`)}. ${t(`errors.${code}.action`)}`;
}

export async function nothingText(language: Language): Promise<string> {
  return (await createMailTranslator(language))('outcomePage.empty');
}

export async function textPage(
  language: Language,
  text: 'sent' | 'received' | 'stopped' | 'gone',
): Promise<string> {
  const t = await createMailTranslator(language);
  return page(language, t, [`<p>${escapeHtml(t(`outcomePage.${text}`))}</p>`]);
}

function page(language: Language, t: Translate, content: readonly string[]): string {
  return plainPage(language, t('outcome.subject'), content);
}

export async function sendGone(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  return sendPlainPage(reply.code(404), await textPage(languageOfRequest(request), 'gone'));
}
