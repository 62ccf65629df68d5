import { findRequirement } from '@vesika/requirements';
import { describe, expect, it } from 'vitest';
import { outputSize } from '../frame/output-size.ts';
import { mmFromPx } from '../geometry/units.ts';
import { pictureHeightMm } from './photo-limits.ts';

describe('pictureHeightMm', () => {
  it.each(['DE', 'US', 'CN', 'CH', 'IN'])('is the height of the finished picture: %s', (countryCode) => {
    const { requirement } = findRequirement({ countryCode, documentType: 'passport' })!;
    const { heightPx, dpi } = outputSize(requirement);
    expect(Math.abs(pictureHeightMm(requirement) / mmFromPx(heightPx, dpi) - 1)).toBeLessThan(0.02);
  });
});
