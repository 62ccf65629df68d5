import type { Check, PhotoMeasures } from '@vesika/report';
import { faceWidthUncertaintyShare } from '../face/face-width.ts';
import type { Band } from '../limits/band.ts';
import { topMarginInsideFrom } from '../limits/certainty.ts';
import { mostAboveHairMm } from '../limits/hair-room.ts';
import { handSureFrom } from '../limits/hand.ts';
import { reachesInterEyeMin } from '../limits/inter-eye.ts';
import { otherFaceShareMax, otherFaceUnseenMax } from '../limits/other-face.ts';
import { childSource, ownLimit, pictureHeightMm, standardLimit } from '../limits/photo-limits.ts';
import { withHairUncertaintyShare } from '../measure/head/head-line.ts';
import { framePerInterEyeMin } from '../measure/head/shoulders.ts';
import { doubted, doubtedWithoutQuestion, stating } from './doubted.ts';
import type { EarlyFindings, Findings } from './findings.ts';
import { atLeast, atMost, type JudgesOf, judge, settled, within, worstOf } from './judge.ts';

export const headJudges: JudgesOf<'head'> = {
  'head-height': headHeight,
  'eye-line': eyeLine,
  'top-margin': topMargin,
  'hair-margin': hairMargin,
  'head-width': headWidth,
  'chin-margin': chinMargin,
  centring,
  'inter-eye-distance': interEyeDistance,
  'head-pose-yaw': headPoseYaw,
  'head-pose-pitch': headPosePitch,
  'head-pose-roll': headPoseRoll,
  'person-complete': personComplete,
  shoulders,
  'camera-distance': cameraDistance,
  'single-face-present': singleFacePresent,
  'supporting-hand': supportingHand,
};

/**
 * Judges the chin-to-crown distance, in mm on the printed photo. The crown is the top of the skull (ICAO Doc
 * 9303-3), so it is an estimate where hair hides it; some authorities include the hair. If the person placed crown
 * and chin, no uncertainty applies. A band of our own never fails what the published width of the face requires.
 */
export function headHeight({ measures, limits, answers }: Findings): Check {
  const { includesHair, givesWay } = limits.headHeightMm;
  const value = includesHair ? headWithHairMm(measures) : measures.headHeightMm;
  const height = {
    ...within(value, limits.headHeightMm, { low: 'too-small', high: 'too-large' }),
    uncertainty: includesHair ? value && value * withHairUncertaintyShare : measures.headHeightUncertaintyMm,
  };
  const measured = givesWay ? { ...height, failBeyond: { min: null, max: null } } : height;
  const judged = judge('head-height', includesHair ? { 'height-with-hair': measured } : { height: measured });
  if (givesWay) return givingWay(judged);
  if (measures.headPlacedByHand) return judged;
  return settled(doubted(judged), answers['head-height'], { placed: null, misplaced: 'misplaced' });
}

/** In doubt it says what the head height gives way to, and asks nothing. */
function givingWay(judged: Check): Check {
  if (judged.verdict === 'pass' || judged.value === null) return judged;
  return stating({ ...judged, advice: 'head-height.gives-way' });
}

/** A lower bound if the hair reaches the picture's edge; null if the top of the hair is unknown. */
function headWithHairMm({ headHeightMm, topMarginMm, hairMarginMm }: PhotoMeasures): number | null {
  return hairMarginMm === null ? null : headHeightMm + topMarginMm - hairMarginMm;
}

/** Judges the height of the eye centres above the bottom of the picture, in mm on the printed photo. */
function eyeLine({ measures, limits }: Findings): Check {
  return judge('eye-line', {
    height: within(measures.eyeLineFromBottomMm, limits.eyeLineFromBottomMm, {
      low: 'too-low',
      high: 'too-high',
    }),
  });
}

/**
 * Judges the distance from the top of the picture to the crown, in mm on the printed photo; negative if the crown
 * is cut off. It has the uncertainty of the crown.
 */
export function topMargin({ measures, limits, answers }: Findings): Check {
  const judged = judge('top-margin', {
    margin: {
      ...within(measures.topMarginMm, limits.topMarginMm, { low: 'too-small', high: 'too-large' }),
      uncertainty: measures.headHeightUncertaintyMm,
    },
  });
  if (measures.headPlacedByHand) return judged;
  return settled(doubted(judged, topMarginInsideFrom), answers['top-margin'], {
    placed: null,
    misplaced: 'misplaced',
  });
}

