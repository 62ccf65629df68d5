import { beforeAll, describe, expect, it } from 'vitest';
import { openedSessions } from '../../packages/engine/fixtures/opened-nets.ts';
import { havePortraits } from '../../packages/engine/fixtures/shared-portraits.ts';
import { judgeCuts, labelledCuts, type WitnessRun, widest } from './witness-runs.ts';

/** Every fourth photo, severe or clean, of one half in the widest frame; narrower ones show less to judge by. */
const judged = labelledCuts()
  .filter(({ cut, document, half }) => half === 'report' && cut !== 'small' && document === widest)
  .filter((_, index) => index % 4 === 0);

describe.skipIf(!havePortraits)('cut-outs that a person labelled (needs ../shared/portraits)', () => {
  let runs: WitnessRun[];
  beforeAll(async () => {
    runs = await judgeCuts(judged, await openedSessions());
  }, 600_000);

  const stopped = (cut: WitnessRun['cut']) => {
    const of = runs.filter((run) => run.cut === cut);
    return { count: of.filter(({ verdict }) => verdict !== 'pass').length, of: of.length };
  };

  it('are stopped nine times of ten if anybody sees a fault', () => {
    const { count, of } = stopped('severe');
    expect(of).toBeGreaterThan(4);
    expect(count / of).toBeGreaterThanOrEqual(0.9);
  });

  it('pass if they are clean, and never fail then', () => {
    expect(stopped('clean').of).toBeGreaterThan(7);
    expect(stopped('clean').count).toBeLessThanOrEqual(1);
    const clean = runs.filter(({ cut }) => cut === 'clean');
    expect(clean.map(({ verdict }) => verdict)).not.toContain('fail');
  });
});
