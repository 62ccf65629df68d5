import { linkSeconds, uploadBytesMax } from '@vesika/contract';
import { type Language, languages, loadCatalogue, type Namespace } from '@vesika/messages';
import { expect, it } from 'vitest';
import { mailedCodeHours, purchaseDays } from './features/accounts/one-time-tokens.ts';
import { passwordCharactersMin } from './features/accounts/passwords.ts';
import { refundDays, refundHours } from './features/payments/refunds/refund-window.ts';
import { revisionDays } from './features/photos/pay-for-photo.ts';
import { keptHours } from './features/public-api/idempotency.ts';
import { mailedLinkHours } from './features/resume/serve-resume.ts';
import { deliveryDays } from './features/webhooks/expire-deliveries.ts';

/** Figures that texts say in digits, each where the service keeps it; the pages are given all others. */
const digits: [figure: number, ...texts: string[]][] = [
  [refundDays, 'mail:receipt.refundable', 'engine:errors.refund-not-possible.action'],
  [refundDays, 'payments:purchase.guarantee', 'pricing:meta.description', 'pricing:moneyBack.title'],
  [refundDays, 'pricing:moneyBack.ways.click.text'],
  [refundHours, 'pricing:moneyBack.ways.click.text', 'payments:refund.money'],
  [refundHours, 'payments:refund.states.requested'],
  [revisionDays, 'pricing:faq.credit.answer'],
  [purchaseDays, 'mail:receipt.guest.about'],
  [deliveryDays, 'engine:errors.webhook-delivery-not-found.action'],
  [keptHours, 'developers:guides.repeats.text'],
  [uploadBytesMax / 2 ** 20, 'engine:errors.file-too-large.title', 'engine:errors.body-too-large.action'],
  [
    uploadBytesMax / 2 ** 20,
    'web:drop.formats',
    'countries:steps.id.second.text',
    'landing:faq.formats.answer',
  ],
  [passwordCharactersMin, 'account:fields.passwordHint', 'account:validation.password'],
];

const perLanguage = languages.flatMap((language) =>
  digits.flatMap(([figure, ...texts]) => texts.map((text) => [language, text, figure] as const)),
);

it.each(perLanguage)('%s %s says %i', async (language, text, figure) => {
  expect(await textOf(language, text)).toMatch(new RegExp(`(?<!\\d)${figure}(?!\\d)`));
});

it('“an hour” and “a day” are one, as mails, the reference and the page of a begun photo say in words', () => {
  expect([mailedCodeHours, linkSeconds / 3600, mailedLinkHours / 24]).toEqual([1, 1, 1]);
});

async function textOf(language: Language, text: string): Promise<string> {
  const [namespace, path] = text.split(':') as [Namespace, string];
  let found: unknown = await loadCatalogue(language, namespace);
  for (const key of path.split('.')) found = (found as Record<string, unknown>)[key];
  return found as string;
}
