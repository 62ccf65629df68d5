import { expect, it } from 'vitest';
import { isSameFace } from './same-face.ts';

const left = { x: 0.25, y: 0.5, width: 0.2, height: 0.3 };
const right = { ...left, x: 0.75 };

it('knows a face by any point of it, and by a detection that differs a little', () => {
  expect(isSameFace(left, { x: 0.17, y: 0.6 })).toBe(true);
  expect(isSameFace(left, { x: 0.26, y: 0.49 })).toBe(true);
});

it('tells faces apart beside and above each other', () => {
  expect(isSameFace(left, right)).toBe(false);
  expect(isSameFace(left, { ...left, y: 0.1 })).toBe(false);
});

it('takes a face that nobody noted for the same', () => {
  expect(isSameFace(null, right)).toBe(true);
  expect(isSameFace(left, null)).toBe(true);
});
