import { beforeAll, describe, expect, it } from 'vitest';
import { openedSessions } from '../../packages/engine/fixtures/opened-nets.ts';
import { havePortraits } from '../../packages/engine/fixtures/shared-portraits.ts';
import type { Sessions } from '../../packages/engine/src/nets/sessions.ts';
import { type CutOutRun, runCutOuts } from './cut-out-runs.ts';
import { judgeLeftByMatte } from './left-by-matte.ts';

/** Even ids, which were not used for fitting; cleanly cut out, before plain and busy walls. */
const plain = ['002', '004', '008', '012', '024', '034'].map((id) => `london/${id}_neutral.jpg`);
const busy = ['062_blurroom', '062_rocks', '096_street', '096_rocks', '096_blurroom', '136_rocks'].map(
  (name) => `composites/${name}.jpg`,
);

describe.skipIf(!havePortraits)('errors planted into mattes (needs ../shared/portraits)', () => {
  let sessions: Sessions;
  let runs: CutOutRun[];
  beforeAll(async () => {
    sessions = await openedSessions();
    runs = await runCutOuts(
      [
        ...plain.map((portrait) => ({ portrait, wall: 'plain' as const })),
        ...busy.map((portrait) => ({ portrait, wall: 'busy' as const })),
      ],
      sessions,
    );
  });

  const found = (of: readonly CutOutRun[]) =>
    of.filter(({ verdict }) => verdict !== 'pass').length / of.length;
  const planted = (kind: 'leftover' | 'lost', isLarge: boolean) =>
    runs.filter(({ planted }) => planted?.kind === kind && planted.areaPx >= 1500 === isLarge);

  it.each(['leftover', 'lost'] as const)('finds nine in ten %s of 1500 px, and most of 500 px', (kind) => {
    expect(planted(kind, true).length).toBeGreaterThan(9);
    expect(found(planted(kind, true))).toBeGreaterThanOrEqual(0.9);
    expect(found(planted(kind, false))).toBeGreaterThanOrEqual(0.6);
  });

  it('doubts a large leftover of our own matte, but not a train that was removed', async () => {
    const [kept, removed] = await judgeLeftByMatte(sessions, [
      'composites/013_rocks.jpg',
      'composites/062_rocks.jpg',
    ]);
    expect(kept!.areaPx).toBeGreaterThan(500);
    expect(kept!.verdict).not.toBe('pass');
    expect(removed!.areaPx).toBeLessThan(150);
    expect(removed!.verdict).toBe('pass');
  });

  it('doubts no unchanged matte before a plain wall, and fails none at all', () => {
    const clean = runs.filter(({ planted }) => !planted);
    expect(found(clean.filter(({ wall }) => wall === 'plain'))).toBe(0);
    expect(clean.map(({ verdict }) => verdict)).not.toContain('fail');
  });
});
