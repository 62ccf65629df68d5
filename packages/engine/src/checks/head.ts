import type { Check, PhotoMeasures } from '@vesika/report';
import { topMarginInsideFrom } from '../limits/certainty.ts';
import { mostAboveHairMm } from '../limits/hair-room.ts';
import { otherFaceShareMax } from '../limits/other-face.ts';
import { ownLimit, standardLimit } from '../limits/photo-limits.ts';
import { withHairUncertaintyShare } from '../measure/head/head-line.ts';
import { framePerInterEyeMin } from '../measure/head/shoulders.ts';
import { doubted } from './doubted.ts';
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
};

/**
 * Chin to crown, mm on the printed photo, with its uncertainty: the crown is the top of the skull, not of the hair
 * (ICAO Doc 9303-3), and so an estimate where hair hides it; an authority may count the hair. Who sets the lines by
 * hand has settled what a measurement cannot.
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

/** Hair at the picture's edge may reach farther: then it is at least as high. */
function headWithHairMm({ headHeightMm, topMarginMm, hairMarginMm }: PhotoMeasures): number | null {
  return hairMarginMm === null ? null : headHeightMm + topMarginMm - hairMarginMm;
}

/** Height of the eye centres above the bottom of the picture, mm on the printed photo. */
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
 * From the top of the picture down to the crown, mm on the printed photo; below zero where the crown is cut off. As
 * uncertain as the crown.
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

/** Nearer than the last row of pixels or two, hair goes on beyond the picture. */
const cutBelowMm = 0.1;

/**
 * From the top of the picture down to the highest hair, mm on the printed photo. Hair that leaves the picture is at
 * fault where the limits of head and eyes leave ample room for it. Where they do not, most authorities do not say which
 * comes first, and some hair is never flat.
 *
 * Out: null where there is no room and the authority puts the size of the head first.
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

/** Hair that a picture cuts off goes on by at least so much, we take it; share of the head’s height. */
const cutHairShare = 0.05;

function possibleMarginMm({ requirement, measures, limits }: Findings): number {
  const { headHeightMm, topMarginMm, eyeLineFromBottomMm, interEyePx } = measures;
  const pictureHeightMm = requirement.size.heightMm;
  const seenMm = measures.hairMarginMm ?? 0;
  const hairMm = seenMm < cutBelowMm ? seenMm - cutHairShare * headHeightMm : seenMm;
  const head = {
    heightMm: limits.headHeightMm.includesHair ? headHeightMm + topMarginMm - hairMm : headHeightMm,
    interEyePx,
    hairAboveEyesMm: pictureHeightMm - eyeLineFromBottomMm - hairMm,
    hairAboveCrownMm: topMarginMm - hairMm,
  };
  return mostAboveHairMm(head, limits, pictureHeightMm);
}

/** Distance of the face centre from the picture's vertical centre line, mm on the printed photo, either way. */
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
 * Distance of the eye centres in px of the finished picture, not corrected for yaw.
 *
 * Source: ISO/IEC 39794-5, D.1.4.2.4, at least 90 px; nothing is asked where the record's pixels leave no room.
 */
export function interEyeDistance({ measures, limits }: Findings): Check {
  return judge({
    id: 'inter-eye-distance',
    measure: 'distance',
    value: measures.interEyePx,
    limit: limits.interEyePx,
    source: limits.interEyePx.source,
    problems: { low: 'too-small' },
  });
}

const facingMaxDeg = 5;
/** Two standard deviations of the estimate beyond the limit. */
const yawUncertaintyDeg = 1.5;
const turnedAboveDeg = facingMaxDeg + 2 * yawUncertaintyDeg;

/** How far the head is turned to a side, degrees, either way. In doubt the person's answer decides. */
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
  return settled(measured, answers['head-pose-yaw'], { facing: null, turned: 'turned' });
}

const levelMaxDeg = 5;
/** Two standard deviations of the estimate beyond the limit: faces differ, and level is a convention. */
const pitchUncertaintyDeg = 2.5;
const noddingAboveDeg = levelMaxDeg + 2 * pitchUncertaintyDeg;

/** How far the chin is raised (below zero) or lowered, degrees. In doubt the person's answer decides. */
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
  return settled(measured, answers['head-pose-pitch'], {
    level: null,
    nodding: measures.pitchDeg < 0 ? 'raised' : 'lowered',
  });
}

/** Angle of the eye line against the level, degrees, either way. */
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
 * Nobody stands like a ruler, clothes fold, and a head held a little askew tilts the shoulders once its eyes are
 * levelled: of two dozen people with odd numbers who stand square to the camera one is beyond.
 */
const tiltMaxDeg = 8;
/** Clothes and matte are good for some degrees. */
const tiltFailMinDeg = 12;

/**
 * Slope of the shoulders, either way; null where the frame shows too little of them, and in doubt where it shows
 * hardly more than the collar.
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
/** Eyes stand 55 to 72 mm apart, and files state the focal length in whole mm. */
const distanceUncertaintyShare = 0.1;
/** Here the nose is visibly too large, whoever it is. */
const tooCloseBelowM = 0.45;
/** Faces photographed from afar have 1.84 to 2.08, one from 0.3 m 1.83, from 0.15 m 1.6 to 1.8. */
const templeWidthMin = 1.82;

/**
 * From how far away the picture was taken, metres; too far is never certain. Where the file does not tell, by how far
 * the temples recede behind the eyes, which never is.
 *
 * Out: null where neither tells.
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
 * Area of the second largest face over the largest.
 *
 * Source: ISO/IEC 29794-5, SingleFacePresent; it names no limit, ours is otherFaceShareMax.
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
