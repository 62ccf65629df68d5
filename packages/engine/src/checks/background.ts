import type { Check } from '@vesika/report';
import { backgroundChoices } from '@vesika/requirements/background-choice';
import { ownLimit } from '../limits/photo-limits.ts';
import { acceptedWalls, tintOf } from '../limits/wall-colours.ts';
import { certainAreaMin } from '../measure/cut-out/measure-cut-out.ts';
import { labFromLinear, linearFromByte } from '../raster/colour.ts';
import { colourDifference, rgbFromHex } from '../raster/rgb.ts';
import type { Findings } from './findings.ts';
import { atLeast, atMost, type JudgesOf, judge, settled, severity, worstOf } from './judge.ts';

export const backgroundJudges: JudgesOf<'background'> = {
  'background-colour': backgroundColour,
  'background-uniformity': backgroundUniformity,
  'background-shadow': backgroundShadow,
  'cut-out': cutOut,
};

/**
 * Levels of 255 by which a background may differ from a colour that we paint: by JPEG rounding if we painted it, else by
 * what the eye does not see.
 */
export const paintDifferenceMax = { painted: 1, photographed: 6 } as const;

/**
 * Judges the median background colour. A painted background has one of the colours that we paint for the record; a
 * photographed wall may also have any other that the words of the record mean on a wall. Undetermined if too little
 * background is visible.
 *
 * Out: null if the background is so uneven, such as a room, that it has no colour; background-uniformity says so.
 */
export function backgroundColour(findings: Findings): Check | null {
  if ((wallOf(findings).fall ?? 0) > falls.failAbove) return null;
  const { requirement, measures, limits } = findings;
  const { backgroundHex: hex, backgroundPainted } = measures;
  const permitted = backgroundChoices(requirement).map((choice) => ({ hex: choice.hex }));
  const difference =
    hex === null
      ? null
      : Math.min(...permitted.map((choice) => colourDifference(rgbFromHex(hex), rgbFromHex(choice.hex))));
  const differenceMax = paintDifferenceMax[backgroundPainted ? 'painted' : 'photographed'];
  if (hex !== null && !backgroundPainted && difference! > differenceMax) return wallColour(findings, hex);
  return judge('background-colour', {
    difference: atMost(difference, differenceMax, {
      problem: 'wrong-colour',
      source: limits.record,
      things: hex === null ? { permitted } : { found: { hex }, permitted },
    }),
  });
}

/** L* above which a wall that may not be white is in doubt, and fails: any light that falls off makes walls darker. */
const paperWhite = { doubt: 98, fail: 99 } as const;

/** Judges a photographed wall by the word of the record that suits it best. */
function wallColour({ requirement, natives, limits }: Findings, hex: string): Check {
  const { background } = requirement;
  const [red, green, blue] = rgbFromHex(hex).map(linearFromByte) as [number, number, number];
  const lab = labFromLinear([red, green, blue]);
  const gain = exposureGain(natives.eyeWhiteLight);
  const darkened = labFromLinear([red * gain, green * gain, blue * gain])[0] - lab[0];
  const basis = { source: limits.record, things: { found: { hex }, permitted: [{ hex: background.hex }] } };
  if (background.refused.includes('white') && lab[0] > paperWhite.doubt) {
    const { doubt, fail } = paperWhite;
    return judge('background-colour', {
      lightness: atMost(lab[0], doubt, { failAbove: fail, problem: 'too-white', ...basis }),
    });
  }
  const judged = acceptedWalls(requirement).map(
    (wall) =>
      [
        judge('background-colour', {
          tint: atMost(tintOf(lab, wall), wall.tint.doubt, {
            failAbove: wall.tint.fail,
            problem: 'wrong-colour',
            remarkAbove: wall.tint.remark,
            remark: 'tinted',
            ...basis,
          }),
        }),
        judge('background-colour', {
          lightness: atLeast(lab[0], wall.lightness.doubt - darkened, {
            failBelow: wall.lightness.fail - darkened,
            problem: 'too-dark',
            remarkBelow: wall.lightness.remark,
            remark: 'greyish',
            ...basis,
          }),
        }),
      ] as const,
  );
  const [best] = judged.toSorted((one, other) => severityOf(one) - severityOf(other));
  return worstOf(best!);
}

/** Orders words by the worse of both judgements, then by the better one. */
function severityOf([tint, lightness]: readonly [Check, Check]): number {
  const [one, other] = [severity(tint), severity(lightness)];
  return 10 * Math.max(one, other) + Math.min(one, other);
}

/** Linear light of the white of the eyes in portraits that are exposed well, and the largest gain. */
const eyeWhiteInGoodLight = 0.45;
const gainMax = 2;

/**
 * Gain that brings the white of the eyes to where good exposure has it, since a dark picture makes every wall dark. It is
 * for other checks to say that the picture is dark.
 */
