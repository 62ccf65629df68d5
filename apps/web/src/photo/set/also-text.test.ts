import { expect, it } from 'vitest';
import { alsoIn, alsoText, isSameDocument } from './also-text.ts';

it('carries documents through an address, each once', () => {
  const documents = alsoIn('us-visa,GB-visa-eta,GB-visa-eta,TR-id');
  expect(documents).toEqual([
    { countryCode: 'US', documentType: 'visa' },
    { countryCode: 'GB', documentType: 'visa', variant: 'eta' },
    { countryCode: 'TR', documentType: 'id' },
  ]);
  expect(alsoText(documents)).toBe('US-visa,GB-visa-eta,TR-id');
});

it.each([null, '', ',', 'x', 'US', 'US-pass', 'US-visa-<b>'])('finds none in %j', (text) => {
  expect(alsoIn(text)).toEqual([]);
});

it('knows a document by the name of its main record, or without', () => {
  const visa = { countryCode: 'US', documentType: 'visa' } as const;
  expect(isSameDocument(visa, { ...visa, variant: 'standard' })).toBe(true);
  expect(isSameDocument(visa, { ...visa, variant: 'us-diversity-visa' })).toBe(false);
});
