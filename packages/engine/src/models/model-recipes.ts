import type { CpuFeatures } from './cpu-features.ts';
import { faceMeshToOnnx } from './face-mesh-to-onnx.ts';
import { isnetFp32 } from './isnet-fp32.ts';
import { isnetInt8 } from './isnet-int8.ts';
import { readIsnet } from './isnet-weights.ts';
import type { ModelName } from './model-names.ts';
import { readMattingNet, readNet, readPeopleMattingNet } from './model-sources.ts';
import { rvmToOnnx } from './rvm-to-onnx.ts';
import { tfliteToOnnx } from './tflite-to-onnx.ts';

/** Function that converts each model into an ONNX file. IS-Net and RVM take seconds; see convertModels. */
export const modelRecipes: Readonly<Record<ModelName, (cpu: CpuFeatures) => Uint8Array>> = {
  'face-detection-short-range': () =>
    tfliteToOnnx(readNet('face-detection-short-range'), ['boxes', 'scores']),
  'face-detection-full-range': () => tfliteToOnnx(readNet('face-detection-full-range'), ['boxes', 'scores']),
  'face-mesh-attention': () => faceMeshToOnnx(readNet('face-mesh-attention')),
  'selfie-mask': () => tfliteToOnnx(readNet('selfie-mask'), ['mask']),
  rvm: () => rvmToOnnx(readPeopleMattingNet()),
  'palm-detection': () => tfliteToOnnx(readNet('palm-detection'), ['boxes', 'scores']),
  'hand-landmarks': () => tfliteToOnnx(readNet('hand-landmarks'), ['points', 'presence']),
  'writing-detector': () => readNet('writing-detector'),
  'writing-reader': () => readNet('writing-reader'),
  'isnet-int8': (cpu) => isnetInt8(readIsnet(readMattingNet()), cpu),
  'isnet-fp32': () => isnetFp32(readIsnet(readMattingNet())),
};
