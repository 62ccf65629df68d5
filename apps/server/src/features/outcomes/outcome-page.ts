import { createMailTranslator, type Language } from '@vesika/messages';
import type { PhotoOutcomeRow } from '../../platform/database/schema/index.ts';
import { keyedForm, plainPage } from '../../platform/http/plain-page.ts';
import { escapeHtml } from '../../platform/mail/escape-html.ts';
import type { LinkKey } from '../../platform/secrets/keyed-links.ts';
import { outcomePath } from './outcome-links.ts';
import { namesOf } from './outcome-mail.ts';

type Translate = Awaited<ReturnType<typeof createMailTranslator>>;

/** The acts of the buttons on the page. */
export const outcomeActs = ['accepted', 'refused', 'never', 'reason'] as const;
export type OutcomeAct = (typeof outcomeActs)[number];

export const reasonCharsMax = 5000;

export async function questionPage(
  language: Language,
  given: LinkKey,
  outcome: PhotoOutcomeRow,
): Promise<string> {
  const t = await createMailTranslator(language);
  const button = (act: OutcomeAct, label: string, look: string) =>
    keyedForm(
      outcomePath,
      given,
      `<button class="${look}" name="act" value="${act}">${escapeHtml(label)}</button>`,
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

export async function refusedPage(language: Language, given: LinkKey): Promise<string> {
  const t = await createMailTranslator(language);
  const label = `<label for="reason">${escapeHtml(t('outcomePage.sorry'))}</label>`;
  const field = `<textarea id="reason" name="reason" rows="8" maxlength="${reasonCharsMax}" required dir="auto" aria-describedby="about" style="width:100%;font:inherit"></textarea>`;
  const send = `<button class="main" name="act" value="reason">${escapeHtml(t('outcomePage.send'))}</button>`;
  return page(language, t, [
    `<p>${escapeHtml(t('outcomePage.thanks'))} ${escapeHtml(t('outcomePage.counts'))}</p>`,
    keyedForm(
      outcomePath,
      given,
      `<p>${label}</p>${field}<p id="about">${escapeHtml(t('outcomePage.reason'))}</p>${send}`,
    ),
    `<p><a href="/dashboard/payments">${escapeHtml(t('outcomePage.again'))}</a></p>`,
  ]);
}

export async function textPage(language: Language, text: 'sent' | 'stopped' | 'gone'): Promise<string> {
  const t = await createMailTranslator(language);
  return page(language, t, [`<p>${escapeHtml(t(`outcomePage.${text}`))}</p>`]);
}

function page(language: Language, t: Translate, content: readonly string[]): string {
  return plainPage(language, t('outcome.subject'), content);
}