/**
 * Judges the width of the face from ear root to ear root, in mm on the printed photo. In doubt the chance is stated, because
 * the person sees no more than was measured.
 *
 * Out:    null if the authority publishes no width, or for a report from before this measure.
 */
export function headWidth({ requirement, photo, natives, limits }: Findings): Check | null {
  const { faceWidthPx } = natives;
  if (!isBounded(limits.headWidthMm) || faceWidthPx === undefined) return null;
  const widthMm = faceWidthPx && (faceWidthPx * pictureHeightMm(requirement)) / photo.heightPx;
  const judged = judge('head-width', {
    width: {
      ...within(widthMm, limits.headWidthMm, { low: 'too-narrow', high: 'too-wide' }),
      uncertainty: widthMm && widthMm * faceWidthUncertaintyShare,
    },
  });
  return doubtedWithoutQuestion(judged);
}

/** Standard deviation of the chin's height, as a share of the head height, against points placed by hand. */
const chinUncertaintyShare = 0.01;

/**
 * Judges the distance from the chin to the bottom edge, in mm on the printed photo. In doubt the chance is stated.
 *
 * Out:    null if the authority publishes no such distance.
 */
export function chinMargin({ requirement, measures, limits }: Findings): Check | null {
  if (!isBounded(limits.chinMarginMm)) return null;
  const { headHeightMm, topMarginMm } = measures;
  const judged = judge('chin-margin', {
    margin: {
      ...within(pictureHeightMm(requirement) - topMarginMm - headHeightMm, limits.chinMarginMm, {
        low: 'too-small',
        high: 'too-large',
      }),
      uncertainty: headHeightMm * chinUncertaintyShare,
    },
  });
  return doubtedWithoutQuestion(judged);
}

function isBounded({ min, max }: Band): boolean {
  return min !== null || max !== null;
}

/** With a smaller margin, less than about two rows of pixels, the hair continues beyond the picture. */
const cutBelowMm = 0.1;

/**
 * Judges the distance from the top of the picture to the highest hair, in mm on the printed photo. Hair beyond the
 * edge fails if the limits of head and eyes leave enough room for it. If they do not, the verdict is undetermined,
 * because most authorities do not say which limit comes first.
 *
 * Out:    null if there is no room and the authority gives the head's size priority.
 */
export function hairMargin(findings: Findings): Check | null {
  const { measures, limits } = findings;
  const isSeen = measures.hairMarginMm !== null;
  const isRoom = possibleMarginMm(findings) >= limits.hairMarginMm.aim;
  const judged = judge('hair-margin', {
    margin: {
      ...within(measures.hairMarginMm, limits.hairMarginMm, { low: 'cut-off' }),
      failBeyond: { min: isRoom ? cutBelowMm : null },
    },
  });
  const isNotAsked = limits.hairMarginMm.givesWay && isSeen && !isRoom;
  return judged.verdict === 'undetermined' && isNotAsked ? null : judged;
}

/** Assumed height of the hair beyond the edge, as a share of the head height. */
const cutHairShare = 0.05;

function possibleMarginMm({ requirement, photo, natives, measures, limits }: Findings): number {
  const { headHeightMm, topMarginMm, eyeLineFromBottomMm, interEyePx } = measures;
  const heightMm = pictureHeightMm(requirement);
  const seenMm = measures.hairMarginMm ?? 0;
  const hairMm = seenMm < cutBelowMm ? seenMm - cutHairShare * headHeightMm : seenMm;
  const head = {
    heightMm: limits.headHeightMm.includesHair ? headHeightMm + topMarginMm - hairMm : headHeightMm,
    interEyePx,
    faceWidthMm: natives.faceWidthPx ? (natives.faceWidthPx * heightMm) / photo.heightPx : null,
    hairAboveEyesMm: heightMm - eyeLineFromBottomMm - hairMm,
    hairAboveCrownMm: topMarginMm - hairMm,
  };
  return mostAboveHairMm(head, limits, heightMm);
}

/**
 * Judges the absolute distance of the face centre from the picture's vertical centre line, in mm on the printed
 * photo.
 */
export function centring({ measures, limits }: Findings): Check {
  return judge('centring', {
    offset: within(Math.abs(measures.centreOffsetMm), limits.centreOffsetMm, { high: 'off-centre' }),
  });
}

/**
 * Judges the distance between the eye centres, in px of the finished picture, not corrected for yaw.
 *
 * Source: ISO/IEC 39794-5, D.1.4.2.4, asks for at least 90 px. No limit applies to a face that misses it at every head
 *         height which is certain to be inside the document's band: what the authority publishes overrules the standard.
 */
