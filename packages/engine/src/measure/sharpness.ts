import type { Natives } from '@vesika/report';
import type { Space } from '../geometry/spaces.ts';
import type { FaceView } from './face-view.ts';
import { blurred, type GreyWindow, greyWindow, halved } from './grey-window.ts';

/**
 * Width of the sharpest edges around the eyes (lids, lashes, rims of the irises), 10 to 90 % of the step, over
 * the inter-eye distance.
 *
 * A known further blur flattens a sharp edge much and a soft one little: from the ratio of the slopes before and
 * after follows the blur the edge had, whatever its contrast, so that neither skin nor eye colour counts. Edges
 * that rise across and along the picture are measured apart and the softer of both is answered: motion blurs but
 * one of them.
 *
 * In:  finished picture. The pixel is a blur too (about 1.7 px from 10 to 90 %): below 60 px between the eyes it
 *      alone is as wide as what is sought, and nothing is said.
 * Out: share of the inter-eye distance.
 */
export function measureSharpness({ picture, axes }: FaceView<Space>): Natives {
  const { interEyePx } = axes;
  if (interEyePx < interEyePxMin) return { edgeWidthShare: null };
  const windows = [axes.eyeImageLeft, axes.eyeImageRight].flatMap((eye) => {
    const box = {
      left: eye.x - reachShare.x * interEyePx,
      right: eye.x + reachShare.x * interEyePx,
      top: eye.y - reachShare.y * interEyePx,
      bottom: eye.y + reachShare.y * interEyePx,
    };
    return greyWindow(picture, box) ?? [];
  });
  const isLarge = interEyePx >= interEyePxOfLarge;
  const widths = [
    softerDirection(windows, fine, interEyePx),
    isLarge
      ? softerDirection(windows.map(halved), coarse, interEyePx / 2)
      : softerDirection(windows, coarse, interEyePx),
  ];
  const known = widths.filter((width) => width !== null);
  return { edgeWidthShare: known.length === 0 ? null : Math.max(...known) };
}

const interEyePxMin = 60;
const reachShare = { x: 0.36, y: 0.24 };
/**
 * Both blurs, in inter-eye distances. The fine pair tells a sharp edge from a soft one; the coarse pair sees over
 * noise and compression what is so blurred that the fine one finds nothing but these.
 */
const fine = { before: 0, after: 0.012 } as const;
const coarse = { before: 0.012, after: 0.036 } as const;
/** From here on half the pixels do for the coarse pair. */
const interEyePxOfLarge = 160;
/** From 10 to 90 % of a step that was blurred by a Gaussian of one sigma. */
const widthPerSigma = 2.563;
/**
 * Edges count when they are as steep as this share of the steepest; the result is the width below which the
 * sharpest 30 % of them stay.
 */
const steepShare = 0.35;
const sharpestShare = 0.3;
const edgesMin = 12;

function softerDirection(
  windows: readonly GreyWindow[],
  scale: { before: number; after: number },
  interEyePx: number,
): number | null {
  const before = scale.before * interEyePx;
  const after = scale.after * interEyePx;
  const pairs = windows.map((window) => ({
    sharper: before === 0 ? window : blurred(window, before),
    softer: blurred(window, after),
  }));
  const sigmas = [false, true].map((isAlong) => {
    const found = pairs.flatMap(({ sharper, softer }) =>
      steepEdges(sharper, softer, isAlong ? sharper.widthPx : 1),
    );
    if (found.length < edgesMin) return null;
    const squared = quantile(
      found.map((ratio) => (after ** 2 - ratio ** 2 * before ** 2) / (ratio ** 2 - 1)),
      sharpestShare,
    );
    return Math.sqrt(Math.max(0, squared));
  });
  const known = sigmas.filter((sigma) => sigma !== null);
  return known.length === 0 ? null : (Math.max(...known) * widthPerSigma) / interEyePx;
}

/** Slope before over slope after the second blur, of every edge that rises along `step`. */
function steepEdges(sharper: GreyWindow, softer: GreyWindow, step: number): number[] {
  const { values, widthPx, heightPx } = sharper;
  const places: number[] = [];
  const slopes: number[] = [];
  for (let y = 2; y < heightPx - 2; y++) {
    for (let x = 2; x < widthPx - 2; x++) {
      const at = y * widthPx + x;
      const slope = Math.abs(values[at + step]! - values[at - step]!);
      if (slope < slopeMin) continue;
      if (slope < Math.abs(values[at]! - values[at - 2 * step]!)) continue;
      if (slope < Math.abs(values[at + 2 * step]! - values[at]!)) continue;
      places.push(at);
      slopes.push(slope);
    }
  }
  const steep = quantile(slopes, 0.95) * steepShare;
  const ratios: number[] = [];
  places.forEach((at, i) => {
    if (slopes[i]! < steep) return;
    const soft = Math.abs(softer.values[at + step]! - softer.values[at - step]!);
    ratios.push(Math.min(ratioMax, Math.max(ratioMin, slopes[i]! / Math.max(soft, 0.01))));
  });
  return ratios;
}

/** Grey levels over two pixels; less is noise. */
const slopeMin = 1;
const ratioMin = 1.02;
const ratioMax = 50;

function quantile(values: number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
}
