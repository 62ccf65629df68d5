import type { Check } from '@vesika/report';
import { standardLimit } from '../limits/photo-limits.ts';
import type { Findings } from './findings.ts';
import { judge } from './judge.ts';

const nearestM = 0.7;
const farthestM = 4;
/** Eyes stand 55 to 72 mm apart, and files state the focal length in whole mm. */
const uncertaintyShare = 0.1;
/** Here the nose is visibly too large, whoever it is. */
const tooCloseBelowM = 0.45;

/**
 * From how far away the picture was taken, metres. Too far is never certain.
 *
 * Out: null where the file does not tell.
 */
export function cameraDistance({ natives: { cameraDistanceM } }: Findings): Check | null {
  if (cameraDistanceM === null || cameraDistanceM === undefined) return null;
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
