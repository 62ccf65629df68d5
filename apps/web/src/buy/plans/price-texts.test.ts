import { describe, expect, it } from 'vitest';
import { currencyName, discountText, priceText, sharePriceText } from './price-text.ts';

describe('a price', () => {
  it.each([
    ['en', 1.99, 'EUR', '€1.99'],
    ['en', 49, 'TRY', '₺49'],
    ['tr', 199, 'TRY', '₺199'],
    ['tr', 7.99, 'EUR', '€7,99'],
    ['de', 7.5, 'EUR', '7,50 €'],
  ] as const)('in %s of %d %s is %s', (language, amount, currency, text) => {
    expect(priceText(language, amount, currency).replaceAll('\u00a0', ' ')).toBe(text);
  });

  it('of one photo of several is as exact as its neighbours', () => {
    expect(sharePriceText('en', 1.99 / 2, 'EUR')).toBe('€1.00');
    expect(sharePriceText('en', 3.99 / 10, 'EUR')).toBe('€0.40');
  });

  it('is compared with the former one', () => {
    expect(discountText('en', 1.99, 3.99)).toBe('50%');
    expect(discountText('tr', 3, 4)).toBe('%25');
  });

  it('names its currency', () => {
    expect(currencyName('tr', 'TRY')).toBe('Türk lirası');
    expect(currencyName('es', 'EUR')).toBe('Euro');
    expect(currencyName('en', 'EUR')).toBe('Euro');
  });
});
