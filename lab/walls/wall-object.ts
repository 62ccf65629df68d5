import sharp from 'sharp';
import { type Random, randomOf } from '../../packages/engine/fixtures/random.ts';
import { linearFromByte } from '../../packages/engine/src/raster/colour.ts';
import type { StudioPerson } from './studio-person.ts';
import type { Wall, WallObject } from './wall.ts';

/** Something on the wall: the share of the wall that it covers in each pixel, and its colour in linear light, interleaved. */
export interface DrawnObject {
  cover: Float32Array;
  colour: Float32Array;
}

/** Lengths in head heights around the middle of the eyes; `side` is -1 or 1. */
type Drawing = (random: Random, side: number, reach: Reach) => string[];
interface Reach {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const drawings: Readonly<Record<WallObject, Drawing>> = {
  socket: (random, side) => {
    const [x, y, half] = [side * random.between(0.44, 0.5), random.between(-0.45, -0.1), 0.12];
    return [
      plate(x, y, half),
      `<circle cx="${x}" cy="${y}" r="${half * 0.62}" fill="#d8d8d6" stroke="#a9a9a7" stroke-width="0.006"/>`,
      ...[-0.3, 0.3].map((at) => `<circle cx="${x + at * half}" cy="${y}" r="0.012" fill="#1c1c1c"/>`),
    ];
  },
  switch: (random, side) => {
    const [x, y, half] = [side * random.between(0.44, 0.5), random.between(-0.45, -0.1), 0.11];
    const [from, top] = [x - 0.6 * half, y - 0.6 * half];
    return [
      plate(x, y, half),
      `<rect x="${from}" y="${top}" width="${1.2 * half}" height="${1.2 * half}" fill="#e6e6e3" stroke="#b3b3b0" stroke-width="0.006"/>`,
      `<rect x="${from}" y="${y}" width="${1.2 * half}" height="${0.6 * half}" fill="#cfcfcc"/>`,
    ];
  },
  'door-frame': (random, side, { left, right, top, bottom }) => {
    const from = side * random.between(0.36, 0.46);
    const edge = side < 0 ? left : right;
    const [x, width] = [Math.min(from, edge), Math.abs(edge - from)];
    const wood = random.pick(['#f2f0ea', '#8a6a48', '#5b4330', '#c9b79a']);
    const lines = [0, 0.05, 0.11].map(
      (at) =>
        `<rect x="${from + side * at}" y="${top}" width="0.008" height="${bottom - top}" fill="#3a332c" opacity="0.7"/>`,
    );
    return [`<rect x="${x}" y="${top}" width="${width}" height="${bottom - top}" fill="${wood}"/>`, ...lines];
  },
  'picture-frame': (random, side) => {
    const [x, y] = [side * random.between(0.5, 0.56), random.between(-0.5, -0.2)];
    const [width, height] = [random.between(0.3, 0.4), random.between(0.35, 0.5)];
    const paint = `hsl(${random.between(0, 360)},40%,45%)`;
    return [
      `<rect x="${x - width / 2}" y="${y - height / 2}" width="${width}" height="${height}" fill="${paint}" stroke="#2b2119" stroke-width="0.03"/>`,
    ];
  },
  curtain: (random, _side, { left, right, top, bottom }) => {
    const hue = random.between(0, 360);
    const [saturation, lightness] = [random.between(4, 25), random.between(60, 82)];
    const step = 0.006;
    const folds: string[] = [];
    for (let x = left; x < right; x += step) {
      const fold = 9 * Math.sin(x / 0.022) + 5 * Math.sin(x / 0.0071 + 1) + 4 * Math.sin(x / 0.055);
      folds.push(
        `<rect x="${x}" y="${top}" width="${step * 1.2}" height="${bottom - top}" fill="hsl(${hue},${saturation}%,${lightness + fold}%)"/>`,
      );
    }
    return folds;
  },
  tiles: (random, _side, { left, right, top, bottom }) => {
    const size = random.between(0.22, 0.4);
    const joint = random.pick(['#9c9a96', '#7a7772', '#b5b3ae']);
    const lines: string[] = [];
    for (let x = left + random.between(0, size); x < right; x += size)
      lines.push(`<rect x="${x}" y="${top}" width="0.012" height="${bottom - top}" fill="${joint}"/>`);
    for (let y = top + random.between(0, size); y < bottom; y += size)
      lines.push(`<rect x="${left}" y="${y}" width="${right - left}" height="0.012" fill="${joint}"/>`);
    return lines;
  },
};

function plate(x: number, y: number, half: number): string {
  const place = `x="${x - half}" y="${y - half}" width="${2 * half}" height="${2 * half}" rx="0.012"`;
  const shade = `x="${x - half + 0.008}" y="${y - half + 0.012}" width="${2 * half}" height="${2 * half}" rx="0.012"`;
  return `<rect ${shade} fill="#000" opacity="0.35"/><rect ${place} fill="#f1f1ee" stroke="#bdbdb9" stroke-width="0.005"/>`;
}

/** Background blur of a camera that is focused on the person, in head heights. */
const blur = 0.003;

export async function drawObject(wall: Wall, { size, head }: StudioPerson): Promise<DrawnObject | null> {
  if (!wall.object) return null;
  const { widthPx, heightPx } = size;
  const unit = head.heightPx;
  const reach: Reach = {
    left: -head.x / unit,
    right: (widthPx - head.x) / unit,
    top: -head.y / unit,
    bottom: (heightPx - head.y) / unit,
  };
  const random = randomOf(`object ${wall.seed}`);
  const parts = drawings[wall.object](random, random.pick([-1, 1]), reach).join('');
  const box = `${reach.left} ${reach.top} ${reach.right - reach.left} ${reach.bottom - reach.top}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}" viewBox="${box}" preserveAspectRatio="none">${parts}</svg>`;
  const rgba = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .blur(Math.max(0.5, blur * unit))
    .raw()
    .toBuffer();
  const cover = new Float32Array(widthPx * heightPx);
  const colour = new Float32Array(3 * cover.length);
  for (let i = 0; i < cover.length; i++) {
    cover[i] = rgba[4 * i + 3]! / 255;
    for (let c = 0; c < 3; c++) colour[3 * i + c] = linearFromByte(rgba[4 * i + c]!);
  }
  return { cover, colour };
}
