import type { AlphaMap } from '../matting/matting.ts';
import { selfieMaskDescription } from '../models/built-in-descriptions.ts';
import { inputDims } from '../nets/matting-model.ts';
import { alphaValues, pictureValues, type Values } from '../nets/matting-tensors.ts';
import { anchorDetector, type FaceNets, faceMesh, type LoadedNet, netSizePx } from '../nets/nets.ts';
import type { Raster, Size } from '../raster/raster.ts';

/** The nets a live camera needs, as they are served; the large ones that draw edges are none of them. */
export const liveModels = [
  'face-detection-short-range',
  'face-mesh-attention',
  'selfie-mask',
  'face-detection-full-range',
] as const;

export type LiveModel = (typeof liveModels)[number];

export interface LiveNets extends FaceNets {
  /** Coarse: knows where the person is. In: a picture of the net's own size. */
  personMask(seen: Raster): Promise<AlphaMap>;
}

/** In: the models, loaded by whatever runs them. */
export function liveNets(loaded: Readonly<Record<LiveModel, LoadedNet>>): LiveNets {
  const { input, output } = selfieMaskDescription;
  return {
    faceDetectors: {
      shortRange: anchorDetector(loaded['face-detection-short-range'], netSizePx.faceDetectorShortRange),
      fullRange: anchorDetector(loaded['face-detection-full-range'], netSizePx.faceDetectorFullRange),
    },
    faceMesh: faceMesh(loaded['face-mesh-attention']),
    personMask: async (seen) => {
      const { widthPx, heightPx } = seen;
      const values = pictureValues(seen, input) as Float32Array;
      const answers = await loaded['selfie-mask'].run(values, inputDims(input, seen));
      const shares = alphaValues(answers[output.name] as Values, output, widthPx * heightPx);
      return { values: shares, widthPx, heightPx };
    },
  };
}

/** The one size the mask's net takes. */
export const personMaskSize = selfieMaskDescription.size as Size;
