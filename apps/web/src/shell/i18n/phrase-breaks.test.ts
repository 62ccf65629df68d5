import { expect, it } from 'vitest';
import { phrasesOf } from './phrase-breaks.ts';

it.each([
  ['一张照片，四个阶段', '一张|照片，|四个|阶段'],
  ['为照片付费，而不是为照相馆付费。', '为照片付费，|而不是|为照相馆付费。'],
  ['Vesika 测量的 ISO/IEC 39794-5 数值', 'Vesika |测量的 ISO/IEC 39794-5 |数值'],
  ['为照片付费，不为照相馆付费。', '为照片付费，|不为照相馆付费。'],
  ['窗口说“不”之前', '窗口说“不”|之前'],
])('cuts %s between words', (text, cut) => {
  expect(phrasesOf('zh', text)?.join('|')).toBe(cut);
});

it('loses no sign', () => {
  const text = '让领事馆没有理由退回的签证照片 <35 × 45>';
  expect(phrasesOf('zh', text)?.join('')).toBe(text);
});

it.each(['ja', 'de'] as const)('leaves %s to the browser', (language) => {
  expect(phrasesOf(language, '写真')).toBeNull();
});
