import { findRequirement } from '@vesika/requirements';
import { describe, expect, it, vi } from 'vitest';
import { requirementFor } from './requirement-for.ts';

vi.mock('@vesika/requirements', async (importOriginal) => {
  const original = await importOriginal<typeof import('@vesika/requirements')>();
  return { ...original, findRequirement: vi.fn(original.findRequirement) };
});

const question = { countryCode: 'DE', documentType: 'passport' } as const;

/** Every country has a record today, so this test removes one. */
function withoutRecord(): void {
  const record = findRequirement(question)!;
  vi.mocked(findRequirement).mockReturnValueOnce({ ...record, basis: 'default', verified: 'default' });
}

describe('requirementFor', () => {
  it('ignores the numbers of the caller where there is a record', () => {
    const { basis, requirement } = requirementFor({ ...question, numbers: { width_mm: 50 } });
    expect([basis, requirement.size.widthMm]).toEqual(['record', 35]);
  });

  it('uses them where there is none', () => {
    withoutRecord();
    const numbers = { width_mm: 50, height_mm: 70, background_hex: '#aabbcc', head_height_max_mm: 40 };
    const { basis, requirement } = requirementFor({ ...question, numbers });
    expect(basis).toBe('request');
    expect(requirement.size).toMatchObject({ widthMm: 50, heightMm: 70 });
    expect(requirement.background.hex).toBe('#AABBCC');
  });

  it('stays with the defaults where the caller names no numbers', () => {
    withoutRecord();
    expect(requirementFor({ ...question, numbers: {} }).basis).toBe('default');
  });

  it.each([
    ['a head higher than the photo', { head_height_max_mm: 60 }],
    ['a band upside down', { head_height_min_mm: 40, head_height_max_mm: 30 }],
    ['a poster', { width_mm: 2000 }],
    ['a photo that fits no memory at the finest density', { width_mm: 200, height_mm: 200 }],
    ['a head so small that its eyes want millions of pixels', { head_height_min_mm: 0.1 }],
    ['a density no device has', { min_dpi: 100_000 }],
  ])('refuses %s', (_what, numbers) => {
    withoutRecord();
    expect(() => requirementFor({ ...question, numbers })).toThrow('request-invalid');
  });
});
