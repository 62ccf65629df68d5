import { languages } from '@vesika/messages';
import { allRequirements } from '@vesika/requirements';
import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import { serverTexts } from '../shell/i18n/server-texts.ts';
import { documentName } from './document-name.ts';

const namespaces = ['web', 'engine', 'supply'] as const;
type Texts = TFunction<['web', 'engine', 'supply']>;
const english = (await serverTexts('en')).getFixedT('en', namespaces) as Texts;

it.each([
  ['US', 'passport', 'standard', 'Passport'],
  ['US', 'id', 'standard', 'Passport card'],
  ['US', 'visa', 'us-diversity-visa', 'Green-card lottery (diversity visa)'],
  ['US', 'passport', 'online-renewal', 'Passport · Online renewal'],
  ['DE', 'other', 'driver-license', 'Driving licence'],
] as const)('%s %s %s is called "%s"', (countryCode, documentType, variant, name) => {
  expect(documentName(english, { countryCode, documentType, variant })).toBe(name);
});

it.each(languages)('in %s no two documents of a country are called the same', async (language) => {
  const t = (await serverTexts(language)).getFixedT(language, namespaces) as Texts;
  const names = allRequirements().map((record) => `${record.countryCode} ${documentName(t, record)}`);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(allRequirements().filter((record) => documentName(t, record) === record.variant)).toEqual([]);
});