function exposureGain(eyeWhiteLight: number | null | undefined): number {
  return eyeWhiteLight ? Math.min(gainMax, Math.max(1, eyeWhiteInGoodLight / eyeWhiteLight)) : 1;
}

/** Contrast of edges on a wall: limits of ours, chosen on one half of the people and walls. */
const edges = { remarkAbove: 2.4, doubtAbove: 2.8, failAbove: 8 } as const;
/** Fall of light over a wall, L*: limits of ours, likewise. */
const falls = { remarkAbove: 18, doubtAbove: 25, failAbove: 40 } as const;

/**
 * Judges how plain the wall is: by edges, which frames, sockets, folds and patterns have and softly falling light has
 * not, and by how far the light falls off. Undetermined if too little wall is visible.
 *
 * Source: ICAO Doc 9303-3 asks for a plain background without a number; both limits are ours.
 */
function backgroundUniformity(findings: Findings): Check {
  const { edge, fall } = wallOf(findings);
  return judge('background-uniformity', {
    edge: atMost(edge, edges.doubtAbove, {
      failAbove: edges.failAbove,
      problem: 'object',
      remarkAbove: edges.remarkAbove,
      remark: 'faint-object',
      source: ownLimit('No edge of an object or pattern shows on the wall'),
    }),
    fall: atMost(fall, falls.doubtAbove, {
      failAbove: falls.failAbove,
      problem: 'uneven',
      remarkAbove: falls.remarkAbove,
      remark: 'falling-light',
      source: ownLimit('The wall may darken softly towards its edges'),
    }),
  });
}

/**
 * Judges the edge of the person's shadow on the wall.
 *
 * Out:    null if too little wall is visible, or if something else on the wall has edges that are not far weaker, which
 *         background-uniformity says.
 * Source: ISO/IEC 39794-5, D.1.4, forbids shadows without a number; the limit is ours.
 */
function backgroundShadow(findings: Findings): Check | null {
  const { shadow, edge } = wallOf(findings);
  if (typeof shadow !== 'number' || typeof edge !== 'number') return null;
  if (edge > edges.doubtAbove && shadow < 2 * edge) return null;
  return judge('background-shadow', {
    edge: atMost(shadow, edges.doubtAbove, {
      failAbove: edges.failAbove,
      problem: 'shadow',
      remarkAbove: edges.remarkAbove,
      remark: 'faint-shadow',
      source: ownLimit('No edge of a shadow shows on the wall'),
    }),
  });
}

/** Measures of the wall, which are 0 for a painted background. */
function wallOf({ measures, natives }: Findings) {
  if (measures.backgroundPainted) return { edge: 0, shadow: 0, fall: 0 };
  const { backgroundEdge: edge, backgroundShadowEdge: shadow, backgroundFall: fall } = natives;
  return { edge, shadow, fall };
}

/**
 * Face areas. A certain piece is visible from the size of an iris. What the nets dispute is often cut well, so it is asked
 * about only where it is large.
 */
const seenMax = { certain: 0.006, disputed: 0.045 } as const;

/**
 * Judges how well the person was cut out, by the worse of leftover background and lost parts of the person. What is
 * not certain is asked about.
 *
 * Out:    null if no background was replaced.
 * Source: ICAO Doc 9303-3 asks for a plain background and the whole head without a number; the limits are ours.
 */
export function cutOut({ natives, answers }: Pick<Findings, 'natives' | 'answers'>): Check | null {
  const { leftoverShare, leftoverCertainShare, lostShare, lostCertainShare } = natives;
  if (typeof leftoverShare !== 'number' && typeof lostShare !== 'number') return null;
  // Without its original, a photo shows only what differs from the painted wall, and that is seldom hair.
  const doubtMax = typeof lostShare === 'number' ? seenMax.disputed : seenMax.certain;
  const measured = judge('cut-out', {
    leftover: piece(leftoverShare, { certain: leftoverCertainShare, doubtMax }, 'leftover'),
    lost: piece(lostShare, { certain: lostCertainShare, doubtMax }, 'lost'),
  });
  return settled(measured, answers['cut-out'], {
    clean: null,
    leftover: 'leftover',
    lost: 'lost',
  });
}

function piece<P extends 'leftover' | 'lost'>(
  share: number | null | undefined,
  { certain, doubtMax }: { certain: number | null | undefined; doubtMax: number },
  problem: P,
) {
  const isCertain = (certain ?? 0) >= certainAreaMin;
  return atMost(share, isCertain ? seenMax.certain : doubtMax, {
    failAbove: isCertain ? seenMax.certain : null,
    problem,
    source: ownLimit('Nothing of the old background beside the person, and nothing of the person missing'),
  });
}
