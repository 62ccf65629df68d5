/**
 * A second generator of faults, written without knowledge of the first (`packages/engine/fixtures/faults`): what one script
 * draws is not the fault itself, and checks learn the script.
 */
import sharp from 'sharp';
import type { OriginalFault } from '../../packages/engine/fixtures/faults/original-faults.ts';
import type { Scene } from '../../packages/engine/fixtures/faults/scene.ts';
import { faceAxes } from '../../packages/engine/src/face/face-axes.ts';
import { faceOval, pointAt, vertex } from '../../packages/engine/src/face/face-points.ts';
import { linearFromByte, toByteFromLinear } from '../../packages/engine/src/raster/colour.ts';

type Vector = readonly [x: number, y: number, z: number];

/** The faults, each named as the fault of the first generator of the same kind; null where it has none. */
export const secondFaults: ReadonlyArray<OriginalFault & { first: string | null }> = [
  {
    ...{ id: 'lamp-beside-2ev', first: 'side-light-2ev', checks: ['illumination-uniformity'] },
    apply: (scene) => lit(scene, [0.87, 0, -0.5], 4),
  },
  {
    ...{ id: 'lamp-above-2.5ev', first: 'ceiling-light-2.5ev', checks: ['illumination-uniformity'] },
    apply: (scene) => lit(scene, [0, -0.95, -0.3], 5.7),
  },
  {
    ...{ id: 'irises-aside', first: 'gaze-aside', checks: ['gaze'] },
    apply: irisesAside,
  },
  {
    ...{ id: 'lids-62-lowered', first: 'eyes-62-closed', checks: ['eyes-open'] },
    apply: lidsLowered,
  },
  {
    ...{ id: 'face-on-wall', first: null, checks: ['single-face-present'] },
    apply: faceOnWall,
  },
];

/** Vertices whose neighbours give the normal of the face at each vertex. */
const neighbours = 40;
/** Side of the grid on which the gain is worked out, and reach of a vertex, inter-eye distances. */
const gridStep = 0.05;
const reach = 0.18;

/**
 * Shades the face by one lamp and the light of the room, as a matt surface.
 *
 * In: direction to the lamp (right, down, away); `ratio`, light where the lamp shines at a right angle over the room's alone.
 */
function lit(scene: Scene, lamp: Vector, ratio: number): Scene {
  const { mesh, picture } = scene;
  const { interEyePx } = faceAxes(mesh);
  const points = Array.from({ length: mesh.xyz.length / 3 }, (_, i): Vector => {
    return [mesh.xyz[3 * i]!, mesh.xyz[3 * i + 1]!, mesh.xyz[3 * i + 2]!];
  });
  const gains = points.map((point) => 1 + (ratio - 1) * Math.max(0, dot(normalAt(points, point), lamp)));
  const usual = gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
  const step = gridStep * interEyePx;
  const [columns, rows] = [Math.ceil(picture.widthPx / step) + 1, Math.ceil(picture.heightPx / step) + 1];
  const grid = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      let [sum, weights] = [0.02, 0.02];
      points.forEach(([x, y], i) => {
        const distance = Math.hypot(x - column * step, y - row * step) / (reach * interEyePx);
        const weight = Math.exp(-(distance ** 2));
        sum += (weight * gains[i]!) / usual;
        weights += weight;
      });
      grid[row * columns + column] = sum / weights;
    }
  }
  const gainAt = (x: number, y: number) => {
    const [column, row] = [Math.floor(x / step), Math.floor(y / step)];
    const [right, down] = [x / step - column, y / step - row];
    const at = row * columns + column;
    const upper = grid[at]! + right * (grid[at + 1]! - grid[at]!);
    const lower = grid[at + columns]! + right * (grid[at + columns + 1]! - grid[at + columns]!);
    return upper + down * (lower - upper);
  };
  const data = Uint8Array.from(picture.data, (byte, i) => {
    const pixel = Math.floor(i / 3);
    const gain = gainAt(pixel % picture.widthPx, Math.floor(pixel / picture.widthPx));
    return toByteFromLinear(linearFromByte(byte) * gain);
  });
  return { ...scene, picture: { ...picture, data } };
}

/** Direction in which the face looks at a vertex: depth as a plane over its nearest neighbours. */
function normalAt(points: readonly Vector[], [x, y, z]: Vector): Vector {
  const near = [...points]
    .sort((p, q) => Math.hypot(p[0] - x, p[1] - y) - Math.hypot(q[0] - x, q[1] - y))
    .slice(1, neighbours + 1);
  let [xx, xy, yy, xz, yz] = [1e-6, 0, 1e-6, 0, 0];
  for (const point of near) {
    const [right, down, away] = [point[0] - x, point[1] - y, point[2] - z];
    xx += right * right;
    xy += right * down;
    yy += down * down;
    xz += right * away;
    yz += down * away;
  }
  const determinant = xx * yy - xy * xy || 1;
  const [acrossSlope, downSlope] = [(xz * yy - yz * xy) / determinant, (yz * xx - xz * xy) / determinant];
  const length = Math.hypot(acrossSlope, downSlope, 1);
  return [acrossSlope / length, downSlope / length, -1 / length];
}

function dot(p: Vector, q: Vector): number {
  return p[0] * q[0] + p[1] * q[1] + p[2] * q[2];
}

