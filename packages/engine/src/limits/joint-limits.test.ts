import { type DocumentType, findRequirement } from '@vesika/requirements';
import { expect, it } from 'vitest';
import { jointLimits } from './joint-limits.ts';
import { photoLimits } from './photo-limits.ts';

function limitsOf(countryCode: string, documentType: DocumentType) {
  return photoLimits(findRequirement({ countryCode, documentType })!.requirement);
}

it('uses the intersection of both bands and aims at its middle', () => {
  const one = limitsOf('DE', 'visa');
  const other = limitsOf('GB', 'passport');
  const { headHeightMm } = jointLimits(one, other);
  const min = Math.max(one.headHeightMm.min, other.headHeightMm.min);
  const max = Math.min(one.headHeightMm.max!, other.headHeightMm.max!);
  expect(headHeightMm).toMatchObject({ min, max, aim: (min + max) / 2 });
});

it('gives the same bands in either order', () => {
  const us = limitsOf('US', 'passport');
  const visa = limitsOf('US', 'visa');
  const [one, other] = [jointLimits(us, visa), jointLimits(visa, us)];
  for (const band of ['headHeightMm', 'eyeLineFromBottomMm', 'topMarginMm'] as const) {
    const { source: _, ...numbers } = one[band];
    expect(other[band]).toMatchObject(numbers);
  }
});

it('keeps the first band if the two do not intersect', () => {
  const one = limitsOf('TR', 'passport');
  const other = limitsOf('TR', 'passport');
  const apart = { ...other, headHeightMm: { ...other.headHeightMm, min: 50, max: 60 } };
  expect(jointLimits(one, apart).headHeightMm).toEqual(one.headHeightMm);
});

it('uses the only bound if one record has none', () => {
  const china = limitsOf('CN', 'visa');
  const open = { ...china, topMarginMm: { ...china.topMarginMm, min: 0, max: null, aim: null } };
  const { min, max, aim } = china.topMarginMm;
  expect(jointLimits(open, china).topMarginMm).toMatchObject({ min, max, aim });
});
