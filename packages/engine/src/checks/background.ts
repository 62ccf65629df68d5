import type { Check } from '@vesika/report';
import { backgroundChoices } from '@vesika/requirements/background-choice';
import { backgroundDistance } from '../limits/background-range.ts';
import { ownLimit, standardLimit } from '../limits/photo-limits.ts';
import { colourDifference, type Rgb, rgbFromHex } from '../raster/rgb.ts';
import type { Findings } from './findings.ts';
import { atMost, type JudgesOf, judge, settled } from './judge.ts';

export const backgroundJudges: JudgesOf<'background'> = {
  'background-colour': backgroundColour,
  'background-uniformity': backgroundUniformity,
  'background-shadow': backgroundShadow,
  'cut-out': cutOut,
};

/**
 * Levels of 255. A painted background is exact except for JPEG rounding; a photographed wall may differ from the
 * colours that the rule allows by what the eye does not see.
 */
export const colourDifferenceMax = { painted: 1, photographed: 6 } as const;

/**
 * Judges the median background colour. A painted background is compared with the colours that we paint for the
 * record, a photographed one with all colours that the record accepts; the difference is that of the worst channel, 0 to 255.
 * Undetermined if too little background is visible.
 */
export function backgroundColour({ requirement, measures, limits }: Findings): Check {
  const { backgroundHex, backgroundPainted } = measures;
  const choices = backgroundChoices(requirement).map(({ hex }) => ({ hex }));
  const permitted = backgroundPainted ? choices : choices.slice(0, 1);
  const found = backgroundHex === null ? null : rgbFromHex(backgroundHex);
  const difference = (rgb: Rgb) =>
    backgroundPainted
      ? Math.min(...permitted.map(({ hex }) => colourDifference(rgb, rgbFromHex(hex))))
      : backgroundDistance(rgb, requirement);
  return judge('background-colour', {
    difference: atMost(
      found && difference(found),
      colourDifferenceMax[backgroundPainted ? 'painted' : 'photographed'],
      {
        problem: 'wrong-colour',
        source: limits.record,
        things: backgroundHex === null ? { permitted } : { found: { hex: backgroundHex }, permitted },
      },
    ),
  });
}

/** Standard deviation at which gradients and shadows become visible on a plain wall. */
export const backgroundDeviationMax = 4;

/**
 * Judges how plain the background is by the worse of two values: its variation as a whole, which soft gradients
 * raise, and its mean gradient, which patterns and objects raise.
 *
 * Source: ISO/IEC 29794-5, BackgroundUniformity, defines the gradient without a limit; both limits are ours.
 */
export function backgroundUniformity({ measures, natives }: Findings): Check {
  return judge('background-uniformity', {
    // Walls in good studio portraits darken towards the corners by up to 8.
    deviation: atMost(measures.backgroundDeviation, backgroundDeviationMax, {
      failAbove: 8,
      problem: 'uneven',
      source: ownLimit('A plain background varies by less than 4 of 255'),
    }),
    // Plain walls have 20 to 80 with loose hair in front of them; curtains and plants have at least 150.
    gradient: atMost(natives.backgroundGradient, 100, {
      failAbove: 150,
      problem: 'patterned',
      source: standardLimit('ISO/IEC 29794-5, BackgroundUniformity'),
    }),
  });
}

/**
 * Judges shadows on the wall and uneven light from one side, by the worse of the two. Undetermined if the
 * background is not a plain wall.
 *
 * Source: ISO/IEC 39794-5, D.1.4, forbids shadows without a number; both limits are ours.
 */
export function backgroundShadow({ natives }: Findings): Check {
  return judge('background-shadow', {
    area: atMost(natives.backgroundShadowShare, 0.03, {
      failAbove: 0.06,
      problem: 'shadow',
      source: ownLimit('At most 3% of the wall around the head is in shadow'),
    }),
    // CIELAB L*, which ranges from 0 to 100.
    sides: atMost(natives.backgroundSideDifference, 6, {
      failAbove: 9,
      problem: 'one-sided',
      source: ownLimit('Both sides of the wall are about as bright'),
    }),
  });
}

/** Face areas: a piece the size of an iris. Smaller pieces are loose hair or the blur of the edge. */
const seenMax = 0.006;

/**
 * Judges how well the person was cut out, by the worse of leftover background and lost parts of the person. Pieces
 * that are only likely are asked about.
 *
 * Out:    null if no background was replaced.
 * Source: ICAO Doc 9303-3 asks for a plain background and the whole head without a number; the limits are ours.
 */
export function cutOut({ natives, answers }: Pick<Findings, 'natives' | 'answers'>): Check | null {
  const { leftoverShare, leftoverCertainShare, lostShare, lostCertainShare } = natives;
  if (typeof leftoverShare !== 'number' && typeof lostShare !== 'number') return null;
  const measured = judge('cut-out', {
    leftover: piece(leftoverShare, leftoverCertainShare, 'leftover'),
    lost: piece(lostShare, lostCertainShare, 'lost'),
  });
  return settled(measured, answers['cut-out'], {
    clean: null,
    leftover: 'leftover',
    lost: 'lost',
  });
}

function piece<P extends 'leftover' | 'lost'>(
  share: number | null | undefined,
  certain: number | null | undefined,
  problem: P,
) {
  return atMost(share, seenMax, {
    // Certain pieces fail above 0.012 face areas.
    failAbove: (certain ?? 0) > 0.012 ? seenMax : null,
    problem,
    source: ownLimit('Nothing of the old background beside the person, and nothing of the person missing'),
  });
}
