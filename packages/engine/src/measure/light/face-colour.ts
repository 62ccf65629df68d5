import type { Natives } from '@vesika/report';
import { type AlignedFace, alignedSizePx } from '../../face/aligned-face.ts';
import { type CheekPatch, cheekPatches } from '../../face/cheek-patches.ts';
import { pointAt } from '../../face/face-points.ts';
import type { FaceView } from '../../face/face-view.ts';
import type { Point, Space } from '../../geometry/spaces.ts';
import {
  type Lab,
  type LinearRgb,
  labFromLinear,
  linearFromByte,
  linearFromLevel,
} from '../../raster/colour.ts';
import { type Hue, hueOf, medianHue } from './hue.ts';

/**
 * Natural colour of the skin, presence of colour, and difference of the light's colour between both sides of the face.
 *
 * Out:    CIELAB under D50. naturalColourDistance, distance of the cheeks' colour from a* 5 to 25 and b* 5 to 35, 0 for
 *         a greyscale picture; cheekColourDistance, the same of the more natural cheek, because a birthmark or a bruise
 *         covers one; faceChroma, mean chroma, null without pixels of the face; faceColourSpread, deviation of a* and b*
 *         at equal lightness, null for a small face. lightColourDifference, natural logarithm.
 * Source: ISO/IEC 29794-5, NaturalColour, for naturalColourDistance; the others are ours. Two detect greyscale and toned
 *         pictures, which NaturalColour accepts.
 */
export function measureFaceColour({ aligned }: FaceView<Space>): Natives {
  const blocks = blocksOf(aligned);
  const chroma = blocks.reduce((sum, [, a, b]) => sum + Math.hypot(a, b), 0) / blocks.length;
  return {
    naturalColourDistance: isGrey(aligned)
      ? 0
      : distanceFromSkin(cheekColour(aligned, cheekPatches(aligned))),
    cheekColourDistance: isGrey(aligned) ? 0 : nearerCheek(aligned),
    lightColourDifference: lightColourDifference(aligned),
    faceChroma: blocks.length === 0 ? null : chroma,
    faceColourSpread: blocks.length < blocksMin ? null : colourSpread(blocks),
  };
}

function isGrey({ raster: { data } }: AlignedFace): boolean {
  for (let i = 0; i < data.length; i += 3) {
    if (data[i] !== data[i + 1] || data[i] !== data[i + 2]) return false;
  }
  return true;
}

const naturalA = { min: 5, max: 25 } as const;
const naturalB = { min: 5, max: 35 } as const;
const unnatural = 100;

function distanceFromSkin(cheeks: Lab): number {
  const [, a, b] = cheeks;
  return a < 0 || b < 0 ? unnatural : beyondSkin(cheeks);
}

function beyondSkin([, a, b]: Lab): number {
  return Math.hypot(beyond(a, naturalA), beyond(b, naturalB));
}

function nearerCheek(face: AlignedFace): number {
  return Math.min(...cheekPatches(face).map((patch) => beyondSkin(cheekColour(face, [patch]))));
}

function beyond(value: number, { min, max }: { min: number; max: number }): number {
  return Math.max(0, min - value, value - max);
}

/** Mean colour of cheek patches; pixels outside the face count as black, as in the standard. */
function cheekColour(face: AlignedFace, patches: readonly CheekPatch[]): Lab {
  const { raster, hull } = face;
  const sums: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (const { left, top, side } of patches) {
    for (let y = top; y < top + side; y++) {
      for (let x = left; x < left + side; x++) {
        const i = y * alignedSizePx + x;
        count++;
        if (!hull.mask[i]) continue;
        for (let c = 0; c < 3; c++) sums[c]! += raster.data[i * 3 + c]!;
      }
    }
  }
  return labOf(sums, Math.max(1, count));
}

function labOf(sums: readonly [number, number, number], count: number): Lab {
  return labFromLinear([
    linearFromLevel(sums[0] / count),
    linearFromLevel(sums[1] / count),
    linearFromLevel(sums[2] / count),
  ]);
}

const blockPx = 8;
const blocksMin = 40;

