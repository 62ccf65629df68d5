import { type Component, type ComponentId, componentIds } from '@vesika/report';
import { radFromDeg } from '../geometry/units.ts';
import type { Measured } from '../measured.ts';
import { qualityScore } from './score.ts';

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
