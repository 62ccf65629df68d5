import type { Natives } from '@vesika/report';
import { pointOnAxes } from '../face/face-axes.ts';
import type { FaceView } from '../face/face-view.ts';
import type { Space } from '../geometry/spaces.ts';
import { blurred, downscaled, type GreyWindow, greyWindow } from '../raster/grey-window.ts';

/**
 * Width of the edges around the eyes (lids, lashes, rims of the irises), 10 to 90 % of the step, over the inter-eye
 * distance, along the direction in which they are softest: motion blurs but one.
 *
 * The energy of gradients falls the faster with further blur the sharper the detail was. After blurs of four known
 * widths s it follows E(s) = A (b^2 + s^2)^(-p/2), where b is the blur that was there and p tells the kind of
 * detail: 1 for edges, 3 for lines, 4 for catch-lights. Both are fitted, so that neither the contrast of the eyes
 * nor what is seen in them counts. Noise is sharp too: the energy of the flattest skin is taken off first, or a
 * dark face, whose edges are faint, would seem the sharper the noisier it is.
 *
 * In:  finished picture. Below 60 px between the eyes the pixel alone is as wide as what is sought: null.
 * Out: share of the inter-eye distance.
 */
export function measureSharpness({ picture, axes }: FaceView<Space>): Natives {
  if (axes.interEyePx < interEyePxMin) return { edgeWidthShare: null };
  const windowAt = (right: number, down: number, reach: { x: number; y: number }) => {
    const centre = pointOnAxes(axes, right, -down);
    const box = {
      left: centre.x - (reach.x + pad) * axes.interEyePx,
      right: centre.x + (reach.x + pad) * axes.interEyePx,
      top: centre.y - (reach.y + pad) * axes.interEyePx,
      bottom: centre.y + (reach.y + pad) * axes.interEyePx,
    };
    const window = greyWindow(picture, box, 2 * (pad + reach.y) * axes.interEyePx - 1);
    return window ? [downscaled(window, axes.interEyePx)] : [];
  };
  const eyes = [-0.5, 0.5].flatMap((right) => windowAt(right, 0, eyeReach));
  const skin = bareSkin.flatMap(([right, down]) => windowAt(right, down, skinReach));
  if (eyes.length === 0 || skin.length === 0) return { edgeWidthShare: null };
  const { unitPx } = eyes[0]!;
  const scale = { unitPx, padPx: Math.floor(pad * unitPx) };
  const noise = noiseOf(windowsOf(skin), scale);
  return {
    edgeWidthShare: widthPerBlur * softestDirection(energyOfEdges(windowsOf(eyes), noise, scale)),
  };
}

const interEyePxMin = 60;
/** Blurs before the gradients are taken: Gaussians, sigma in inter-eye distances. */
const blurs = [0.007, 0.011, 0.017, 0.026] as const;
/** Rim of the windows that is there for blurring alone, inter-eye distances. */
const pad = 3 * blurs[3];
/** From 10 to 90 % of a step that was blurred by a Gaussian of one sigma. */
const widthPerBlur = 2.563;
const eyeReach = { x: 0.36, y: 0.22 } as const;
/** Cheeks and forehead, inter-eye distances right of and below the eyes. */
const bareSkin = [
  [-0.5, 0.6],
  [0.5, 0.6],
  [0, -0.6],
  [-0.25, -0.6],
  [0.25, -0.6],
] as const;
const skinReach = { x: 0.16, y: 0.12 } as const;

function windowsOf(seen: readonly { window: GreyWindow }[]): GreyWindow[] {
  return seen.map(({ window }) => window);
}

interface Scale {
  /** One inter-eye distance, px of the windows. */
  unitPx: number;
  /** Rim of each window that is there for blurring alone. */
  padPx: number;
}

/** Products of gradients: along the picture's x, along its y, and of both. */
type Energy = [xx: number, yy: number, xy: number];

interface EnergyMap {
  xx: Float32Array;
  yy: Float32Array;
  xy: Float32Array;
}

