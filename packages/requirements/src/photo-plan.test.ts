import { expect, it } from 'vitest';
import { findRequirement } from './lookup.ts';
import { likelyDocuments, planPhotos, visaRecordFor } from './photo-plan.ts';
import type { DocumentType } from './vocabulary.ts';

const record = (countryCode: string, documentType: DocumentType) =>
  findRequirement({ countryCode, documentType })!.requirement;

it('plans the smallest number of photos, with the reasons why one is not enough', () => {
  const plan = planPhotos([
    record('TR', 'passport'),
    record('US', 'visa'),
    record('TR', 'id'),
    record('IN', 'visa'),
  ]);
  expect(plan.map(({ photo }) => photo)).toEqual([0, 1, 0, 1]);
  expect(plan.map(({ differences }) => differences.includes('size'))).toEqual([false, true, false, true]);
});

it('suggests likely further documents, but none whose photo people may not take themselves', () => {
  const names = likelyDocuments('TR', 'passport').map((one) => `${one.countryCode} ${one.documentType}`);
  expect(names.slice(0, 2)).toEqual(['TR id', 'US visa']);
  expect(names).not.toContain('TR passport');
  expect(likelyDocuments('US', 'visa').map(({ countryCode }) => countryCode)).not.toContain('DE');
  expect(likelyDocuments('DE', 'visa').some(({ countryCode }) => countryCode === 'DE')).toBe(false);
});

it('finds the visa of a country, or of the area that it belongs to', () => {
  expect(visaRecordFor('US')).toMatchObject({ countryCode: 'US', documentType: 'visa' });
  const italian = visaRecordFor('IT');
  expect(italian?.documentType).toBe('visa');
  expect(visaRecordFor('LI')).toMatchObject({ documentType: 'visa' });
  expect(visaRecordFor('AQ')).toBeUndefined();
});
