import type { PhotoRequirement } from '@vesika/requirements';
import { leastOutputSize, type OutputSize } from '../frame/output-size.ts';
import { mmPerInch } from '../geometry/units.ts';
import { type PhotoLimits, photoLimits } from '../limits/photo-limits.ts';

/** What a live camera aims at for one document. */
export interface LiveRules {
  requirement: PhotoRequirement;
  limits: PhotoLimits;
  size: OutputSize;
}

export function liveRules(requirement: PhotoRequirement): LiveRules {
  return { requirement, limits: photoLimits(requirement), size: leastOutputSize(requirement) };
}

/** What the camera sees, and how many px of a still lie on one of it. */
export interface LiveView {
  widthPx: number;
  heightPx: number;
  stillPerPx: number;
}

/** Where the head is to be: a face and its hair in an oval, px of the view. */
export interface LiveTarget {
  centreX: number;
  centreY: number;
  /** Chin to crown. */
  headHeightPx: number;
}

/** More pixels than the document needs, for what is lost where the head is turned and its edges are cut. */
const pixelReserve = 1.35;
/** Of the largest frame of the document's shape that fits: more leaves no room to move, less is hard to see on a phone. */
const frameShare = { min: 0.45, max: 0.8 } as const;
/** The middle of the head lies above that of the frame by this share of its height. */
const headAboveMiddle = 0.04;

/**
 * Only as near as the document's pixels ask for: whoever comes nearer than that has their nose drawn too large
 * (ISO/IEC 39794-5, camera distance).
 */
export function liveTarget({ limits, size }: LiveRules, view: LiveView): LiveTarget {
  const roomPx = Math.min(view.heightPx, (view.widthPx * size.heightPx) / size.widthPx);
  const neededPx = (pixelReserve * size.heightPx) / view.stillPerPx;
  const frameHeightPx = Math.min(frameShare.max * roomPx, Math.max(frameShare.min * roomPx, neededPx));
  const heightMm = (size.heightPx / size.dpi) * mmPerInch;
  return {
    centreX: view.widthPx / 2,
    centreY: view.heightPx / 2 - headAboveMiddle * frameHeightPx,
    headHeightPx: (limits.headHeightMm.aim / heightMm) * frameHeightPx,
  };
}
