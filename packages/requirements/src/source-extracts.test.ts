import { expect, it } from 'vitest';
import { extractOf } from './source-extracts.ts';

const iran = { countryCode: 'IR', documentType: 'passport' } as const;

it('quotes what a source says of a record, with the date on which we opened it', () => {
  const singapore = { countryCode: 'SG', documentType: 'passport', variant: 'standard' } as const;
  const extract = extractOf(singapore, 'ica-passport-photo-guidelines');
  expect(extract?.readOn).toBe('2026-11-24');
  expect(extract?.quotes).toContain('No more than 2 MB file size.');
});

it('leaves out what a source says of another record', () => {
  const quotesOn = (variant: string) => extractOf({ ...iran, variant }, 'iran-consulate-shanghai')?.quotes;
  expect(quotesOn('abroad')?.length).toBeGreaterThan(0);
  expect(extractOf({ ...iran, variant: 'standard' }, 'idphotosnap')).toBeNull();
});

it('is null for a source without quotes', () => {
  expect(extractOf({ ...iran, variant: 'standard' }, 'visafoto-2025')).toBeNull();
  expect(extractOf({ ...iran, variant: 'standard' }, 'constructor')).toBeNull();
});
