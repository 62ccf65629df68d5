import type { Currency } from '@vesika/contract';
import { type Language, localeOf } from '@vesika/messages';

/** `€1.99`, `₺49`: whole amounts without decimals, as price lists write them. */
export function priceText(language: Language, amount: number, currency: Currency): string {
  return new Intl.NumberFormat(localeOf(language), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount);
}

/** `€1.00`, `€0.40`: what one of several costs, which is seldom a whole amount; all as exact as each other. */
export function sharePriceText(language: Language, amount: number, currency: Currency): string {
  return new Intl.NumberFormat(localeOf(language), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).format(amount);
}

/** `50%`, from the two prices alone. */
export function discountText(language: Language, price: number, priceWas: number): string {
  const share = new Intl.NumberFormat(localeOf(language), { style: 'percent' });
  return share.format(1 - price / priceWas);
}

/** `Euro`, `Dólar estadounidense`: as the name of a choice begins, where the language writes it small in a sentence too. */
export function currencyName(language: Language, currency: Currency): string {
  const locale = localeOf(language);
  const [first = '', ...rest] = new Intl.DisplayNames(locale, { type: 'currency' }).of(currency) ?? currency;
  return first.toLocaleUpperCase(locale) + rest.join('');
}
