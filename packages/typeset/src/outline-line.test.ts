import { expect, it } from 'vitest';
import { openOutliner } from './outline-line.ts';

const names = ['Anna', 'Anna Meyer', 'Ayşe Işık', 'Анна', '安娜', 'Άννα', 'آنا', 'Mr ᚠ'];

it.each(names)('draws %s', async (name) => {
  const outline = await openOutliner([name], 'en');
  const { path, width } = outline(name);
  expect(path).toMatch(/^M[-\d.]/);
  expect(width).toBeGreaterThan(0.5);
});

it('shapes Arabic letters by their position in a word', async () => {
  const outline = await openOutliner(['محمد'], 'ar');
  const apart = [...'محمد'].reduce((sum, letter) => sum + outline(letter).width, 0);
  expect(outline('محمد').width).not.toBeCloseTo(apart, 2);
});

it('omits unsupported characters', async () => {
  const outline = await openOutliner(['ᚠ', 'a'], 'en');
  expect(outline('ᚠ')).toEqual({ path: '', width: 0 });
  expect(outline('a').width).toBeGreaterThan(0);
});

it('keeps the narrow space of French numbers as a space', async () => {
  const outline = await openOutliner(['1\u202f234,50 €'], 'fr');
  expect(outline('1\u202f234').width).toBeCloseTo(outline('1\u00a0234').width, 5);
  expect(outline('1\u202f234').width).toBeGreaterThan(outline('1234').width);
});

it.each([
  ['كافٍ', 'كاف'],
  ['Ays\u0327e', 'Ayşe'],
])('draws %s, whose marks have no anchor in the font', async (marked, drawn) => {
  const outline = await openOutliner([marked, drawn], 'ar');
  expect(outline(marked)).toEqual(outline(drawn));
});
