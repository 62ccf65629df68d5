import { allRequirements, findRequirement, firstToKnow } from '@vesika/requirements';
import { describe, expect, it } from 'vitest';
import { exceptionFor, ownPhoto, wayOf } from './own-photo.ts';

type Document = 'passport' | 'visa' | 'id' | 'other';

function ownFor(countryCode: string, documentType: Document, variant?: string) {
  const query = { countryCode, documentType, ...(variant && { variant }) };
  return ownPhoto(firstToKnow(findRequirement(query)!.requirement));
}

describe('ownPhoto', () => {
  it('is refused in Germany, accepted by its missions abroad, and a studio has a file to check', () => {
    const own = ownFor('DE', 'passport');
    expect(own).toMatchObject({ isTaken: false, hasStudioFile: true });
    expect(own.exceptions).toEqual([{ appliesTo: ['abroad'], isPublished: true }]);
  });

  it.each([
    ['CA', 'passport'],
    ['FR', 'passport'],
    ['MX', 'passport'],
    ['US', 'other', 'green-card'],
  ] as const)('of %s %s %s is refused', (country, document, variant?: string) => {
    expect(ownFor(country, document, variant).isTaken).toBe(false);
  });

  it.each([
    ['US', 'passport'],
    ['US', 'visa', 'us-diversity-visa'],
    ['TD', 'passport'],
  ] as const)('of %s %s %s is not', (country, document, variant?: string) => {
    expect(ownFor(country, document, variant)).toEqual({
      isTaken: true,
      exceptions: [],
      hasStudioFile: false,
    });
  });

  it('is left open where a rule speaks of applications at home alone', () => {
    const silent = allRequirements()
      .map((record) => ownPhoto(firstToKnow(record)))
      .flatMap(({ exceptions }) => exceptions)
      .filter(({ isPublished }) => !isPublished);
    expect(silent.length).toBeGreaterThan(20);
    expect(silent.every(({ appliesTo }) => ['abroad', 'paper'].includes(appliesTo[0]!))).toBe(true);
  });
});

it('finds an exception by its name in the address, and none by another', () => {
  const own = ownFor('DE', 'passport');
  expect(wayOf(own.exceptions[0]!.appliesTo)).toBe('abroad');
  expect(exceptionFor(own, 'abroad')).toBe(own.exceptions[0]);
  expect(exceptionFor(own, 'paper')).toBeNull();
  expect(exceptionFor(own, null)).toBeNull();
});
