import { expect, it } from 'vitest';
import { isRuleField, plainValue } from './rule-fields.ts';

it.each([
  ['headHeight.minMm', true],
  ['pixels.widthPx', false],
  ['toString', false],
])('knows whether %s has words of its own: %s', (path, known) => {
  expect(isRuleField(path)).toBe(known);
});

it.each<[unknown, string]>([
  ['#FFFFFF', '#FFFFFF'],
  [413, '413'],
  [['jpg', 'png'], 'jpg and png'],
  [{ relaxed: ['gaze'] }, '{"relaxed":["gaze"]}'],
])('tells %j as %s', (value, told) => {
  expect(plainValue('en', value)).toBe(told);
});
