import type { Check, CheckId, Natives, Verdict } from '@vesika/report';
import { describe, expect, it } from 'vitest';
import { findings } from './findings.fixture.ts';
import { runChecks } from './index.ts';
import { colourPresence } from './light.ts';

/** Measured on a well-lit studio portrait. */
const good: Natives = {
  luminanceMean: 0.26,
  luminanceVariance: 0.01,
  underExposedShare: 0.06,
  overExposedShare: 0,
  faceHighlight: 0.44,
  greySpanLevels: 124,
  deepShadowShare: 0,
  channelClippedShare: 0,
  zoneLightRatio: 0.81,
  cheekLightRatio: 0.99,
  faceShadowAsymmetry: 0.05,
  skinGlareShare: 0,
  browLightRatio: 1,
  lightFromAboveStops: 0.2,
  eyeWhiteLight: 0.4,
  naturalColourDistance: 0,
  colourCast: 1,
  colourCastDisagreement: 1,
  lightColourDifference: 0.05,
  faceChroma: 21,
  faceColourSpread: 4,
};

const checksOfLight = [
  ...(['luminance-mean', 'luminance-variance', 'under-exposure-prevention'] as const),
  ...(['over-exposure-prevention', 'dynamic-range', 'illumination-uniformity', 'skin-glare'] as const),
  ...(['natural-colour', 'colour-presence'] as const),
] satisfies CheckId[];

function judged(natives: Natives): Check[] {
  const ids: readonly CheckId[] = checksOfLight;
  return runChecks(findings({ natives })).filter(({ id }) => ids.includes(id));
}

