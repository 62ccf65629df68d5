import type { Package } from '@vesika/contract';
import { formatPeriod, type Language } from '@vesika/messages';
import type { TFunction } from 'i18next';

type Words = TFunction<'payments'>;

export function photosText(
  t: Words,
  { credits, isRecurring }: Pick<Package, 'credits' | 'isRecurring'>,
): string {
  if (credits === null) return t('credits.unlimited');
  return t(isRecurring ? 'credits.monthly' : 'credits.photos', { count: credits });
}

/** A plan that renews does not end, so its period is how long unused photos last. */
export function validityText(t: Words, language: Language, { isRecurring, validityDays }: Package): string {
  const period = formatPeriod(language, validityDays);
  return t(isRecurring ? 'purchase.carryOver' : 'purchase.validity', { period });
}
