import type { AttributeValue, OnnxGraph } from './onnx-graph.ts';
import type { TfjsGraph, TfjsNode } from './tfjs-reader.ts';

/** Which part of a convolution's kernel is wanted. */
export interface KernelPart {
  /** Half of the results, or all of them where null. */
  resultHalf: 0 | 1 | null;
  /** These channels of what comes in; the bias is added with the first of them. */
  inputs: { from: number; count: number };
}

/** What was set aside in front of a convolution for it to do. */
export interface Surroundings {
  /** Rows and columns of zeros: top, left, bottom, right. */
  pads: readonly number[] | null;
  dilation: number;
}

export interface OnnxConvolution {
  /** Names of kernel and, where there is one, bias. */
  weights: string[];
  attributes: Readonly<Record<string, AttributeValue>>;
  /** How many channels come out. */
  outputs: number;
}

/**
 * Weights of a TensorFlow.js graph as constants of an ONNX graph, with the channels first. Each is added once, however
 * many looks at a picture share it.
 */
export class RvmWeights {
  readonly #source: TfjsGraph;
  readonly #graph: OnnxGraph;
  readonly #names = new Map<string, string>();

  constructor(source: TfjsGraph, graph: OnnxGraph) {
    this.#source = source;
    this.#graph = graph;
  }

  /** A constant that meets a picture pixel by pixel; null where the name is not that of weights. */
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

  /** [height, width, in, out] becomes [out, in, height, width]. */
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

  /** [height, width, channels, 1] becomes [channels, 1, height, width]. */
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
