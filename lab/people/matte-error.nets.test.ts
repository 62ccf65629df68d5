import { beforeAll, describe, expect, it } from 'vitest';
import { openedSessions } from '../../packages/engine/fixtures/opened-nets.ts';
import { havePortraits } from '../../packages/engine/fixtures/shared-portraits.ts';
import type { Sessions } from '../../packages/engine/src/nets/sessions.ts';
import { matteErrors, meanError, moreComposites } from './matte-error.ts';

describe.skipIf(!havePortraits)('matte on composites of known alpha (needs ../shared/portraits)', () => {
  let sessions: Sessions;
  beforeAll(async () => {
    sessions = await openedSessions();
  });

  it('has a mean squared error of at most 0.0045 and beats IS-Net alone in the hair', async () => {
    const results = await matteErrors(sessions);
    const fused = meanError(results.map((result) => result.fused));
    const net = meanError(results.map((result) => result.net));
    expect(fused.mse).toBeLessThanOrEqual(0.0045);
    expect(fused.bandMad).toBeLessThanOrEqual(0.85 * net.bandMad);
    for (const result of results) expect(result.fused.mse).toBeLessThanOrEqual(result.net.mse);
  });

  it('removes rocks and a red train beside the head', async () => {
    const beforeTrain = moreComposites.filter((path) => /rocks/.test(path) && !path.includes('013'));
    const results = await matteErrors(sessions, beforeTrain);
    expect(results).toHaveLength(6);
    const fused = meanError(results.map((result) => result.fused));
    expect(fused.leftOverPx).toBeLessThan(250);
    expect(fused.mse).toBeLessThanOrEqual(0.005);
  });
});
