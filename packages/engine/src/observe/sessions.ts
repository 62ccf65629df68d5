/** The only door to onnxruntime-node. A run occupies its thread, and so Node's event loop, to its end. */
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { EngineError } from '../errors.ts';
import type { Raster } from '../geometry/raster.ts';
import {
  isnetInt8Description,
  rvmDescription,
  selfieMaskDescription,
} from '../models/built-in-descriptions.ts';
import type { MattingDescription, MattingModel } from '../models/matting-description.ts';
import type { ModelBesideMatting } from '../models/model-names.ts';
import { assertAnswerShape, assertFits, inputDims } from './matting-model.ts';
import { alphaValues, pictureValues, type Values } from './matting-tensors.ts';

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

export interface MattingNet {
  /** Which sizes the net can be shown; see netSize. */
  readonly size: MattingDescription['size'];
  /**
   * In:     a picture of such a size.
   * Out:    one value per px, 0 (background) to 1 (person).
   * Throws: EngineError matting-model-invalid when the net fails on the picture (`reason` run-failed), or its
   *         answer is not what its description says (output-shape, output-channel, output-range).
   */
  run(picture: Raster): Promise<Float32Array>;
}

export interface Sessions {
  readonly faceDetectors: { readonly shortRange: FaceDetectorNet; readonly fullRange: FaceDetectorNet };
  readonly faceMesh: FaceMeshNet;
  readonly palmDetector: PalmDetectorNet;
  readonly handLandmarks: HandLandmarksNet;
  /** Coarse: knows where the person is. */
  readonly personMask: MattingNet;
  /** Mattes people and nothing else; needed whichever net mattes. */
  readonly peopleMatting: MattingNet;
  readonly matting: MattingNet;
  close(): Promise<void>;
}

export interface SessionsOptions {
  /** As openModelCache answers; the built-in matting net may be missing when `mattingModel` replaces it. */
  modelPaths: Readonly<Record<ModelBesideMatting, string> & { 'isnet-int8'?: string }>;
  /** A matting net to use instead of the built-in one. */
  mattingModel?: MattingModel | undefined;
  /** Threads of the nets that matte. */
  threads?: number;
}

/** Sizes of the square inputs of the nets of faces and hands, px. */
export const netSizePx = {
  faceDetectorShortRange: 128,
  faceDetectorFullRange: 192,
  faceMesh: 192,
  palmDetector: 192,
  handLandmarks: 224,
} as const;

/**
 * Loads the nets.
 *
 * The small ones run on one thread, which is faster for them than two. No thread spins while it waits for another:
 * on two busy cores that took a third of the matting nets' time, of them and of everybody else.
 *
 * Throws: EngineError matting-model-invalid.
 */
export async function openSessions(options: SessionsOptions): Promise<Sessions> {
  const { modelPaths, mattingModel, threads = 2 } = options;
  const [shortRange, fullRange, mesh, palms, hand, mask, people, matting] = await Promise.all([
    openSession(modelPaths['face-detection-short-range'], 1),
    openSession(modelPaths['face-detection-full-range'], 1),
    openSession(modelPaths['face-mesh-attention'], 1),
    openSession(modelPaths['palm-detection'], 1),
    openSession(modelPaths['hand-landmarks'], 1),
    openMatting({ path: modelPaths['selfie-mask'], description: selfieMaskDescription }, 1),
    openMatting({ path: modelPaths.rvm, description: rvmDescription }, threads),
    mattingModel
      ? openOtherMatting(mattingModel, threads)
      : openBuiltInMatting(modelPaths['isnet-int8'], threads),
  ]);
  return {
    faceDetectors: {
      shortRange: anchorDetector(shortRange, netSizePx.faceDetectorShortRange),
      fullRange: anchorDetector(fullRange, netSizePx.faceDetectorFullRange),
    },
    faceMesh: faceMesh(mesh),
    palmDetector: anchorDetector(palms, netSizePx.palmDetector),
    handLandmarks: handLandmarks(hand),
    personMask: mask.net,
    peopleMatting: people.net,
    matting: matting.net,
    close: async () => {
      const all = [shortRange, fullRange, mesh, palms, hand, mask.session, people.session, matting.session];
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
    extra: { session: { intra_op: { allow_spinning: '0' } } },
  });
}

function anchorDetector(session: InferenceSession, sizePx: number): FaceDetectorNet & PalmDetectorNet {
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

function handLandmarks(session: InferenceSession): HandLandmarksNet {
  return {
    run: async (picture) => {
      const outputs = await session.run({ input: squarePicture(picture, netSizePx.handLandmarks) });
      return { points: floatsOf(outputs.points), presence: floatsOf(outputs.presence)[0]! };
    },
  };
}

async function openBuiltInMatting(path: string | undefined, threads: number): Promise<OpenMatting> {
  if (path === undefined) throw new Error('openSessions was given no matting net');
  return openMatting({ path, description: isnetInt8Description }, threads);
}

interface OpenMatting {
  session: InferenceSession;
  net: MattingNet;
}

/**
 * Opens a net that an operator brought, and takes whatever goes wrong with it for a fault of that net.
 *
 * Throws: EngineError matting-model-invalid: model-unreadable, or as assertFits does.
 */
export async function openOtherMatting(model: MattingModel, threads: number): Promise<OpenMatting> {
  const { session, net } = await refusing('model-unreadable', openMatting(model, threads));
  return { session, net: { size: net.size, run: (picture) => refusing('run-failed', net.run(picture)) } };
}

async function refusing<T>(reason: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    throw cause instanceof EngineError
      ? cause
      : new EngineError('matting-model-invalid', { reason }, { cause });
  }
}

async function openMatting({ path, description }: MattingModel, threads: number): Promise<OpenMatting> {
  const { input, size, output } = description;
  const session = await openSession(path, threads);
  assertFits(session, description);
  const net: MattingNet = {
    size,
    run: async (picture) => {
      const tensor = new Tensor(input.type, pictureValues(picture, input), inputDims(input, picture));
      const answers = await session.run({ [input.name]: tensor }, [output.name], { logSeverityLevel: 4 });
      const { data, dims } = answers[output.name]!;
      assertAnswerShape(dims, output, picture);
      return alphaValues(data as Values, output, picture.widthPx * picture.heightPx);
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
