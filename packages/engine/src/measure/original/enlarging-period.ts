import { type FaceAxes, pointOnAxes } from '../../face/face-axes.ts';
import type { Space } from '../../geometry/spaces.ts';
import { type GreyWindow, greyWindow } from '../../raster/grey-window.ts';
import type { Raster } from '../../raster/raster.ts';

/** The most prominent frequency of a periodic pattern in both rows and columns. */
export interface Repetition {
  /** Share of the sampling frequency, 0 to 0.5. */
  frequency: number;
  /** Amplitude over the median amplitude of all frequencies, in the direction with the lower value. */
  prominence: number;
}

/**
 * Detects the period of interpolation in an enlarged picture. Interpolated pixels halfway between two original ones have
 * less curvature than pixels close to one, so the mean curvature along a line has the period of the original pixels.
 * Sharpening amplifies it; noise and content have no period.
 *
 * In:     original and axes of its face.
 * Out:    null when the window around the eyes is smaller than 256 px.
 * Source: A. C. Gallagher, Detection of linear and cubic interpolation in JPEG compressed images (2005), applied to both
 *         axes, since pictures are enlarged along both.
 */
export function enlargingPeriod(picture: Raster, axes: FaceAxes<Space>): Repetition | null {
  const { x, y } = pointOnAxes(axes, 0, -0.5);
  const left = windowStart(x, picture.widthPx);
  const top = windowStart(y, picture.heightPx);
  const box = { left, top, right: left + sidePxMax, bottom: top + sidePxMax };
  const window = greyWindow(picture, box, sidePxMin);
  if (!window) return null;
  const [across, down] = [alongRows(window), alongColumns(window)].map((line) => amplitudes(curvature(line)));
  const found = across!.map((amplitude, i) => Math.min(amplitude, down![i]!));
  const highest = found.indexOf(Math.max(...found));
  return { frequency: frequencies[highest]!, prominence: found[highest]! };
}

const sidePxMax = 512;
/** In a smaller window, content is as prominent as the period. */
const sidePxMin = 256;

/** Left or top of the window, shifted into the picture. */
function windowStart(centre: number, lengthPx: number): number {
  return Math.max(0, Math.min(lengthPx - sidePxMax, Math.round(centre - sidePxMax / 2)));
}

/** The rows or the columns of a window. */
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

/** Clamp of a second difference, grey levels, so that a few strong edges do not dominate. */
const bendMax = 20;
const surroundingsPx = 12;

/** Log ratio of the mean absolute second difference at each position to its surroundings, with a Hann window. */
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

/** Added to curvatures, so that nearly flat positions do not count. */
const bendFloor = 0.05;

/** Lowest frequency; content dominates below it. */
const frequencyMin = 0.1;
const frequencyStep = 1 / 1024;
/** Margin around the harmonics of the 8 px blocks of JPEG, which are excluded. */
const harmonicMargin = 0.009;
const frequencies = Array.from(
  { length: Math.floor((0.5 - frequencyMin) / frequencyStep) },
  (_, i) => frequencyMin + i * frequencyStep,
).filter((frequency) => Math.abs(frequency - Math.round(frequency * 8) / 8) > harmonicMargin);

/** Amplitude at each of `frequencies`, over their median. */
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
