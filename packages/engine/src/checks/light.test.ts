import type { Check, CheckId, Natives, Verdict } from '@vesika/report';
import { describe, expect, it } from 'vitest';
import { findings } from './findings.fixture.ts';
import { runChecks } from './index.ts';
import { colourPresence } from './light.ts';

/** Measured on a well-lit studio portrait. */
const good: Natives = {
  overExposedShare: 0,
  faceHighlight: 0.44,
  eyeWhiteLight: 0.4,
  eyeWhiteRed: 0.03,
  eyeWhiteBlue: 0.05,
  pictureWhite: 0.9,
  contrastStops: 3.6,
  deepShadowShare: 0,
  channelClippedShare: 0,
  zoneLightRatio: 0.81,
  cheekLightRatio: 0.99,
  faceShadowAsymmetry: 0.05,
  skinGlareShare: 0,
  browLightRatio: 1,
  lightFromAboveStops: 0.2,
  cheekColourDistance: 0,
  lightColourDifference: 0.05,
  faceChroma: 21,
  faceColourSpread: 4,
};

const checksOfLight = [
  ...(['under-exposure-prevention', 'over-exposure-prevention', 'dynamic-range'] as const),
  ...(['illumination-uniformity', 'skin-glare', 'natural-colour', 'colour-presence'] as const),
] satisfies CheckId[];

function judged(natives: Natives): Check[] {
  const ids: readonly CheckId[] = checksOfLight;
  return runChecks(findings({ natives })).filter(({ id }) => ids.includes(id));
}

function wrongIn(natives: Natives) {
  return judged(natives).flatMap(({ verdict, advice }) => (verdict === 'pass' ? [] : [[verdict, advice]]));
}

describe('checks of light and colour', () => {
  it('pass a well-lit portrait', () => {
    expect(judged(good).map(({ id, verdict }) => [id, verdict])).toEqual(
      checksOfLight.map((id) => [id, 'pass']),
    );
  });

  it('pass dark skin in the same light, whose brightest part is as dark as pale skin in the dark', () => {
    expect(wrongIn({ ...good, faceHighlight: 0.11, faceChroma: 8 })).toEqual([]);
    expect(wrongIn({ ...good, faceHighlight: 0.11, eyeWhiteLight: 0.2, faceChroma: 8 })).toEqual([]);
  });

  const dark2Stops = { eyeWhiteLight: 0.1, pictureWhite: 0.22, faceChroma: 3, faceColourSpread: 1.5 };
  it.each([
    ['pale', { faceHighlight: 0.11 }],
    ['dark', { faceHighlight: 0.03, deepShadowShare: 0.4 }],
  ])('doubt %s skin two stops too dark, for one cause', (_, skin) => {
    expect(wrongIn({ ...good, ...dark2Stops, ...skin })).toEqual([
      ['undetermined', 'under-exposure-prevention.undetermined'],
    ]);
  });

  it.each<[Verdict, string, Natives]>([
    [
      'fail',
      'under-exposure-prevention.too-dark',
      { faceHighlight: 0.05, eyeWhiteLight: 0.05, pictureWhite: 0.11 },
    ],
    ['fail', 'under-exposure-prevention.backlit', { faceHighlight: 0.04, eyeWhiteLight: 0.03 }],
    ['undetermined', 'under-exposure-prevention.undetermined', { faceHighlight: 0.1, eyeWhiteLight: 0.08 }],
    ['fail', 'under-exposure-prevention.deep-shadow', { deepShadowShare: 0.4 }],
    ['undetermined', 'under-exposure-prevention.undetermined', { deepShadowShare: 0.2 }],
    ['fail', 'over-exposure-prevention.too-bright', { overExposedShare: 0.06 }],
    ['undetermined', 'over-exposure-prevention.undetermined', { overExposedShare: 0.03 }],
    ['fail', 'over-exposure-prevention.too-bright', { channelClippedShare: 0.3 }],
    ['undetermined', 'over-exposure-prevention.undetermined', { channelClippedShare: 0.1 }],
    ['undetermined', 'over-exposure-prevention.undetermined', { eyeWhiteLight: 0.8 }],
    ['fail', 'dynamic-range.low-contrast', { contrastStops: 1 }],
    ['undetermined', 'dynamic-range.undetermined', { contrastStops: 1.5 }],
    ['fail', 'illumination-uniformity.shaded', { zoneLightRatio: 0.35, cheekLightRatio: 0.35 }],
    ['fail', 'illumination-uniformity.shaded', { faceShadowAsymmetry: 1.7 }],
    ['undetermined', 'illumination-uniformity.undetermined', { zoneLightRatio: 0.35, cheekLightRatio: 0.45 }],
    ['undetermined', 'illumination-uniformity.undetermined', { zoneLightRatio: 0.5, cheekLightRatio: 0.5 }],
    ['undetermined', 'illumination-uniformity.undetermined', { faceShadowAsymmetry: 1.5 }],
    ['undetermined', 'illumination-uniformity.undetermined', { browLightRatio: 0.3 }],
    ['undetermined', 'illumination-uniformity.undetermined', { lightFromAboveStops: 2 }],
    ['fail', 'skin-glare.shining', { skinGlareShare: 0.03 }],
    ['undetermined', 'skin-glare.undetermined', { skinGlareShare: 0.005 }],
    ['fail', 'natural-colour.orange-light', { eyeWhiteRed: 0.4, eyeWhiteBlue: -0.9 }],
    ['fail', 'natural-colour.green-light', { eyeWhiteRed: -0.7, eyeWhiteBlue: -0.5 }],
    ['fail', 'natural-colour.blue-light', { eyeWhiteRed: -0.5, eyeWhiteBlue: 0.6 }],
    ['fail', 'natural-colour.pink-light', { eyeWhiteRed: 0.9, eyeWhiteBlue: 0.8 }],
    ['fail', 'natural-colour.blue-light', { eyeWhiteRed: -0.3, eyeWhiteBlue: 0.4, cheekColourDistance: 22 }],
    ['undetermined', 'natural-colour.undetermined', { eyeWhiteBlue: -0.5 }],
    ['undetermined', 'natural-colour.undetermined', { cheekColourDistance: 14 }],
    ['fail', 'natural-colour.mixed-light', { lightColourDifference: 1 }],
    ['undetermined', 'natural-colour.undetermined', { lightColourDifference: 0.6 }],
    ['fail', 'colour-presence.black-and-white', { faceChroma: 0, faceColourSpread: 0 }],
    ['undetermined', 'colour-presence.undetermined', { faceChroma: 4 }],
    ['fail', 'colour-presence.tinted', { faceColourSpread: 0.4 }],
    ['undetermined', 'colour-presence.undetermined', { faceColourSpread: 2.1 }],
  ])('%s: %s', (verdict, advice, change) => {
    expect(wrongIn({ ...good, ...change })).toEqual([[verdict, advice]]);
  });

  it('pass reddened eyes, and never fail skin of any colour in light that leaves the eyes white', () => {
    expect(wrongIn({ ...good, eyeWhiteRed: 0.5 })).toEqual([]);
    expect(wrongIn({ ...good, cheekColourDistance: 30 })).toEqual([
      ['undetermined', 'natural-colour.undetermined'],
    ]);
  });

  it('blame the exposure alone for the glare of an over-exposed face', () => {
    const overExposed = { ...good, channelClippedShare: 0.3, skinGlareShare: 0.1 };
    expect(wrongIn(overExposed).filter(([verdict]) => verdict === 'fail')).toEqual([
      ['fail', 'over-exposure-prevention.too-bright'],
    ]);
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
