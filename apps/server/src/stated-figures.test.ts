import { linkSeconds, packageFeatureSchema, uploadBytesMax } from '@vesika/contract';
import { type Language, languages, loadCatalogue, type Namespace } from '@vesika/messages';
import { listCountries } from '@vesika/requirements';
import { describe, expect, it } from 'vitest';
import { codeDigits } from './features/accounts/codes.ts';
import { mailedCodeHours } from './features/accounts/one-time-tokens.ts';
import { passwordCharactersMin } from './features/accounts/passwords.ts';
import { lowCredits } from './features/credits/credits.ts';
import { priceLists } from './features/credits/index.ts';
import { revisionDays } from './features/photos/payment/pay-for-photo.ts';
import { mailedLinkHours } from './features/photos/resume/serve-resume.ts';
import { retentionHours } from './features/public-api/idempotency.ts';
import { deliveryDays } from './features/webhooks/delivery-queue.ts';

/** Figures written as digits in texts, each from the code that enforces it; pages receive all others as values. */
const digits: [figure: number, ...texts: string[]][] = [
  [revisionDays, 'pricing:faq.credit.answer'],
  [deliveryDays, 'engine:errors.webhook-delivery-not-found.action'],
  [retentionHours, 'developers:guides.repeats.text'],
  [uploadBytesMax / 2 ** 20, 'engine:errors.file-too-large.title', 'engine:errors.body-too-large.action'],
  [
    uploadBytesMax / 2 ** 20,
    'web:drop.formats',
    'countries:steps.id.second.text',
    'landing:faq.formats.answer',
  ],
  [passwordCharactersMin, 'account:fields.passwordHint', 'account:validation.password'],
  // Promised hours are part of a feature's name.
  ...packageFeatureSchema.options.flatMap((feature): [number, string][] => {
    const hours = /-(\d+)h$/.exec(feature)?.[1];
    return hours ? [[Number(hours), `payments:features.${feature}`]] : [];
  }),
];
/** Figures that most languages write as words. */
const words: typeof digits = [
  [codeDigits, 'account:fields.code', 'account:validation.code'],
  [lowCredits, 'webhooks:events.credits.low.about'],
];
/** Words by figure; in Russian the stem without its ending. */
const inWords: Record<Language, Record<number, string>> = {
  en: { 5: 'five', 6: 'six' },
  tr: { 5: 'beş', 6: 'altı' },
  de: { 5: 'fünf', 6: 'sechs' },
  fr: { 5: 'cinq', 6: 'six' },
  es: { 5: 'cinco', 6: 'seis' },
  it: { 5: 'cinque', 6: 'sei' },
  pt: { 5: 'cinco', 6: 'seis' },
  ru: { 5: 'пять', 6: 'шест' },
  zh: { 5: '五', 6: '六' },
  ja: { 5: '五', 6: '六' },
  ar: { 5: 'خمسة', 6: 'ستة' },
};

const inEveryLanguage = (figures: typeof digits) =>
  languages.flatMap((language) =>
    figures.flatMap(([figure, ...texts]) => texts.map((text) => [language, text, figure] as const)),
  );

it.each(inEveryLanguage(digits))('%s %s says %i', async (language, text, figure) => {
  expect(await textOf(language, text)).toMatch(new RegExp(inDigits(figure)));
});

it.each(inEveryLanguage(words))('%s %s says %i, as a rule in a word', async (language, text, figure) => {
  const said = (await textOf(language, text)).toLocaleLowerCase(language);
  expect(said).toMatch(new RegExp(`${inWords[language][figure]}|${inDigits(figure)}`));
});

it('“an hour” and “a day” are one, as mails, the reference and the page of a begun photo say in words', () => {
  expect([mailedCodeHours, linkSeconds / 3600, mailedLinkHours / 24]).toEqual([1, 1, 1]);
});

/** Promises that a head is placed as exactly as a millimetre; measured, one head height in ten is off by more. */
const millimetrePromise =
  /(?:to|by) the millimet|milimetresine|milimetrik|auf den Millimeter|au millimètre|al milímetro|al millimetro|milimétric|до миллиметра|精确到毫米|ミリ単位で(?:正確|合わせ|トリミング)|بدقة المليمتر/i;

describe.each([...languages])('in %s', (language) => {
  it('the summary of the landing page states no number of checks, because it differs between documents', async () => {
    expect(await textOf(language, 'landing:head.summary')).not.toMatch(/\d|\{\{/);
  });

  it('no text promises a millimetre', async () => {
    for (const namespace of ['landing', 'countries', 'guides', 'check', 'pricing'] as const) {
      expect(JSON.stringify(await loadCatalogue(language, namespace))).not.toMatch(millimetrePromise);
    }
  });

  it('the countries of a plan are no more than those of the requirements', async () => {
    const [figure] = /\d+/.exec(await textOf(language, 'payments:features.all-countries')) ?? [];
    expect(Number(figure)).toBeGreaterThan(0);
    expect(listCountries().length).toBeGreaterThanOrEqual(Number(figure));
  });

  it('the answer about renewal follows the mark of a plan, because currencies differ', async () => {
    expect(await textOf(language, 'pricing:faq.renewal.answer')).toContain('{{monthly}}');
  });

  it('no refund is promised without its condition', async () => {
    const said = await textOf(language, 'web:guarantee.second');
    expect(said).not.toMatch(
      /no questions|hiçbir şey sormadan|ohne Rückfragen|sans poser|sin preguntas|senza discussioni|sem perguntas|без лишних|不问|面倒な|دون أي سؤال/,
    );
  });
});

it('every plan has the JPG and the print sheet, as the help and the first page say of all plans', () => {
  for (const { features } of priceLists)
    expect(features).toEqual(expect.arrayContaining(['jpg', 'print-pdf']));
});

it('the plans that the help names for bulk photos include them in every currency', () => {
  const named = priceLists.filter(({ plan }) => plan !== 'starter');
  for (const { features } of named) expect(features).toContain('bulk-processing');
});

it('the photos left of a Starter plan are for one country, as the text at the button says', () => {
  for (const { features } of priceLists.filter(({ plan }) => plan === 'starter')) {
    expect(features).toContain('one-country');
  }
});

function inDigits(figure: number): string {
  return `(?<!\\d)${figure}(?!\\d)`;
}

async function textOf(language: Language, text: string): Promise<string> {
  const [namespace, path] = text.split(':') as [Namespace, string];
  let found: unknown = await loadCatalogue(language, namespace);
  for (const key of path.split('.')) found = (found as Record<string, unknown>)[key];
  return found as string;
}
