/**
 * A second generator of faults, written without knowledge of the first (`packages/engine/fixtures/faults`) but for the cap:
 * what one script draws is not the fault itself, and checks learn the script.
 */
import sharp from 'sharp';
import type { OriginalFault } from '../../packages/engine/fixtures/faults/original-faults.ts';
import type { Scene } from '../../packages/engine/fixtures/faults/scene.ts';
import { faceAxes } from '../../packages/engine/src/face/face-axes.ts';
import { faceOval, pointAt, vertex } from '../../packages/engine/src/face/face-points.ts';
import { linearFromByte, toByteFromLinear } from '../../packages/engine/src/raster/colour.ts';
import type { Size } from '../../packages/engine/src/raster/raster.ts';

type Vector = readonly [x: number, y: number, z: number];

/** The faults, each named as the fault of the first generator of the same kind; null where it has none. */
export const secondFaults: ReadonlyArray<OriginalFault & { first: string | null }> = [
  {
    ...{ id: 'lamp-beside-2ev', first: 'side-light-2ev', checks: ['illumination-uniformity'] },
    apply: (scene) => lit(scene, [0.87, 0, -0.5], 4),
  },
  {
    ...{ id: 'lamp-above-2.5ev', first: 'ceiling-light-2.5ev', checks: ['illumination-uniformity'] },
    // A lamp on the ceiling, a little in front of the person.
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
  {
    ...{ id: 'knitted-cap', first: 'beanie', checks: ['no-head-coverings'] },
    apply: knittedCap,
  },
];

/** Side of a cell in which depth and light are worked out, inter-eye distances. */
const cellSide = 0.05;
/** Distance over which a vertex counts for the slope of the face, inter-eye distances; vertices are sparse on the forehead. */
const slopeReach = 0.2;
/** Distance over which it counts for shadows, which need the depth of the sockets, and the share of the former then. */
const shadowDetail = { reach: 0.05, share: 0.02 } as const;
/** Weight of the vertices from which a cell is on the face. */
const onFaceMin = 1.5;
/** Distance over which light is smoothed, and reaches beyond the face, inter-eye distances. */
const softness = 0.08;
/** Share of the light of the picture itself in every cell, which prevails far from the face. */
const beyondFace = 0.05;
/** Half the angle at which the lamp is seen, and how far its shadows reach, inter-eye distances. */
const lampHalfRad = 0.15;
const shadowReach = 1.2;
/** Distance by which a surface must be before a ray to block it, inter-eye distances. */
const blockedBy = 0.03;

/**
 * Shades the face by one lamp and the light of the room, as a matt surface that casts shadows: a lamp above leaves the
 * sockets of the eyes, the upper lip and what is below the chin to the light of the room.
 *
 * In: direction to the lamp (right, down, away); `ratio`, light where the lamp shines at a right angle over the room's alone.
 */
function lit(scene: Scene, lamp: Vector, ratio: number): Scene {
  const { picture } = scene;
  const step = cellSide * faceAxes(scene.mesh).interEyePx;
  const size = {
    widthPx: Math.ceil(picture.widthPx / step) + 1,
    heightPx: Math.ceil(picture.heightPx / step) + 1,
  };
  const gains = softened(lampGains(scene, size, lamp, ratio), size);
  const gainAt = (x: number, y: number) => {
    const [column, row] = [Math.floor(x / step), Math.floor(y / step)];
    const [right, down] = [x / step - column, y / step - row];
    const at = row * size.widthPx + column;
    const upper = gains[at]! + right * (gains[at + 1]! - gains[at]!);
    const lower =
      gains[at + size.widthPx]! + right * (gains[at + size.widthPx + 1]! - gains[at + size.widthPx]!);
    return upper + down * (lower - upper);
  };
  const data = Uint8Array.from(picture.data, (byte, i) => {
    const pixel = Math.floor(i / 3);
    const gain = gainAt(pixel % picture.widthPx, Math.floor(pixel / picture.widthPx));
    return toByteFromLinear(linearFromByte(byte) * gain);
  });
  return { ...scene, picture: { ...picture, data } };
}

/** Depth of the face in cells, smooth and in detail; NaN beyond the face. */
function depthInCells({ mesh: { xyz }, mesh }: Scene, { widthPx, heightPx }: Size) {
  const step = cellSide * faceAxes(mesh).interEyePx;
  const empty = () => new Float32Array(widthPx * heightPx);
  const [sums, weights, fineSums, fineWeights] = [empty(), empty(), empty(), empty()];
  const radius = Math.ceil((2 * slopeReach) / cellSide);
  for (let i = 0; i < xyz.length; i += 3) {
    const [x, y, z] = [xyz[i]! / step, xyz[i + 1]! / step, xyz[i + 2]! / step];
    const [fromRow, toRow] = [Math.max(0, Math.ceil(y - radius)), Math.min(heightPx - 1, y + radius)];
    const [from, to] = [Math.max(0, Math.ceil(x - radius)), Math.min(widthPx - 1, x + radius)];
    for (let row = fromRow; row <= toRow; row++) {
      for (let column = from; column <= to; column++) {
        const distance = cellSide * Math.hypot(x - column, y - row);
        const weight = Math.exp(-((distance / slopeReach) ** 2));
        const fine = Math.exp(-((distance / shadowDetail.reach) ** 2)) + shadowDetail.share * weight;
        const at = row * widthPx + column;
        sums[at]! += weight * z;
        weights[at]! += weight;
        fineSums[at]! += fine * z;
        fineWeights[at]! += fine;
      }
    }
  }
  const mean = (total: Float32Array, of: Float32Array) =>
    total.map((sum, i) => (weights[i]! < onFaceMin ? Number.NaN : sum / of[i]!));
  return { smooth: mean(sums, weights), fine: mean(fineSums, fineWeights) };
}

/** Light in each cell relative to the face's mean; NaN beyond the face. */
function lampGains(scene: Scene, size: Size, lamp: Vector, ratio: number): Float32Array {
  const { smooth, fine } = depthInCells(scene, size);
  const { widthPx } = size;
  // Directions across the lamp's width soften the edges of shadows.
  const lamps = [-1, -0.5, 0, 0.5, 1].flatMap((side) => [
    turned(lamp, side * lampHalfRad, 0),
    turned(lamp, 0, side * lampHalfRad),
  ]);
  const gains = smooth.map((_, i) => {
    const across = smooth[i + 1]! - smooth[i - 1]!;
    const along = smooth[i + widthPx]! - smooth[i - widthPx]!;
    const normal = unit([across / 2, along / 2, -1]);
    const light = lamps.reduce((sum, to) => {
      const facing = Math.max(0, dot(normal, to));
      return sum + (facing > 0 && isBlocked(i, to) ? 0 : facing);
    }, 0);
    return 1 + ((ratio - 1) * light) / lamps.length;
  });
  const known = gains.filter((gain) => !Number.isNaN(gain));
  const mean = known.reduce((sum, gain) => sum + gain, 0) / known.length;
  return gains.map((gain) => gain / mean);

  /** Whether the face itself is between a cell and the lamp. */
  function isBlocked(i: number, [right, down, away]: Vector): boolean {
    const sideways = Math.hypot(right, down);
    for (let cells = 2; cells * cellSide < shadowReach; cells++) {
      const [u, v] = [Math.round((cells * right) / sideways), Math.round((cells * down) / sideways)];
      const before = fine[i]! + (cells * away) / sideways - fine[i + v * widthPx + u]!;
      if (before > blockedBy / cellSide) return true;
    }
    return false;
  }
}

/** Smooth gains, which fade to 1 beyond the face. */
function softened(gains: Float32Array, { widthPx, heightPx }: Size): Float32Array {
  const radius = Math.ceil((3 * softness) / cellSide);
  return gains.map((_, i) => {
    const [column, row] = [i % widthPx, Math.floor(i / widthPx)];
    let [sum, weights] = [beyondFace, beyondFace];
    for (let v = Math.max(0, row - radius); v <= Math.min(heightPx - 1, row + radius); v++) {
      for (let u = Math.max(0, column - radius); u <= Math.min(widthPx - 1, column + radius); u++) {
        const gain = gains[v * widthPx + u]!;
        if (Number.isNaN(gain)) continue;
        const weight = Math.exp(-(((cellSide * Math.hypot(u - column, v - row)) / softness) ** 2));
        sum += weight * gain;
        weights += weight;
      }
    }
    return sum / weights;
  });
}

/** A direction turned about the axis towards the camera, and about the axis across the face. */
function turned([right, down, away]: Vector, towards: number, across: number): Vector {
  const x = right * Math.cos(towards) - down * Math.sin(towards);
  const y = right * Math.sin(towards) + down * Math.cos(towards);
  return [x, y * Math.cos(across) - away * Math.sin(across), y * Math.sin(across) + away * Math.cos(across)];
}

function unit([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
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

/** Ribs of the cap from one side to the other. */
const ribs = 26;

/** Pulls a ribbed cap with a turned-up rim over hair and half of the forehead, which it shades a little. */
async function knittedCap(scene: Scene): Promise<Scene> {
  const { picture, mesh } = scene;
  const { eyeMidpoint, interEyePx, turnRad } = faceAxes(mesh);
  const { widthPx: width, heightPx: height } = picture;
  const rib = (k: number) => {
    const at = -1.5 + (3 * (k + 0.5)) / ribs;
    return `M${at},-0.2 Q${at},-1.6 ${0.45 * at},-2.3`;
  };
  const lines = Array.from({ length: ribs }, (_, k) => rib(k)).join(' ');
  const cap = Buffer.from(`<svg width="${width}" height="${height}" xmlns="http://www.w3.org/2000/svg">
<defs>
<radialGradient id="round" cx="0.42" cy="0.35" r="0.75"><stop offset="0" stop-color="#6d4a52"/><stop offset="1" stop-color="#2c191f"/></radialGradient>
<filter id="soft"><feGaussianBlur stdDeviation="0.09"/></filter>
<filter id="wool" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="0.35" numOctaves="2"/><feColorMatrix values="0 0 0 0 0.1  0 0 0 0 0.07  0 0 0 0 0.08  0 0 0 1.2 -0.35"/></filter>
<clipPath id="whole"><path d="M-1.33,-0.1 C-1.55,-1.6 -0.95,-2.3 0,-2.3 C0.95,-2.3 1.55,-1.6 1.33,-0.1 Q0,-1.3 -1.33,-0.1 Z"/></clipPath>
</defs>
<g transform="translate(${eyeMidpoint.x} ${eyeMidpoint.y}) rotate(${(turnRad * 180) / Math.PI}) scale(${interEyePx})">
<path d="M-1.2,-0.05 Q0,-1.15 1.2,-0.05" fill="none" stroke="#000" stroke-opacity="0.35" stroke-width="0.16" filter="url(#soft)"/>
<g clip-path="url(#whole)">
<rect x="-1.7" y="-2.4" width="3.4" height="2.4" fill="url(#round)"/>
<path d="${lines}" fill="none" stroke="#1d1015" stroke-opacity="0.55" stroke-width="0.035"/>
<path d="M-1.6,-0.55 Q0,-1.75 1.6,-0.55" fill="none" stroke="#150b0f" stroke-opacity="0.6" stroke-width="0.05"/>
<rect x="-1.7" y="-2.4" width="3.4" height="2.4" filter="url(#wool)"/>
</g></g></svg>`);
  const data = await sharp(picture.data, { raw: { width, height, channels: 3 } })
    .composite([{ input: cap }])
    .removeAlpha()
    .raw()
    .toBuffer();
  return { ...scene, picture: { ...picture, data } };
}
