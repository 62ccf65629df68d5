import type { Check } from '@vesika/report';
import { ownLimit } from '../limits/photo-limits.ts';
import type { EarlyFindings, Findings } from './findings.ts';
import { atLeast, atMost, type JudgesOf, judge, settled } from './judge.ts';

export const lightJudges: JudgesOf<'light'> = {
  'under-exposure-prevention': underExposurePrevention,
  'over-exposure-prevention': overExposurePrevention,
  'dynamic-range': dynamicRange,
  'illumination-uniformity': illuminationUniformity,
  'skin-glare': skinGlare,
  'natural-colour': naturalColour,
  'colour-presence': colourPresence,
};

/**
 * Judges the light on the face by what is white in the same picture, so that one light gets one verdict on every skin: the
 * white of the eyes has nearly the same brightness in everybody, and a wall or a shirt shows the exposure. The standard's
 * share of dark pixels (ISO/IEC 29794-5, UnderExposurePrevention) is not used, because it calls dark skin under-exposed.
 */
export function underExposurePrevention({ natives }: EarlyFindings): Check {
  const { faceHighlight, eyeWhiteLight, pictureWhite } = natives;
  const face = brighterOf(faceHighlight, eyeWhiteLight);
  const light = lightOn(natives);
  return judge('under-exposure-prevention', {
    light: atLeast(light, lightMin, {
      failBelow: 0.1,
      problem: 'too-dark',
      source: ownLimit(
        'Skin or the white of the eyes reflects 17% of white, or something in the picture 34%',
      ),
    }),
    // A window behind the person sets the exposure. Clean people have at least 0.23.
    front: atLeast(face !== null && pictureWhite ? face / pictureWhite : null, 0.14, {
      failBelow: 0.05,
      problem: 'backlit',
      source: ownLimit('Skin or the white of the eyes has 14% of the light of what is white in the picture'),
    }),
    // Share of the face. Dark glasses and black beards count as deep shadow too, so a fifth of the face proves
    // nothing; neither does any share in a dark picture, where dark skin is black.
    shadow: atMost(natives.deepShadowShare, 0.1, {
      failAbove: light !== null && light < lightMin ? null : 0.35,
      problem: 'deep-shadow',
      source: ownLimit('At most 10% of the face is black'),
    }),
  });
}

/**
 * Least light in a well exposed picture. Clean people of two collections have at least 0.19; two stops less leave nobody
 * above 0.17. Three stops less leave nobody above 0.08, and 0.1 fails them after a stop was given back, too.
 */
const lightMin = 0.17;

/** Linear luminance of the brightest of skin, white of the eyes, and half the white of the picture. */
function lightOn({ faceHighlight, eyeWhiteLight, pictureWhite }: EarlyFindings['natives']): number | null {
  return brighterOf(brighterOf(faceHighlight, eyeWhiteLight), pictureWhite && pictureWhite / 2);
}

/** Null if neither was measured. */
function brighterOf(one: number | null | undefined, other: number | null | undefined): number | null {
  const known = [one, other].filter((value) => typeof value === 'number');
  return known.length === 0 ? null : Math.max(...known);
}

/** Share of the face with a clipped channel. */
const clippedMax = 0.05;

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
      source: ownLimit('At most 1% of the face is white'),
    }),
    // On skin the red channel clips first, before the luminance shows it.
    clipped: atMost(natives.channelClippedShare, clippedMax, {
      failAbove: 0.2,
      problem: 'too-bright',
      source: ownLimit('At most 5% of the face has a colour at its end'),
    }),
    // Clean people of two collections reach 0.585, with a mean of 0.40 and a standard deviation of 0.10,
    // whatever their skin, and ordinary bright pictures 0.75; a stop more doubles it.
    eyes: atMost(natives.eyeWhiteLight, 0.75, {
      failAbove: null,
      source: ownLimit('The white of the eyes is darker than white paper'),
    }),
  });
}

/**
 * Judges the contrast of the face in stops, which neither the exposure nor the tone of the skin changes.
 *
 * Source: ISO/IEC 29794-5, DynamicRange, measures the entropy of linear luminance; the stops are ours.
 */
function dynamicRange({ natives }: Findings): Check {
  return judge('dynamic-range', {
    stops: atLeast(natives.contrastStops, 1.8, {
      failBelow: 1.2,
      problem: 'low-contrast',
      source: ownLimit('The darkest and the brightest part of the face are 1.8 stops apart'),
    }),
  });
}

/** Clean people of two collections have at least 0.68 of the gamma-encoded level, and half a face in a hard shadow has 0.5. */
const zoneRatioMin = { pass: 0.55, fail: 0.4 } as const;
/** Stops; `lab/fit/light-from-above.ts` prints how many faces exceed it with and without light from above. */
export const fromAboveMax = 1.4;

/**
 * Judges how evenly the face is lit. Forehead and chin may be covered by hair that looks like skin, so only
 * unequal cheeks fail. The standard's own value (ISO/IEC 29794-5, IlluminationUniformity) varies too much for a
 * limit.
 */
