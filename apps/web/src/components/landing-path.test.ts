import { expect, it } from 'vitest';
import { isLandingPath } from './landing-path.ts';

it.each(['/', '/index-new', '/tr', '/tr/'])('%s is the landing page', (path) => {
  expect(isLandingPath(path)).toBe(true);
});

it.each(['/dashboard', '/auth', '/pricing', '/tr/pricing', '/xx', '/t/r'])('%s is not', (path) => {
  expect(isLandingPath(path)).toBe(false);
});
