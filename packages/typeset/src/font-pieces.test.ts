import { describe, expect, it } from 'vitest';
import { familiesFor, pieceFor } from './load-fonts.ts';

const families = (text: string, language: string) => [
  ...new Set([...text].map((each) => pieceFor(each.codePointAt(0)!, familiesFor(language))?.family)),
];

describe('the font of a character', () => {
  it.each([
    ['en', 'Head height 33.5 mm · 32–36 ✕'.replace(' ✕', ''), ['commissioner']],
    ['tr', 'Işık, ğüşöçıİ', ['commissioner']],
    ['pt', 'Altura da cabeça, não', ['commissioner']],
    ['ru', 'Высота головы', ['commissioner']],
    ['ar', 'ارتفاع', ['noto-sans-arabic']],
    ['zh', '头部高度，照片', ['noto-sans-sc']],
    ['ja', '頭の高さ、写真', ['noto-sans-jp']],
  ])('in %s', (language, text, expected) => {
    expect(families(text, language)).toEqual(expected);
  });

  it('depends on the language for characters shared by Chinese and Japanese', () => {
    expect([families('直', 'zh'), families('直', 'ja')]).toEqual([['noto-sans-sc'], ['noto-sans-jp']]);
  });

  it('is undefined for an unsupported character', () => {
    expect(pieceFor('ᚠ'.codePointAt(0)!, familiesFor('en'))).toBeUndefined();
  });
});
