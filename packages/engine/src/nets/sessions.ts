/** The only importer of onnxruntime-node. A run blocks its thread, including Node's event loop, until it ends. */
import { fileURLToPath } from 'node:url';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { EngineError } from '../errors.ts';
import {
  isnetInt8Description,
  rvmDescription,
  selfieMaskDescription,
} from '../models/built-in-descriptions.ts';
import type { MattingDescription, MattingModel } from '../models/matting-description.ts';
import type { ModelBesideMatting } from '../models/model-names.ts';
import { writingCharacters } from '../models/model-sources.ts';
import type { Raster, Size } from '../raster/raster.ts';
import { assertAnswerShape, assertFits, inputDims } from './matting-model.ts';
import { alphaValues, pictureValues, type Values } from './matting-tensors.ts';
import {
  anchorDetector,
  type FaceNets,
  faceMesh,
  type HandLandmarksNet,
  handLandmarks,
  type LoadedNet,
  netSizePx,
  type PalmDetectorNet,
  type WritingDetectorNet,
  type WritingReaderNet,
} from './nets.ts';
import { fieldStepPx, type RefinerNet } from './refiner.ts';

export interface MattingNet {
  /** Input sizes that the net accepts; see netSize. */
  readonly size: MattingDescription['size'];
  /**
   * Runs the net.
   *
   * In:     a picture of an accepted size.
   * Out:    one value per px, 0 (background) to 1 (person).
   * Throws: EngineError matting-model-invalid when the net fails on the picture (`reason` run-failed), or its output
   *         does not match its description (output-shape, output-channel, output-range).
   */
  run(picture: Raster): Promise<Float32Array>;
}

export interface Sessions extends FaceNets {
  readonly palmDetector: PalmDetectorNet;
  readonly handLandmarks: HandLandmarksNet;
  readonly writingDetector: WritingDetectorNet;
  /** Loaded when the first picture with writing needs it. */
  readonly writingReader: () => Promise<WritingReaderNet>;
  /** MediaPipe selfie segmentation: coarse outline of the person. */
  readonly personMask: MattingNet;
  /** Robust Video Matting (RVM); used together with any matting net. */
  readonly rvm: MattingNet;
  readonly matting: MattingNet;
  /** Combines the mattes of IS-Net, RVM and the person mask into one. */
  readonly refiner: RefinerNet;
  close(): Promise<void>;
}

/** Weights of the refiner, which lab/refiner/export.py writes. */
const refinerPath = fileURLToPath(new URL('./refiner.onnx', import.meta.url));

export interface SessionsOptions {
  /** Paths from openModelCache; IS-Net may be absent when `mattingModel` replaces it. */
  modelPaths: Readonly<Record<ModelBesideMatting, string> & { 'isnet-int8'?: string }>;
  /** Matting net that replaces IS-Net. */
  mattingModel?: MattingModel | undefined;
  /** Threads for each of the two large nets. */
  threads?: number;
}

/**
 * Loads the nets.
 *
 * The small nets run on one thread, which is faster for them than two. Idle threads do not spin: on two busy cores
 * spinning took a third of the time of the matting nets and of everything else.
 *
 * Throws: EngineError matting-model-invalid.
 */
