import { expect, it } from 'vitest';
import { type KeyAct, keyAct } from './use-brush-keys.ts';

const plain = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

it.each<[string, Partial<typeof plain>, KeyAct | null]>([
  ['ArrowUp', {}, { x: 0, y: -1 }],
  ['ArrowLeft', { shiftKey: true }, { x: -1, y: 0 }],
  [' ', {}, 'paint'],
  ['Enter', {}, 'paint'],
  ['X', { shiftKey: true }, 'swap'],
  ['z', { ctrlKey: true }, 'undo'],
  ['Z', { metaKey: true, shiftKey: true }, 'redo'],
  ['y', { ctrlKey: true }, 'redo'],
  ['z', {}, null],
  ['+', { ctrlKey: true }, null],
  ['ArrowLeft', { altKey: true }, null],
  ['Tab', {}, null],
  ['Escape', {}, null],
])('%s with %o', (key, held, act) => {
  expect(keyAct({ key, ...plain, ...held })).toEqual(act);
});
