import { type FaceAxes, pointOnAxes } from '../../face/face-axes.ts';
import type { Space } from '../../geometry/spaces.ts';
import { type GreyWindow, greyWindow } from '../../raster/grey-window.ts';
import type { Raster } from '../../raster/raster.ts';

/** Frequency at which a picture repeats itself along rows and columns alike, and how far it stands out of the others. */
export interface Repetition {
  /** Over the sampling frequency, 0 to 0.5. */
  frequency: number;
  /** Over the median of all frequencies, in the direction in which it is less. */
  prominence: number;
}

/**
 * The period that enlarging leaves. Pixels that were interpolated half way between two others bend less than those that
 * lie on one, so that the mean curvature along a line rises and falls once for each pixel the picture had before;
 * sharpening makes it rise more, and noise and content have no period.
 *
 * In:     original and face. Out: the most prominent frequency; null where there is too little around the eyes.
 * Source: A. C. Gallagher, Detection of linear and cubic interpolation in JPEG compressed images (2005); along both
 *         axes at once, for pictures are enlarged in both.
 */
export function enlargingPeriod(picture: Raster, axes: FaceAxes<Space>): Repetition | null {
  const { x, y } = pointOnAxes(axes, 0, -0.5);
  const left = fitted(x, picture.widthPx);
  const top = fitted(y, picture.heightPx);
  const box = { left, top, right: left + sidePxMax, bottom: top + sidePxMax };
  const window = greyWindow(picture, box, sidePxMin);
  if (!window) return null;
  const [across, down] = [alongRows(window), alongColumns(window)].map((line) => amplitudes(curvature(line)));
  const found = across!.map((amplitude, i) => Math.min(amplitude, down![i]!));
  const highest = found.indexOf(Math.max(...found));
  return { frequency: frequencies[highest]!, prominence: found[highest]! };
}

const sidePxMax = 512;
/** In fewer pixels content is as prominent. */
const sidePxMin = 256;

/** The window's near side, shifted into the picture where it would reach beyond. */
function fitted(centre: number, lengthPx: number): number {
  return Math.max(0, Math.min(lengthPx - sidePxMax, Math.round(centre - sidePxMax / 2)));
}

/** Values along a line, over all lines that lie beside each other. */
interface Lines {
  values: Float32Array;
  length: number;
  step: number;
  count: number;
  next: number;
}

function alongRows({ values, widthPx, heightPx }: GreyWindow): Lines {
  return { values, length: widthPx, step: 1, count: heightPx, next: widthPx };
}

function alongColumns({ values, widthPx, heightPx }: GreyWindow): Lines {
  return { values, length: heightPx, step: widthPx, count: widthPx, next: 1 };
}

/** Strong edges count no more than this, levels: there are few of them, and they would outvote all the rest. */
const bendMax = 20;
const surroundingsPx = 12;

/** Mean second difference at each place of the lines, against its surroundings, fading out to both ends. */
function curvature({ values, length, step, count, next }: Lines): Float32Array {
  const bend = new Float32Array(length);
  for (let line = 0; line < count; line++) {
    for (let i = 1, at = line * next + step; i < length - 1; i++, at += step) {
      const second = 2 * values[at]! - values[at - step]! - values[at + step]!;
      bend[i]! += Math.min(bendMax, Math.abs(second)) / count;
    }
  }
  const standing = new Float32Array(length);
  for (let i = 1; i < length - 1; i++) {
    const from = Math.max(1, i - surroundingsPx);
    const to = Math.min(length - 1, i + surroundingsPx + 1);
    let around = 0;
    for (let k = from; k < to; k++) around += bend[k]!;
    const fade = 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / length);
    standing[i] = fade * Math.log((bend[i]! + bendFloor) / (around / (to - from) + bendFloor));
  }
  return standing;
}

/** Keeps what is all but flat from counting. */
const bendFloor = 0.05;

/** Below, content varies; the blocks of JPEG repeat every eighth and have harmonics. */
const frequencyMin = 0.1;
const frequencyStep = 1 / 1024;
const besideBlocks = 0.009;
const frequencies = Array.from(
  { length: Math.floor((0.5 - frequencyMin) / frequencyStep) },
  (_, i) => frequencyMin + i * frequencyStep,
).filter((frequency) => Math.abs(frequency - Math.round(frequency * 8) / 8) > besideBlocks);

/** Of each of `frequencies`, over their median. */
function amplitudes(line: Float32Array): number[] {
  const found = frequencies.map((frequency) => amplitudeAt(line, frequency));
  const median = [...found].sort((p, q) => p - q)[found.length >> 1]!;
  return found.map((amplitude) => amplitude / Math.max(1e-6, median));
}

function amplitudeAt(line: Float32Array, frequency: number): number {
  const cos = Math.cos(2 * Math.PI * frequency);
  const sin = Math.sin(2 * Math.PI * frequency);
  let turnRe = 1;
  let turnIm = 0;
  let re = 0;
  let im = 0;
  for (let i = 0; i < line.length; i++) {
    re += line[i]! * turnRe;
    im += line[i]! * turnIm;
    const nextRe = turnRe * cos - turnIm * sin;
    turnIm = turnRe * sin + turnIm * cos;
    turnRe = nextRe;
  }
  return Math.hypot(re, im);
}
