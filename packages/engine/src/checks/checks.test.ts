import type { CheckId, PhotoMeasures } from '@vesika/report';
import { describe, expect, it } from 'vitest';
import { findings, photo } from './findings.fixture.ts';
import type { Findings } from './findings.ts';
import { runChecks } from './index.ts';

/** Checks of geometry and file. The tests of the other checks give them natives. */
const geometryAndFile: ReadonlySet<CheckId> = new Set<CheckId>([
  ...([
    'head-height',
    'eye-line',
    'top-margin',
    'hair-margin',
    'centring',
    'head-pose-roll',
    'inter-eye-distance',
  ] as const),
  ...(['single-face-present', 'background-colour', 'background-uniformity', 'picture-size'] as const),
  ...(['density', 'file-size', 'upscaling', 'source-completeness'] as const),
]);

const wall: Partial<PhotoMeasures> = { backgroundPainted: false };

function judged(given: Findings) {
  return runChecks(given).filter(({ id }) => geometryAndFile.has(id));
}

function missing(
  change: Partial<Record<'top' | 'bottom' | 'left' | 'right', number>>,
): Partial<PhotoMeasures> {
  return { missingMm: { top: 0, bottom: 0, left: 0, right: 0, ...change } };
}

describe('runChecks', () => {
  it('passes a photo that is right, with a value and a source for every check', () => {
    const checks = judged(findings());
    expect(checks.map(({ verdict }) => verdict)).toEqual(checks.map(() => 'pass'));
    expect(checks).toHaveLength(15);
    for (const check of checks) {
      expect(check.value).not.toBeNull();
      expect(check.source.title).not.toBe('');
      expect(check.advice).toBeNull();
    }
  });

  it.each<[string, Findings]>([
    ['head-height.too-small', findings({}, { headHeightMm: 22.6 })],
    ['head-height.too-large', findings({}, { headHeightMm: 33.5 })],
    ['eye-line.too-low', findings({}, { eyeLineFromBottomMm: 28.5 })],
    ['eye-line.too-high', findings({}, { eyeLineFromBottomMm: 35 })],
    ['top-margin.too-small', findings({}, { topMarginMm: -1.5, hairMarginMm: 0.5 })],
    ['centring.off-centre', findings({}, { centreOffsetMm: -2.7 })],
    ['head-pose-roll.tilted', findings({}, { rollDeg: -5.1 })],
    ['inter-eye-distance.too-small', findings({}, { interEyePx: 89 })],
    ['single-face-present.other-face', findings({}, { otherFaceShare: 0.06 })],
    ['background-colour.wrong-colour', findings({}, { backgroundHex: '#FFFFFD' })],
    ['background-uniformity.object', findings({ natives: { backgroundEdge: 9 } }, wall)],
    ['picture-size.wrong-size', findings(photo({ widthPx: 601 }))],
    ['density.wrong-density', findings(photo({ dpi: 72 }))],
    ['file-size.too-large', findings(photo({ bytes: 240_001 }))],
    ['upscaling.source-too-small', findings({}, { enlargement: 1.16 })],
    ['source-completeness.missing-around', findings({}, missing({ left: 1, right: 0.6 }))],
    ['source-completeness.missing-left', findings({}, missing({ left: 1, right: 0.5 }))],
    ['source-completeness.missing-bottom', findings({}, missing({ bottom: 0.3 }))],
  ])('advises %s', (advice, given) => {
    const failed = judged(given).filter(({ verdict }) => verdict !== 'pass');
    expect(failed).toMatchObject([{ verdict: 'fail', advice }]);
  });

  it.each<[CheckId, Findings]>([
    ['background-colour', findings({}, { backgroundHex: null })],
    ['background-uniformity', findings({ natives: { backgroundEdge: null } }, wall)],
    ['head-height', findings({}, { headHeightMm: Number.NaN })],
  ])('answers undetermined for %s that cannot be measured', (id, given) => {
    expect(judged(given).find((check) => check.id === id)).toMatchObject({
      verdict: 'undetermined',
      value: null,
      advice: `${id}.undetermined`,
    });
  });

  it('remarks on a file that states no density', () => {
    const given = findings({}, { densityStated: false });
    expect(judged(given).find(({ id }) => id === 'density')).toMatchObject({
      ...{ verdict: 'pass', value: null, advice: 'density.not-stored' },
    });
  });

  it('passes a white wall as cameras see it, but not a background painted in its colour', () => {
    const natives = { backgroundEdge: 0, backgroundShadowEdge: 0, backgroundFall: 8 };
    const colour = { backgroundHex: '#DCDEDB' };
    expect(
      judged(findings({ natives }, { ...wall, ...colour })).every(({ verdict }) => verdict === 'pass'),
    ).toBe(true);
    expect(judged(findings({ natives }, colour)).map(({ verdict }) => verdict)).toContain('fail');
  });

  it('omits checks of the original if only the picture was checked', () => {
    const ids = runChecks(findings({}, { enlargement: null, missingMm: null })).map(({ id }) => id);
    expect(ids).not.toContain('upscaling');
    expect(ids).not.toContain('source-completeness');
  });
});
