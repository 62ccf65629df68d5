import { join } from 'node:path';
import sharp from 'sharp';
import type { Random } from '../../../../packages/engine/fixtures/random.ts';
import type { Point, Space } from '../../../../packages/engine/src/geometry/spaces.ts';
import type { Sessions } from '../../../../packages/engine/src/nets/sessions.ts';
import { handsInSquare } from '../../../../packages/engine/src/observe/find-hands.ts';
import { RasterPyramid } from '../../../../packages/engine/src/observe/warp.ts';
import type { Raster } from '../../../../packages/engine/src/raster/raster.ts';
import { portraitFolder } from '../open-people.ts';
import type { Drawing } from './drawing.ts';
import { blurred, field, type Sitter } from './sitter.ts';

/** A photographed hand with its joints, in px of the picture. */
export interface Hand {
  picture: Raster;
  points: Point<Space>[];
}

/** Squares around the hands that are visible in group pictures. */
const places = [
  { path: 'multi_face/azure_couple_baby.jpg', x: 385, y: 490, sidePx: 260 },
  { path: 'multi_face/azure_six_people.jpg', x: 410, y: 425, sidePx: 170 },
  { path: 'multi_face/azure_six_people.jpg', x: 415, y: 315, sidePx: 170 },
  { path: 'multi_face/azure_six_people.jpg', x: 140, y: 435, sidePx: 170 },
  { path: 'multi_face/azure_two_elders.jpg', x: 480, y: 320, sidePx: 220 },
  { path: 'multi_face/azure_two_elders.jpg', x: 180, y: 370, sidePx: 200 },
  { path: 'multi_face/azure_two_elders.jpg', x: 192, y: 290, sidePx: 180 },
  { path: 'multi_face/tfjs_three_people.jpg', x: 597, y: 60, sidePx: 300 },
] as const;
const sureFrom = 0.9;

export async function photographedHands(
  nets: Pick<Sessions, 'palmDetector' | 'handLandmarks'>,
): Promise<Hand[]> {
  const hands: Hand[] = [];
  for (const { path, x, y, sidePx } of places) {
    const { data, info } = await sharp(join(portraitFolder, path))
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const picture = { data: new Uint8Array(data), widthPx: info.width, heightPx: info.height };
    const square = { centreX: x, centreY: y, sizePx: sidePx, rollRad: 0 };
    const found = await handsInSquare(new RasterPyramid(picture), square, nets);
    const best = found.sort((p, q) => q.presence - p.presence)[0];
    if (best && best.presence > sureFrom) hands.push({ picture, points: best.points });
  }
  return hands;
}

const [wrist, middleKnuckle, middleTip] = [0, 9, 12] as const;
/** Pairs of joints that are connected by a finger bone, or by the palm between wrist and knuckles. */
const bones = [
  ...[1, 5, 9, 13, 17].flatMap((first) => [0, 1, 2].map((k) => [first + k, first + k + 1] as const)),
  ...[1, 5, 9, 13, 17].map((first) => [wrist, first] as const),
  [5, 9],
  [9, 13],
  [13, 17],
] as const;
/** Length of a hand in inter-eye distances. */
const handLength = 2.9;

/**
 * Lays a photographed hand on a face, palm on cheek, chin, mouth, eye or brow, and matches the exposure of the picture.
 */
export function handOn(sitter: Sitter, { picture, points }: Hand, random: Random): Drawing {
  const at = (i: number) => points[i]!;
  const longPx = distance(at(wrist), at(middleKnuckle)) + distance(at(middleKnuckle), at(middleTip));
  const unit = longPx / (handLength * random.between(0.85, 1.05));
  const side = random.pick([-1, 1]);
  const [right, down, lean] = random.pick([
    [0.75 * side, 0.9, 0.2 * side],
    [0.45 * side, 1.35, 0.6 * side],
    [0.2 * side, 1.0, 1.2 * side],
    [0.6 * side, 0.1, 0.3 * side],
    [0.3 * side, -0.6, 0.5 * side],
  ] as const);
  const up = Math.atan2(at(middleKnuckle).x - at(wrist).x, at(wrist).y - at(middleKnuckle).y);
  const turn = -lean + random.between(-0.3, 0.3) - up;
  const [cos, sin] = [Math.cos(turn) / unit, Math.sin(turn) / unit];
  const placed = points.map(({ x, y }) => {
    const [dx, dy] = [x - at(middleKnuckle).x, y - at(middleKnuckle).y];
    return { right: right + dx * cos - dy * sin, down: down + dx * sin + dy * cos };
  });
  const opacity = blurred(
    sitter.right.map((x, i) => (isOnHand(placed, x, sitter.down[i]!) ? 1 : 0)),
    5,
  );
  const gain = random.between(0.85, 1.15) * sitter.exposure;
  const source = field();
  for (let i = 0; i < source.length; i++) {
    if (opacity[i]! < 0.004) continue;
    const [u, v] = [sitter.right[i]! - right, sitter.down[i]! - down];
    const x = at(middleKnuckle).x + (u * cos + v * sin) * unit * unit;
    const y = at(middleKnuckle).y + (v * cos - u * sin) * unit * unit;
    const clamp = (value: number, length: number) => Math.max(0, Math.min(length - 1, Math.round(value)));
    source[i] = clamp(y, picture.heightPx) * picture.widthPx + clamp(x, picture.widthPx);
  }
  return { colour: (i, c) => gain * picture.data[3 * source[i]! + c]!, opacity, shadowPx: 8 };
}

/** Half the thickness of a finger, and of the palm around its bones, in inter-eye distances. */
const thick = { finger: 0.15, palm: 0.26 };

function isOnHand(placed: ReadonlyArray<{ right: number; down: number }>, x: number, y: number): boolean {
  return bones.some(([from, to]) => {
    const [p, q] = [placed[from]!, placed[to]!];
    const [dx, dy] = [q.right - p.right, q.down - p.down];
    const share = ((x - p.right) * dx + (y - p.down) * dy) / (dx * dx + dy * dy || 1);
    const along = Math.min(1, Math.max(0, share));
    const away = Math.hypot(x - p.right - along * dx, y - p.down - along * dy);
    return away < (from === wrist || to - from > 1 ? thick.palm : thick.finger);
  });
}

function distance(p: Point<Space>, q: Point<Space>): number {
  return Math.hypot(p.x - q.x, p.y - q.y);
}
