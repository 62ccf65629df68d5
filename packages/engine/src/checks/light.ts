import type { Check } from '@vesika/report';
import { ownLimit, standardLimit } from '../limits/photo-limits.ts';
import { agreementMax, castMax, castMaxUnsure, disagreementMax } from '../measure/light/colour-cast.ts';
import type { EarlyFindings, Findings } from './findings.ts';
import { type JudgesOf, judge, settled } from './judge.ts';
import { worstOf } from './worst-of.ts';

export const lightJudges: JudgesOf<'light'> = {
  'luminance-mean': luminanceMean,
  'luminance-variance': luminanceVariance,
  'under-exposure-prevention': underExposurePrevention,
  'over-exposure-prevention': overExposurePrevention,
  'dynamic-range': dynamicRange,
  'illumination-uniformity': illuminationUniformity,
  'skin-glare': skinGlare,
  'natural-colour': naturalColour,
  'colour-presence': colourPresence,
};

/**
 * Only extremes are faults. In good light dark skin has a mean of 0.1 and pale skin 0.4, and both are well
 * exposed; the brightest and the clipped skin show the exposure.
 */
const meanBand = { min: 0.06, max: 0.75 } as const;
const meanFail = { min: 0.03, max: 0.85 } as const;

/** Judges the mean linear luminance of the face, 0 to 1. The standard names no limit; the bands are ours. */
export function luminanceMean({ natives }: Findings): Check {
  return judge({
    id: 'luminance-mean',
    measure: 'mean',
    value: natives.luminanceMean,
    limit: meanBand,
    failBeyond: meanFail,
    source: standardLimit('ISO/IEC 29794-5, LuminanceMean'),
    problems: { low: 'too-dark', high: 'too-bright' },
  });
}

/** Portraits in good light have 0.004 to 0.02. A face without shading has almost none, a face in hard light more. */
const varianceBand = { min: 0.001, max: 0.08 } as const;
const varianceFail = { min: 0.0002, max: 0.14 } as const;

/** Judges the variance of the face's linear luminance. The standard names no limit; the bands are ours. */
export function luminanceVariance({ natives }: Findings): Check {
  return judge({
    id: 'luminance-variance',
    measure: 'variance',
    value: natives.luminanceVariance,
    limit: varianceBand,
    failBeyond: varianceFail,
    source: standardLimit('ISO/IEC 29794-5, LuminanceVariance'),
    problems: { low: 'flat', high: 'harsh' },
  });
}

/**
 * Linear luminance that the brightest skin of a lit face reaches at any skin tone; our portraits have at least
 * 0.27.
 */
const highlightMin = 0.18;
const highlightFail = 0.12;
/**
 * Share of the face. Dark glasses and black beards count as deep shadow too, so a fifth of the face proves
 * nothing.
 */
const deepShadowMax = 0.1;
const deepShadowFail = 0.35;

/**
 * Judges the brightest skin and the deep shadows. The standard's share of dark pixels (ISO/IEC 29794-5,
 * UnderExposurePrevention) is not used, because it calls dark skin under-exposed.
 */
export function underExposurePrevention({ natives }: EarlyFindings): Check {
  const dark = judge({
    id: 'under-exposure-prevention',
    measure: 'highlight',
    value: natives.faceHighlight,
    limit: { min: highlightMin, max: null },
    failBeyond: { min: highlightFail, max: null },
    source: ownLimit('The brightest skin reflects 18% of white'),
    problems: { low: 'too-dark' },
  });
  const shadow = judge({
    id: 'under-exposure-prevention',
    measure: 'shadow',
    value: natives.deepShadowShare,
    limit: { min: null, max: deepShadowMax },
    failBeyond: { min: null, max: deepShadowFail },
    source: ownLimit('At most 10% of the face is black'),
    problems: { high: 'deep-shadow' },
  });
  return worstOf([dark, shadow]);
}

const whiteMax = 0.01;
const whiteFail = 0.05;
/** On skin the red channel clips first, before the luminance shows it. */
const clippedMax = 0.05;
const clippedFail = 0.2;
/**
 * Clean people of two collections reach 0.585, with a mean of 0.40 and a standard deviation of 0.10, whatever their skin; a
 * stop more doubles it.
 */
const eyeWhiteMax = 0.65;

