import { createTranslator, languages } from '@vesika/messages';
import { expect, it } from 'vitest';
import { checkIds } from '../checks.ts';
import type { Check } from '../report.ts';
import { reportWords } from './report-words.ts';

const ways = [
  ...['too-small', 'too-large', 'too-low', 'too-high', 'too-narrow', 'too-wide'],
  ...['raised', 'lowered', 'closed', 'covered'],
];
const inEveryLanguage = languages.map((language) => [language] as const);

it.each(inEveryLanguage)('in %s, no fault has the name of what is right', async (language) => {
  const { fault, name } = reportWords(await createTranslator(language), language);
  const names = new Set(checkIds.map((id) => name({ id })));
  expect(checkIds.map((id) => fault({ id })).filter((text) => names.has(text))).toEqual([]);
});

it.each(inEveryLanguage)('in %s, every fault has a text of its own', async (language) => {
  const { fault } = reportWords(await createTranslator(language), language);
  const faults = checkIds.map((id) => fault({ id }));
  expect(faults.filter((text, index) => text === '' || faults.indexOf(text) !== index)).toEqual([]);
});

it.each(inEveryLanguage)(
  'in %s, a fault says which way it is wrong where the advice tells',
  async (language) => {
    const { fault } = reportWords(await createTranslator(language), language);
    const told = checkIds.flatMap((id) =>
      ways
        .map((way) => fault({ id, advice: `${id}.${way}` as Check['advice'] }))
        .filter((text) => text !== fault({ id })),
    );
    expect(told).toHaveLength(16);
    expect(new Set(told).size).toBe(16);
  },
);

it('in English, no fault leaves open which way it is wrong', async () => {
  const { fault } = reportWords(await createTranslator('en'), 'en');
  expect(checkIds.map((id) => fault({ id })).filter((text) => / or /.test(text))).toEqual([]);
});

it('a failed check is called by its fault, any other by its name', async () => {
  const { title } = reportWords(await createTranslator('en'), 'en');
  expect(title({ id: 'mouth-closed', verdict: 'fail' })).toBe('Mouth open');
  expect(title({ id: 'mouth-closed', verdict: 'pass' })).toBe('Mouth closed');
  expect(title({ id: 'mouth-closed', verdict: 'undetermined' })).toBe('Mouth closed');
});