export async function openSessions(options: SessionsOptions): Promise<Sessions> {
  const { modelPaths, mattingModel, threads = 2 } = options;
  const [shortRange, fullRange, mesh, palms, hand, writing, mask, rvm, matting, refiner] = await Promise.all([
    openSession(modelPaths['face-detection-short-range'], 1),
    openSession(modelPaths['face-detection-full-range'], 1),
    openSession(modelPaths['face-mesh-attention'], 1),
    openSession(modelPaths['palm-detection'], 1),
    openSession(modelPaths['hand-landmarks'], 1),
    openSession(modelPaths['writing-detector'], threads, { enableMemPattern: false }),
    openMatting({ path: modelPaths['selfie-mask'], description: selfieMaskDescription }, 1),
    openMatting({ path: modelPaths.rvm, description: rvmDescription }, threads),
    mattingModel
      ? openOtherMatting(mattingModel, threads)
      : openBuiltInMatting(modelPaths['isnet-int8'], threads),
    openRefiner(refinerPath, threads),
  ]);
  let reader: Promise<InferenceSession> | undefined;
  return {
    faceDetectors: {
      shortRange: anchorDetector(loaded(shortRange), netSizePx.faceDetectorShortRange),
      fullRange: anchorDetector(loaded(fullRange), netSizePx.faceDetectorFullRange),
    },
    faceMesh: faceMesh(loaded(mesh)),
    palmDetector: anchorDetector(loaded(palms), netSizePx.palmDetector),
    handLandmarks: handLandmarks(loaded(hand)),
    writingDetector: { run: (picture, size) => runPlanar(writing, picture, size) },
    writingReader: async () => {
      reader ??= openSession(modelPaths['writing-reader'], threads, { enableMemPattern: false });
      const session = await reader;
      return {
        characters: ['', ...writingCharacters()],
        run: (line, size) => runPlanar(session, line, size),
      };
    },
    personMask: mask.net,
    rvm: rvm.net,
    matting: matting.net,
    refiner: refiner.net,
    close: async () => {
      const matters = [mask, rvm, matting, refiner].map(({ session }) => session);
      const all = [shortRange, fullRange, mesh, palms, hand, writing, ...matters];
      if (reader) all.push(await reader);
      await Promise.all(all.map((session) => session.release()));
    },
  };
}

function openSession(
  path: string,
  threads: number,
  options: InferenceSession.SessionOptions = {},
): Promise<InferenceSession> {
  return InferenceSession.create(path, {
    ...options,
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    graphOptimizationLevel: 'all',
    logSeverityLevel: 3,
    extra: { session: { intra_op: { allow_spinning: '0' } } },
  });
}

function loaded(session: InferenceSession): LoadedNet {
  return {
    run: async (input, dims) => {
      const answers = await session.run({ input: new Tensor('float32', input, dims) });
      return Object.fromEntries(Object.entries(answers).map(([name, { data }]) => [name, data]));
    },
  };
}

/** Runs a net of one input and one output on a picture of three planes. */
async function runPlanar(
  session: InferenceSession,
  picture: Float32Array,
  { widthPx, heightPx }: Size,
): Promise<Float32Array> {
  const tensor = new Tensor('float32', picture, [1, 3, heightPx, widthPx]);
  const answers = await session.run({ [session.inputNames[0]!]: tensor });
  return answers[session.outputNames[0]!]!.data as Float32Array;
}

async function openBuiltInMatting(path: string | undefined, threads: number): Promise<OpenMatting> {
  if (path === undefined) throw new Error('openSessions needs isnet-int8 or a mattingModel');
  return openMatting({ path, description: isnetInt8Description }, threads);
}

interface OpenMatting {
  session: InferenceSession;
  net: MattingNet;
}

/**
 * Opens a matting net of the operator and reports any failure as a fault of that net.
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

/** Opens a refiner: the one of this folder, or another that lab/refiner judges. */
export async function openRefiner(
  path: string,
  threads: number,
): Promise<{ session: InferenceSession; net: RefinerNet }> {
  // Its inputs differ in size, so plans of memory for one size would only add up.
  const session = await openSession(path, threads, { enableMemPattern: false });
  const net: RefinerNet = {
    run: async ({ picture, mattes, colours, belowChin, size: { widthPx, heightPx } }) => {
      const tensor = (values: Float32Array, channels: number, step = 1) =>
        new Tensor('float32', values, [1, channels, heightPx / step, widthPx / step]);
      const { answer } = await session.run({
        picture: tensor(picture, 3),
        nets: tensor(mattes, 3),
        colours: tensor(colours, 6, fieldStepPx),
        below: tensor(belowChin, 1),
      });
      return answer!.data as Float32Array;
    },
  };
  return { session, net };
}