export function illuminationUniformity({ natives }: EarlyFindings): Check {
  const isSideways = (natives.cheekLightRatio ?? 1) < zoneRatioMin.fail;
  return judge('illumination-uniformity', {
    zones: atLeast(natives.zoneLightRatio, zoneRatioMin.pass, {
      failBelow: isSideways ? zoneRatioMin.fail : null,
      problem: 'shaded',
      source: ownLimit('The darkest zone of the face has 55% of the level of the brightest'),
    }),
    // Clean people reach 0.5; two stops across the face cause 0.58 to 1.25, four stops and more 1.4 to 2.8. Office
    // portraits beside a window reach 1.5.
    halves: atMost(natives.faceShadowAsymmetry, 0.55, {
      failAbove: 1.6,
      problem: 'shaded',
      source: ownLimit('Neither half of the face is lit 1.7 times as much as the other'),
    }),
    // The brow is darker than half in the shadow of a hat's brim.
    brow: atLeast(natives.browLightRatio, 0.5, {
      failBelow: null,
      source: ownLimit('Forehead and bridge of the nose have half the light of the cheeks'),
    }),
    above: atMost(natives.lightFromAboveStops, fromAboveMax, {
      failAbove: null,
      source: ownLimit('Light from above shades the face by less than 1.4 stops'),
    }),
  });
}

/** Judges the share of the skin with white highlights. They fail only where the exposure of the face does not explain them. */
function skinGlare({ natives }: Findings): Check {
  const isOverExposed = (natives.channelClippedShare ?? 0) > clippedMax;
  return judge('skin-glare', {
    area: atMost(natives.skinGlareShare, 0.003, {
      failAbove: isOverExposed ? null : 0.02,
      problem: 'shining',
      source: ownLimit('At most 0.3% of the skin shines white'),
    }),
  });
}

/** Excess of red in the white of the eyes, natural logarithm, that blood vessels cause. */
const bloodshotRed = 0.5;

/**
 * Judges whether the light has one neutral colour, by what the white balance does not use: the white of the eyes, the
 * cheeks, and both sides of the face. Skin fails only in coloured light, which the eyes show; a tan, make-up or a
 * birthmark is the person's. The standard (ISO/IEC 29794-5, NaturalColour) names no limit; the limits are ours.
 */
function naturalColour({ natives }: Findings): Check {
  const { eyeWhiteRed: red, eyeWhiteBlue: blue } = natives;
  const tint = typeof red === 'number' && typeof blue === 'number' ? { red, blue } : null;
  const strength =
    tint && Math.hypot(tint.red < 0 ? tint.red : Math.max(0, tint.red - bloodshotRed), tint.blue);
  const problem = tint ? colourOf(tint) : undefined;
  return judge('natural-colour', {
    // Clean people in the pinkish light of one studio reach 10.4.
    distance: atMost(natives.cheekColourDistance, 11, {
      failAbove: strength !== null && strength > eyesTintMax ? 20 : null,
      problem,
      source: ownLimit(
        'Cheeks have the colour of skin, in CIELAB a* 5 to 25 and b* 5 to 35, with a margin of 11',
      ),
    }),
    // A lamp that the camera took for daylight causes 0.55 to 0.9; clean people of two collections reach 0.28.
    eyes: atMost(strength, eyesTintMax, {
      failAbove: 0.75,
      problem,
      source: ownLimit('The white of the eyes is white'),
    }),
    // Natural logarithm: window daylight and a room lamp differ by 0.3, two coloured lamps by 0.7.
    sides: atMost(natives.lightColourDifference, 0.4, {
      failAbove: 0.9,
      problem: 'mixed-light',
      source: ownLimit('The light has one colour on both sides of the face'),
    }),
  });
}

const eyesTintMax = 0.32;

/** The colour of light that makes white appear in a tint. */
function colourOf({ red, blue }: { red: number; blue: number }) {
  if (blue < 0) return red < blue / 3 ? 'green-light' : 'orange-light';
  return red < 0 ? 'blue-light' : 'pink-light';
}

/**
 * Judges whether the picture is in colour, neither black and white nor sepia. The standard gives a grey face full
 * marks.
 */
export function colourPresence({ natives, answers }: Findings): Check {
  // Colours fade in the dark, so that only grey says anything there.
  const isDark = (lightOn(natives) ?? 1) < lightMin;
  const measured = judge('colour-presence', {
    // Skin of any tone has at least 7; a black-and-white picture has 0.
    chroma: atLeast(natives.faceChroma, isDark ? 1 : 6, {
      failBelow: isDark ? 0.5 : 3,
      problem: 'black-and-white',
      source: ownLimit('A face in colour'),
    }),
    // Spread of a* and b*: faces in daylight have at least 2.9, a yellowed print 2, a picture tinted by software
    // 0.5.
    spread: atLeast(natives.faceColourSpread, isDark ? 0.5 : 2.2, {
      failBelow: isDark ? null : 1,
      problem: 'tinted',
      source: ownLimit('More colours than one tint'),
    }),
  });
  return settled(measured, answers['colour-presence'], { colour: null, tinted: 'tinted' });
}
