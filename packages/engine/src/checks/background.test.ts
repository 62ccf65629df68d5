import type { CheckId, Natives, PhotoMeasures, Verdict } from '@vesika/report';
import { describe, expect, it } from 'vitest';
import { findings } from './findings.fixture.ts';
import { runChecks } from './index.ts';

function judged(id: CheckId, natives: Natives, measures: Partial<PhotoMeasures> = {}) {
  return runChecks(findings({ natives }, { backgroundPainted: false, ...measures })).find(
    (check) => check.id === id,
  );
}

describe('background-shadow', () => {
  it.each<[Verdict, string | null, Natives]>([
    ['pass', null, { backgroundShadowShare: 0, backgroundSideDifference: 1 }],
    ['pass', null, { backgroundShadowShare: 0.01, backgroundSideDifference: null }],
    ['fail', 'background-shadow.shadow', { backgroundShadowShare: 0.07, backgroundSideDifference: 1 }],
    ['undetermined', 'background-shadow.undetermined', { backgroundShadowShare: 0.04 }],
    ['fail', 'background-shadow.one-sided', { backgroundShadowShare: 0, backgroundSideDifference: 10 }],
    ['undetermined', 'background-shadow.undetermined', { backgroundSideDifference: 7 }],
    ['undetermined', 'background-shadow.undetermined', { backgroundShadowShare: null }],
    ['undetermined', 'background-shadow.undetermined', {}],
  ])('%s: %s', (verdict, advice, natives) => {
    expect(judged('background-shadow', natives)).toMatchObject({ verdict, advice });
  });
});

describe('background-uniformity', () => {
  it.each<[Verdict, string | null, number | null, number | null]>([
    ['pass', null, 3, 40],
    ['pass', null, 3, null],
    ['undetermined', 'background-uniformity.undetermined', 6, 40],
    ['fail', 'background-uniformity.uneven', 9, 40],
    ['undetermined', 'background-uniformity.undetermined', 3, 120],
    ['fail', 'background-uniformity.patterned', 3, 160],
    ['undetermined', 'background-uniformity.undetermined', null, null],
  ])('%s: %s, deviation %j, gradient %j', (verdict, advice, backgroundDeviation, backgroundGradient) => {
    expect(judged('background-uniformity', { backgroundGradient }, { backgroundDeviation })).toMatchObject({
      verdict,
      advice,
    });
  });
});
