/** Inputs and outputs of the small nets, independent of the runtime; imports none, so that the browser can use it. */

import type { Size } from '../raster/raster.ts';

/** Loaded net with one input, named `input`. Takes values and their shape, returns the outputs by name. */
export interface LoadedNet {
  run(input: Float32Array, dims: readonly number[]): Promise<Readonly<Record<string, unknown>>>;
}

/** BlazeFace: detects faces in a square picture; positions are relative to anchors, see detect-faces.ts. */
export interface FaceDetectorNet {
  /** In: RGB, NHWC, -1 to 1. Out: 16 numbers per anchor in px of the input, and one logit. */
  run(picture: Float32Array): Promise<{ boxes: Float32Array; scores: Float32Array }>;
}

export interface FaceMeshNet {
  /** In: RGB, NHWC, 0 to 1. Out: 478 points x, y, z in px of the input, and the logit that a face is present. */
  run(picture: Float32Array): Promise<{ mesh: Float32Array; flag: number }>;
}

/** Detects palms in a square picture; positions are relative to anchors, see find-hands.ts. */
export interface PalmDetectorNet {
  /** In: RGB, NHWC, 0 to 1. Out: 18 numbers per anchor in px of the input, and one logit. */
  run(picture: Float32Array): Promise<{ boxes: Float32Array; scores: Float32Array }>;
}

export interface HandLandmarksNet {
  /** In: RGB, NHWC, 0 to 1. Out: 21 points x, y, z in px of the input, and the probability that a hand is present. */
  run(picture: Float32Array): Promise<{ points: Float32Array; presence: number }>;
}

/** Finds lines of writing; see find-writing.ts. */
export interface WritingDetectorNet {
  /** In: BGR, NCHW, normalised; sides are multiples of 32. Out: probability of writing per px. */
  run(picture: Float32Array, size: Size): Promise<Float32Array>;
}

/** Reads one line of writing of 48 px in height. */
export interface WritingReaderNet {
  /** Character of each output, none for the first. */
  readonly characters: readonly string[];
  /** In: BGR, NCHW, -1 to 1. Out: probabilities of the characters, column by column. */
  run(line: Float32Array, size: Size): Promise<Float32Array>;
}

/** Nets that face detection needs. */
export interface FaceNets {
  readonly faceDetectors: { readonly shortRange: FaceDetectorNet; readonly fullRange: FaceDetectorNet };
  readonly faceMesh: FaceMeshNet;
}

/** Side of the square input of each net, px. */
export const netSizePx = {
  faceDetectorShortRange: 128,
  faceDetectorFullRange: 192,
  faceMesh: 192,
  palmDetector: 192,
  handLandmarks: 224,
} as const;

export function anchorDetector(net: LoadedNet, sizePx: number): FaceDetectorNet & PalmDetectorNet {
  return {
    run: async (picture) => {
      const { boxes, scores } = await net.run(picture, squareDims(sizePx));
      return { boxes: floatsOf(boxes), scores: floatsOf(scores) };
    },
  };
}

export function faceMesh(net: LoadedNet): FaceMeshNet {
  return {
    run: async (picture) => {
      const outputs = await net.run(picture, squareDims(netSizePx.faceMesh));
      return { mesh: floatsOf(outputs.mesh), flag: floatsOf(outputs['face-flag'])[0]! };
    },
  };
}

export function handLandmarks(net: LoadedNet): HandLandmarksNet {
  return {
    run: async (picture) => {
      const outputs = await net.run(picture, squareDims(netSizePx.handLandmarks));
      return { points: floatsOf(outputs.points), presence: floatsOf(outputs.presence)[0]! };
    },
  };
}

/** Dimensions of an NHWC tensor with three channels. */
function squareDims(sizePx: number): number[] {
  return [1, sizePx, sizePx, 3];
}

function floatsOf(values: unknown): Float32Array {
  if (!(values instanceof Float32Array)) throw new Error('a net returned an output that is not float32');
  return values;
}
