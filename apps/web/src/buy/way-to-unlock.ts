import type { ActivePackage, Packages } from '@vesika/contract';

export type WayToUnlock =
  | { step: 'buy'; reason: 'no-package' | 'package-expired' | 'no-credits' }
  | { step: 'buy'; reason: 'other-country'; onlyCountry: string }
  | { step: 'unlock'; creditsRemaining: number | null; covers: Cover };

/** `becomes-one-country`: the package is for one country, and the first photo that it pays for decides which. */
type Cover = 'all-countries' | 'one-country' | 'becomes-one-country';

export interface Circumstances {
  held: Packages;
  countryCode: string;
  now: Date;
}

export function wayToUnlock({ held, countryCode, now }: Circumstances): WayToUnlock {
  const newest = held.package;
  if (!newest) return { step: 'buy', reason: 'no-package' };
  const charged = [newest, ...held.others].filter((each) => canPay(each, now));
  const paying = charged.filter(({ onlyCountry }) => onlyCountry === null || onlyCountry === countryCode);
  if (paying.length > 0)
    return { step: 'unlock', creditsRemaining: creditsOf(paying), covers: coverOf(paying) };
  const onlyCountry = charged[0]?.onlyCountry;
  if (onlyCountry) return { step: 'buy', reason: 'other-country', onlyCountry };
  return { step: 'buy', reason: new Date(newest.expiresAt) <= now ? 'package-expired' : 'no-credits' };
}

/** Credits that pay for photos of at least one of the countries, and the countries that no package covers. */
export function creditsFor({ held, countryCodes, now }: BatchCircumstances) {
  const charged = [...(held.package ? [held.package] : []), ...held.others].filter((each) =>
    canPay(each, now),
  );
  const pays = ({ onlyCountry }: ActivePackage, code: string) => onlyCountry === null || onlyCountry === code;
  return {
    creditsRemaining: creditsOf(charged.filter((each) => countryCodes.some((code) => pays(each, code)))),
    uncovered: countryCodes.filter((code) => !charged.some((each) => pays(each, code))),
  };
}

interface BatchCircumstances {
  held: Packages;
  countryCodes: readonly string[];
  now: Date;
}

function canPay({ expiresAt, creditsRemaining }: ActivePackage, now: Date): boolean {
  return new Date(expiresAt) > now && creditsRemaining !== 0;
}

function coverOf(paying: readonly ActivePackage[]): Cover {
  if (paying.some(({ features }) => !features.includes('one-country'))) return 'all-countries';
  return paying.some(({ onlyCountry }) => onlyCountry !== null) ? 'one-country' : 'becomes-one-country';
}

function creditsOf(paying: readonly ActivePackage[]): number | null {
  return paying.reduce<number | null>(
    (sum, { creditsRemaining }) =>
      sum === null || creditsRemaining === null ? null : sum + creditsRemaining,
    0,
  );
}
