/** The only door to onnxruntime-node. A run occupies its thread, and so Node's event loop, to its end. */
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { EngineError } from '../errors.ts';
import { assertMattingModel } from './matting-model.ts';

/** Finds faces in a square picture; positions are relative to anchors, see detect-faces.ts. */
export interface FaceDetectorNet {
  /** In: RGB, NHWC, -1 to 1. Out: per anchor 16 numbers in px of the input, and one logit. */
  run(picture: Float32Array): Promise<{ boxes: Float32Array; scores: Float32Array }>;
}

export interface FaceMeshNet {
  /** In: RGB, NHWC, 0 to 1. Out: 478 points, x, y, z in px of the input; the logit of there being a face. */
  run(picture: Float32Array): Promise<{ mesh: Float32Array; flag: number }>;
}

export interface PersonMaskNet {
  /** In: RGB, NHWC, 0 to 1. Out: one value per px, 0 (background) to 1 (person). */
  run(picture: Float32Array): Promise<Float32Array>;
}

export interface MattingSize {
  widthPx: number;
  heightPx: number;
}

/** The built-in net. Sides are multiples of 64 px. */
export interface PackedMattingNet {
  kind: 'packed-bytes';
  /**
   * In:  RGB bytes of a picture of the size given, packed 2 x 2: for every such square its upper left, upper
   *      right, lower left and lower right pixel, squares row by row.
   * Out: one value per px, 0 (background) to 1 (person).
   */
  run(picture: Uint8Array, size: MattingSize): Promise<Float32Array>;
}

/** A net brought by the operator of the service. */
export interface PlanarMattingNet {
  kind: 'planar-floats';
  /** The only size the net takes; null when it takes any multiple of 64 px. */
  fixedSize: MattingSize | null;
  /**
   * In:     all red, then all green, then all blue values, (byte - 128) / 256.
   * Out:    one value per px, 0 (background) to 1 (person).
   * Throws: EngineError matting-model-invalid when the answer has another size.
   */
  run(picture: Float32Array, size: MattingSize): Promise<Float32Array>;
}

export type MattingNet = PackedMattingNet | PlanarMattingNet;

export interface Sessions {
  readonly faceDetectors: { readonly shortRange: FaceDetectorNet; readonly fullRange: FaceDetectorNet };
  readonly faceMesh: FaceMeshNet;
  readonly personMask: PersonMaskNet;
  readonly matting: MattingNet;
  close(): Promise<void>;
}

export interface SessionsOptions {
  /** As openModelCache answers; the matting net may be missing when `mattingModelPath` replaces it. */
  modelPaths: Readonly<
    Record<
      'face-detection-short-range' | 'face-detection-full-range' | 'face-mesh-attention' | 'selfie-mask',
      string
    > & { 'isnet-int8'?: string }
  >;
  /** An ONNX file: float32 [1, 3, H, W] in, first output float32 [1, 1, H, W]; see matting-model.ts. */
  mattingModelPath?: string;
  /** Threads of the matting net. */
  threads?: number;
}

/** Sizes of the square inputs, px. */
export const netSizePx = {
  faceDetectorShortRange: 128,
  faceDetectorFullRange: 192,
  faceMesh: 192,
  personMask: 256,
} as const;

/**
 * Loads the nets.
 *
 * The small ones run on one thread, which is faster for them than two. No thread keeps spinning after a run,
 * since the steps between runs need the cores.
 *
 * Throws: EngineError matting-model-invalid.
 */
export async function openSessions(options: SessionsOptions): Promise<Sessions> {
  const { modelPaths, mattingModelPath, threads = 2 } = options;
  const [shortRange, fullRange, mesh, mask, matting] = await Promise.all([
    openSession(modelPaths['face-detection-short-range'], 1),
    openSession(modelPaths['face-detection-full-range'], 1),
    openSession(modelPaths['face-mesh-attention'], 1),
    openSession(modelPaths['selfie-mask'], 1),
    mattingModelPath
      ? openForeignMatting(mattingModelPath, threads)
      : openBuiltInMatting(modelPaths['isnet-int8'], threads),
  ]);
  return {
    faceDetectors: {
      shortRange: faceDetector(shortRange, netSizePx.faceDetectorShortRange),
      fullRange: faceDetector(fullRange, netSizePx.faceDetectorFullRange),
    },
    faceMesh: faceMesh(mesh),
    personMask: personMask(mask),
    matting: matting.net,
    close: async () => {
      const all = [shortRange, fullRange, mesh, mask, matting.session];
      await Promise.all(all.map((session) => session.release()));
    },
  };
}

function openSession(path: string, threads: number): Promise<InferenceSession> {
  return InferenceSession.create(path, {
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    graphOptimizationLevel: 'all',
    logSeverityLevel: 3,
    extra: { session: { force_spinning_stop: '1' } },
  });
}

function faceDetector(session: InferenceSession, sizePx: number): FaceDetectorNet {
  return {
    run: async (picture) => {
      const { boxes, scores } = await session.run({ input: squarePicture(picture, sizePx) });
      return { boxes: floatsOf(boxes), scores: floatsOf(scores) };
    },
  };
}

function faceMesh(session: InferenceSession): FaceMeshNet {
  return {
    run: async (picture) => {
      const outputs = await session.run({ input: squarePicture(picture, netSizePx.faceMesh) });
      return { mesh: floatsOf(outputs.mesh), flag: floatsOf(outputs['face-flag'])[0]! };
    },
  };
}

function personMask(session: InferenceSession): PersonMaskNet {
  return {
    run: async (picture) => {
      const { mask } = await session.run({ input: squarePicture(picture, netSizePx.personMask) });
      return floatsOf(mask);
    },
  };
}

interface OpenMatting {
  session: InferenceSession;
  net: MattingNet;
}

async function openBuiltInMatting(path: string | undefined, threads: number): Promise<OpenMatting> {
  if (path === undefined) throw new Error('openSessions was given no matting net');
  const session = await openSession(path, threads);
  const net: PackedMattingNet = {
    kind: 'packed-bytes',
    run: async (picture, { widthPx, heightPx }) => {
      const input = new Tensor('uint8', picture, [1, heightPx / 2, widthPx / 2, 12]);
      const { output } = await session.run({ input });
      return floatsOf(output);
    },
  };
  return { session, net };
}

async function openForeignMatting(path: string, threads: number): Promise<OpenMatting> {
  let session: InferenceSession;
  try {
    session = await openSession(path, threads);
  } catch (cause) {
    throw new EngineError('matting-model-invalid', { reason: 'unreadable' }, { cause });
  }
  const { inputName, outputName, fixedSize } = assertMattingModel(session);
  const net: PlanarMattingNet = {
    kind: 'planar-floats',
    fixedSize,
    run: async (picture, { widthPx, heightPx }) => {
      const input = new Tensor('float32', picture, [1, 3, heightPx, widthPx]);
      const outputs = await session.run({ [inputName]: input }, [outputName]);
      const matte = floatsOf(outputs[outputName]);
      if (matte.length === widthPx * heightPx) return matte;
      throw new EngineError('matting-model-invalid', { reason: 'output-size' });
    },
  };
  return { session, net };
}

function squarePicture(picture: Float32Array, sizePx: number): Tensor {
  return new Tensor('float32', picture, [1, sizePx, sizePx, 3]);
}

function floatsOf(tensor: Tensor | undefined): Float32Array {
  if (!(tensor?.data instanceof Float32Array)) throw new Error('a net answered without float values');
  return tensor.data;
}
