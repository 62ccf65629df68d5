import type { Check, PhotoMeasures } from '@vesika/report';
import { topMarginInsideFrom } from '../limits/certainty.ts';
import { mostAboveHairMm } from '../limits/hair-room.ts';
import { handSureFrom } from '../limits/hand.ts';
import { reachesInterEyeMin } from '../limits/inter-eye.ts';
import { otherFaceShareMax } from '../limits/other-face.ts';
import { childSource, ownLimit, pictureHeightMm, standardLimit } from '../limits/photo-limits.ts';
import { withHairUncertaintyShare } from '../measure/head/head-line.ts';
import { framePerInterEyeMin } from '../measure/head/shoulders.ts';
import { doubted, stating } from './doubted.ts';
import type { EarlyFindings, Findings } from './findings.ts';
import { type JudgesOf, judge, settled } from './judge.ts';

export const headJudges: JudgesOf<'head'> = {
  'head-height': headHeight,
  'eye-line': eyeLine,
  'top-margin': topMargin,
  'hair-margin': hairMargin,
  centring,
  'inter-eye-distance': interEyeDistance,
  'head-pose-yaw': headPoseYaw,
  'head-pose-pitch': headPosePitch,
  'head-pose-roll': headPoseRoll,
  shoulders,
  'camera-distance': cameraDistance,
  'single-face-present': singleFacePresent,
  'supporting-hand': supportingHand,
};

/**
 * Judges the chin-to-crown distance, in mm on the printed photo. The crown is the top of the skull (ICAO Doc
 * 9303-3), so it is an estimate where hair hides it; some authorities include the hair. If the person placed crown
 * and chin, no uncertainty applies.
 */
export function headHeight({ measures, limits, answers }: Findings): Check {
  const { includesHair, source, ...limit } = limits.headHeightMm;
  const value = includesHair ? headWithHairMm(measures) : measures.headHeightMm;
  const judged = judge({
    id: 'head-height',
    measure: includesHair ? 'height-with-hair' : 'height',
    value,
    limit,
    source,
    uncertainty: includesHair ? value && value * withHairUncertaintyShare : measures.headHeightUncertaintyMm,
    problems: { low: 'too-small', high: 'too-large' },
  });
  if (measures.headPlacedByHand) return judged;
  return settled(doubted(judged), answers['head-height'], { placed: null, misplaced: 'misplaced' });
}

/** A lower bound if the hair reaches the picture's edge; null if the top of the hair is unknown. */
function headWithHairMm({ headHeightMm, topMarginMm, hairMarginMm }: PhotoMeasures): number | null {
  return hairMarginMm === null ? null : headHeightMm + topMarginMm - hairMarginMm;
}

/** Judges the height of the eye centres above the bottom of the picture, in mm on the printed photo. */
export function eyeLine({ measures, limits }: Findings): Check {
  return judge({
    id: 'eye-line',
    measure: 'height',
    value: measures.eyeLineFromBottomMm,
    limit: limits.eyeLineFromBottomMm,
    source: limits.eyeLineFromBottomMm.source,
    problems: { low: 'too-low', high: 'too-high' },
  });
}

/**
 * Judges the distance from the top of the picture to the crown, in mm on the printed photo; negative if the crown
 * is cut off. It has the uncertainty of the crown.
 */
export function topMargin({ measures, limits, answers }: Findings): Check {
  const judged = judge({
    id: 'top-margin',
    measure: 'margin',
    value: measures.topMarginMm,
    limit: limits.topMarginMm,
    source: limits.topMarginMm.source,
    uncertainty: measures.headHeightUncertaintyMm,
    problems: { low: 'too-small', high: 'too-large' },
  });
  if (measures.headPlacedByHand) return judged;
  return settled(doubted(judged, topMarginInsideFrom), answers['top-margin'], {
    placed: null,
    misplaced: 'misplaced',
  });
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
  const judged = judge({
    id: 'hair-margin',
    measure: 'margin',
    value: measures.hairMarginMm,
    limit: limits.hairMarginMm,
    failBeyond: { min: isRoom ? cutBelowMm : null },
    source: limits.hairMarginMm.source,
    problems: { low: 'cut-off' },
  });
  const isNotAsked = limits.hairMarginMm.givesWay && isSeen && !isRoom;
  return judged.verdict === 'undetermined' && isNotAsked ? null : judged;
}

