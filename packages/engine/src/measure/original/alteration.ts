import type { Natives } from '@vesika/report';
import { type FaceAxes, faceAxes, pointOnAxes } from '../../face/face-axes.ts';
import type { Space } from '../../geometry/spaces.ts';
import { blurred, downscaled, greyWindow } from '../../raster/grey-window.ts';
import { quantile } from '../../raster/quantile.ts';
import type { Raster } from '../../raster/raster.ts';
import { type Block, blocksOf, type Patch } from './fine-detail.ts';
import { jpegQuality } from './jpeg-quality.ts';
import type { SourceView } from './source-view.ts';

/**
 * Signs of digital editing before the upload: smoothed skin, a replaced background, transparency.
 *
 * Out:    skinSmoothing, 0 to 1; noiseRatio, >= 0, near 0 for a painted background; transparentShare, 0 to 1. Null
 *         conditions: the functions below.
 * Source: the requirement is that of issuing authorities for unaltered pictures; the method is ours.
 */
export function measureAlteration({ bytes, picture, mesh, transparentShare }: SourceView): Natives {
  const axes = faceAxes(mesh);
  return {
    skinSmoothing: skinSmoothing(bytes, picture, axes),
    noiseRatio: noiseRatio(picture, axes),
    transparentShare,
  };
}

const skin: readonly Patch[] = [
  { right: [-0.75, -0.3], up: [-0.9, -0.45] },
  { right: [0.3, 0.75], up: [-0.9, -0.45] },
  { right: [-0.3, 0.3], up: [0.38, 0.62] },
];
const besideHead: readonly Patch[] = [
  { right: [-2.4, -1.4], up: [-0.6, 1.6] },
  { right: [1.4, 2.4], up: [-0.6, 1.6] },
];

/** Inter-eye distance below which pixels do not resolve the texture of skin. */
const interEyePxMin = 90;
/** JPEG quality below which compression itself smooths skin. */
const qualityMin = 85;

/**
 * Missing fine skin texture relative to what the coarser texture predicts, from 0 for untouched skin to 1. A beauty
 * filter removes pores and fine hair but keeps wrinkles, on skin of every kind.
 *
 * Out: null for small or strongly compressed pictures, and without visible skin.
 */
function skinSmoothing(bytes: Uint8Array, picture: Raster, axes: FaceAxes<Space>): number | null {
  if (axes.interEyePx < interEyePxMin || isSmoothedBySaving(bytes)) return null;
  const fine = medianTexture(picture, axes, bands.fine);
  const coarse = medianTexture(picture, axes, bands.coarse);
  if (fine === null || coarse === null) return null;
  return Math.max(0, 1 - (fine * coarsePerFine) / coarse);
}

/** Difference-of-Gaussians bands, sigmas in inter-eye distances. */
const bands = { fine: [0.004, 0.012], coarse: [0.01, 0.03] } as const;
/** Median ratio of coarse to fine texture of untouched skin. */
const coarsePerFine = 0.9;
const cheeks = [
  [-0.5, -0.65],
  [0.5, -0.65],
  [-0.6, -0.4],
  [0.6, -0.4],
  [0, 0.55],
  [-0.3, 0.55],
  [0.3, 0.55],
] as const;
const cheekReach = 0.15;
const sigmaPxMin = 0.3;

/** Median magnitude of a band over the skin, relative to brightness; null without visible skin. */
function medianTexture(
  picture: Raster,
  axes: FaceAxes<Space>,
  [fineSigma, coarseSigma]: readonly [number, number],
): number | null {
  const { interEyePx } = axes;
  const found: number[] = [];
  for (const [right, up] of cheeks) {
    const { x, y } = pointOnAxes(axes, right, up);
    const reach = cheekReach * interEyePx;
    const box = { left: x - reach, right: x + reach, top: y - reach, bottom: y + reach };
    const full = greyWindow(picture, box);
    if (!full) continue;
    const { window, unitPx } = downscaled(full, interEyePx);
    const finer = blurred(window, Math.max(sigmaPxMin, fineSigma * unitPx));
    const coarser = blurred(window, coarseSigma * unitPx);
    for (let row = 6; row < window.heightPx - 6; row += 2) {
      for (let i = row * window.widthPx + 6; i < (row + 1) * window.widthPx - 6; i += 2) {
        found.push(Math.abs(finer.values[i]! - coarser.values[i]!) / (coarser.values[i]! + greyFloor));
      }
    }
  }
  return found.length === 0 ? null : quantile(found, 0.5);
}

/** Added to grey levels, which limits the relative texture of noise in near-black pixels. */
const greyFloor = 10;

/** WebP counts always, since it smooths at every quality and does not state it. */
function isSmoothedBySaving(bytes: Uint8Array): boolean {
  const quality = jpegQuality(bytes);
  return quality === null ? isWebp(bytes) : quality < qualityMin;
}

function isWebp(bytes: Uint8Array): boolean {
  return String.fromCharCode(...bytes.subarray(8, 12)) === 'WEBP';
}

const blocksMin = 12;
const backgroundBlocksMin = 40;

/**
 * Variation of the background, fine or slow, over the fine detail of the skin. Illumination falls off along every real
 * wall, which survives compression; only a painted or overexposed background is of one exact colour.
 *
 * Out: >= 0; null when too little background or skin is visible.
 */
function noiseRatio(picture: Raster, axes: FaceAxes<Space>): number | null {
  const blocks = blocksOf(picture, axes, besideHead);
  const smoothest = blocks.slice(0, Math.ceil(blocks.length / 2));
  const skinBlocks = blocksOf(picture, axes, skin);
  if (smoothest.length < backgroundBlocksMin || skinBlocks.length < blocksMin) return null;
  const variation = Math.hypot(deviationOf(smoothest), detailAt(smoothest, 0.5));
  return variation / Math.max(detailMin, detailAt(skinBlocks, 0.5));
}

/** Detail of the quantisation to eight bits, grey levels. */
const detailMin = 0.1;

function detailAt(smoothestFirst: readonly Block[], share: number): number {
  return smoothestFirst[Math.floor((smoothestFirst.length - 1) * share)]!.detail;
}

function deviationOf(blocks: readonly Block[]): number {
  const mean = blocks.reduce((sum, block) => sum + block.mean, 0) / blocks.length;
  return Math.sqrt(blocks.reduce((sum, block) => sum + (block.mean - mean) ** 2, 0) / blocks.length);
}
