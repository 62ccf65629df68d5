import { languages } from '@vesika/messages';
import { describe, expect, it } from 'vitest';
import { allCountries } from '../../site/data/country-lists.server.ts';
import { groupByLetter } from './letters.ts';

const named = (...names: string[]) => names.map((name) => ({ name }));
const lettersOf = (...args: Parameters<typeof groupByLetter>) =>
  groupByLetter(...args).map(({ letter, items }) => `${letter}: ${items.map(({ name }) => name).join(', ')}`);

describe('groupByLetter', () => {
  it.each([
    ['en', named('Zambia', 'Åland', 'Austria', 'Benin'), ['A: Åland, Austria', 'B: Benin', 'Z: Zambia']],
    [
      'tr',
      named('Şili', 'Sudan', 'Çad', 'Cibuti', 'İsveç', 'Irak'),
      ['C: Cibuti', 'Ç: Çad', 'I: Irak', 'İ: İsveç', 'S: Sudan', 'Ş: Şili'],
    ],
    ['fr', named('Égypte', 'Espagne', 'États-Unis'), ['E: Égypte, Espagne, États-Unis']],
    [
      'de',
      named('Österreich', 'Oman', 'Ägypten', 'Albanien'),
      ['A: Ägypten, Albanien', 'O: Oman, Österreich'],
    ],
    [
      'zh',
      named('中国', '德国', '阿富汗', '美国', '多哥'),
      ['A: 阿富汗', 'D: 德国, 多哥', 'M: 美国', 'Z: 中国'],
    ],
    ['ru', named('Россия', 'Австрия', 'Япония'), ['А: Австрия', 'Р: Россия', 'Я: Япония']],
  ] as const)('%s', (language, names, expected) => {
    expect(lettersOf(language, names)).toEqual(expected);
  });

  it.each(languages)('in %s every country is under one letter, and no letter comes twice', (language) => {
    const { countries } = allCountries('passport', { language, isActive: () => true });
    const groups = groupByLetter(language, countries);
    const letters = groups.map(({ letter }) => letter);
    expect(new Set(letters).size).toBe(letters.length);
    expect(letters.length).toBeLessThan(60);
    expect(groups.flatMap(({ items }) => items)).toEqual(countries);
  });
});