export function interEyeDistance(findings: Findings): Check {
  const { measures, limits, photo, expectedSize } = findings;
  const { interEyePx } = measures;
  const { value: heightMm, uncertainty } = headHeight(findings);
  // A picture that was only checked may have too few pixels for any face.
  const atFullSizePx = interEyePx * Math.max(1, expectedSize.heightPx / photo.heightPx);
  const isReachable =
    heightMm === null ||
    reachesInterEyeMin({ heightMm, interEyePx: atFullSizePx, deviationMm: uncertainty! }, limits);
  const limit = isReachable ? limits.interEyePx : { ...limits.interEyePx, min: null, source: limits.record };
  return judge('inter-eye-distance', { distance: within(interEyePx, limit, { low: 'too-small' }) });
}

/** States the chance instead of asking, because a person sees less of a few degrees than was measured. */
function stated(measured: Check): Check {
  return measured.verdict === 'undetermined' && measured.value !== null ? stating(measured) : measured;
}

const facingMaxDeg = 5;
/** One standard deviation of the estimate. */
const yawUncertaintyDeg = 1.5;
const turnedAboveDeg = facingMaxDeg + 2 * yawUncertaintyDeg;

/** Judges the absolute yaw, in degrees. */
export function headPoseYaw({ measures }: EarlyFindings): Check {
  const measured = judge('head-pose-yaw', {
    angle: atMost(Math.abs(measures.yawDeg), facingMaxDeg, {
      failAbove: turnedAboveDeg,
      problem: 'turned',
      source: standardLimit('ISO/IEC 39794-5, yaw of at most 5 degrees'),
      uncertainty: yawUncertaintyDeg,
    }),
  });
  return stated(measured);
}

const levelMaxDeg = 5;
/** One standard deviation of the estimate: faces differ, and the zero of pitch is a convention. */
const pitchUncertaintyDeg = 2.5;
const noddingAboveDeg = levelMaxDeg + 2 * pitchUncertaintyDeg;

/** Judges the pitch, in degrees; negative if the chin is raised. */
export function headPosePitch({ measures }: EarlyFindings): Check {
  const measured = judge('head-pose-pitch', {
    angle: {
      value: measures.pitchDeg,
      limit: { min: -levelMaxDeg, max: levelMaxDeg },
      failBeyond: { min: -noddingAboveDeg, max: noddingAboveDeg },
      source: standardLimit('ISO/IEC 39794-5, pitch of at most 5 degrees'),
      uncertainty: pitchUncertaintyDeg,
      problems: { low: 'raised', high: 'lowered' },
    },
  });
  return stated(measured);
}

/** Judges the absolute angle between the eye line and the horizontal, in degrees. */
export function headPoseRoll({ measures, limits }: EarlyFindings): Check {
  return judge('head-pose-roll', {
    angle: within(Math.abs(measures.rollDeg), limits.rollDeg, { high: 'tilted' }),
  });
}

/**
 * Judges whether the person goes on from the chin to the lower edge, and whether the picture breaks off or repeats.
 *
 * Out:    null for a report from before these measures.
 */
export function personComplete({ natives }: EarlyFindings): Check | null {
  const { bodyBelowChinShare, brokenOffShare, repeatedRowsShare } = natives;
  if (bodyBelowChinShare === undefined || brokenOffShare === undefined) return null;
  const damagedShare = brokenOffShare === null ? null : Math.max(brokenOffShare, repeatedRowsShare ?? 0);
  const breaks = judge('person-complete', {
    // Breaks of undamaged portraits reach 0.5, of damaged ones 0.75 where the damage shows. No row of 226 portraits
    // repeats, and every row does below the chin of damaged ones.
    break: atMost(damagedShare, 0.6, { failAbove: 0.7, problem: 'broken-off', source: wholePerson }),
  });
  const body = judge('person-complete', {
    // All of 65 studio portraits and of 110 others fill every row, unless the head is thrown back or in profile.
    body: atLeast(bodyBelowChinShare, 0.9, { failBelow: 0.5, problem: 'body-missing', source: wholePerson }),
  });
  // An unknown body is a doubt, not a pass by the other measure.
  return breaks.verdict === 'pass' ? body : worstOf([breaks, body]);
}

const wholePerson = ownLimit('Head, neck and shoulders are all there');

/**
 * Judges the absolute slope of the shoulders, in degrees. Undetermined rather than failed if the frame shows
 * little more than the collar.
 *
 * Out:    null if the frame shows too little of the shoulders.
 */
