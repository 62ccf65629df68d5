import type { ServiceFacts } from '@vesika/contract';
import { type Language, localeOf } from '@vesika/messages';

export type Kept = Pick<ServiceFacts, 'originalsVisitorHours' | 'originalsDays' | 'previewsPerDay'>;

export function keptTimes(language: Language, { originalsVisitorHours, originalsDays }: Kept) {
  const text = (amount: number, unit: 'hour' | 'day') =>
    new Intl.NumberFormat(localeOf(language), { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
  return { visitor: text(originalsVisitorHours, 'hour'), account: text(originalsDays, 'day') };
}
