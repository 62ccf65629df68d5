import { findCountry, findRequirement, refusesEditing, smileAllowed } from '@vesika/requirements';
import { countryName } from '../i18n/country-names.ts';
import { keyOf, type Visit } from './country-address.server.ts';
import { glassesVerdict } from './derive/glasses.server.ts';

export type RequirementSummary = ReturnType<typeof requirementSummaries>[number];

export function requirementSummaries(codes: readonly string[], { language, isActive }: Visit) {
  return codes
    .filter((code) => isActive(code))
    .flatMap((code) => {
      const country = findCountry(code);
      const answer = findRequirement({ countryCode: code, documentType: 'passport' });
      if (!country || !answer) return [];
      const { requirement, date } = answer;
      const { size, pixels, headHeight, eyeLineFromBottom, topMargin, minDpi, print } = requirement;
      return {
        language,
        code,
        date,
        key: keyOf('passport', country),
        name: countryName(language, code, country.name),
        rule: {
          size,
          pixels,
          headHeight,
          eyeLineFromBottom,
          topMargin,
          minDpi,
          smileAllowed: smileAllowed(requirement),
          copies: print.copies,
          background: { name: requirement.background.colour, hex: requirement.background.hex },
          glasses: glassesVerdict(requirement),
          photoAgeMonthsMax: requirement.photoAgeMonthsMax?.value ?? null,
          editingForbidden: refusesEditing(requirement),
        },
      };
    });
}
