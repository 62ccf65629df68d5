import type { ServiceFacts } from '@vesika/contract';
import { type Language, localeOf } from '@vesika/messages';

export type Retention = Pick<ServiceFacts, 'originalsVisitorHours' | 'originalsDays' | 'previewsPerDay'>;

export function retentionTimes(language: Language, { originalsVisitorHours, originalsDays }: Retention) {
  const text = (amount: number, unit: 'hour' | 'day') =>
    new Intl.NumberFormat(localeOf(language), { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
  return { visitor: text(originalsVisitorHours, 'hour'), account: text(originalsDays, 'day') };
}
