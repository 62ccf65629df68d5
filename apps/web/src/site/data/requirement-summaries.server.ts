import { findCountry, findRequirement, refusesEditing } from '@vesika/requirements';
import { countryName } from '../../shell/i18n/country-names.ts';
import { keyOf, type Visit } from './country-address.server.ts';
import { shownRule } from './derive/shown-rule.server.ts';

export type RequirementSummary = ReturnType<typeof requirementSummaries>[number];

export function requirementSummaries(codes: readonly string[], { language, isActive }: Visit) {
  return codes
    .filter((code) => isActive(code))
    .flatMap((code) => {
      const country = findCountry(code);
      const answer = findRequirement({ countryCode: code, documentType: 'passport' });
      if (!country || !answer) return [];
      const { requirement, date } = answer;
      return {
        language,
        code,
        date,
        key: keyOf('passport', country),
        name: countryName(language, code, country.name),
        rule: {
          ...shownRule(requirement),
          copies: requirement.print.copies,
          editingForbidden: refusesEditing(requirement),
        },
      };
    });
}