/** Assumed height of the hair beyond the edge, as a share of the head height. */
const cutHairShare = 0.05;

function possibleMarginMm({ requirement, measures, limits }: Findings): number {
  const { headHeightMm, topMarginMm, eyeLineFromBottomMm, interEyePx } = measures;
  const heightMm = pictureHeightMm(requirement);
  const seenMm = measures.hairMarginMm ?? 0;
  const hairMm = seenMm < cutBelowMm ? seenMm - cutHairShare * headHeightMm : seenMm;
  const head = {
    heightMm: limits.headHeightMm.includesHair ? headHeightMm + topMarginMm - hairMm : headHeightMm,
    interEyePx,
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
  return judge({
    id: 'centring',
    measure: 'offset',
    value: Math.abs(measures.centreOffsetMm),
    limit: limits.centreOffsetMm,
    source: limits.centreOffsetMm.source,
    problems: { high: 'off-centre' },
  });
}

/**
 * Judges the distance between the eye centres, in px of the finished picture, not corrected for yaw. It fails only if a
 * larger head would reach the limit and be certain to be inside the document's band: for other faces the document
 * contradicts the standard.
 *
 * Source: ISO/IEC 39794-5, D.1.4.2.4, asks for at least 90 px; no limit applies if the record's pixels leave no
 *         room.
 */
export function interEyeDistance(findings: Findings): Check {
  const { measures, limits } = findings;
  const { interEyePx } = measures;
  const { value: heightMm, uncertainty } = headHeight(findings);
  const isReachable =
    heightMm === null || reachesInterEyeMin({ heightMm, interEyePx, deviationMm: uncertainty! }, limits);
  return judge({
    id: 'inter-eye-distance',
    measure: 'distance',
    value: interEyePx,
    limit: limits.interEyePx,
    failBeyond: { min: isReachable ? limits.interEyePx.min : null },
    source: limits.interEyePx.source,
    problems: { low: 'too-small' },
  });
}

/**
 * States the chance of an angle that exceeds its limit by less than one standard deviation, because such an angle is
 * invisible in a picture.
 */
function unseen(measured: Check): Check {
  const { verdict, value, uncertainty, limit } = measured;
  const isSlight = verdict === 'undetermined' && Math.abs(value!) <= limit.max! + uncertainty!;
  return isSlight ? stating(measured) : measured;
}

const facingMaxDeg = 5;
/** One standard deviation of the estimate. */
const yawUncertaintyDeg = 1.5;
const turnedAboveDeg = facingMaxDeg + 2 * yawUncertaintyDeg;

/** Judges the absolute yaw, in degrees. In doubt about a visible turn the person is asked. */
export function headPoseYaw({ measures, answers }: EarlyFindings): Check {
  const measured = judge({
    id: 'head-pose-yaw',
    measure: 'angle',
    value: Math.abs(measures.yawDeg),
    limit: { min: null, max: facingMaxDeg },
    failBeyond: { max: turnedAboveDeg },
    source: standardLimit('ISO/IEC 39794-5, yaw of at most 5 degrees'),
    uncertainty: yawUncertaintyDeg,
    problems: { high: 'turned' },
  });
  return settled(unseen(measured), answers['head-pose-yaw'], { facing: null, turned: 'turned' });
}

const levelMaxDeg = 5;
/** One standard deviation of the estimate: faces differ, and the zero of pitch is a convention. */
const pitchUncertaintyDeg = 2.5;
const noddingAboveDeg = levelMaxDeg + 2 * pitchUncertaintyDeg;

/** Judges the pitch, in degrees; negative if the chin is raised. In doubt about a visible pitch the person is asked. */
export function headPosePitch({ measures, answers }: EarlyFindings): Check {
  const measured = judge({
    id: 'head-pose-pitch',
    measure: 'angle',
    value: measures.pitchDeg,
    limit: { min: -levelMaxDeg, max: levelMaxDeg },
    failBeyond: { min: -noddingAboveDeg, max: noddingAboveDeg },
    source: standardLimit('ISO/IEC 39794-5, pitch of at most 5 degrees'),
    uncertainty: pitchUncertaintyDeg,
    problems: { low: 'raised', high: 'lowered' },
  });
  return settled(unseen(measured), answers['head-pose-pitch'], {
    level: null,
    nodding: measures.pitchDeg < 0 ? 'raised' : 'lowered',
  });
}

/** Judges the absolute angle between the eye line and the horizontal, in degrees. */
export function headPoseRoll({ measures, limits }: EarlyFindings): Check {
  return judge({
    id: 'head-pose-roll',
    measure: 'angle',
    value: Math.abs(measures.rollDeg),
    limit: limits.rollDeg,
    source: limits.rollDeg.source,
    problems: { high: 'tilted' },
  });
}

/**
 * Shoulders are never perfectly level, clothes fold, and levelling the eyes of a tilted head tilts the shoulders:
 * about one in 24 people who face the camera squarely exceeds this.
 */
const tiltMaxDeg = 8;
/** Clothes and matte errors account for a few degrees. */
const tiltFailMinDeg = 12;

/**
 * Judges the absolute slope of the shoulders, in degrees. Undetermined rather than failed if the frame shows
 * little more than the collar.
 *
 * Out:    null if the frame shows too little of the shoulders.
 */
export function shoulders({ natives: { shoulderTiltDeg }, measures, photo }: Findings): Check | null {
  if (typeof shoulderTiltDeg !== 'number') return null;
  const showsShoulders = photo.widthPx >= framePerInterEyeMin * measures.interEyePx;
  return judge({
    id: 'shoulders',
    measure: 'angle',
    value: Math.abs(shoulderTiltDeg),
    limit: { min: null, max: tiltMaxDeg },
    failBeyond: { max: showsShoulders ? tiltFailMinDeg : null },
    source: standardLimit('ISO/IEC 39794-5, shoulders square to the camera'),
    problems: { high: 'tilted' },
  });
}

const nearestM = 0.7;
const farthestM = 4;
/** Inter-eye distances vary from 55 to 72 mm, and files state the focal length in whole mm. */
const distanceUncertaintyShare = 0.1;
/** At this distance the nose is visibly too large in any face. */
const tooCloseBelowM = 0.45;
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
  return judge({
    id: 'camera-distance',
    measure: 'distance',
    value: cameraDistanceM,
    limit: { min: nearestM, max: farthestM },
    failBeyond: { min: tooCloseBelowM },
    source: standardLimit('ISO/IEC 39794-5, camera distance of 0.7 to 4 m'),
    uncertainty: cameraDistanceM * distanceUncertaintyShare,
    problems: { low: 'too-close' },
  });
}

