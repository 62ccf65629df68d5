import type { Check } from '@vesika/report';
import { ownLimit, standardLimit } from '../limits/photo-limits.ts';
import type { EarlyFindings } from './findings.ts';
import { judge } from './judge.ts';

const nearestM = 0.7;
const farthestM = 4;
/** Eyes stand 55 to 72 mm apart, and files state the focal length in whole mm. */
const uncertaintyShare = 0.1;
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
    uncertainty: cameraDistanceM * uncertaintyShare,
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
