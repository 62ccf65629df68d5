import type { Check } from '@vesika/report';
import { ownLimit, standardLimit } from '../limits/photo-limits.ts';
import { agreementMax, castMax, castMaxUnsure, disagreementMax } from '../measure/light/colour-cast.ts';
import type { EarlyFindings, Findings } from './findings.ts';
import { atLeast, atMost, type JudgesOf, judge, settled } from './judge.ts';

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

/** Judges the mean linear luminance of the face, 0 to 1. The standard names no limit; the bands are ours. */
export function luminanceMean({ natives }: Findings): Check {
  return judge('luminance-mean', {
    // Only extremes are faults. In good light dark skin has a mean of 0.1 and pale skin 0.4, and both are well
    // exposed; the brightest and the clipped skin show the exposure.
    mean: {
      value: natives.luminanceMean,
      limit: { min: 0.06, max: 0.75 },
      failBeyond: { min: 0.03, max: 0.85 },
      source: standardLimit('ISO/IEC 29794-5, LuminanceMean'),
      problems: { low: 'too-dark', high: 'too-bright' },
    },
  });
}

/** Judges the variance of the face's linear luminance. The standard names no limit; the bands are ours. */
export function luminanceVariance({ natives }: Findings): Check {
  return judge('luminance-variance', {
    // Portraits in good light have 0.004 to 0.02. A face without shading has almost none, a face in hard light
    // more.
    variance: {
      value: natives.luminanceVariance,
      limit: { min: 0.001, max: 0.08 },
      failBeyond: { min: 0.0002, max: 0.14 },
      source: standardLimit('ISO/IEC 29794-5, LuminanceVariance'),
      problems: { low: 'flat', high: 'harsh' },
    },
  });
}

/**
 * Judges the brightest skin and the deep shadows. The standard's share of dark pixels (ISO/IEC 29794-5,
 * UnderExposurePrevention) is not used, because it calls dark skin under-exposed.
 */
export function underExposurePrevention({ natives }: EarlyFindings): Check {
  return judge('under-exposure-prevention', {
    // Linear luminance that the brightest skin of a lit face reaches at any skin tone; our portraits have at
    // least 0.27.
    highlight: atLeast(natives.faceHighlight, 0.18, {
      failBelow: 0.12,
      problem: 'too-dark',
      source: ownLimit('The brightest skin reflects 18% of white'),
    }),
    // Share of the face. Dark glasses and black beards count as deep shadow too, so a fifth of the face proves
    // nothing.
    shadow: atMost(natives.deepShadowShare, 0.1, {
      failAbove: 0.35,
      problem: 'deep-shadow',
      source: ownLimit('At most 10% of the face is black'),
    }),
  });
}

/**
 * Judges over-exposure of the face by the worst of three: white pixels, pixels with a clipped channel, and the white of
 * the eyes. The last shows that dark skin is over-exposed, which keeps all its detail; it never fails, because a large
 * lamp reflected in the eyes is as bright.
 */
export function overExposurePrevention({ natives }: EarlyFindings): Check {
  return judge('over-exposure-prevention', {
    white: atMost(natives.overExposedShare, 0.01, {
      failAbove: 0.05,
      problem: 'too-bright',
      source: standardLimit('ISO/IEC 29794-5, OverExposurePrevention'),
    }),
    // On skin the red channel clips first, before the luminance shows it.
    clipped: atMost(natives.channelClippedShare, 0.05, {
      failAbove: 0.2,
      problem: 'too-bright',
      source: ownLimit('At most 5% of the face has a colour at its end'),
    }),
    // Clean people of two collections reach 0.585, with a mean of 0.40 and a standard deviation of 0.10,
    // whatever their skin; a stop more doubles it.
    eyes: atMost(natives.eyeWhiteLight, 0.65, {
      failAbove: null,
      source: ownLimit('The white of the eyes is darker than white paper'),
    }),
  });
}

/**
 * Judges the contrast of the face, in grey levels between its 1st and 99th percentile.
 *
 * Source: ISO/IEC 29794-5, DynamicRange, measures the entropy of linear luminance; the span of grey levels is
 *         ours.
 */