function receding(templeWidthRatio: number | null | undefined): Check | null {
  if (typeof templeWidthRatio !== 'number' || templeWidthRatio >= templeWidthMin) return null;
  return judge({
    id: 'camera-distance',
    measure: 'temples',
    value: templeWidthRatio,
    limit: { min: templeWidthMin, max: null },
    failBeyond: { min: null },
    source: ownLimit('Temples as wide as from 0.7 m away'),
    problems: {},
  });
}

/**
 * Judges the area of the second largest face relative to the largest.
 *
 * Source: ISO/IEC 29794-5, SingleFacePresent, names no limit; otherFaceShareMax is ours.
 */
export function singleFacePresent({ measures }: EarlyFindings): Check {
  return judge({
    id: 'single-face-present',
    measure: 'otherFace',
    value: measures.otherFaceShare,
    limit: { min: null, max: otherFaceShareMax },
    source: ownLimit('No other face above 5% of the main one'),
    problems: { high: 'other-face' },
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
  const base = {
    id: 'supporting-hand' as const,
    source: ruled ? childSource(ruled.source) : ownLimit('Nobody else in the picture'),
    problems: { high: 'seen' as const },
  };
  const limit = { min: null, max: handSureFrom };
  const seen = judge({ ...base, measure: 'hand', value: handBesideHead, limit, failBeyond: { max: null } });
  const isAdults = seen.verdict === 'undetermined' && (handLength ?? 0) > adultHandMin;
  const judged = isAdults
    ? judge({ ...base, measure: 'length', value: handLength, limit: { min: null, max: adultHandMin } })
    : seen;
  return settled(judged, answers['supporting-hand'], { none: null, own: null, other: 'seen' });
}
