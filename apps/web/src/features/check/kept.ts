import type { ServiceFacts } from '@vesika/contract';
import { type Language, localeOf } from '@vesika/messages';

/** How long a picture is kept that was brought to be checked, and how many may be in a day. */
export type Kept = Pick<ServiceFacts, 'originalsVisitorHours' | 'originalsDays' | 'previewsPerDay'>;

/** `24 hours`, of a visitor's picture; `30 days`, of one in an account. */
export function keptTimes(language: Language, { originalsVisitorHours, originalsDays }: Kept) {
  const text = (amount: number, unit: 'hour' | 'day') =>
    new Intl.NumberFormat(localeOf(language), { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
  return { visitor: text(originalsVisitorHours, 'hour'), account: text(originalsDays, 'day') };
}
