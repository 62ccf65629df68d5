import type { AttributeValue, OnnxGraph } from './onnx-graph.ts';
import type { TfjsGraph, TfjsNode } from './tfjs-reader.ts';

/** Part of a convolution's kernel. */
interface KernelPart {
  /** Half of the output channels; null for all. */
  resultHalf: 0 | 1 | null;
  /** Range of input channels; the bias is added with the first range. */
  inputs: { from: number; count: number };
}

/** Padding and dilation that a convolution takes over from operators before it. */
interface Surroundings {
  /** Rows and columns of zeros: top, left, bottom, right. */
  pads: readonly number[] | null;
  dilation: number;
}

interface OnnxConvolution {
  /** Names of the kernel and, if present, the bias. */
  weights: string[];
  attributes: Readonly<Record<string, AttributeValue>>;
  /** Number of output channels. */
  outputs: number;
}

/** Weights of a TensorFlow.js graph as constants of an ONNX graph, with the channels first. Each is added only once. */
export class RvmWeights {
  readonly #source: TfjsGraph;
  readonly #graph: OnnxGraph;
  readonly #names = new Map<string, string>();

  constructor(source: TfjsGraph, graph: OnnxGraph) {
    this.#source = source;
    this.#graph = graph;
  }

  /** Constant for element-wise operators, broadcast per channel; null when the name is not a constant. */
  perChannel(name: string): string | null {
    if (!this.#source.isConstant(name)) return null;
    return this.#once(name, () => {
      const { values } = this.#source.weights(name);
      return this.#graph.floats(values.length === 1 ? [1] : [1, values.length, 1, 1], values);
    });
  }

  convolution(node: TfjsNode, part: KernelPart, { pads, dilation }: Surroundings): OnnxConvolution {
    const [, kernelName, biasName] = node.inputs as [string, string, string?];
    const [height, width, inputs, filters] = this.#source.weights(kernelName).dims as [
      number,
      number,
      number,
      number,
    ];
    const isDepthwise = node.operator.includes('Depthwise');
    const key = JSON.stringify(part);
    const weights = [
      this.#once(`${kernelName} ${key}`, () =>
        isDepthwise ? this.#depthwiseKernel(kernelName) : this.#kernel(kernelName, part),
      ),
    ];
    if (biasName && part.inputs.from === 0)
      weights.push(this.#once(`${biasName} ${key}`, () => this.#bias(biasName, part)));
    const keepsSize = node.words('padding')[0] === 'SAME';
    return {
      weights,
      attributes: {
        kernel_shape: [height, width],
        strides: node.integers('strides').slice(1, 3),
        pads: keepsSize ? evenPads(height, width) : (pads ?? [0, 0, 0, 0]),
        dilations: [dilation, dilation],
        group: isDepthwise ? inputs : 1,
      },
      outputs: isDepthwise ? inputs : filters / (part.resultHalf === null ? 1 : 2),
    };
  }

  /** Converts [height, width, in, out] into [out, in, height, width]. */
  #kernel(name: string, part: KernelPart): string {
    const { dims, values } = this.#source.weights(name);
    const [height, width, inputs, outputs] = dims as [number, number, number, number];
    const area = height * width;
    const { from: firstInput, count } = part.inputs;
    const [from, to] = rangeOf(outputs, part);
    const kernel = new Float32Array((to - from) * count * area);
    let at = 0;
    for (let output = from; output < to; output++) {
      for (let input = firstInput; input < firstInput + count; input++) {
        for (let k = 0; k < area; k++) kernel[at++] = values[(k * inputs + input) * outputs + output]!;
      }
    }
    return this.#graph.constant('float32', [to - from, count, height, width], kernel);
  }

  /** Converts [height, width, channels, 1] into [channels, 1, height, width]. */
  #depthwiseKernel(name: string): string {
    const { dims, values } = this.#source.weights(name);
    const [height, width, channels] = dims as [number, number, number, number];
    const area = height * width;
    const kernel = Float32Array.from(
      values,
      (_, at) => values[(at % area) * channels + Math.floor(at / area)]!,
    );
    return this.#graph.constant('float32', [channels, 1, height, width], kernel);
  }

  #bias(name: string, part: KernelPart): string {
    const { values } = this.#source.weights(name);
    const [from, to] = rangeOf(values.length, part);
    return this.#graph.constant('float32', [to - from], values.slice(from, to));
  }

  #once(key: string, add: () => string): string {
    const name = this.#names.get(key) ?? add();
    this.#names.set(key, name);
    return name;
  }
}

function rangeOf(outputs: number, { resultHalf }: KernelPart): [from: number, to: number] {
  if (resultHalf === null) return [0, outputs];
  return [(resultHalf * outputs) / 2, ((resultHalf + 1) * outputs) / 2];
}

function evenPads(height: number, width: number): number[] {
  return [(height - 1) >> 1, (width - 1) >> 1, height >> 1, width >> 1];
}
