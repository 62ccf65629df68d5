import { findRequirement } from '@vesika/requirements';
import { expect, it } from 'vitest';
import type { WallFacts } from './wall-facts.ts';
import { paintRuleOf, wallVerdict } from './wall-verdict.ts';

const studioWall: WallFacts = {
  lightness: 84,
  chroma: 2,
  fall: 10,
  shadowDepth: 0,
  shadowSlope: 0,
  texture: 0.2,
  object: 0,
};

it('accepts a studio wall whose light falls softly', () => {
  expect(wallVerdict(studioWall, 'white')).toBe('accepted');
});

it('accepts a deep shadow if its edge is soft, and refuses it if it is hard', () => {
  expect(wallVerdict({ ...studioWall, shadowDepth: 15, shadowSlope: 0.4 }, 'white')).toBe('accepted');
  expect(wallVerdict({ ...studioWall, shadowDepth: 15, shadowSlope: 6 }, 'white')).toBe('refused');
});

it('leaves a grey wall open under a rule for white and accepts it under one for light colours', () => {
  const grey = { ...studioWall, lightness: 74 };
  expect(wallVerdict(grey, 'white')).toBe('between');
  expect(wallVerdict(grey, 'light')).toBe('accepted');
});

it('refuses a strong colour and an object under every rule', () => {
  expect(wallVerdict({ ...studioWall, chroma: 40 }, 'light')).toBe('refused');
  expect(wallVerdict({ ...studioWall, object: 0.05 }, 'light')).toBe('refused');
});

it('reads from the record whether a rule is for white alone', () => {
  const ruleOf = (countryCode: string) =>
    paintRuleOf(findRequirement({ countryCode, documentType: 'passport' })!.requirement);
  expect(ruleOf('US')).toBe('white');
  expect(ruleOf('IN')).toBe('white');
  expect(ruleOf('GB')).toBe('light');
});
