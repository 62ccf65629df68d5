import type { ServiceFacts } from '@vesika/contract';
import type { Language } from '@vesika/messages';
import { findCountry, findRequirement } from '@vesika/requirements';
import { countryName } from '../i18n/country-names.ts';
import { countriesOf, keyOf } from './country-address.server.ts';
import type { Landing } from './landing.ts';

export function landing(language: Language, facts: ServiceFacts): Landing {
  const { refundDays, refundHours, originalsDays, originalsVisitorHours } = facts;
  return {
    language,
    drawn: drawnRule(language),
    promised: { refundDays, refundHours, originalsDays, originalsVisitorHours },
    countries: countriesOf('passport').map(({ code, region }) => ({ code, region })),
  };
}

/** The most common format, by a rule that is well documented. */
const drawnCountry = 'DE';

function drawnRule(language: Language): Landing['drawn'] {
  const country = findCountry(drawnCountry)!;
  const { size, headHeight, eyeLineFromBottom, topMargin, background } = findRequirement({
    countryCode: drawnCountry,
    documentType: 'passport',
  })!.requirement;
  return {
    code: country.code,
    key: keyOf('passport', country),
    name: countryName(language, country.code, country.name),
    ...{ size, headHeight, eyeLineFromBottom, topMargin },
    backgroundHex: background.hex,
  };
}
