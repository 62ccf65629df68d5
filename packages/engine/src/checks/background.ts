import type { Check } from '@vesika/report';
import { backgroundDistance } from '../limits/background-range.ts';
import { ownLimit, standardLimit } from '../limits/photo-limits.ts';
import { colourDifference, type Rgb, rgbFromHex } from '../raster/rgb.ts';
import type { Findings } from './findings.ts';
import { type JudgesOf, judge, settled } from './judge.ts';
import { worstOf } from './worst-of.ts';

export const backgroundJudges: JudgesOf<'background'> = {
  'background-colour': backgroundColour,
  'background-uniformity': backgroundUniformity,
  'background-shadow': backgroundShadow,
  'cut-out': cutOut,
};

/**
 * A painted background is exact but for JPEG rounding; a photographed wall may lie off what the rule's words take in
 * by what the eye does not see.
 */
export const colourDifferenceMax = { painted: 1, photographed: 6 } as const;

/**
 * Difference of the median background from the record's colour, or where it was photographed from all colours that the
 * record accepts, in the channel where it is widest, 0 to 255; undetermined where too little background is in sight.
 */
export function backgroundColour({ requirement, measures, limits }: Findings): Check {
  const { backgroundHex, backgroundPainted } = measures;
  const permitted = [{ hex: requirement.background.hex }];
  const found = backgroundHex === null ? null : rgbFromHex(backgroundHex);
  const difference = (rgb: Rgb) =>
    backgroundPainted
      ? colourDifference(rgb, rgbFromHex(requirement.background.hex))
      : backgroundDistance(rgb, requirement);
  return judge({
    id: 'background-colour',
    measure: 'difference',
    value: found && difference(found),
    limit: { min: null, max: colourDifferenceMax[backgroundPainted ? 'painted' : 'photographed'] },
    source: limits.record,
    problems: { high: 'wrong-colour' },
    things: backgroundHex === null ? { permitted } : { found: { hex: backgroundHex }, permitted },
  });
}

/** Standard deviation from which gradients and shadows begin to show on a plain wall. */
export const backgroundDeviationMax = 4;
/** Walls of good studio portraits fall off towards their corners by up to this. */
const backgroundDeviationFail = 8;
/** Plain walls have 20 to 80, with loose hair in front of them; curtains and plants 150 and more. */
const gradientMax = 100;
const gradientFail = 150;

/**
 * How plain the background is, by whichever is worse: how much it varies as a whole, which soft gradients do, or
 * how steep its edges are, which patterns and things behind the person do.
 *
 * Source: ISO/IEC 29794-5, BackgroundUniformity, is the second measure; it names no limit, both are ours.
 */
export function backgroundUniformity({ measures, natives }: Findings): Check {
  const even = judge({
    id: 'background-uniformity',
    measure: 'deviation',
    value: measures.backgroundDeviation,
    limit: { min: null, max: backgroundDeviationMax },
    failBeyond: { min: null, max: backgroundDeviationFail },
    source: ownLimit('A plain background varies by less than 4 of 255'),
    problems: { high: 'uneven' },
  });
  const plain = judge({
    id: 'background-uniformity',
    measure: 'gradient',
    value: natives.backgroundGradient,
    limit: { min: null, max: gradientMax },
    failBeyond: { min: null, max: gradientFail },
    source: standardLimit('ISO/IEC 29794-5, BackgroundUniformity'),
    problems: { high: 'patterned' },
  });
  return worstOf([even, plain]);
}

const shadowMax = 0.03;
const shadowFail = 0.06;
/** CIELAB L*, which runs from 0 to 100. */
const sideDifferenceMax = 6;
const sideDifferenceFail = 9;

/**
 * Shadows on the wall, and light on it from one side, by whichever is worse. Undetermined where the background is
 * no plain wall.
 *
 * Source: ISO/IEC 39794-5, D.1.4, asks for no shadows and names no figure; both limits are ours.
 */
export function backgroundShadow({ natives }: Findings): Check {
  const shadow = judge({
    id: 'background-shadow',
    measure: 'area',
    value: natives.backgroundShadowShare,
    limit: { min: null, max: shadowMax },
    failBeyond: { min: null, max: shadowFail },
    source: ownLimit('At most 3% of the wall around the head is in shadow'),
    problems: { high: 'shadow' },
  });
  const sides = judge({
    id: 'background-shadow',
    measure: 'sides',
    value: natives.backgroundSideDifference,
    limit: { min: null, max: sideDifferenceMax },
    failBeyond: { min: null, max: sideDifferenceFail },
    source: ownLimit('Both sides of the wall are about as bright'),
    problems: { high: 'one-sided' },
  });
  return worstOf([shadow, sides]);
}

/** A piece as large as an iris: smaller ones are loose hair and the blur of the edge. */
const seenMax = 0.006;
/** What there is no doubt about fails from here on. */
const certainMax = 0.012;

/**
 * Whether the person was cut out where the person ends, by whichever is worse: what stayed of the old background, or
 * what went of the person. Null where no background was replaced. What is only likely is asked about.
 *
 * Source: ICAO Doc 9303-3 asks for a plain background and the whole head, and names no figure; the limits are ours.
 */
export function cutOut({ natives, answers }: Pick<Findings, 'natives' | 'answers'>): Check | null {
  const { leftoverShare, leftoverCertainShare, lostShare, lostCertainShare } = natives;
  const judged = [
    piece('leftover', leftoverShare, leftoverCertainShare),
    piece('lost', lostShare, lostCertainShare),
  ].filter((check) => check !== null);
  const [first, ...rest] = judged;
  if (!first) return null;
  return settled(worstOf([first, ...rest]), answers['cut-out'], {
    clean: null,
    leftover: 'leftover',
    lost: 'lost',
  });
}

function piece(
  measure: 'leftover' | 'lost',
  seen: number | null | undefined,
  certain: number | null | undefined,
): Check | null {
  if (typeof seen !== 'number') return null;
  return judge({
    id: 'cut-out',
    measure,
    value: seen,
    limit: { min: null, max: seenMax },
    failBeyond: { max: (certain ?? 0) > certainMax ? seenMax : null },
    source: ownLimit('Nothing of the old background beside the person, and nothing of the person missing'),
    problems: { high: measure },
  });
}
