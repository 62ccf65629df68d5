import type { ServiceFacts } from '@vesika/contract';
import { type Language, localeOf } from '@vesika/messages';

/** The retention times of checked pictures and the number of checks per day. */
export type Kept = Pick<ServiceFacts, 'originalsVisitorHours' | 'originalsDays' | 'previewsPerDay'>;

/** Formats the retention times, e.g. `24 hours` for a visitor and `30 days` for an account. */
export function keptTimes(language: Language, { originalsVisitorHours, originalsDays }: Kept) {
  const text = (amount: number, unit: 'hour' | 'day') =>
    new Intl.NumberFormat(localeOf(language), { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
  return { visitor: text(originalsVisitorHours, 'hour'), account: text(originalsDays, 'day') };
}
