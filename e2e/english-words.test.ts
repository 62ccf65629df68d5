import { expect, it } from 'vitest';
import { englishWordsIn } from './english-words.ts';

it('finds untranslated English words', async () => {
  expect(await englishWordsIn('de', ['Ihr Foto is ready'])).toEqual(['ready: Ihr Foto is ready']);
  expect(await englishWordsIn('ru', ['Фото: Head height'])).toEqual([
    'head: Фото: Head height',
    'height: Фото: Head height',
  ]);
});

it.each([
  ['de', 'Vesika prüft das Foto nach ISO/IEC 39794-5.'],
  ['ja', 'JPG、PNG、WebP • 10 MBまで'],
  ['zh', 'CAN 加拿大'],
  ['tr', 'Yaklaşık 1,2 metre (4 fit) uzağa yerleştirin.'],
] as const)('passes names, formats and codes in %s', async (language, text) => {
  expect(await englishWordsIn(language, [text])).toEqual([]);
});
