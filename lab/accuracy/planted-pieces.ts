import { createHash } from 'node:crypto';
import { distanceTo } from '../../packages/engine/src/measure/cut-out/edge-distance.ts';
import type { Matte, Raster } from '../../packages/engine/src/raster/raster.ts';
import { seededRandom } from './seeded-random.ts';

/**
 * Shapes of pieces added to a matte: irregular, elongated, along the outline of the person, and along edges of the
 * background.
 */
export const leftoverShapes = ['round', 'long', 'rim', 'thing'] as const;
/** Places where parts of the person are removed. */
export const lostPlaces = ['hair', 'ear', 'shoulder'] as const;

export type Planting =
  | { kind: 'leftover'; shape: (typeof leftoverShapes)[number] }
  | { kind: 'lost'; place: (typeof lostPlaces)[number] };

/** A cut-out to be damaged, in portrait space. */
export interface Cut {
  picture: Raster;
  matte: Matte;
  /** Rectangle that the frame shows. */
  shown: { left: number; right: number; top: number; bottom: number };
  eyesY: number;
  chinY: number;
  headPx: number;
}

interface PlantedPiece {
  matte: Matte;
  /** 1 for each pixel of the planted piece. */
  piece: Uint8Array;
}

/** Alpha up to which a pixel is invisible, and from which it is fully visible. */
const nothing = 8;
const everything = 247;
const half = 128;
/** Largest distance between the start of a piece and the outline of the person, px. */
const nearCutPx = 6;
/** Largest depth of a lost part inside the person, in head heights. */
const lostDepth = 0.14;
const triesMax = 8;

/**
 * Adds background to a matte or removes a part of the person: a connected patch of exactly the given area at a seeded
 * place.
 * Out: null if there is no room for it.
 */
export function plant(cut: Cut, planting: Planting, areaPx: number, seed: string): PlantedPiece | null {
  const random = seededRandom(createHash('md5').update(seed).digest());
  const { alpha } = cut.matte;
  const isLost = planting.kind === 'lost';
  const edge = distanceTo(
    alpha.map((value) => (value >= half === isLost ? 0 : 1)),
    cut.matte,
  );
  const isRoom = (i: number): boolean =>
    isShown(cut, i) &&
    (planting.kind === 'leftover'
      ? alpha[i]! < nothing
      : alpha[i]! > everything && edge[i]! < lostDepth * cut.headPx && isAt(cut, planting.place, i));
  const starts: number[] = [];
  for (let i = 0; i < alpha.length; i++) if (edge[i]! < nearCutPx && isRoom(i)) starts.push(i);
  for (let tries = 0; tries < triesMax && starts.length > 0; tries++) {
    const start = starts[Math.floor(random() * starts.length)]!;
    const effort = effortOf(cut, planting, edge, random);
    const piece = grown(start, areaPx, cut.matte, isRoom, effort);
    if (piece) return { matte: withPiece(cut.matte, piece, edge, isLost), piece };
  }
  return null;
}

function isShown({ matte: { widthPx }, shown }: Cut, i: number): boolean {
  const x = i % widthPx;
  const y = Math.floor(i / widthPx);
  return x >= shown.left && x < shown.right && y >= shown.top && y < shown.bottom;
}

function isAt({ matte, eyesY, chinY, headPx }: Cut, place: (typeof lostPlaces)[number], i: number): boolean {
  const y = Math.floor(i / matte.widthPx);
  if (place === 'shoulder') return y > chinY + 0.05 * headPx;
  if (place === 'hair') return y < eyesY - 0.12 * headPx;
  return y > eyesY - 0.15 * headPx && y < eyesY + 0.3 * headPx;
}

type Effort = (to: number, from: number) => number;

/** Side of the squares with random growth cost, px, and their number until the pattern repeats. */
const lumpPx = 16;
const lumps = 8;

function effortOf(
  { picture, matte }: Cut,
  planting: Planting,
  edge: Float32Array,
  random: () => number,
): Effort {
  const { widthPx } = matte;
  const rough = Float64Array.from({ length: lumps * lumps }, () => 0.6 + 0.8 * random());
  const lump = (i: number) => {
    const column = Math.floor((i % widthPx) / lumpPx) % lumps;
    return rough[(Math.floor(i / widthPx / lumpPx) % lumps) * lumps + column]!;
  };
  const turn = random() * Math.PI;
  const shape = planting.kind === 'leftover' ? planting.shape : 'round';
  switch (shape) {
    case 'round':
      return lump;
    case 'long':
      return (to, from) => {
        const right = (to % widthPx) - (from % widthPx);
        const down = Math.floor(to / widthPx) - Math.floor(from / widthPx);
        const along = Math.abs(right * Math.cos(turn) + down * Math.sin(turn));
        const across = Math.abs(down * Math.cos(turn) - right * Math.sin(turn));
        return lump(to) * (0.35 * along + 1.2 * across);
      };
    case 'rim':
      return (to) => lump(to) * (0.3 + 0.18 * Math.max(0, edge[to]! - 4));
    case 'thing':
      return (to, from) => {
        let step = 0;
        for (let c = 0; c < 3; c++) step += Math.abs(picture.data[3 * to + c]! - picture.data[3 * from + c]!);
        return 0.5 * lump(to) + step / 12;
      };
  }
}

/** Returns the `count` pixels that are reached from the start at the lowest cost; null if there are fewer. */
function grown(
  start: number,
  areaPx: number,
  { widthPx, alpha }: Matte,
  isRoom: (i: number) => boolean,
  effort: Effort,
): Uint8Array | null {
  const piece = new Uint8Array(alpha.length);
  const least = new Float64Array(alpha.length).fill(Number.POSITIVE_INFINITY);
  const queue = new Map<number, number[]>([[0, [start]]]);
  least[start] = 0;
  let count = 0;
  for (let bucket = 0; queue.size > 0; bucket++) {
    const next = queue.get(bucket) ?? [];
    // The list grows during the loop.
    for (const i of next) {
      if (piece[i] || bucketOf(least[i]!) < bucket) continue;
      piece[i] = 1;
      if (++count === areaPx) return piece;
      for (const j of [i - 1, i + 1, i - widthPx, i + widthPx]) {
        if (j < 0 || j >= alpha.length || piece[j] || !isRoom(j)) continue;
        const sum = least[i]! + effort(j, i);
        if (sum >= least[j]!) continue;
        least[j] = sum;
        const at = Math.max(bucket, bucketOf(sum));
        const waiting = queue.get(at);
        if (waiting) waiting.push(j);
        else queue.set(at, [j]);
      }
    }
    queue.delete(bucket);
  }
  return null;
}

function bucketOf(effort: number): number {
  return Math.floor(effort * 4);
}

/** Alpha in the middle of a piece's rim, and half width of the rim, px. */
const rimAlpha = 118;
const rimPx = 2.5;

/** Adds the piece to the matte or removes it, with a soft rim and without a gap to the outline. */
function withPiece(matte: Matte, piece: Uint8Array, edge: Float32Array, isLost: boolean): Matte {
  const near = distanceTo(piece, matte);
  const alpha = matte.alpha.map((value, i) => {
    const isMixed = isLost ? value <= everything : value >= nothing;
    const isGap = isMixed && edge[i]! < nearCutPx && near[i]! + edge[i]! < 1.5 * nearCutPx;
    if (piece[i] || isGap) return isLost ? 0 : 255;
    if (near[i]! > rimPx) return value;
    return isLost ? Math.min(value, rimAlpha) : Math.max(value, rimAlpha);
  });
  return { ...matte, alpha };
}
