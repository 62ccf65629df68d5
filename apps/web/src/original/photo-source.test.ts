import { expect, it } from 'vitest';
import { storedSource } from './photo-source.ts';

it.each([
  ['/files/photos/a1/passport_DE_17.jpg?expires=1&signature=x', 'original.jpg'],
  ['https://vesika.example/files/photos/a1/visa_US_17.webp?expires=1', 'original.webp'],
  ['/files/photos/a1/id_TR_17.png', 'original.png'],
  ['/files/nameless', 'original.jpg'],
])('names the original at %s %s', (imageUrl, name) => {
  expect(storedSource(imageUrl)).toEqual({ kind: 'stored', name, imageUrl });
});
