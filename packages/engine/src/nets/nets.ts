/** What the small nets take and give, whichever runtime runs them; imports none. */

/** A loaded net with one input, named `input`: shape and values in, its answers by their names out. */
export interface LoadedNet {
  run(input: Float32Array, dims: readonly number[]): Promise<Readonly<Record<string, unknown>>>;
}

/** Finds faces in a square picture; positions are relative to anchors, see detect-faces.ts. */
export interface FaceDetectorNet {
  /** In: RGB, NHWC, -1 to 1. Out: per anchor 16 numbers in px of the input, and one logit. */
  run(picture: Float32Array): Promise<{ boxes: Float32Array; scores: Float32Array }>;
}

export interface FaceMeshNet {
  /** In: RGB, NHWC, 0 to 1. Out: 478 points, x, y, z in px of the input; the logit of there being a face. */
  run(picture: Float32Array): Promise<{ mesh: Float32Array; flag: number }>;
}

/** Finds palms in a square picture; positions are relative to anchors, see find-hands.ts. */
export interface PalmDetectorNet {
  /** In: RGB, NHWC, 0 to 1. Out: per anchor 18 numbers in px of the input, and one logit. */
  run(picture: Float32Array): Promise<{ boxes: Float32Array; scores: Float32Array }>;
}

export interface HandLandmarksNet {
  /** In: RGB, NHWC, 0 to 1. Out: 21 points, x, y, z in px of the input; 0 to 1: that there is a hand. */
  run(picture: Float32Array): Promise<{ points: Float32Array; presence: number }>;
}

/** What finding faces takes. */
export interface FaceNets {
  readonly faceDetectors: { readonly shortRange: FaceDetectorNet; readonly fullRange: FaceDetectorNet };
  readonly faceMesh: FaceMeshNet;
}

/** Sizes of the square inputs of the nets of faces and hands, px. */
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

/** NHWC. */
function squareDims(sizePx: number): number[] {
  return [1, sizePx, sizePx, 3];
}

function floatsOf(values: unknown): Float32Array {
  if (!(values instanceof Float32Array)) throw new Error('a net answered without float values');
  return values;
}
