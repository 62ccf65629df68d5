import type { Natives } from '@vesika/report';
import { pointOnAxes } from '../face/face-axes.ts';
import type { FaceView } from '../face/face-view.ts';
import type { Space } from '../geometry/spaces.ts';
import { blurred, downscaled, type GreyWindow, greyWindow } from '../raster/grey-window.ts';
import { dilateMask } from '../raster/mask.ts';

/**
 * Sharpness: 10 to 90 % width of the edges around the eyes (lids, lashes, irises), in the direction of the strongest
 * blur, since motion blur affects one direction only.
 *
 * The blur is estimated from how fast gradient energy falls under additional blur. After Gaussians of four known widths
 * s it follows E(s) = A (b^2 + s^2)^(-p/2), where b is the blur of the picture and p depends on the kind of detail: 1
 * for edges, 3 for lines, 4 for catch-lights. A, b and p are all fitted, so the result depends neither on contrast nor
 * on content. The energy of noise, measured on the flattest skin, is subtracted first; otherwise noise would make faint
 * edges of a dark face look sharper.
 *
 * In:     picture and axes of a face.
 * Out:    edgeWidthShare of both eyes together, and softerEdgeWidthShare of the less sharp one, which a smear on the lens
 *         or a shallow depth of field may blur alone; inter-eye distances. Null below 60 px between the eyes, where a
 *         pixel is as wide as the edges to measure, and when eyes or skin are outside the picture.
 * Source: Sharpness of ISO/IEC 29794-5 uses a trained random forest that is not public; the method is ours.
 */
export function measureSharpness({ picture, axes }: FaceView<Space>): Natives {
  if (axes.interEyePx < interEyePxMin) return unmeasured;
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
  if (eyes.length === 0 || skin.length === 0) return unmeasured;
  const { unitPx } = eyes[0]!;
  const scale = { unitPx, padPx: Math.floor(pad * unitPx) };
  const noise = noiseOf(windowsOf(skin), scale);
  const energies = windowsOf(eyes).map((eye) => energyOfEdges(eye, noise, scale));
  return {
    edgeWidthShare: edgeWidth(energies.reduce(added)),
    softerEdgeWidthShare: Math.max(...energies.map(edgeWidth)),
  };
}

const unmeasured: Natives = { edgeWidthShare: null, softerEdgeWidthShare: null };
const interEyePxMin = 60;
/** Sigmas of the additional Gaussian blurs, inter-eye distances. */
const blurs = [0.007, 0.011, 0.017, 0.026] as const;
/** Margin of the windows for blurring, inter-eye distances. */
const pad = 3 * blurs[3];
/** 10 to 90 % width of a step edge after a Gaussian blur of sigma 1. */
const widthPerBlur = 2.563;
const eyeReach = { x: 0.36, y: 0.22 } as const;
/** Places on cheeks and forehead, inter-eye distances right of and below the eye midpoint. */
const bareSkin = [
  [-0.5, 0.6],
  [0.5, 0.6],
  [0, -0.6],
  [-0.25, -0.6],
  [0.25, -0.6],
] as const;
const skinReach = { x: 0.16, y: 0.12 } as const;

function windowsOf(scaled: readonly { window: GreyWindow }[]): GreyWindow[] {
  return scaled.map(({ window }) => window);
}

interface Scale {
  /** Inter-eye distance, px of the windows. */
  unitPx: number;
  /** Margin of each window for blurring. */
  padPx: number;
}

/** Components of the structure tensor, summed or averaged over pixels. */
type Energy = [xx: number, yy: number, xy: number];

/** Components of the structure tensor at each pixel. */
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
/** Ratio of the energies after the second and the first blur for white noise, and for skin texture. */
const retainedByNoise = (blurs[0] / blurs[1]) ** 4;
const retainedByTexture = 0.6;

