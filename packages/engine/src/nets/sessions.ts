/** The only importer of onnxruntime-node. A run blocks its thread, including Node's event loop, until it ends. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { EngineError } from '../errors.ts';
import {
  isnetInt8Description,
  rvmDescription,
  selfieMaskDescription,
} from '../models/built-in-descriptions.ts';
import type { MattingDescription, MattingModel } from '../models/matting-description.ts';
import type { PermissiveModel } from '../models/model-names.ts';
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
  /** Loaded for the first line of writing. */
  readonly writingReader: WritingReaderNet;
  /** MediaPipe selfie segmentation: coarse outline of the person. */
  readonly personMask: MattingNet;
  /** Robust Video Matting (RVM); used together with any matting net. The person mask with `permissive`. */
  readonly rvm: MattingNet;
  /** The person mask with `permissive`. */
  readonly matting: MattingNet;
  /** Combines the mattes of IS-Net, RVM and the person mask into one; null with `permissive`. */
  readonly refiner: RefinerNet | null;
  close(): Promise<void>;
}

/** Weights of the refiner, which lab/refiner/export.py writes. */
const refinerPath = fileURLToPath(new URL('./refiner.onnx', import.meta.url));

interface SessionsOptions {
  /** Paths from openModelCache; IS-Net may be absent when `mattingModel` replaces it, and RVM with `permissive`. */
  modelPaths: Readonly<Record<PermissiveModel, string> & { rvm?: string; 'isnet-int8'?: string }>;
  /** Cuts people out by the person mask and the colours alone (decision 057). */
  permissive?: boolean;
  /** Matting net that replaces IS-Net. */
  mattingModel?: MattingModel | undefined;
  /** Threads for each of the large nets. */
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
  const { modelPaths, threads = 2 } = options;
  const [shortRange, fullRange, mesh, palms, hand, writing, reader, mask, fine] = await Promise.all([
    openSession(modelPaths['face-detection-short-range'], 1),
    openSession(modelPaths['face-detection-full-range'], 1),
    openSession(modelPaths['face-mesh-attention'], 1),
    openSession(modelPaths['palm-detection'], 1),
    openSession(modelPaths['hand-landmarks'], 1),
    openSession(modelPaths['writing-detector'], threads),
    openWritingReader(modelPaths['writing-reader'], threads),
    openMatting({ path: modelPaths['selfie-mask'], description: selfieMaskDescription }, 1),
    options.permissive ? null : openFineMatting(options, threads),
  ]);
  return {
    faceDetectors: {
      shortRange: anchorDetector(loaded(shortRange), netSizePx.faceDetectorShortRange),
      fullRange: anchorDetector(loaded(fullRange), netSizePx.faceDetectorFullRange),
    },
    faceMesh: faceMesh(loaded(mesh)),
    palmDetector: anchorDetector(loaded(palms), netSizePx.palmDetector),
    handLandmarks: handLandmarks(loaded(hand)),
    writingDetector: { run: (picture, size) => runPlanar(writing, picture, size) },
    writingReader: reader.net,
    personMask: mask.net,
    rvm: fine?.rvm.net ?? mask.net,
    matting: fine?.matting.net ?? mask.net,
    refiner: fine?.refiner.net ?? null,
    close: async () => {
      const matters = [mask, ...Object.values(fine ?? {})].map(({ session }) => session);
      const all = [shortRange, fullRange, mesh, palms, hand, writing, ...matters];
      await Promise.all([reader.release(), ...all.map((session) => session.release())]);
    },
  };
}

/**
 * Most pictures show no writing, so the net is loaded for the first line. Its file is read at once, because the process
 * may lose the right to read it when it changes its user.
 */
async function openWritingReader(path: string, threads: number) {
  const file = await readFile(path);
  const characters = ['', ...writingCharacters()];
  let loading: Promise<InferenceSession> | undefined;
  const load = () => {
    loading ??= openSession(file, threads).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  const net: WritingReaderNet = {
    characters,
    run: async (line, size) => runPlanar(await load(), line, size),
  };
  return { net, release: async () => (await loading?.catch(() => undefined))?.release() };
}

function openSession(
  model: string | Uint8Array,
  threads: number,
  { keepsMemory = true } = {},
): Promise<InferenceSession> {
  const settings: InferenceSession.SessionOptions = {
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    graphOptimizationLevel: 'all',
    // The inputs of several nets differ in size, and plans of memory for each size would add up.
    enableMemPattern: false,
    enableCpuMemArena: keepsMemory,
    logSeverityLevel: 3,
    extra: { session: { intra_op: { allow_spinning: '0' } } },
  };
  return typeof model === 'string'
    ? InferenceSession.create(model, settings)
    : InferenceSession.create(model, settings);
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

/** The nets whose data are for research only, and the refiner, which was trained on their answers. */
async function openFineMatting({ modelPaths, mattingModel }: SessionsOptions, threads: number) {
  const { rvm: rvmPath, 'isnet-int8': isNetPath } = modelPaths;
  if (rvmPath === undefined) throw new Error('openSessions needs rvm unless permissive');
  const [rvm, matting, refiner] = await Promise.all([
    // Without memory that it keeps between runs, RVM needs 35 MB less and no more time.
    openMatting({ path: rvmPath, description: rvmDescription }, threads, { keepsMemory: false }),
    mattingModel ? openOtherMatting(mattingModel, threads) : openBuiltInMatting(isNetPath, threads),
    openRefiner(refinerPath, threads),
  ]);
  return { rvm, matting, refiner };
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

async function openMatting(
  { path, description }: MattingModel,
  threads: number,
  memory?: { keepsMemory: boolean },
): Promise<OpenMatting> {
  const { input, size, output } = description;
  const session = await openSession(path, threads, memory);
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
  const session = await openSession(path, threads);
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
