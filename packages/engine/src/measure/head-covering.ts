import type { Natives } from '@vesika/report';
import type { Point, Space } from '../geometry/spaces.ts';
import { alignedAlpha } from './aligned-matte.ts';
import { foreignBesideHead } from './beside-head.ts';
import { pointOnAxes } from './face-axes.ts';
import type { FaceView } from './face-view.ts';
import { localContrast } from './local-contrast.ts';
import { against, type FaceTones, quantile, type Tone, toneAt } from './skin-model.ts';

/**
 * How little the top of the head looks like hair or bare skin. Loose hair stands off the head, so that its
 * outline is ragged, and is streaked inside; skin up to the outline is a bald head. Cloth has a smooth outline, but
 * so has tied or cropped hair: then nothing here can tell, and the person is asked.
 *
 * Out:    0 where hair or bare skin is certain, 1 where nothing speaks for it; null without a matte.
 * Source: ISO/IEC 29794-5, NoHeadCoverings, takes the share of hat and cloth in a map of the face's parts, for
 *         which we have no net; the method is ours. Fur and loosely knitted wool are as ragged as hair and are not
 *         told from it.
 */
export function measureHeadCovering(view: FaceView<Space>, tones: FaceTones): Natives {
  const evidence = crownEvidence(view, tones);
  if (!evidence) return { headCoveringStrength: null };
  const { skinShare, raggedness, streaks, bandContrast } = evidence;
  const alone = 1 - ramp(foreignBesideHead(view, tones) ?? 1, 0.02, 0.05);
  const streaked = ramp(streaks, 0.025, 0.055);
  const loose = Math.min(streaked, ramp(raggedness, 0.3, 0.9), 1 - ramp(bandContrast, 0.3, 0.45));
  const hair = streakedShare * streaked + (1 - streakedShare) * Math.min(loose, alone);
  return { headCoveringStrength: 1 - Math.max(Math.min(ramp(skinShare, 0.5, 0.9), alone), hair) };
}

/** Streaks alone may be those of wool. */
const streakedShare = 0.4;

export interface CrownEvidence {
  /** Share of the band below the outline that has the colour of the face. */
  skinShare: number;
  /** Mean distance of the outline from its own smooth course, px of the aligned face. */
  raggedness: number;
  /** Median local contrast of that band. */
  streaks: number;
  /** Steepest step along the way from the forehead up: the edge of a band or brim. */
  bandContrast: number;
}

const halfWidth = 0.6;
const columnStepPx = 2;

/**
 * What the outline of the head above the brows shows; null without a matte, or where too little of the outline
 * is in sight.
 */
export function crownEvidence(view: FaceView<Space>, tones: FaceTones): CrownEvidence | null {
  const outline = outlineOf(view, tones);
  if (!outline) return null;
  const band = outline.flatMap((top) => bandBelow(top, tones));
  const skinLike = band.filter((p) => isSkin(against(toneAt(tones.raster, p, 2), tones.skin)));
  return {
    skinShare: skinLike.length / band.length,
    raggedness: raggednessOf(outline.map(({ y }) => y)),
    streaks: quantile(
      band.map((p) => localContrast(tones, p)),
      0.5,
    ),
    bandContrast: quantile(
      outline.map((top) => steepestStep(tones, top)),
      0.5,
    ),
  };
}

const opaque = 128;
const columnsShareMin = 0.6;

/** Topmost pixels of the person above the forehead; null without matte, or where too little of it is in view. */
function outlineOf(view: FaceView<Space>, { axes, raster }: FaceTones): Point<'aligned'>[] | null {
  const alphaAt = alignedAlpha(view);
  if (!alphaAt) return null;
  const outline: Point<'aligned'>[] = [];
  const { x: middle, y: eyes } = axes.eyeMidpoint;
  const reach = halfWidth * axes.interEyePx;
  for (let x = Math.round(middle - reach); x <= middle + reach; x += columnStepPx) {
    if (x < bandFromPx || x >= raster.widthPx - bandFromPx) continue;
    let y = 0;
    while (y < eyes && alphaAt(x + 0.5, y + 0.5) < opaque) y++;
    if (y < eyes && y > 0 && alphaAt(x + 0.5, y - 0.5) >= 0) outline.push({ x, y });
  }
  const columns = (2 * reach) / columnStepPx;
  return outline.length < columnsShareMin * columns ? null : outline;
}

/** Inside the blurred rim, and above the forehead. */
const bandFromPx = 8;
const bandDepth = 0.3;
const foreheadAbove = 0.75;

function bandBelow(top: Point<'aligned'>, { axes }: FaceTones): Point<'aligned'>[] {
  const last = Math.min(
    top.y + bandFromPx + bandDepth * axes.interEyePx,
    pointOnAxes(axes, 0, foreheadAbove).y,
  );
  const found: Point<'aligned'>[] = [];
  for (let y = top.y + bandFromPx; y < last; y += 4) found.push({ x: top.x, y });
  return found;
}

function isSkin({ light, red, blue }: Tone): boolean {
  return light > -0.35 && light < 0.7 && Math.abs(red) < 0.3 && Math.abs(blue) < 0.2;
}

const smoothOver = 5;

function raggednessOf(ys: readonly number[]): number {
  let sum = 0;
  let count = 0;
  for (let i = smoothOver; i < ys.length - smoothOver; i++) {
    const around = ys.slice(i - smoothOver, i + smoothOver + 1);
    sum += Math.abs(ys[i]! - around.reduce((a, b) => a + b, 0) / around.length);
    count++;
  }
  return count === 0 ? 0 : sum / count;
}

function steepestStep({ grey, raster: { widthPx }, axes, skin }: FaceTones, top: Point<'aligned'>): number {
  const last = pointOnAxes(axes, 0, 0.45).y;
  let steepest = 0;
  for (let y = top.y + bandFromPx; y + 3 < last; y++) {
    const at = Math.floor(y) * widthPx + Math.floor(top.x);
    steepest = Math.max(steepest, Math.abs(grey[at + 3 * widthPx]! - grey[at]!));
  }
  return steepest / Math.exp(skin.light);
}

function ramp(value: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)));
}
