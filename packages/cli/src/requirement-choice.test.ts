import { describe, expect, it } from 'vitest';
import { chooseRequirement } from './requirement-choice.ts';

describe('chooseRequirement', () => {
  it.each([
    [{ country: 'Japan', document: 'Visa', variant: 'e-visa' }, 'JP visa e-visa', 'record'],
    [{ country: 'US', document: 'visa', variant: 'Lottery' }, 'US visa us-diversity-visa', 'record'],
    [{ country: 'IN', document: 'other', variant: 'oci' }, 'IN other india-oci', 'record'],
    [{ country: 'KOR', document: 'id' }, 'KR passport standard', 'passport-of-country'],
    [{ country: 'NL', document: 'other' }, 'NL other driver-license', 'record'],
    [{ country: 'eu', document: 'id' }, 'EU id standard', 'default'],
  ])('%j uses %s, %s', (options, key, basis) => {
    const answer = chooseRequirement(options);
    const { countryCode, documentType, variant } = answer.requirement;
    expect([`${countryCode} ${documentType} ${variant}`, answer.basis]).toEqual([key, basis]);
  });

  it.each([
    [{ country: 'DE', document: 'pasport' }, 'unknown document "pasport"', 'Did you mean passport?'],
    [{ country: 'DE', document: 'stamp' }, 'unknown document "stamp"', 'Use passport, visa or id.'],
    [
      { country: 'US', document: 'visa', variant: 'tombola' },
      'United States has no visa variant "tombola"',
      'Use one of: standard, us-diversity-visa.',
    ],
    [
      { country: 'IN', document: 'other', variant: 'pan' },
      'India has no other variant "pan"',
      expect.stringContaining('pan-protean, pan-utiitsl'),
    ],
    [
      { country: 'AD', document: 'visa', variant: 'online' },
      'Andorra has no visa variant "online"',
      'It has no visa requirements of its own.',
    ],
    [
      { country: 'DE', document: 'other' },
      'document "other" needs --variant',
      'Germany has: driver-license, health-card, residence-permit.',
    ],
    [
      { country: 'AD', document: 'other' },
      'document "other" needs --variant',
      'Andorra has no other documents on record.',
    ],
  ])('%j is refused: %s', (options, message, hint) => {
    expect(() => chooseRequirement(options)).toThrow(expect.objectContaining({ message, hint }));
  });
});
