import { type Language, localeOf } from '@vesika/messages';

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

export function agoText(language: Language, then: Date, now: Date): string | null {
  const passedMs = now.getTime() - then.getTime();
  const unit = units.find(([, ms]) => passedMs >= ms);
  if (!unit) return null;
  const [name, ms] = unit;
  return new Intl.RelativeTimeFormat(localeOf(language)).format(-Math.floor(passedMs / ms), name);
}
