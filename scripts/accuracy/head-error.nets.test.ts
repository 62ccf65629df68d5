import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { havePortraits } from '../../packages/engine/fixtures/shared-portraits.ts';
import { openModelCache } from '../../packages/engine/src/models/cache.ts';
import { openSessions, type Sessions } from '../../packages/engine/src/observe/sessions.ts';
import { headErrors, magnitudeQuantile } from './head-error.ts';

describe('magnitudeQuantile', () => {
  it('interpolates between magnitudes', () => {
    expect(magnitudeQuantile([-3, 1, 2], 0.5)).toBe(2);
    expect(magnitudeQuantile([-4, 0], 0.25)).toBe(1);
  });
});

describe.skipIf(!havePortraits)('head height on hand-marked portraits (needs ../shared/portraits)', () => {
  let sessions: Sessions;
  beforeAll(async () => {
    sessions = await openSessions({ modelPaths: await openModelCache() });
  });
  afterAll(() => sessions.close());

  it('is off by at most 2.5 % in the median and 5 % for nine in ten', async () => {
    const errors = (await headErrors(sessions)).map(({ headHeight }) => headHeight);
    expect(errors.length).toBeGreaterThanOrEqual(11);
    expect(magnitudeQuantile(errors, 0.5)).toBeLessThanOrEqual(0.025);
    expect(magnitudeQuantile(errors, 0.9)).toBeLessThanOrEqual(0.05);
  });
});
