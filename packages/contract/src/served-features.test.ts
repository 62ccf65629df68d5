import { expect, it } from 'vitest';
import { isServed } from './served-features.ts';

it('promises what needs operations of its own only where they are served', () => {
  expect(isServed('api-access', ['/api/photos'])).toBe(false);
  expect(isServed('api-access', ['/api/photos', '/api/v1/photos'])).toBe(true);
  expect(isServed('bulk-processing', ['/api/photos'])).toBe(false);
  expect(isServed('bulk-processing', ['/api/bulk/:jobId'])).toBe(true);
});

it('promises everything else in any case', () => {
  expect(isServed('print-pdf', [])).toBe(true);
});