export function shoulders({ natives: { shoulderTiltDeg }, measures, photo }: Findings): Check | null {
  if (typeof shoulderTiltDeg !== 'number') return null;
  const showsShoulders = photo.widthPx >= framePerInterEyeMin * measures.interEyePx;
  return judge('shoulders', {
    // Shoulders are never perfectly level, clothes fold, and levelling the eyes of a tilted head tilts the
    // shoulders: about one in 24 people who face the camera squarely exceeds 8 degrees.
    // Clothes and matte errors account for a few degrees more, so only 12 fail.
    angle: atMost(Math.abs(shoulderTiltDeg), 8, {
      failAbove: showsShoulders ? 12 : null,
      problem: 'tilted',
      source: standardLimit('ISO/IEC 39794-5, shoulders square to the camera'),
    }),
  });
}

/**
 * Temple width in inter-eye distances: faces from normal distances have 1.84 to 2.08, one from 0.3 m has 1.83,
 * faces from 0.15 m have 1.6 to 1.8.
 */
const templeWidthMin = 1.82;

/**
 * Judges the distance of the camera, in metres; a distance above the limit is undetermined. Without a distance in
 * the file, the width of the temples is judged, which never fails.
 *
 * Out:    null if neither shows a fault and no distance is known.
 */
export function cameraDistance({
  natives: { cameraDistanceM, templeWidthRatio },
}: EarlyFindings): Check | null {
  if (cameraDistanceM === null || cameraDistanceM === undefined) return receding(templeWidthRatio);
  return judge('camera-distance', {
    // Inter-eye distances vary from 55 to 72 mm, and files state the focal length in whole mm, so a tenth of the
    // distance is uncertain. At 0.45 m the nose is visibly too large in any face.
    distance: {
      value: cameraDistanceM,
      limit: { min: 0.7, max: 4 },
      failBeyond: { min: 0.45 },
      source: standardLimit('ISO/IEC 39794-5, camera distance of 0.7 to 4 m'),
      uncertainty: cameraDistanceM * 0.1,
      problems: { low: 'too-close' },
    },
  });
}

function receding(templeWidthRatio: number | null | undefined): Check | null {
  if (typeof templeWidthRatio !== 'number' || templeWidthRatio >= templeWidthMin) return null;
  return judge('camera-distance', {
    temples: atLeast(templeWidthRatio, templeWidthMin, {
      failBelow: null,
      source: ownLimit('Temples as wide as from 0.7 m away'),
    }),
  });
}

/**
 * Judges the area of the second largest face relative to the largest. A small one is a doubt, because it may be a picture in
 * the background.
 *
 * Source: ISO/IEC 29794-5, SingleFacePresent, names no limit; both are ours.
 */
export function singleFacePresent({ measures }: EarlyFindings): Check {
  return judge('single-face-present', {
    otherFace: atMost(measures.otherFaceShare, otherFaceUnseenMax, {
      failAbove: otherFaceShareMax,
      problem: 'other-face',
      source: ownLimit('No other face is seen'),
    }),
  });
}

/** Above this age, a child's own hand is as long as an adult's beside the face of a small child. */
const smallChildBelow = 6;
/**
 * Length of a hand in inter-eye distances. Of 42 photographed hands that were laid beside the heads of twelve small
 * children, those of a child's length measure at most 2.2, and nine of ten of an adult's length more than this.
 */
const adultHandMin = 3;

/**
 * Judges whether another person’s hand holds the head of a small child. A hand that is too long to be the child's own fails;
 * for any other the person is asked, because the child may hold up its own.
 *
 * Out:    null for older children and adults.
 */
export function supportingHand({ natives, answers, childAgeYears, childRule }: Findings): Check | null {
  if (childAgeYears === null || childAgeYears >= smallChildBelow) return null;
  const { handBesideHead, handLength } = natives;
  const ruled = childRule?.guidance.find(({ says }) => says.includes('nobody-else'));
  const source = ruled ? childSource(ruled.source) : ownLimit('Nobody else in the picture');
  const seen = judge('supporting-hand', {
    hand: atMost(handBesideHead, handSureFrom, { failAbove: null, source }),
  });
  const isAdults = seen.verdict === 'undetermined' && (handLength ?? 0) > adultHandMin;
  const judged = isAdults
    ? judge('supporting-hand', { length: atMost(handLength, adultHandMin, { problem: 'seen', source }) })
    : seen;
  return settled(judged, answers['supporting-hand'], { none: null, own: null, other: 'seen' });
}
