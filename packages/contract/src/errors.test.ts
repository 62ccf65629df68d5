import { describe, expect, it } from 'vitest';
import { errors } from './errors.ts';
import { operations } from './operations.ts';

describe('the error registry', () => {
  it.each(Object.entries(errors))('%s has a status of failure and a sentence', (_code, error) => {
    expect(error.status).toBeGreaterThanOrEqual(400);
    expect(error.status).toBeLessThan(600);
    expect(error.message).toMatch(/^[A-Z].*\.$/);
  });
});

describe('operations', () => {
  it('have unique addresses', () => {
    const addresses = Object.values(operations).map(({ method, path }) => `${method} ${path}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });
});
