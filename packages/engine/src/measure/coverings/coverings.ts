import type { Natives } from '@vesika/report';
import { alignedSizePx } from '../../face/aligned-face.ts';
import { placeOnAxes, pointOnAxes } from '../../face/face-axes.ts';
import { pointAt, vertex } from '../../face/face-points.ts';
import type { FaceView } from '../../face/face-view.ts';
import {
  type FaceTones,
  faceTones,
  medianTone,
  type Tone,
  toneAt,
  toneDifference,
} from '../../face/skin-model.ts';
import type { Space } from '../../geometry/spaces.ts';
import { quantile } from '../../raster/quantile.ts';
import { darkLensRatio, measureLenses } from '../eyes/lenses.ts';
import { measureRedEye } from '../eyes/red-eye.ts';
import { faceCells } from './face-cells.ts';
import { measureFaceCover } from './face-cover.ts';
import { measureGlasses } from './glasses.ts';
import { measureGlassesBridge } from './glasses-bridge.ts';
import { measureHeadCovering } from './head-covering.ts';

/**
 * Occlusions of the face (glasses, masks, hair, hands), head coverings, and red eyes, which share the skin tone and the
 * cells of the face.
 */
export function measureCoverings(view: FaceView<Space>): Natives {
  const tones = faceTones(view);
  const cells = faceCells(tones.raster, tones.mesh);
  const natives: Natives = {
    ...measureGlasses(tones, cells),
    ...measureGlassesBridge(tones),
    ...measureLenses(tones),
    ...measureRedEye(tones),
    ...measureFaceCover(cells),
    ...measureStrands(tones),
    ...measureHeadCovering(view, tones),
    ...measureFaceSurround(tones),
  };
  return { ...natives, eyesHiddenShare: eyesHidden(natives) };
}

/** Share of the less visible eye that is occluded, 0 to 1; 1 behind dark lenses. */
function eyesHidden({ lensLuminanceRatio, eyeCoveredShare }: Natives): number | null {
  return (lensLuminanceRatio ?? 1) < darkLensRatio ? 1 : (eyeCoveredShare ?? null);
}

/**
 * Difference between what lies below, beside and above the face. Cloth around a face, of whatever colour, is the same on
 * all sides, while neck, ears, hair and wall differ.
 *
 * Out:    surroundDifference, natural logarithm: the largest difference of a side, or of the most similar row above the
 *         face, from below the chin; bare heads have at least 0.07.
 * Source: the method is ours.
 */
function measureFaceSurround(tones: FaceTones): Natives {
  const { chin, forehead, cheeks } = borders(tones);
  const toneOf = (rights: readonly number[], downs: readonly number[]) =>
    medianTone(rights.flatMap((right) => downs.map((down) => toneOn(tones, right, down))));
  const from = (offsets: readonly number[], origin: number, sign = 1) =>
    offsets.map((by) => origin + sign * by);
  const neck = toneOf(columns.neck, from([0.15, 0.25, 0.35], chin));
  const sides = [-1, 1].map((sign, i) => toneOf(from([0.1, 0.2], cheeks[i]!, sign), heightsBeside));
  const above = heightsAbove.map((height) => toneOf(columns.above, [forehead - height]));
  const differences = (others: readonly Tone[]) => others.map((other) => difference(neck, other));
  return { surroundDifference: Math.max(...differences(sides), Math.min(...differences(above))) };
}

/** Places in inter-eye distances: right of the eye midpoint, below the eye line, above the landmarks of the forehead. */
const columns = { neck: [-0.3, -0.15, 0, 0.15, 0.3], above: [-0.4, -0.2, 0, 0.2, 0.4] } as const;
const heightsBeside = [-0.3, 0, 0.3, 0.6, 0.9];
const heightsAbove = [0.15, 0.35, 0.55, 0.75];

const halfPx = 3;

function toneOn({ raster, axes }: FaceTones, right: number, down: number): Tone {
  return toneAt(raster, pointOnAxes(axes, right, -down), halfPx);
}

