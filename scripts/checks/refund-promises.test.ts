import { guarantee } from '@vesika/contract';
import { languages, loadCatalogue, localeOf } from '@vesika/messages';
import { expect, it } from 'vitest';

it.each(languages)('texts about rejections and refunds receive their figures in %s', async (language) => {
  const { guarantee: terms } = await loadCatalogue(language, 'web');
  const { refund } = await loadCatalogue(language, 'payments');
  const { meta, moneyBack } = await loadCatalogue(language, 'pricing');
  const { receipt } = await loadCatalogue(language, 'mail');
  const { errors } = await loadCatalogue(language, 'engine');
  const ofRejections = [terms.first, receipt.guest.about];
  const ofDays = [
    terms.click,
    meta.description,
    moneyBack.title,
    receipt.refundable,
    receipt.guest.refundable,
    errors['refund-not-possible'].action,
  ];
  const ofHours = [terms.click, refund.money, refund.states.requested];
  expect(ofRejections.filter((text) => !text.includes('{{rejectionDays}}'))).toEqual([]);
  expect(ofDays.filter((text) => !text.includes('{{refundDays}}'))).toEqual([]);
  expect(ofHours.filter((text) => !text.includes('{{refundHours}}'))).toEqual([]);
  const all = [...ofRejections, ...ofDays, ...ofHours, terms.second, terms.where];
  expect(all.filter((text) => /\d{2}/.test(text))).toEqual([]);
});

it('the days of the guarantee have one plural form in every language, as their texts do', () => {
  const categories = languages.flatMap((language) => {
    const rules = new Intl.PluralRules(localeOf(language));
    return [guarantee.rejectionDays, guarantee.refundDays].map((days) => rules.select(days));
  });
  expect(categories.filter((category) => category !== 'other' && category !== 'many')).toEqual([]);
});
