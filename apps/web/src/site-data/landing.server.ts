import type { ServiceFacts } from '@vesika/contract';
import { findCountry, findRequirement, popularPassportCodes } from '@vesika/requirements';
import { countryName } from '../i18n/country-names.ts';
import { countriesOf, keyOf, type Visit } from './country-address.server.ts';
import type { Landing } from './landing.ts';

export function landing(visit: Visit, facts: ServiceFacts): Landing {
  const { refundDays, refundHours, originalsDays, originalsVisitorHours } = facts;
  return {
    language: visit.language,
    drawn: drawnRule(visit),
    promised: { refundDays, refundHours, originalsDays, originalsVisitorHours },
    countries: countriesOf('passport', visit).map(({ code, region }) => ({ code, region })),
  };
}

/** The most common format, by a rule that is well documented. */
const drawnFirst = 'DE';

function drawnRule({ language, isActive }: Visit): Landing['drawn'] {
  const drawn = [drawnFirst, ...popularPassportCodes].find(isActive) ?? drawnFirst;
  const country = findCountry(drawn)!;
  const { size, headHeight, eyeLineFromBottom, topMargin, background } = findRequirement({
    countryCode: drawn,
    documentType: 'passport',
  })!.requirement;
  return {
    code: country.code,
    key: keyOf('passport', country),
    name: countryName(language, country.code, country.name),
    size,
    headHeight,
    eyeLineFromBottom,
    topMargin,
    backgroundHex: background.hex,
  };
}