/** Upper and lower lid of both eyes, from one corner to the other. */
const eyes = [
  { upper: [33, 246, 161, 160, 159, 158, 157, 173, 133], lower: [33, 7, 163, 144, 145, 153, 154, 155, 133] },
  {
    upper: [362, 398, 384, 385, 386, 387, 388, 466, 263],
    lower: [362, 382, 381, 380, 374, 373, 390, 249, 263],
  },
] as const;
/** Shift of the irises, in half widths of an eye: about 15 degrees. */
const irisShift = 0.4;
const closed = 0.62;
/** Height above the lid from which it is drawn down, in widths of the eye. */
const lidHeight = 0.3;

/** Turns both eyes to the right of the picture: what lies between the lids slides, and the corners stay. */
function irisesAside(scene: Scene): Scene {
  return repainted(scene, ({ x, y, left, right, upper, lower }) => {
    if (y < upper || y > lower) return null;
    const half = (right - left) / 2;
    const along = (x - left) / half - 1;
    return { x: x - irisShift * half * (1 - along ** 2), y };
  });
}

/** Lowers the upper lids: their skin is stretched over the eye, and the rest of the eye stays. */
function lidsLowered(scene: Scene): Scene {
  return repainted(scene, ({ x, y, left, right, upper, lower }) => {
    const top = upper - lidHeight * (right - left);
    const edge = upper + closed * (lower - upper);
    if (y < top || y > edge) return null;
    return { x, y: top + ((y - top) * (upper - top)) / (edge - top) };
  });
}

interface PlaceAtEye {
  x: number;
  y: number;
  /** Corners of the eye, and its lids in this column. */
  left: number;
  right: number;
  upper: number;
  lower: number;
}

/** Repaints pixels at both eyes from other places of the picture; null leaves a pixel. */
function repainted(scene: Scene, from: (place: PlaceAtEye) => { x: number; y: number } | null): Scene {
  const { picture, mesh } = scene;
  const data = Uint8Array.from(picture.data);
  for (const eye of eyes) {
    const [upper, lower] = [eye.upper, eye.lower].map((lid) => lid.map((index) => pointAt(mesh, index)));
    const [left, right] = [upper![0]!.x, upper!.at(-1)!.x];
    const top = Math.floor(Math.min(...upper!.map(({ y }) => y)) - lidHeight * (right - left));
    const bottom = Math.ceil(Math.max(...lower!.map(({ y }) => y)));
    for (let y = top; y <= bottom; y++) {
      for (let x = Math.ceil(left); x < right; x++) {
        const place = { x, y, left, right, upper: heightAt(upper!, x), lower: heightAt(lower!, x) };
        const source = from(place);
        if (!source) continue;
        for (let c = 0; c < 3; c++) data[3 * (y * picture.widthPx + x) + c] = sampled(picture, source, c);
      }
    }
  }
  return { ...scene, picture: { ...picture, data } };
}

function heightAt(line: ReadonlyArray<{ x: number; y: number }>, x: number): number {
  const next = Math.max(
    1,
    line.findIndex((point) => point.x >= x),
  );
  const [p, q] = [line[next - 1]!, line[next]!];
  return p.y + ((x - p.x) / (q.x - p.x || 1)) * (q.y - p.y);
}

function sampled({ data, widthPx }: Scene['picture'], { x, y }: { x: number; y: number }, c: number): number {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [right, down] = [x - column, y - row];
  const at = (i: number, j: number) => data[3 * ((row + j) * widthPx + column + i) + c]!;
  const upper = at(0, 0) + right * (at(1, 0) - at(0, 0));
  return upper + down * (at(0, 1) + right * (at(1, 1) - at(0, 1)) - upper);
}

/** Width of the face in the background over that of the person's. */
const smallShare = 0.15;

/** Puts the person's own face, turned round and soft at its rim, on the wall beside the head, as in a picture that hangs there. */
async function faceOnWall(scene: Scene): Promise<Scene> {
  const { picture, mesh } = scene;
  const { widthPx, heightPx } = picture;
  const oval = faceOval.map((index) => pointAt(mesh, index));
  const [xs, ys] = [oval.map(({ x }) => x), oval.map(({ y }) => y)];
  const width = Math.max(...xs) - Math.min(...xs);
  const left = Math.max(0, Math.floor(Math.min(...xs) - 0.25 * width));
  const top = Math.max(0, Math.floor(Math.min(...ys) - 0.25 * width));
  const box = {
    ...{ left, top },
    width: Math.min(widthPx - left, Math.ceil(1.5 * width)),
    height: Math.min(heightPx - top, Math.ceil(1.9 * width)),
  };
  const raw = { width: widthPx, height: heightPx, channels: 3 as const };
  const size = { width: Math.round(smallShare * box.width), height: Math.round(smallShare * box.height) };
  const rim = Buffer.from(
    `<svg width="${size.width}" height="${size.height}"><defs><radialGradient id="g"><stop offset="0.8" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`,
  );
  const small = await sharp(picture.data, { raw })
    .extract(box)
    .flop()
    .resize(size.width, size.height)
    .ensureAlpha()
    .composite([{ input: rim, blend: 'dest-in' }])
    .png()
    .toBuffer();
  const eyeLine = pointAt(mesh, vertex.noseTip).y;
  const place = { left: Math.round(0.02 * widthPx), top: Math.max(0, Math.round(eyeLine - 1.1 * width)) };
  const data = await sharp(picture.data, { raw })
    .composite([{ input: small, ...place }])
    .removeAlpha()
    .raw()
    .toBuffer();
  return { ...scene, picture: { ...picture, data } };
}
