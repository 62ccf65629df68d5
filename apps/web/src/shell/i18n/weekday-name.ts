import { type Language, localeOf } from '@vesika/messages';

/** Monday is day 1 and Sunday day 7. */
export function weekdayName(language: Language, day: number, weekday: 'long' | 'short'): string {
  // The first of January 2024 was a Monday.
  const date = new Date(Date.UTC(2024, 0, day));
  return new Intl.DateTimeFormat(localeOf(language), { weekday, timeZone: 'UTC' }).format(date);
}
