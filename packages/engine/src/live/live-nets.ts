import type { AlphaMap } from '../matting/matting.ts';
import { selfieMaskDescription } from '../models/built-in-descriptions.ts';
import { inputDims } from '../nets/matting-model.ts';
import { alphaValues, pictureValues, type Values } from '../nets/matting-tensors.ts';
import { anchorDetector, type FaceNets, faceMesh, type LoadedNet, netSizePx } from '../nets/nets.ts';
import type { Raster, Size } from '../raster/raster.ts';

/** Models that the browser loads for the live camera; IS-Net and RVM are too large. */
export const liveModels = [
  'face-detection-short-range',
  'face-mesh-attention',
  'selfie-mask',
  'face-detection-full-range',
] as const;

export type LiveModel = (typeof liveModels)[number];

export interface LiveNets extends FaceNets {
  /** MediaPipe selfie segmentation, 0..1. In: a picture at `personMaskSize`. */
  personMask(picture: Raster): Promise<AlphaMap>;
}

/** Wraps the loaded models as the engine's nets. In: the models, loaded by any runtime. */
export function liveNets(loaded: Readonly<Record<LiveModel, LoadedNet>>): LiveNets {
  const { input, output } = selfieMaskDescription;
  return {
    faceDetectors: {
      shortRange: anchorDetector(loaded['face-detection-short-range'], netSizePx.faceDetectorShortRange),
      fullRange: anchorDetector(loaded['face-detection-full-range'], netSizePx.faceDetectorFullRange),
    },
    faceMesh: faceMesh(loaded['face-mesh-attention']),
    personMask: async (picture) => {
      const { widthPx, heightPx } = picture;
      const values = pictureValues(picture, input) as Float32Array;
      const answers = await loaded['selfie-mask'].run(values, inputDims(input, picture));
      const shares = alphaValues(answers[output.name] as Values, output, widthPx * heightPx);
      return { values: shares, widthPx, heightPx };
    },
  };
}

/** The fixed input size of the person mask. */
export const personMaskSize = selfieMaskDescription.size as Size;
