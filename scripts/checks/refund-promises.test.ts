import { languages, loadCatalogue } from '@vesika/messages';
import { expect, it } from 'vitest';
import { refundDays, refundHours } from '../../apps/server/src/features/payments/refunds/refund-terms.ts';

it.each(languages)("texts about refunds name the service's days and hours in %s", async (language) => {
  const { refund, purchase } = await loadCatalogue(language, 'payments');
  const { meta, moneyBack } = await loadCatalogue(language, 'pricing');
  const { receipt } = await loadCatalogue(language, 'mail');
  const { click } = moneyBack.ways;
  const ofDays = [meta.description, moneyBack.title, click.text, purchase.guarantee, receipt.refundable];
  const ofHours = [click.text, refund.money, refund.states.requested];
  expect(ofDays.filter((text) => !figuresOf(text).includes(String(refundDays)))).toEqual([]);
  expect(ofHours.filter((text) => !figuresOf(text).includes(String(refundHours)))).toEqual([]);
});

function figuresOf(text: string): string[] {
  return text.match(/\d+/g) ?? [];
}