/**
 * Judges over-exposure of the face by the worst of three: white pixels, pixels with a clipped channel, and the white of
 * the eyes. The last shows that dark skin is over-exposed, which keeps all its detail; it never fails, because a large
 * lamp reflected in the eyes is as bright.
 */
export function overExposurePrevention({ natives }: EarlyFindings): Check {
  const white = judge({
    id: 'over-exposure-prevention',
    measure: 'white',
    value: natives.overExposedShare,
    limit: { min: null, max: whiteMax },
    failBeyond: { min: null, max: whiteFail },
    source: standardLimit('ISO/IEC 29794-5, OverExposurePrevention'),
    problems: { high: 'too-bright' },
  });
  const clipped = judge({
    id: 'over-exposure-prevention',
    measure: 'clipped',
    value: natives.channelClippedShare,
    limit: { min: null, max: clippedMax },
    failBeyond: { min: null, max: clippedFail },
    source: ownLimit('At most 5% of the face has a colour at its end'),
    problems: { high: 'too-bright' },
  });
  const eyes = judge({
    id: 'over-exposure-prevention',
    measure: 'eyes',
    value: natives.eyeWhiteLight,
    limit: { min: null, max: eyeWhiteMax },
    failBeyond: { max: null },
    source: ownLimit('The white of the eyes is darker than white paper'),
    problems: {},
  });
  return worstOf([white, clipped, eyes]);
}

/** Good portraits of pale and dark skin span 99 to 200 grey levels; a face in fog or darkness spans 55. */
const greySpanMin = 90;
const greySpanFail = 65;

/**
 * Judges the contrast of the face, in grey levels between its 1st and 99th percentile.
 *
 * Source: ISO/IEC 29794-5, DynamicRange, measures the entropy of linear luminance; the span of grey levels is
 *         ours.
 */
export function dynamicRange({ natives }: Findings): Check {
  return judge({
    id: 'dynamic-range',
    measure: 'span',
    value: natives.greySpanLevels,
    limit: { min: greySpanMin, max: null },
    failBeyond: { min: greySpanFail, max: null },
    source: ownLimit('The face spans 90 of 255 grey levels'),
    problems: { low: 'low-contrast' },
  });
}

const zoneRatioMin = 0.5;
const zoneRatioFail = 0.4;
/** Clean people of two collections reach 0.69; light that falls by two stops across the face causes 0.84 to 1.18. */
const asymmetryMax = 0.8;
const asymmetryFail = 1.6;
/** Stops; `lab/fit/light-from-above.ts` prints how many faces exceed it with and without light from above. */
export const fromAboveMax = 1.3;
/** The brow is darker than this in the shadow of a hat's brim. */
const browLightMin = 0.5;

/**
 * Judges how evenly the face is lit. Forehead and chin may be covered by hair that looks like skin, so only
 * unequal cheeks fail. The standard's own value (ISO/IEC 29794-5, IlluminationUniformity) varies too much for a
 * limit.
 */
export function illuminationUniformity({ natives }: EarlyFindings): Check {
  const isSideways = (natives.cheekLightRatio ?? 1) < zoneRatioFail;
  const zones = judge({
    id: 'illumination-uniformity',
    measure: 'zones',
    value: natives.zoneLightRatio,
    limit: { min: zoneRatioMin, max: null },
    failBeyond: { min: isSideways ? zoneRatioFail : null, max: null },
    source: standardLimit(
      'ICAO Portrait Quality TR, the darkest zone of the face has half the light of the brightest',
    ),
    problems: { low: 'shaded' },
  });
  const halves = judge({
    id: 'illumination-uniformity',
    measure: 'halves',
    value: natives.faceShadowAsymmetry,
    limit: { min: null, max: asymmetryMax },
    failBeyond: { min: null, max: asymmetryFail },
    source: ownLimit('Neither half of the face is lit 2.2 times as much as the other'),
    problems: { high: 'shaded' },
  });
  const brow = judge({
    id: 'illumination-uniformity',
    measure: 'brow',
    value: natives.browLightRatio,
    limit: { min: browLightMin, max: null },
    failBeyond: { min: null },
    source: ownLimit('Forehead and bridge of the nose have half the light of the cheeks'),
    problems: {},
  });
  const above = judge({
    id: 'illumination-uniformity',
    measure: 'above',
    value: natives.lightFromAboveStops,
    limit: { min: null, max: fromAboveMax },
    failBeyond: { max: null },
    source: ownLimit('Light from above shades the face by less than 1.3 stops'),
    problems: {},
  });
  return worstOf([zones, halves, brow, above]);
}

