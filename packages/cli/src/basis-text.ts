import type { RequirementAnswer } from '@vesika/requirements';
import type { Texts } from './texts.ts';

/**
 * The basis of the rules in one line: how well they are supported, since when, and which record is used instead of a
 * missing one.
 */
export function basisText({ basis, verified, date, requirement }: RequirementAnswer, texts: Texts): string {
  if (basis === 'default') return texts.basis('default').about;
  const support = [texts.basis(verified).name.toLowerCase(), ...(date ? [date] : [])].join(', ');
  if (basis === 'passport-of-country') {
    return `${support}; we found nothing published for this document, so we use the passport requirements of ${requirement.countryName}`;
  }
  return support;
}
