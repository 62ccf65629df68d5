import { type Component, type ComponentId, componentIds } from '@vesika/report';
import { radFromDeg } from '../geometry/units.ts';
import type { Measured } from '../measured.ts';

/**
 * All components of ISO/IEC 29794-5, in its order.
 *
 * Out:    null if the standard requires a network that is not available; our own measure is never shown as the
 *         standard's value.
 */
export function componentsOf(measured: Measured): Component[] {
  return componentIds.map((id) => {
    const native = natives[id](measured);
    if (native === null || native === undefined || !Number.isFinite(native)) {
      return { id, native: null, score: null };
    }
    return { id, native, score: qualityScore(id, native) };
  });
}

type NativeOf = (measured: Measured) => number | null | undefined;

const needsItsOwnNetwork: NativeOf = () => null;

const natives: Record<ComponentId, NativeOf> = {
  'unified-quality-score': needsItsOwnNetwork,
  'background-uniformity': ({ natives }) => natives.backgroundGradient,
  'illumination-uniformity': ({ natives }) => natives.illuminationUniformity,
  'luminance-mean': ({ natives }) => natives.luminanceMean,
  'luminance-variance': ({ natives }) => natives.luminanceVariance,
  'under-exposure-prevention': ({ natives }) => natives.underExposedShare,
  'over-exposure-prevention': ({ natives }) => natives.overExposedShare,
  'dynamic-range': ({ natives }) => natives.dynamicRangeBits,
  sharpness: needsItsOwnNetwork,
  'compression-artifacts': needsItsOwnNetwork,
  'natural-colour': ({ natives }) => natives.naturalColourDistance,
  'single-face-present': ({ measures }) => measures.otherFaceShare,
  'eyes-open': ({ natives }) => natives.eyesOpenness,
  'mouth-closed': ({ natives }) => natives.mouthOpenness,
  'eyes-visible': needsItsOwnNetwork,
  'mouth-occlusion-prevention': needsItsOwnNetwork,
  'face-occlusion-prevention': needsItsOwnNetwork,
  'inter-eye-distance': interEyeFrontalPx,
  'head-size': ({ natives, photo }) => over(natives.eyeToChinPx, photo.heightPx),
  'leftward-crop-of-the-face-image': (measured) =>
    over(measured.natives.eyeImageRightXPx, interEyePx(measured)),
  'rightward-crop-of-the-face-image': (measured) =>
    over(beyond(measured.photo.widthPx, measured.natives.eyeImageLeftXPx), interEyePx(measured)),
  'margin-above-of-the-face-image': ({ natives }) => over(natives.eyeLineYPx, natives.eyeToChinPx),
  'margin-below-of-the-face-image': ({ natives, photo }) =>
    over(beyond(photo.heightPx, natives.eyeLineYPx), natives.eyeToChinPx),
  'head-pose-yaw': ({ measures }) => measures.yawDeg,
  'head-pose-pitch': ({ measures }) => measures.pitchDeg,
  'head-pose-roll': ({ measures }) => measures.rollDeg,
  'expression-neutrality': needsItsOwnNetwork,
  'no-head-coverings': needsItsOwnNetwork,
};

function interEyePx({ measures }: Measured): number {
  return measures.interEyePx;
}

/** Inter-eye distance corrected for yaw, px. */
function interEyeFrontalPx({ measures }: Measured): number {
  return measures.interEyePx / Math.cos(radFromDeg(measures.yawDeg));
}

type Maybe = number | null | undefined;

function over(value: Maybe, unit: Maybe): number | null {
  return value === null || value === undefined || !unit ? null : value / unit;
}

function beyond(sizePx: number, xPx: Maybe): number | null {
  return xPx === null || xPx === undefined ? null : sizePx - xPx;
}

/**
 * Quality score of a native value: an integer from 0 (worst) to 100.
 *
 * Source: ISO/IEC 29794-5, mapping of native quality measures, with the numbers of its reference implementation,
 *         OFIQ 1.0.3. No score is a limit, because several are more lenient or stricter than any authority.
 */
export function qualityScore(id: ComponentId, native: number): number {
  return Math.min(100, Math.max(0, Math.round(mappings[id](native))));
}

type Mapping = (native: number) => number;

/** Rises from 0 to 1; 0.5 at x0, and most of the rise within a few widths. */
function sigmoid(x: number, x0: number, width: number): number {
  return 1 / (1 + Math.exp((x0 - x) / width));
}

const rising =
  (x0: number, width: number): Mapping =>
  (x) =>
    100 * sigmoid(x, x0, width);

const visibleShare: Mapping = (hiddenShare) => 100 * (1 - hiddenShare);
const facingDeg: Mapping = (deg) => 100 * Math.max(0, Math.cos(radFromDeg(deg))) ** 2;

const mappings: Record<ComponentId, Mapping> = {
  'unified-quality-score': rising(23, 2.6),
  'background-uniformity': (x) => 190 * (1 - sigmoid(x, 10, 100)),
  'illumination-uniformity': (x) => 100 * x ** 0.3,
  'luminance-mean': (x) => 100 * sigmoid(x, 0.2, 0.05) * (1 - sigmoid(x, 0.8, 0.05)),
  'luminance-variance': (x) => 100 * Math.sin((Math.PI * 60 * x) / (60 * x + 1)),
  'under-exposure-prevention': (x) => 120 * (0.832 - sigmoid(x, 0.92, 0.05)),
  'over-exposure-prevention': (x) => 1 / (x + 0.01),
  'dynamic-range': (x) => 12.5 * x,
  sharpness: (x) => -14 + 115 * sigmoid(x, -20, 15),
  'compression-artifacts': (x) => -0.0278 + 103 * sigmoid(x, 0.3308, 0.092),
  'natural-colour': (x) => 200 * (1 - sigmoid(x, 0, 10)),
  'single-face-present': visibleShare,
  'eyes-open': rising(0.02, 0.01),
  'mouth-closed': (x) => 100 * (1 - sigmoid(x, 0.2, 0.06)),
  'eyes-visible': visibleShare,
  'mouth-occlusion-prevention': visibleShare,
  'face-occlusion-prevention': visibleShare,
  'inter-eye-distance': rising(70, 20),
  'head-size': (x) => 200 * (1 - sigmoid(Math.abs(x - 0.45), 0, 0.05)),
  'leftward-crop-of-the-face-image': rising(0.9, 0.1),
  'rightward-crop-of-the-face-image': rising(0.9, 0.1),
  'margin-above-of-the-face-image': rising(1.4, 0.1),
  'margin-below-of-the-face-image': rising(1.8, 0.1),
  'head-pose-yaw': facingDeg,
  'head-pose-pitch': facingDeg,
  'head-pose-roll': facingDeg,
  'expression-neutrality': rising(-5000, 5000),
  'no-head-coverings': noHeadCoverings,
};

/** Scaled so that a bare head scores exactly 100 and a covered one 0. */
function noHeadCoverings(coveredShare: number): number {
  const covered = 0.95;
  const at = (x: number) => sigmoid(x, 0.02, 0.1);
  if (coveredShare <= 0) return 100;
  if (coveredShare >= covered) return 0;
  return (100 * (at(covered) - at(coveredShare))) / (at(covered) - at(0));
}