function borders({ mesh, axes }: FaceTones) {
  const placeOf = (index: number) => placeOnAxes(axes, pointAt(mesh, index));
  return {
    chin: placeOf(vertex.chin).down,
    forehead: placeOf(vertex.foreheadTop).down,
    cheeks: [placeOf(vertex.cheekImageLeft).right, placeOf(vertex.cheekImageRight).right],
  };
}

/** Folds and shade change the light of cloth more than its colour. */
const lightWeight = 0.3;

function difference(one: Tone, other: Tone): number {
  const { light, red, blue } = toneDifference(one, other);
  return Math.hypot(red, blue) + lightWeight * Math.abs(light);
}

/** Lines are followed from the brow to the cheek across an eye; inter-eye distances right of and below the eye midpoint. */
const across = { from: 0.22, to: 0.78 } as const;
const along = { top: -0.22, bottom: 0.3 } as const;
const step = { right: 0.01, down: 0.02 } as const;
/** Distance on both sides of a line at which the skin is compared. */
const beside = 0.03;
/** A line leans by at most this much on its way. */
const leanMax = 0.12;
/** The contrast in one of the least clear rows, because lashes and the iris interrupt a strand. */
const leastShare = 0.25;
const greyFloor = 12;

/**
 * Thin dark lines that cross an eye from the brow to the cheek, as strands of hair and the gaps of a fringe do. Nothing on a
 * bare face draws such a line, and uneven light, which has no edges, does not either.
 *
 * Out:    strandOverEyes, natural logarithm of the contrast of the clearest line; bare faces have at most 0.03.
 * Source: the method is ours.
 */
export function measureStrands(tones: FaceTones): Natives {
  return { strandOverEyes: Math.max(0, clearestLine(tones, -1), clearestLine(tones, 1)) };
}

const rowCount = Math.round((along.bottom - along.top) / step.down) + 1;
const leanSteps = Math.round(leanMax / step.right);

function clearestLine(tones: FaceTones, side: -1 | 1): number {
  const rows = Array.from({ length: rowCount }, (_, row) =>
    contrasts(tones, side, along.top + row * step.down),
  );
  let clearest = 0;
  for (let column = leanSteps; column < rows[0]!.length - leanSteps; column++) {
    for (let lean = -leanSteps; lean <= leanSteps; lean++) {
      const line = rows.map((row, i) => row[column + Math.round(lean * (i / (rowCount - 1) - 0.5))]!);
      clearest = Math.max(clearest, quantile(line, leastShare));
    }
  }
  return clearest;
}

/** Contrast of each place of a row, or of its neighbours, with the darker of its two sides. */
function contrasts(tones: FaceTones, side: -1 | 1, down: number): Float32Array {
  const margin = Math.round(beside / step.right);
  const first = across.from - leanMax;
  const count = Math.round((across.to - across.from + 2 * leanMax) / step.right) + 1;
  const light = Float32Array.from({ length: count + 2 * (margin + 1) }, (_, i) =>
    lightAt(tones, side * (first + (i - margin - 1) * step.right), down),
  );
  const dark = light.map((value, i) => Math.min(light[i - margin] ?? 0, light[i + margin] ?? 0) - value);
  return Float32Array.from({ length: count }, (_, i) =>
    Math.max(dark[i + margin]!, dark[i + margin + 1]!, dark[i + margin + 2]!),
  );
}

/** Logarithm of the grey of three pixels along a line. */
function lightAt({ grey, axes }: FaceTones, right: number, down: number): number {
  const { x, y } = pointOnAxes(axes, right, -down);
  const column = Math.max(0, Math.min(alignedSizePx - 1, Math.floor(x)));
  const row = Math.max(1, Math.min(alignedSizePx - 2, Math.floor(y)));
  const at = row * alignedSizePx + column;
  return Math.log((grey[at - alignedSizePx]! + grey[at]! + grey[at + alignedSizePx]!) / 3 + greyFloor);
}