/** Mean colours of blocks inside the face, without noise but with lips, eyes and beard resolved. */
function blocksOf({ raster: { data }, hull }: AlignedFace): Lab[] {
  const blocks: Lab[] = [];
  const last = blockPx - 1;
  for (let y = hull.top; y + blockPx <= hull.bottom; y += blockPx) {
    for (let x = hull.left; x + blockPx <= hull.right; x += blockPx) {
      const corner = y * alignedSizePx + x;
      const isInside =
        hull.mask[corner] &&
        hull.mask[corner + last] &&
        hull.mask[corner + last * alignedSizePx] &&
        hull.mask[corner + last * alignedSizePx + last];
      if (isInside) blocks.push(blockColour(data, corner));
    }
  }
  return blocks;
}

function blockColour(data: Uint8Array, corner: number): Lab {
  const sums: [number, number, number] = [0, 0, 0];
  for (let row = 0; row < blockPx; row++) {
    const start = (corner + row * alignedSizePx) * 3;
    for (let at = start; at < start + blockPx * 3; at += 3) {
      sums[0] += data[at]!;
      sums[1] += data[at + 1]!;
      sums[2] += data[at + 2]!;
    }
  }
  return labOf(sums, blockPx * blockPx);
}

const bandWidth = 5;

/**
 * Root mean square deviation of a* and b* from their means over blocks of the same lightness. A toned picture has one
 * colour per lightness; a real face varies with lips, eyes and skin.
 */
function colourSpread(blocks: readonly Lab[]): number {
  const bands = new Map<number, Lab[]>();
  for (const block of blocks) {
    const key = Math.floor(block[0] / bandWidth);
    bands.set(key, [...(bands.get(key) ?? []), block]);
  }
  let squares = 0;
  for (const band of bands.values()) {
    const a = band.reduce((sum, lab) => sum + lab[1], 0) / band.length;
    const b = band.reduce((sum, lab) => sum + lab[2], 0) / band.length;
    for (const lab of band) squares += (lab[1] - a) ** 2 + (lab[2] - b) ** 2;
  }
  return Math.sqrt(squares / blocks.length);
}

/** Pairs of mirrored vertices on cheeks, sides of the nose and mouth. */
const mirroredCheeks = [
  [50, 280],
  [205, 425],
  [101, 330],
  [36, 266],
  [118, 347],
  [117, 346],
  [123, 352],
  [187, 411],
  [207, 427],
] as const;
/** The same on the lower forehead. */
const mirroredForehead = [
  [104, 333],
  [69, 299],
  [108, 337],
] as const;

/**
 * Median difference in hue between both sides of the face, natural logarithm: the lesser of cheeks and forehead, because
 * light of two colours falls on both, whereas a birthmark or make-up covers a part.
 */
function lightColourDifference({ raster, mesh }: AlignedFace): number {
  const hueAt = (vertex: number) => hueOf(meanAround(raster.data, pointAt(mesh, vertex)));
  const difference = (pairs: readonly (readonly [number, number])[]) =>
    Math.hypot(
      ...medianHue(
        pairs.map(([left, right]): Hue => {
          const [p, q] = [hueAt(left), hueAt(right)];
          return [p[0] - q[0], p[1] - q[1]];
        }),
      ),
    );
  return Math.min(difference(mirroredCheeks), difference(mirroredForehead));
}

const aroundHalfPx = 3;

/** Mean linear colour of a square around a point, shifted inwards at the border. */
function meanAround(data: Uint8Array, { x, y }: Point<'aligned'>): LinearRgb {
  const inside = (v: number) =>
    Math.max(aroundHalfPx, Math.min(alignedSizePx - 1 - aroundHalfPx, Math.floor(v)));
  const sums: [number, number, number] = [0, 0, 0];
  for (let row = inside(y) - aroundHalfPx; row <= inside(y) + aroundHalfPx; row++) {
    for (let column = inside(x) - aroundHalfPx; column <= inside(x) + aroundHalfPx; column++) {
      const at = (row * alignedSizePx + column) * 3;
      for (let c = 0; c < 3; c++) sums[c]! += linearFromByte(data[at + c]!);
    }
  }
  const count = (2 * aroundHalfPx + 1) ** 2;
  return [sums[0] / count, sums[1] / count, sums[2] / count];
}
