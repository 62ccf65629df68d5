import { type Country, findCountry, listCountries } from '@vesika/requirements';
import { comparable, didYouMean } from './suggestions.ts';
import { UsageError } from './usage-error.ts';

/** Accepts alpha-2, alpha-3, slug (`uk`, `south-africa`) or English name. */
export function chooseCountry(typed: string): Country {
  const country = findCountry(typed) ?? findByName(typed);
  if (country) return country;
  throw new UsageError(
    `unknown country "${typed}"`,
    didYouMean(typed, allNames()) ?? 'Use a code such as DE or DEU, or an English name such as Germany.',
  );
}

function findByName(typed: string): Country | undefined {
  const wanted = comparable(typed);
  return listCountries().find((country) => namesOf(country).some((name) => comparable(name) === wanted));
}

function allNames(): string[] {
  return listCountries().flatMap((country) => namesOf(country));
}

const currentNames = new Intl.DisplayNames('en', { type: 'region' });

/** The record's name, the current name (Czechia, Türkiye) and the slug (uk) if they differ. */
function namesOf(country: Country): string[] {
  const names = [country.name, currentNames.of(country.code) ?? country.name, country.slug];
  return [...new Map(names.reverse().map((name) => [comparable(name), name])).values()].reverse();
}
