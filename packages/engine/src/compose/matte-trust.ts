import { boxMean } from './box-mean.ts';

interface Size {
  widthPx: number;
  heightPx: number;
}

export interface TrustRegion {
  /** 0..1: 1 well inside the person mask. */
  inner: Float32Array;
  /** Takes away what lies well outside the person mask. */
  cutOutside(alpha: Float32Array): void;
}

/** Reach of loose hair and sleeves beyond the person mask, as a share of the picture's longer side. */
const reachShare = 0.08;
/** How far from the mask's edge a pixel is well inside, likewise. */
const insideShare = 0.03;

export function trustRegion(person: Float32Array, size: Size): TrustRegion {
  const longSidePx = Math.max(size.widthPx, size.heightPx);
  const mask = new Float32Array(person.length);
  for (let i = 0; i < mask.length; i++) mask[i] = person[i]! > 0.5 ? 1 : 0;
  const near = boxMean(mask, size, Math.round(reachShare * longSidePx));
  const inner = boxMean(mask, size, Math.round(insideShare * longSidePx));
  for (let i = 0; i < inner.length; i++) inner[i] = ramp(inner[i]!, 0.97, 1);
  return {
    inner,
    cutOutside: (alpha) => {
      for (let i = 0; i < alpha.length; i++) if (near[i]! < 0.02) alpha[i]! *= near[i]! / 0.02;
    },
  };
}

function ramp(value: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)));
}