export function dynamicRange({ natives }: Findings): Check {
  return judge('dynamic-range', {
    // Good portraits of pale and dark skin span 99 to 200 grey levels; a face in fog or darkness spans 55.
    span: atLeast(natives.greySpanLevels, 90, {
      failBelow: 65,
      problem: 'low-contrast',
      source: ownLimit('The face spans 90 of 255 grey levels'),
    }),
  });
}

const zoneRatioFail = 0.4;
/** Stops; `lab/fit/light-from-above.ts` prints how many faces exceed it with and without light from above. */
export const fromAboveMax = 1.3;

/**
 * Judges how evenly the face is lit. Forehead and chin may be covered by hair that looks like skin, so only
 * unequal cheeks fail. The standard's own value (ISO/IEC 29794-5, IlluminationUniformity) varies too much for a
 * limit.
 */
export function illuminationUniformity({ natives }: EarlyFindings): Check {
  const isSideways = (natives.cheekLightRatio ?? 1) < zoneRatioFail;
  return judge('illumination-uniformity', {
    zones: atLeast(natives.zoneLightRatio, 0.5, {
      failBelow: isSideways ? zoneRatioFail : null,
      problem: 'shaded',
      source: standardLimit(
        'ICAO Portrait Quality TR, the darkest zone of the face has half the light of the brightest',
      ),
    }),
    // Clean people of two collections reach 0.69; light that falls by two stops across the face causes 0.84 to
    // 1.18.
    halves: atMost(natives.faceShadowAsymmetry, 0.8, {
      failAbove: 1.6,
      problem: 'shaded',
      source: ownLimit('Neither half of the face is lit 2.2 times as much as the other'),
    }),
    // The brow is darker than half in the shadow of a hat's brim.
    brow: atLeast(natives.browLightRatio, 0.5, {
      failBelow: null,
      source: ownLimit('Forehead and bridge of the nose have half the light of the cheeks'),
    }),
    above: atMost(natives.lightFromAboveStops, fromAboveMax, {
      failAbove: null,
      source: ownLimit('Light from above shades the face by less than 1.3 stops'),
    }),
  });
}

/** Judges the share of the skin with white highlights. */
export function skinGlare({ natives }: Findings): Check {
  return judge('skin-glare', {
    area: atMost(natives.skinGlareShare, 0.003, {
      failAbove: 0.008,
      problem: 'shining',
      source: ownLimit('At most 0.3% of the skin shines white'),
    }),
  });
}

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
  return judge('natural-colour', {
    // CIELAB distance from natural skin that lamps and cameras cause unnoticed.
    distance: atMost(natives.naturalColourDistance, 5, {
      failAbove: isLamp ? 10 : null,
      problem: 'colour-cast',
      source: standardLimit('ISO/IEC 29794-5, NaturalColour'),
    }),
    // A tungsten lamp that the camera took for daylight exceeds 6.
    cast: atMost(natives.colourCast, agreed ? castMax : castMaxUnsure, {
      failAbove: agreed && isLamp ? 6 : null,
      problem: 'colour-cast',
      source: ownLimit('The light on the face has no colour of its own'),
    }),
    agreement: atMost(natives.colourCastDisagreement, disagreementMax, {
      failAbove: null,
      source: ownLimit('The eyes and the skin are seen in the same light'),
    }),
    // Natural logarithm: window daylight and a room lamp differ by 0.3, two coloured lamps by 0.7.
    sides: atMost(natives.lightColourDifference, 0.4, {
      failAbove: 0.9,
      problem: 'mixed-light',
      source: ownLimit('The light has one colour on both sides of the face'),
    }),
  });
}

/**
 * Judges whether the picture is in colour, neither black and white nor sepia. The standard gives a grey face full
 * marks.
 */
export function colourPresence({ natives, answers }: Findings): Check {
  const measured = judge('colour-presence', {
    // Skin of any tone has at least 11, in darkness 8; a black-and-white picture has 0.
    chroma: atLeast(natives.faceChroma, 6, {
      failBelow: 3,
      problem: 'black-and-white',
      source: ownLimit('A face in colour'),
    }),
    // Spread of a* and b*: faces in daylight have at least 3, a yellowed print 2, a picture tinted by software
    // 0.5.
    spread: atLeast(natives.faceColourSpread, 2.2, {
      failBelow: 1,
      problem: 'tinted',
      source: ownLimit('More colours than one tint'),
    }),
  });
  return settled(measured, answers['colour-presence'], { colour: null, tinted: 'tinted' });
}
