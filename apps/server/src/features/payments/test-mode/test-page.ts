import { createPaymentTranslator, directionOf, formatPeriod, type Language } from '@vesika/messages';
import { plainPageStyle } from '../../../platform/http/plain-page.ts';
import { escapeHtml } from '../../../platform/mail/escape-html.ts';
import type { PackageRow, TestCheckoutRow } from '../../../schema/index.ts';
import { formatAmount } from '../amounts.ts';
import { packageTexts } from '../package-texts.ts';

interface TestPage {
  checkout: TestCheckoutRow;
  sold: PackageRow;
  language: Language;
}

type T = Awaited<ReturnType<typeof createPaymentTranslator>>;

export type CheckoutView = TestCheckoutRow['status'];

export async function checkoutPage(page: TestPage, view: CheckoutView): Promise<string> {
  const t = await createPaymentTranslator(page.language);
  if (view !== 'open') {
    const text = paragraph(t(`testPage.finished.${view}.text`));
    return frame(
      t,
      page.language,
      t(`testPage.finished.${view}.heading`),
      text + back(t, page.checkout.returnPath),
    );
  }
  const { checkout, sold, language } = page;
  const { name, photos } = await packageTexts(sold, language);
  const amount = formatAmount(language, checkout.amountMinor, checkout.currency);
  const facts = [
    photos,
    t('purchase.validity', { period: formatPeriod(language, sold.validityDays) }),
    ...(checkout.isRecurring ? [t('testPage.monthly')] : []),
  ];
  const buttons = [
    button('pay', t('testPage.pay', { amount }), 'main'),
    button('decline', t('testPage.decline')),
    button('cancel', t('testPage.cancel'), 'quiet'),
  ];
  return frame(
    t,
    language,
    name,
    `${price(amount)}${list(facts)}<form method="post">${buttons.join('')}</form>`,
  );
}

export async function portalPage(page: TestPage): Promise<string> {
  const t = await createPaymentTranslator(page.language);
  const { checkout, sold, language } = page;
  const { name, photos } = await packageTexts(sold, language);
  const amount = formatAmount(language, checkout.amountMinor, checkout.currency);
  const facts = [
    photos,
    t('testPage.monthly'),
    t('testPage.portal.periods', { count: checkout.periodsPaid }),
  ];
  const next = `<input type="hidden" name="period" value="${checkout.periodsPaid + 1}">`;
  const buttons = [
    button('renew', t('testPage.portal.renew'), 'main'),
    button('fail', t('testPage.portal.fail')),
    button('end', t('testPage.portal.end')),
  ];
  const actions = checkout.endedAt
    ? paragraph(t('testPage.portal.ended'))
    : `<form method="post">${next}${buttons.join('')}</form>`;
  const heading = `${t('testPage.portal.heading')}: ${name}`;
  return frame(
    t,
    language,
    heading,
    `${price(amount)}${list(facts)}${actions}${back(t, '/dashboard/payments')}`,
  );
}

function frame(t: T, language: Language, heading: string, content: string): string {
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><meta charset="utf-8">
<title>${escapeHtml(t('testPage.title'))} | Vesika</title>
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<style>${plainPageStyle}</style>
<header><strong>Vesika</strong><span class="badge">${escapeHtml(t('testPage.badge'))}</span></header>
<main><p class="notice">${escapeHtml(t('testPage.notice'))}</p>
<section><h1>${escapeHtml(heading)}</h1>
${content}
</section></main>
<footer aria-hidden="true" dir="ltr">P&lt;VESIKA&lt;&lt;TEST&lt;PAYMENT&lt;&lt;NO&lt;CARD&lt;IS&lt;CHARGED&lt;&lt;&lt;&lt;</footer></html>`;
}

const price = (amount: string) => `<p class="price">${escapeHtml(amount)}</p>`;
const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
const list = (facts: readonly string[]) =>
  `<ul>${facts.map((fact) => `<li>${escapeHtml(fact)}</li>`).join('')}</ul>`;
const back = (t: T, path: string) =>
  `<p><a href="${escapeHtml(path)}">${escapeHtml(t('testPage.back'))}</a></p>`;

function button(action: string, label: string, kind = 'plain'): string {
  return `<button name="action" value="${action}" class="${kind}">${escapeHtml(label)}</button>`;
}
