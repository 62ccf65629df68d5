import { findRequirement, refusesEditing } from '@vesika/requirements';
import { expect, it } from 'vitest';
import { requirementSummaries } from './requirement-summaries.server.ts';

it('says of each country what its record says, with the address of its page', () => {
  const summaries = requirementSummaries(['US', 'TR', 'GB'], { language: 'tr', isActive: () => true });
  expect(summaries.map(({ key, name }) => [key, name])).toEqual([
    ['usa', 'Amerika Birleşik Devletleri'],
    ['turkey', 'Türkiye'],
    ['uk', 'Birleşik Krallık'],
  ]);
  for (const { code, rule } of summaries) {
    const { requirement } = findRequirement({ countryCode: code, documentType: 'passport' })!;
    expect(rule).toMatchObject({ size: requirement.size, headHeight: requirement.headHeight });
    expect(rule.photoAgeMonthsMax).toEqual(requirement.photoAgeMonthsMax);
    expect(rule.editingForbidden).toBe(refusesEditing(requirement));
  }
});

it('says of glasses what the page of the country says', () => {
  const [us, gb, de] = requirementSummaries(['US', 'GB', 'DE'], { language: 'en', isActive: () => true });
  expect([us?.rule.glasses, gb?.rule.glasses, de?.rule.glasses]).toEqual(['no', 'avoid', 'yes']);
});

it('leaves out what no country has as its code', () => {
  expect(requirementSummaries(['XX'], { language: 'en', isActive: () => true })).toEqual([]);
});