function energyMap(window: GreyWindow, sigmaPx: number): EnergyMap {
  const { values, widthPx, heightPx } = blurred(window, sigmaPx);
  const [xx, yy, xy] = [0, 1, 2].map(() => new Float32Array(values.length)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  for (let y = 1; y < heightPx - 1; y++) {
    for (let i = y * widthPx + 1; i < (y + 1) * widthPx - 1; i++) {
      const gx = (values[i + 1]! - values[i - 1]!) / 2;
      const gy = (values[i + widthPx]! - values[i - widthPx]!) / 2;
      xx[i] = gx * gx;
      yy[i] = gy * gy;
      xy[i] = gx * gy;
    }
  }
  return { xx, yy, xy };
}

const skinBlock = 0.08;
const flattestShare = 0.25;
/** What white noise keeps of its energy from the first blur to the second, and what skin's own texture keeps. */
const keptByNoise = (blurs[0] / blurs[1]) ** 4;
const keptByTexture = 0.6;

/**
 * Mean energy that noise has in a pixel after the first blur, from the flattest quarter of the skin. Pores, wrinkles
 * and down are no noise: they outlast a further blur.
 */
function noiseOf(skin: readonly GreyWindow[], { unitPx, padPx }: Scale): Energy {
  const side = Math.max(6, Math.floor(skinBlock * unitPx));
  const blocks = skin.flatMap((window) => {
    const maps = [blurs[0], blurs[1]].map((blur) => energyMap(window, blur * unitPx));
    const found: Energy[][] = [];
    for (let y = padPx; y + side <= window.heightPx - padPx; y += side) {
      for (let x = padPx; x + side <= window.widthPx - padPx; x += side) {
        found.push(maps.map((map) => meanOf(map, window.widthPx, { left: x, top: y, side })));
      }
    }
    return found;
  });
  blocks.sort(([p], [q]) => p![0] + p![1] - q![0] - q![1]);
  const flattest = blocks.slice(0, Math.max(1, Math.floor(blocks.length * flattestShare)));
  const [first, second] = [0, 1].map((blur) =>
    [0, 1, 2].map((k) => flattest.reduce((sum, block) => sum + block[blur]![k]!, 0) / flattest.length),
  ) as [Energy, Energy];
  const kept = (second[0] + second[1]) / (first[0] + first[1]);
  const share = Math.min(1, Math.max(0, (keptByTexture - kept) / (keptByTexture - keptByNoise)));
  return first.map((energy) => share * energy) as Energy;
}

function meanOf(
  { xx, yy, xy }: EnergyMap,
  widthPx: number,
  { left, top, side }: { left: number; top: number; side: number },
): Energy {
  const sum: Energy = [0, 0, 0];
  for (let y = top; y < top + side; y++) {
    for (let i = y * widthPx + left; i < y * widthPx + left + side; i++) {
      sum[0] += xx[i]!;
      sum[1] += yy[i]!;
      sum[2] += xy[i]!;
    }
  }
  return [sum[0] / side ** 2, sum[1] / side ** 2, sum[2] / side ** 2];
}

const anglesRad = Array.from({ length: 8 }, (_, k) => (k * Math.PI) / 8);
/** Of the pixels around the eyes, the share with the strongest gradients after the last blur. */
const strongShare = 0.15;
const energyMin = 1e-6;

/** Energy along each direction after each blur, at the strong edges and close by, noise taken off. */
function energyOfEdges(eyes: readonly GreyWindow[], noise: Energy, { unitPx, padPx }: Scale): number[][] {
  const sums = blurs.map(() => anglesRad.map(() => 0));
  for (const window of eyes) {
    const maps = blurs.map((blur) => energyMap(window, blur * unitPx));
    const strong = strongEdges(maps[3]!, window, { unitPx, padPx });
    const count = strong.reduce((sum, is) => sum + is, 0);
    maps.forEach((map, k) => {
      const sum = energyAt(map, strong);
      // White noise loses energy with the fourth power of the blur.
      const noiseShare = count * (blurs[0] / blurs[k]!) ** 4;
      anglesRad.forEach((angle, a) => {
        sums[k]![a]! += Math.max(energyMin, along(sum, angle) - noiseShare * along(noise, angle));
      });
    });
  }
  return sums;
}

function energyAt({ xx, yy, xy }: EnergyMap, counted: Uint8Array): Energy {
  const sum: Energy = [0, 0, 0];
  for (let i = 0; i < counted.length; i++) {
    if (!counted[i]) continue;
    sum[0] += xx[i]!;
    sum[1] += yy[i]!;
    sum[2] += xy[i]!;
  }
  return sum;
}

function along([xx, yy, xy]: Energy, angle: number): number {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return xx * cos * cos + yy * sin * sin + 2 * xy * cos * sin;
}

/** 1 at the strongest gradients and within twice the last blur of them. */
function strongEdges({ xx, yy }: EnergyMap, { widthPx, heightPx }: GreyWindow, scale: Scale): Uint8Array {
  const { unitPx, padPx } = scale;
  const inside: number[] = [];
  for (let y = padPx; y < heightPx - padPx; y++) {
    for (let i = y * widthPx + padPx; i < (y + 1) * widthPx - padPx; i++) inside.push(xx[i]! + yy[i]!);
  }
  const sorted = Float32Array.from(inside).sort();
  const from = sorted[Math.floor((sorted.length - 1) * (1 - strongShare))] ?? 0;
  const seeds = new Uint8Array(xx.length);
  for (let y = padPx; y < heightPx - padPx; y++) {
    for (let i = y * widthPx + padPx; i < (y + 1) * widthPx - padPx; i++) {
      if (xx[i]! + yy[i]! > from) seeds[i] = 1;
    }
  }
  const reach = Math.floor(blurs[3] * unitPx);
  const rows = widened(seeds, { lines: heightPx, next: widthPx, length: widthPx, step: 1, reach });
  return widened(rows, { lines: widthPx, next: 1, length: heightPx, step: widthPx, reach });
}

interface Widening {
  lines: number;
  next: number;
  length: number;
  step: number;
  reach: number;
}

/** 1 wherever there is a 1 within reach along the line. */
function widened(flags: Uint8Array, { lines, next, length, step, reach }: Widening): Uint8Array {
  const out = new Uint8Array(flags.length);
  for (let line = 0; line < lines; line++) {
    let last = Number.NEGATIVE_INFINITY;
    for (let k = 0; k < length + reach; k++) {
      if (k < length && flags[line * next + k * step]) last = k;
      const at = k - reach;
      if (at >= 0 && k - last <= 2 * reach) out[line * next + at * step] = 1;
    }
  }
  return out;
}

/**
 * Fine detail of eyes has all directions, the weakest at least 0.27 of the strongest one's energy and 0.13 in eyes
 * squeezed by a laugh. A long shake leaves less along its way, and that in the ends of its streaks, which are as sharp
 * as the eyes were: their width says nothing, and says it of dark eyes in dark skin above all.
 */
const directionShareMin = 0.12;
/** Blurs that are tried, inter-eye distances. */
const blurMax = 0.05;
const tried = [0, ...Array.from({ length: 120 }, (_, i) => 0.002 * (blurMax / 0.002) ** (i / 119))];
const kindMin = 1;
const kindMax = 3.5;
/** Where the energies leave the kind of detail open, it is taken for the usual one. */
const kindUsual = 2;
const kindWeight = 0.002;

function softestDirection(energies: readonly number[][]): number {
  const finest = energies[0]!;
  const strongest = Math.max(...finest);
  const found = anglesRad.map((_, a) =>
    finest[a]! < directionShareMin * strongest ? blurMax : blurOf(energies.map((sums) => sums[a]!)),
  );
  return Math.max(...found);
}

/** The blur b of the model, by least squares of logarithms. */
function blurOf(energies: readonly number[]): number {
  const logs = centred(energies.map(Math.log));
  let least = Number.POSITIVE_INFINITY;
  let best = 0;
  for (const blur of tried) {
    const decay = centred(blurs.map((s) => -0.5 * Math.log(blur * blur + s * s)));
    const slope = dot(decay, logs) / dot(decay, decay);
    const kind = Math.min(kindMax, Math.max(kindMin, slope));
    const error =
      decay.reduce((sum, x, k) => sum + (logs[k]! - kind * x) ** 2, 0) + kindWeight * (kind - kindUsual) ** 2;
    if (error < least) [least, best] = [error, blur];
  }
  return best;
}

function centred(values: readonly number[]): number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.map((value) => value - mean);
}

function dot(p: readonly number[], q: readonly number[]): number {
  return p.reduce((sum, value, k) => sum + value * q[k]!, 0);
}
