import { type Language, localeOf } from './languages.ts';

/** `1 month`, `1 year`, `45 days`: the largest unit that divides the period evenly. */
export function formatPeriod(language: Language, days: number): string {
  const [unit, unitDays] = units.find(([, length]) => days % length === 0) ?? dayUnit;
  return new Intl.NumberFormat(localeOf(language), { style: 'unit', unit, unitDisplay: 'long' }).format(
    days / unitDays,
  );
}

const dayUnit = ['day', 1] as const;
/** Packages are sold in months of 30 days. */
const units = [['year', 365], ['month', 30], dayUnit] as const;
