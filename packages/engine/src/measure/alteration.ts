import type { Natives } from '@vesika/report';
import type { Raster } from '../geometry/raster.ts';
import type { Space } from '../geometry/spaces.ts';
import { type FaceAxes, faceAxes } from './face-axes.ts';
import { type Block, blocksOf, type Patch } from './fine-detail.ts';
import { jpegQuality } from './jpeg-quality.ts';
import type { SourceView } from './source-view.ts';

/** Signs that somebody worked on the original before it came here. */
export function measureAlteration({ bytes, picture, mesh, transparentShare }: SourceView): Natives {
  const axes = faceAxes(mesh);
  return {
    skinSmoothing: skinSmoothing(bytes, picture, axes),
    noiseRatio: noiseRatio(picture, axes),
    /** No camera takes a picture that is transparent anywhere. */
    transparentShare,
  };
}

const skin: readonly Patch[] = [
  { right: [-0.75, -0.3], up: [-0.9, -0.45] },
  { right: [0.3, 0.75], up: [-0.9, -0.45] },
  { right: [-0.3, 0.3], up: [0.38, 0.62] },
];
const eyes: readonly Patch[] = [
  { right: [-0.8, -0.2], up: [-0.2, 0.35] },
  { right: [0.2, 0.8], up: [-0.2, 0.35] },
];
const besideHead: readonly Patch[] = [
  { right: [-2.4, -1.4], up: [-0.6, 1.6] },
  { right: [1.4, 2.4], up: [-0.6, 1.6] },
];

/** Below this the finest detail is no longer that of skin, but of whole features. */
const interEyePxMin = 90;
/** Stronger compression smooths skin too. */
const qualityMin = 85;

/**
 * How much finer detail the skin lacks than lashes and brows have: 0 when it has as much, 1 when it has none.
 * Small, strongly compressed and over-exposed pictures have none of their own: null.
 */
function skinSmoothing(bytes: Uint8Array, picture: Raster, axes: FaceAxes<Space>): number | null {
  if (axes.interEyePx < interEyePxMin || isSmoothedBySaving(bytes)) return null;
  const skinBlocks = blocksOf(picture, axes, skin).filter(isExposed);
  const eyeBlocks = blocksOf(picture, axes, eyes);
  if (skinBlocks.length < blocksMin || eyeBlocks.length < blocksMin) return null;
  const sharpest = detailAt(eyeBlocks, 0.9);
  return sharpest === 0 ? null : Math.max(0, 1 - detailAt(skinBlocks, 0.5) / sharpest);
}

/** WEBP smooths at every quality, and does not say at which it was saved. */
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
 * How much the background varies, finely or slowly, over the finest detail of the face. Light falls off along
 * every real wall, and compression keeps that; only paint, and light beyond what the camera can hold, is one
 * exact colour: 0.
 *
 * Out: null when too little of the background lies beside the head.
 */
function noiseRatio(picture: Raster, axes: FaceAxes<Space>): number | null {
  const blocks = blocksOf(picture, axes, besideHead);
  const smoothest = blocks.slice(0, Math.ceil(blocks.length / 2));
  const skinBlocks = blocksOf(picture, axes, skin);
  if (smoothest.length < backgroundBlocksMin || skinBlocks.length < blocksMin) return null;
  const variation = Math.hypot(deviationOf(smoothest), detailAt(smoothest, 0.5));
  return variation / Math.max(detailMin, detailAt(skinBlocks, 0.5));
}

/** Less is below what eight bits can hold. */
const detailMin = 0.1;

function isExposed({ mean }: Block): boolean {
  return mean > 10 && mean < 245;
}

function detailAt(smoothestFirst: readonly Block[], share: number): number {
  return smoothestFirst[Math.floor((smoothestFirst.length - 1) * share)]!.detail;
}

function deviationOf(blocks: readonly Block[]): number {
  const mean = blocks.reduce((sum, block) => sum + block.mean, 0) / blocks.length;
  return Math.sqrt(blocks.reduce((sum, block) => sum + (block.mean - mean) ** 2, 0) / blocks.length);
}
