import type { ActivationScale } from './activation-scales.ts';
import { doubling, type IsnetWeights } from './isnet-weights.ts';
import type { OnnxGraph } from './onnx-graph.ts';

/** Relevant range of the mask's logits: beyond it the sigmoid is flat to 1/100,000. */
const logitMin = -12;
const logitMax = 12;
/** A single byte over this range would be visible as bands in soft hair; 16 bytes give 4,080 levels. */
const stepCount = 16;
const byteLevels = 255;

const scale = (logitMax - logitMin) / (byteLevels * stepCount);

export const maskHeadScale: ActivationScale = { scale, zeroPoint: 0, group: 'mask-head' };

/**
 * Spreads the single logit of the mask over 16 channels in a thermometer code: each channel covers one sixteenth of the
 * range, is 0 below it and 255 above it, and their sum is the logit.
 *
 * In:  kernel [1, in, 3, 3] and bias [1] of the last convolution.
 * Out: the same kernel 16 times, with graded biases.
 */
export function thermometerWeights(kernel: IsnetWeights, bias: IsnetWeights): [IsnetWeights, IsnetWeights] {
  const size = kernel.values.length;
  const values = new Float32Array(size * stepCount);
  const biases = new Float32Array(stepCount);
  for (let step = 0; step < stepCount; step++) {
    values.set(kernel.values, step * size);
    biases[step] = bias.values[0]! - logitMin - step * byteLevels * scale;
  }
  return [
    { dims: [stepCount, ...kernel.dims.slice(1)], values },
    { dims: [stepCount], values: biases },
  ];
}

/** Decodes the thermometer code, enlarges the logits to input size and applies the sigmoid. */
export function addMaskHead(graph: OnnxGraph, steps: string, stepScale: readonly [string, string]): void {
  const floats = graph.node('DequantizeLinear', [steps, ...stepScale]);
  const sum = graph.node('ReduceSum', [floats, graph.integers([3])], { attributes: { keepdims: 1 } });
  const logits = graph.node('Add', [sum, graph.scalar(logitMin)]);
  const nchw = graph.node('Transpose', [logits], { attributes: { perm: [0, 3, 1, 2] } });
  const factors = graph.floats([4], [1, 1, 2, 2]);
  const doubled = graph.node('Resize', [nchw, '', factors], { attributes: doubling });
  graph.output('output', graph.node('Sigmoid', [doubled]), 'float32', [1, 1, 'H', 'W']);
}
