import type { Currency } from '@vesika/contract';
import { type Language, localeOf } from '@vesika/messages';

export function priceText(
  language: Language,
  amount: number,
  currency: Currency,
  trailingZeroDisplay: 'stripIfInteger' | 'auto' = 'stripIfInteger',
): string {
  const form = { style: 'currency', currency, currencyDisplay: 'narrowSymbol', trailingZeroDisplay } as const;
  return new Intl.NumberFormat(localeOf(language), form).format(amount);
}

/** The price of one photo of a package. It keeps its decimals, so that the prices of a table line up. */
export function sharePriceText(language: Language, amount: number, currency: Currency): string {
  return priceText(language, amount, currency, 'auto');
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
