import type { Country } from '@vesika/contract';
import { type Language, languages, localeOf } from '@vesika/messages';
import { countryName } from '../../shell/i18n/country-names.ts';
import { groupCodes } from '../../shell/i18n/group-names.ts';

export interface NamedCountry {
  code: string;
  name: string;
  readonly keywords: string[];
}

export interface CountryGroup {
  region: Country['region'] | 'suggested';
  countries: NamedCountry[];
}

interface ChosenFrom {
  code: string;
  englishName?: string;
  region: Country['region'];
}

export const popularCodes = ['US', 'GB', 'DE', 'FR', 'CA', 'AU', 'JP', 'CN'] as const;

export function groupCountries(
  language: Language,
  countries: readonly ChosenFrom[],
  likely: string | null,
): CountryGroup[] {
  const collator = new Intl.Collator(localeOf(language));
  const named = countries.map((country) => ({ ...nameOf(language, country), region: country.region }));
  const suggested = [...new Set([...(likely ? [likely] : []), ...popularCodes])]
    .slice(0, popularCodes.length)
    .flatMap((code) => named.find((country) => country.code === code) ?? []);
  return [
    { region: 'suggested' as const, countries: suggested },
    ...regions.map((region) => ({
      region,
      countries: named
        .filter((country) => country.region === region)
        .sort((a, b) => collator.compare(a.name, b.name)),
    })),
  ].filter((group) => group.countries.length > 0);
}

export const groupsBeyondCountries: readonly ChosenFrom[] = groupCodes.map((code) => ({
  code,
  region: 'Other',
}));

function nameOf(language: Language, { code, englishName }: ChosenFrom): NamedCountry {
  const name = countryName(language, code, englishName);
  let keywords: string[] | undefined;
  return {
    code,
    name,
    get keywords() {
      keywords ??= [
        code,
        name,
        countryName('en', code, englishName),
        ...new Set(languages.map((each) => countryName(each, code, englishName))),
      ];
      return keywords;
    },
  };
}

const regions: readonly Country['region'][] = [
  'Europe',
  'Asia',
  'Americas',
  'Africa',
  'Oceania',
  'Middle East',
  'Other',
];