const skinGlareMax = 0.003;
const skinGlareFail = 0.008;

/** Judges the share of the skin with white highlights. */
export function skinGlare({ natives }: Findings): Check {
  return judge({
    id: 'skin-glare',
    measure: 'area',
    value: natives.skinGlareShare,
    limit: { min: null, max: skinGlareMax },
    failBeyond: { min: null, max: skinGlareFail },
    source: ownLimit('At most 0.3% of the skin shines white'),
    problems: { high: 'shining' },
  });
}

/** CIELAB distance from natural skin that lamps and cameras cause unnoticed. */
const distanceMax = 5;
const distanceFail = 10;
/** A tungsten lamp that the camera took for daylight exceeds this. */
const castFail = 6;
/** Natural logarithm: window daylight and a room lamp differ by 0.3, two coloured lamps by 0.7. */
const sidesMax = 0.4;
const sidesFail = 0.9;

/** Natural logarithm by which the red of the light differs between an original and its finished photo. */
const remeasuredRed = 0.05;

/**
 * Judges whether the light has one neutral colour: by the colour of the cheeks, by the cast that eyes and skin
 * show, and by both sides of the face. The colour of a face fails only if a lamp can explain it; a tan or a flush
 * is redder than any lamp, and undetermined. The standard names no limit; the bands are ours.
 */
export function naturalColour({ natives }: Findings): Check {
  const agreed = (natives.colourCastDisagreement ?? 0) <= agreementMax;
  // Reports from before this measure lack it.
  const isLamp = (natives.redBeyondLamp ?? Number.NEGATIVE_INFINITY) < -remeasuredRed;
  return worstOf([
    judge({
      id: 'natural-colour',
      measure: 'distance',
      value: natives.naturalColourDistance,
      limit: { min: null, max: distanceMax },
      failBeyond: { min: null, max: isLamp ? distanceFail : null },
      source: standardLimit('ISO/IEC 29794-5, NaturalColour'),
      problems: { high: 'colour-cast' },
    }),
    judge({
      id: 'natural-colour',
      measure: 'cast',
      value: natives.colourCast,
      limit: { min: null, max: agreed ? castMax : castMaxUnsure },
      failBeyond: { max: agreed && isLamp ? castFail : null },
      source: ownLimit('The light on the face has no colour of its own'),
      problems: { high: 'colour-cast' },
    }),
    judge({
      id: 'natural-colour',
      measure: 'agreement',
      value: natives.colourCastDisagreement,
      limit: { min: null, max: disagreementMax },
      failBeyond: { max: null },
      source: ownLimit('The eyes and the skin are seen in the same light'),
      problems: {},
    }),
    judge({
      id: 'natural-colour',
      measure: 'sides',
      value: natives.lightColourDifference,
      limit: { min: null, max: sidesMax },
      failBeyond: { max: sidesFail },
      source: ownLimit('The light has one colour on both sides of the face'),
      problems: { high: 'mixed-light' },
    }),
  ]);
}

/** Skin of any tone has at least 11, in darkness 8; a black-and-white picture has 0. */
const chromaMin = 6;
const chromaFail = 3;
/** Spread of a* and b*: faces in daylight have at least 3, a yellowed print 2, a picture tinted by software 0.5. */
const spreadMin = 2.2;
const spreadFail = 1;

/**
 * Judges whether the picture is in colour, neither black and white nor sepia. The standard gives a grey face full
 * marks.
 */
export function colourPresence({ natives, answers }: Findings): Check {
  const chroma = judge({
    id: 'colour-presence',
    measure: 'chroma',
    value: natives.faceChroma,
    limit: { min: chromaMin, max: null },
    failBeyond: { min: chromaFail, max: null },
    source: ownLimit('A face in colour'),
    problems: { low: 'black-and-white' },
  });
  const spread = judge({
    id: 'colour-presence',
    measure: 'spread',
    value: natives.faceColourSpread,
    limit: { min: spreadMin, max: null },
    failBeyond: { min: spreadFail, max: null },
    source: ownLimit('More colours than one tint'),
    problems: { low: 'tinted' },
  });
  const measured = worstOf([chroma, spread]);
  return settled(measured, answers['colour-presence'], { colour: null, tinted: 'tinted' });
}