describe('checks of light and colour', () => {
  it('pass a well-lit portrait', () => {
    expect(judged(good).map(({ id, verdict }) => [id, verdict])).toEqual(
      checksOfLight.map((id) => [id, 'pass']),
    );
  });

  it('pass dark skin in good light, although the standard scores it as under-exposed', () => {
    const dark = {
      luminanceMean: 0.07,
      luminanceVariance: 0.003,
      underExposedShare: 0.9,
      faceHighlight: 0.27,
    };
    expect(judged({ ...good, ...dark }).every(({ verdict }) => verdict === 'pass')).toBe(true);
  });

  it.each<[Verdict, string, Natives]>([
    ['fail', 'luminance-mean.too-dark', { luminanceMean: 0.02 }],
    ['fail', 'luminance-mean.too-bright', { luminanceMean: 0.86 }],
    ['undetermined', 'luminance-mean.undetermined', { luminanceMean: 0.05 }],
    ['undetermined', 'luminance-mean.undetermined', { luminanceMean: 0.8 }],
    ['fail', 'luminance-variance.flat', { luminanceVariance: 0.0001 }],
    ['fail', 'luminance-variance.harsh', { luminanceVariance: 0.15 }],
    ['undetermined', 'luminance-variance.undetermined', { luminanceVariance: 0.1 }],
    ['fail', 'under-exposure-prevention.too-dark', { faceHighlight: 0.1 }],
    ['undetermined', 'under-exposure-prevention.undetermined', { faceHighlight: 0.15 }],
    ['fail', 'under-exposure-prevention.deep-shadow', { deepShadowShare: 0.4 }],
    ['undetermined', 'under-exposure-prevention.undetermined', { deepShadowShare: 0.2 }],
    ['fail', 'over-exposure-prevention.too-bright', { overExposedShare: 0.06 }],
    ['undetermined', 'over-exposure-prevention.undetermined', { overExposedShare: 0.03 }],
    ['fail', 'over-exposure-prevention.too-bright', { channelClippedShare: 0.3 }],
    ['undetermined', 'over-exposure-prevention.undetermined', { channelClippedShare: 0.1 }],
    ['fail', 'dynamic-range.low-contrast', { greySpanLevels: 55 }],
    ['undetermined', 'dynamic-range.undetermined', { greySpanLevels: 80 }],
    ['fail', 'illumination-uniformity.shaded', { zoneLightRatio: 0.35, cheekLightRatio: 0.35 }],
    ['fail', 'illumination-uniformity.shaded', { faceShadowAsymmetry: 1.7 }],
    ['undetermined', 'illumination-uniformity.undetermined', { zoneLightRatio: 0.45, cheekLightRatio: 0.45 }],
    ['undetermined', 'illumination-uniformity.undetermined', { faceShadowAsymmetry: 1.2 }],
    ['fail', 'skin-glare.shining', { skinGlareShare: 0.01 }],
    ['undetermined', 'skin-glare.undetermined', { skinGlareShare: 0.005 }],
    ['fail', 'natural-colour.colour-cast', { naturalColourDistance: 11 }],
    ['undetermined', 'illumination-uniformity.undetermined', { browLightRatio: 0.3 }],
    ['undetermined', 'illumination-uniformity.undetermined', { lightFromAboveStops: 2 }],
    ['undetermined', 'over-exposure-prevention.undetermined', { eyeWhiteLight: 0.7 }],
    ['undetermined', 'natural-colour.undetermined', { naturalColourDistance: 7 }],
    ['fail', 'natural-colour.colour-cast', { colourCast: 7 }],
    ['undetermined', 'natural-colour.undetermined', { colourCast: 4 }],
    ['undetermined', 'natural-colour.undetermined', { colourCast: 3.3 }],
    ['undetermined', 'natural-colour.undetermined', { colourCastDisagreement: 8 }],
    ['undetermined', 'natural-colour.undetermined', { colourCast: 7, colourCastDisagreement: 3.4 }],
    ['fail', 'natural-colour.colour-cast', { colourCast: 7, redBeyondLamp: -0.3 }],
    ['undetermined', 'natural-colour.undetermined', { colourCast: 7, redBeyondLamp: 0.1 }],
    ['undetermined', 'natural-colour.undetermined', { naturalColourDistance: 11, redBeyondLamp: 0.1 }],
    ['fail', 'natural-colour.mixed-light', { lightColourDifference: 1 }],
    ['undetermined', 'natural-colour.undetermined', { lightColourDifference: 0.6 }],
    ['fail', 'colour-presence.black-and-white', { faceChroma: 0, faceColourSpread: 0 }],
    ['undetermined', 'colour-presence.undetermined', { faceChroma: 4 }],
    ['fail', 'colour-presence.tinted', { faceColourSpread: 0.4 }],
    ['undetermined', 'colour-presence.undetermined', { faceColourSpread: 2.1 }],
  ])('%s: %s', (verdict, advice, change) => {
    const wrong = judged({ ...good, ...change }).filter((check) => check.verdict !== 'pass');
    expect(wrong).toMatchObject([{ verdict, advice }]);
  });

  it('pass a slight cast on which eyes and skin disagree', () => {
    const unsure = judged({ ...good, colourCast: 3.3, colourCastDisagreement: 3 });
    expect(unsure.find(({ id }) => id === 'natural-colour')).toMatchObject({ verdict: 'pass' });
  });

  it('never fail a dark forehead or chin, which hair may cover', () => {
    const fringe = judged({ ...good, zoneLightRatio: 0.2, cheekLightRatio: 0.95 });
    expect(fringe.find(({ id }) => id === 'illumination-uniformity')).toMatchObject({
      verdict: 'undetermined',
      value: 0.2,
    });
  });

  it('use the answer on weak colour only', () => {
    const colour = (faceChroma: number, answer: 'colour' | 'tinted') =>
      colourPresence(findings({ natives: { ...good, faceChroma }, answers: { 'colour-presence': answer } }));
    expect(colour(4, 'colour')).toMatchObject({ verdict: 'pass', evidence: 'stated' });
    expect(colour(4, 'tinted')).toMatchObject({ verdict: 'fail', advice: 'colour-presence.tinted' });
    expect(colour(0, 'colour')).toMatchObject({ verdict: 'fail', evidence: 'measured' });
  });

  it('are undetermined without measurements', () => {
    expect(judged({}).map(({ verdict, value, advice }) => [verdict, value, advice])).toEqual(
      checksOfLight.map((id) => ['undetermined', null, `${id}.undetermined`]),
    );
  });
});
