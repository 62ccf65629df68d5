import type { PhotoRequirement } from '@vesika/requirements';
import { mmPerInch } from '@vesika/requirements/inch';
import { leastOutputSize, type OutputSize } from '../frame/output-size.ts';
import { type PhotoLimits, photoLimits } from '../limits/photo-limits.ts';
import type { LiveChild } from './judge-live.ts';

/** Document limits and output size for the live camera. */
export interface LiveRules {
  requirement: PhotoRequirement;
  limits: PhotoLimits;
  size: OutputSize;
  child: LiveChild | null;
}

export function liveRules(requirement: PhotoRequirement, child: LiveChild | null): LiveRules {
  return { requirement, limits: photoLimits(requirement), size: leastOutputSize(requirement), child };
}

/** Size of the camera frame, px, and px of a still photo per px of it. */
export interface LiveView {
  widthPx: number;
  heightPx: number;
  stillPerPx: number;
}

/** Oval for face and hair in which the head should be, px of the view. */
export interface LiveTarget {
  centreX: number;
  centreY: number;
  /** Chin to crown. */
  headHeightPx: number;
}

/** Factor on the required pixels, because a rotated head and trimmed edges lose some. */
const pixelReserve = 1.35;
/**
 * Share of the largest frame with the document's shape that fits the view: more leaves no room to move, less is hard to
 * see on a phone.
 */
const frameShare = { min: 0.45, max: 0.8 } as const;
/** Distance of the head's centre above the frame's centre, in frame heights. */
const headAboveMiddle = 0.04;

/**
 * Target for the head. It is no larger than the document's pixels require, because coming closer distorts the face
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
