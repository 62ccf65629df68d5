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
  it('have unique ids and addresses', () => {
    const addresses = operations.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(addresses).size).toBe(operations.length);
    expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length);
  });
});
