import { formatNumber, type Language, localeOf } from '@vesika/messages';
import type { TFunction } from 'i18next';

export function fileSizeText(t: TFunction<['web', 'engine']>, language: Language, bytes: number): string {
  if (bytes < 1_000_000) {
    return t('engine:units.kB', { value: formatNumber(language, bytes / 1000, 'kB') });
  }
  const megabytes = new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 1 });
  return t('engine:units.MB', { value: megabytes.format(bytes / 1_000_000) });
}
