import type { Currency } from '@vesika/contract';
import { type Language, localeOf } from '@vesika/messages';

export function priceText(language: Language, amount: number, currency: Currency): string {
  return new Intl.NumberFormat(localeOf(language), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount);
}

export function sharePriceText(language: Language, amount: number, currency: Currency): string {
  return new Intl.NumberFormat(localeOf(language), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).format(amount);
}

export function discountText(language: Language, price: number, priceWas: number): string {
  const share = new Intl.NumberFormat(localeOf(language), { style: 'percent' });
  return share.format(1 - price / priceWas);
}

export function currencyName(language: Language, currency: Currency): string {
  const locale = localeOf(language);
  const [first = '', ...rest] = new Intl.DisplayNames(locale, { type: 'currency' }).of(currency) ?? currency;
  return first.toLocaleUpperCase(locale) + rest.join('');
}
