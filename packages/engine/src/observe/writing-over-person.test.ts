import { expect, it } from 'vitest';
import { syntheticFace } from '../face/synthetic-face.fixture.ts';
import type { Reading } from './read-writing.ts';
import type { Strip } from './strip.ts';
import { writingOverPerson } from './writing-over-person.ts';

const interEyePx = 100;
const mesh = syntheticFace<'source'>({ x: 400, y: 400, interEyePx });
const unread: Reading = { text: '', confidence: 0 };

/** A line of writing at a place right of and below the middle of the eyes, in inter-eye distances. */
function written(
  [right, down]: [number, number],
  { text = 'SPECIMEN', confidence = 0.9, length = 1, angle = 0, isMirrored = false } = {},
): number {
  const line: Strip = {
    x: 400 + right * interEyePx,
    y: 400 + down * interEyePx,
    angle,
    length: length * interEyePx,
    height: 0.3 * interEyePx,
  };
  const reading = { text, confidence };
  const [forwards, backwards] = isMirrored ? [unread, reading] : [reading, unread];
  return writingOverPerson([{ line, forwards, backwards }], mesh);
}

it('is the length of writing on face and neck', () => {
  expect(written([0, 1])).toBeCloseTo(1);
  expect(written([0, 1], { angle: Math.PI / 6 })).toBeCloseTo(1);
  expect(written([0, 2])).toBeCloseTo(1);
  expect(written([0, 1], { isMirrored: true })).toBeCloseTo(1);
});

it('counts the part of a line that runs from the person to the wall', () => {
  expect(written([0, 1], { length: 6 })).toBeCloseTo(2.2, 1);
  expect(written([1.1, 1])).toBeCloseTo(0.5, 1);
});

it.each<[string, [number, number]]>([
  ['a shirt', [0, 2.6]],
  ['a cap', [0, -1.6]],
  ['the wall beside the face', [1.7, 0]],
  ['the wall beside the neck', [1.4, 2]],
])('leaves out writing on %s', (_, place) => {
  expect(written(place)).toBe(0);
});

it.each([
  ['nothing', ''],
  ['two letters', 'OO'],
  ['marks', '###%'],
])('leaves out a line that reads as %s', (_, text) => {
  expect(written([0, 1], { text })).toBe(0);
});

it('leaves out letters that no net is sure of', () => {
  expect(written([0, 1], { confidence: 0.6 })).toBe(0);
});