/**
 * Mean energy of noise per pixel after the first blur, from the flattest quarter of the skin. Pores, wrinkles and fine
 * hair are distinguished from noise by their slower decay with blur.
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
  const retained = (second[0] + second[1]) / (first[0] + first[1]);
  const share = Math.min(
    1,
    Math.max(0, (retainedByTexture - retained) / (retainedByTexture - retainedByNoise)),
  );
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
/** Share of the pixels around the eyes that count as strong edges, by their gradients after the last blur. */
const strongShare = 0.15;
const energyMin = 1e-6;

/** Noise-corrected energy near the strong edges of an eye, by blur and direction. */
function energyOfEdges(eye: GreyWindow, noise: Energy, { unitPx, padPx }: Scale): number[][] {
  const maps = blurs.map((blur) => energyMap(eye, blur * unitPx));
  const strong = strongEdges(maps[3]!, eye, { unitPx, padPx });
  const count = strong.reduce((sum, is) => sum + is, 0);
  return maps.map((map, k) => {
    const sum = energyAt(map, strong);
    // The energy of white noise falls with the fourth power of the blur.
    const noiseShare = count * (blurs[0] / blurs[k]!) ** 4;
    return anglesRad.map((angle) =>
      Math.max(energyMin, along(sum, angle) - noiseShare * along(noise, angle)),
    );
  });
}

function added(p: readonly number[][], q: readonly number[][]): number[][] {
  return p.map((energies, k) => energies.map((energy, a) => energy + q[k]![a]!));
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

/** Energy of the directional derivative at an angle. */
function along([xx, yy, xy]: Energy, angle: number): number {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return xx * cos * cos + yy * sin * sin + 2 * xy * cos * sin;
}

/** Mask of the strongest gradients, dilated by the last blur. */
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
  return dilateMask(seeds, { widthPx, heightPx }, Math.floor(blurs[3] * unitPx));
}

/**
 * Least energy of a direction relative to the strongest one. In sharp eyes the weakest direction has at least 0.27, and
 * 0.13 in eyes narrowed by a laugh. Strong motion blur leaves less in its direction, and only at the ends of streaks,
 * which remain sharp; such a direction counts as blurred by blurMax.
 */
const directionShareMin = 0.12;
/** Candidate blurs, inter-eye distances. */
const blurMax = 0.05;
const candidates = [0, ...Array.from({ length: 120 }, (_, i) => 0.002 * (blurMax / 0.002) ** (i / 119))];
/** Range of the exponent p, its prior mean, and the weight of the prior, which decides when the energies do not. */
const exponentMin = 1;
const exponentMax = 3.5;
const exponentPrior = 2;
const priorWeight = 0.002;

/** 10 to 90 % width of the edges across the strongest blur, inter-eye distances. */
function edgeWidth(energies: readonly number[][]): number {
  return widthPerBlur * softestDirection(energies);
}

/** Blur in the direction of the strongest blur, inter-eye distances. */
function softestDirection(energies: readonly number[][]): number {
  const finest = energies[0]!;
  const strongest = Math.max(...finest);
  const blurPerDirection = anglesRad.map((_, a) =>
    finest[a]! < directionShareMin * strongest ? blurMax : blurOf(energies.map((sums) => sums[a]!)),
  );
  return Math.max(...blurPerDirection);
}

/** Estimates b of the model by least squares on logarithms, over the candidates. */
function blurOf(energies: readonly number[]): number {
  const logs = centred(energies.map(Math.log));
  let least = Number.POSITIVE_INFINITY;
  let best = 0;
  for (const blur of candidates) {
    const decay = centred(blurs.map((s) => -0.5 * Math.log(blur * blur + s * s)));
    const slope = dot(decay, logs) / dot(decay, decay);
    const exponent = Math.min(exponentMax, Math.max(exponentMin, slope));
    const error =
      decay.reduce((sum, x, k) => sum + (logs[k]! - exponent * x) ** 2, 0) +
      priorWeight * (exponent - exponentPrior) ** 2;
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
