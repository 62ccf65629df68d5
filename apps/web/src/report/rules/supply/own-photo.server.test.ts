import { allRequirements, findRequirement, firstToKnow } from '@vesika/requirements';
import { describe, expect, it } from 'vitest';
import { mayMake, ownPhoto, supplyName, unconfirmedWay } from './own-photo.ts';

type Document = 'passport' | 'visa' | 'id' | 'other';

function ownFor(countryCode: string, documentType: Document, variant?: string) {
  const query = { countryCode, documentType, ...(variant && { variant }) };
  return ownPhoto(firstToKnow(findRequirement(query)!.requirement));
}

describe('ownPhoto', () => {
  it('is refused in Germany, accepted by its missions abroad, and a studio has a file to check', () => {
    const own = ownFor('DE', 'passport');
    expect(own).toMatchObject({ isTaken: false, hasStudioFile: true });
    expect(own.exceptions).toEqual([{ appliesTo: ['abroad'], variant: null, isSilent: false }]);
  });

  it('leads to the photo of the other size where applications abroad need one', () => {
    const own = ownFor('CZ', 'passport');
    expect(own.exceptions).toEqual([{ appliesTo: ['abroad'], variant: 'abroad', isSilent: true }]);
    expect(mayMake(own, 'abroad')).toBe(false);
    expect(mayMake(ownFor('DE', 'passport'), 'abroad')).toBe(true);
  });

  it.each([
    ['DE', 'studio-or-office'],
    ['FR', 'professional'],
    ['CZ', 'captured'],
  ] as const)('names who takes the passport photo of %s: %s', (countryCode, name) => {
    const { requirement } = findRequirement({ countryCode, documentType: 'passport' })!;
    expect(supplyName(firstToKnow(requirement).supply)).toBe(name);
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
  ] as const)('of %s %s %s is accepted', (country, document, variant?: string) => {
    expect(ownFor(country, document, variant)).toEqual({
      isTaken: true,
      isUnknown: false,
      exceptions: [],
      hasStudioFile: false,
    });
  });

  it('is never taken for accepted where nobody knows who may take the photo', () => {
    const unknown = allRequirements().filter(
      ({ supply, discontinued }) => supply.kind === null && !discontinued,
    );
    expect(unknown.length).toBeGreaterThan(0);
    for (const record of unknown) {
      expect(ownPhoto(firstToKnow(record))).toMatchObject({ isTaken: false, isUnknown: true });
    }
  });

  it('has exceptions only where a record names a way of its own, never where it is silent', () => {
    for (const record of allRequirements()) {
      const named = record.supply.otherwise.map(({ appliesTo }) => appliesTo);
      for (const { appliesTo } of ownPhoto(firstToKnow(record)).exceptions)
        expect(named).toContainEqual(appliesTo);
    }
    expect(ownFor('MX', 'passport').exceptions).toEqual([]);
    expect(ownFor('HU', 'passport').exceptions).toEqual([]);
  });
});

describe('mayMake', () => {
  it('is open for accepted photos and for a published exception by its name', () => {
    expect(mayMake(ownFor('US', 'passport'), null)).toBe(true);
    const german = ownFor('DE', 'passport');
    expect(['abroad', 'paper', null, unconfirmedWay].map((way) => mayMake(german, way))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('is open for a photo that nobody knows to be accepted once the person has chosen so', () => {
    const unknown = ownFor('KH', 'passport');
    expect([null, 'abroad', unconfirmedWay].map((way) => mayMake(unknown, way))).toEqual([
      false,
      false,
      true,
    ]);
  });
});
