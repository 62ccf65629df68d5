import type { Size } from '../raster/raster.ts';

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Stroke extends Box {
  pixels: number[];
}

/** Marks of fewer pixels, in parts of the picture, are specks. */
const speckShare = 0.000025;
/** Strokes belong together if no more than this part of the picture's width lies between them. */
const gapShare = 0.08;

/**
 * The marks of the signature: the group of strokes with the most ink, without specks and without marks at the edge of the
 * paper. Null if there is none.
 */
export function signatureStrokes(mask: Uint8Array, size: Size): { mask: Uint8Array; box: Box } | null {
  const speckPx = Math.max(8, size.widthPx * size.heightPx * speckShare);
  const strokes = strokesOf(mask, size).filter(({ pixels }) => pixels.length >= speckPx);
  const groups = grouped(strokes, size.widthPx * gapShare);
  const inkIn = (group: Stroke[]) => group.reduce((sum, { pixels }) => sum + pixels.length, 0);
  const signature = groups.sort((a, b) => inkIn(b) - inkIn(a))[0];
  if (!signature) return null;
  const retained = new Uint8Array(mask.length);
  for (const { pixels } of signature) for (const at of pixels) retained[at] = 1;
  return { mask: retained, box: boxAround(signature) };
}

/** Connected marks, with neighbours in eight directions. */
function strokesOf(mask: Uint8Array, { widthPx, heightPx }: Size): Stroke[] {
  const seen = new Uint8Array(mask.length);
  const strokes: Stroke[] = [];
  for (let start = 0; start < mask.length; start++) {
    if (mask[start] === 0 || seen[start] === 1) continue;
    const pixels = [start];
    seen[start] = 1;
    const box: Box = { left: widthPx, top: heightPx, right: 0, bottom: 0 };
    for (let next = 0; next < pixels.length; next++) {
      const at = pixels[next]!;
      const x = at % widthPx;
      const y = (at - x) / widthPx;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y);
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          if (x + dx < 0 || x + dx >= widthPx || y + dy < 0 || y + dy >= heightPx) continue;
          const neighbour = at + dy * widthPx + dx;
          if (mask[neighbour] === 0 || seen[neighbour] === 1) continue;
          seen[neighbour] = 1;
          pixels.push(neighbour);
        }
      }
    }
    if (!touchesEdge(box, { widthPx, heightPx })) strokes.push({ ...box, pixels });
  }
  return strokes;
}

/** Marks at the edge of the picture are the edge of the paper, a finger or another text. */
function touchesEdge({ left, top, right, bottom }: Box, { widthPx, heightPx }: Size): boolean {
  return left === 0 || top === 0 || right === widthPx - 1 || bottom === heightPx - 1;
}

function grouped(strokes: readonly Stroke[], gapPx: number): Stroke[][] {
  const groups: Stroke[][] = [];
  for (const stroke of strokes) {
    const near = groups.filter((group) => group.some((other) => distance(stroke, other) <= gapPx));
    const joined = [stroke, ...near.flat()];
    for (const group of near) groups.splice(groups.indexOf(group), 1);
    groups.push(joined);
  }
  return groups;
}

function distance(a: Box, b: Box): number {
  const across = Math.max(0, a.left - b.right, b.left - a.right);
  const down = Math.max(0, a.top - b.bottom, b.top - a.bottom);
  return Math.hypot(across, down);
}

function boxAround(strokes: readonly Box[]): Box {
  return {
    left: Math.min(...strokes.map(({ left }) => left)),
    top: Math.min(...strokes.map(({ top }) => top)),
    right: Math.max(...strokes.map(({ right }) => right)),
    bottom: Math.max(...strokes.map(({ bottom }) => bottom)),
  };
}
