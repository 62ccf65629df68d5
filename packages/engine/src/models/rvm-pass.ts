import type { AttributeValue, OnnxGraph } from './onnx-graph.ts';
import type { RvmWeights } from './rvm-weights.ts';
import type { TfjsGraph, TfjsNode } from './tfjs-reader.ts';

/** Names in the published graph. */
const pictureName = 'src';
const alphaName = 'Identity_1';

/** Meaning of a name during the translation; only tensors are values of the ONNX graph. */
type Value =
  | { kind: 'tensor'; name: string }
  /** Recurrent state before the first frame: zeros, which are left out of the computation. */
  | { kind: 'nothing' }
  | { kind: 'joined'; parts: readonly Value[] }
  /** Padding and dilation are left to the convolution that follows. */
  | { kind: 'padded'; of: Value; pads: readonly number[] }
  | { kind: 'dilated'; of: Value; step: number };

const doubling = { mode: 'linear', coordinate_transformation_mode: 'half_pixel' } as const;

/** Larger than any axis. */
const wholeAxis = 2 ** 31 - 1;

const nothing: Value = { kind: 'nothing' };

/** Element-wise operators and their ONNX names. */
const pixelwise: Readonly<Record<string, string>> = {
  Mul: 'Mul',
  Add: 'Add',
  AddV2: 'Add',
  Sub: 'Sub',
  Minimum: 'Min',
  Maximum: 'Max',
  Sigmoid: 'Sigmoid',
  Tanh: 'Tanh',
};

/**
 * Adds Robust Video Matting to an ONNX graph as it processes a first frame: encoder and decoder without recurrent
 * state, and without the refiner for high resolutions.
 */
export class RvmPass {
  readonly #source: TfjsGraph;
  readonly #graph: OnnxGraph;
  readonly #weights: RvmWeights;
  readonly #picture: string;
  readonly #values = new Map<string, Value>();
  readonly #halves = new Map<string, [string, string]>();
  /** Number of channels of each tensor. */
  readonly #channels = new Map<string, number>();

  /** In: name of an input picture, RGB 0..1, NCHW, sides multiples of 16. */
  constructor(
    { source, graph, weights }: { source: TfjsGraph; graph: OnnxGraph; weights: RvmWeights },
    picture: string,
  ) {
    this.#source = source;
    this.#graph = graph;
    this.#weights = weights;
    this.#picture = picture;
    this.#channels.set(picture, 3);
  }

  /** Adds the net. Out: name of alpha [1, 1, H, W], 0..1. */
  alpha(): string {
    return this.#tensor(alphaName);
  }

  #value(reference: string): Value {
    const known = this.#values.get(reference) ?? this.#translate(reference);
    this.#values.set(reference, known);
    return known;
  }

  #translate(reference: string): Value {
    const node = this.#nodeOf(reference);
    const [first, second] = node.inputs as [string, string];
    switch (node.operator) {
      case 'Placeholder':
        return reference === pictureName ? { kind: 'tensor', name: this.#picture } : nothing;
      case 'Identity':
      case 'Switch':
      case 'Merge': // of two branches; the first is the one without the refiner
      case 'BroadcastTo':
      case 'Slice': // crops to the size before halving, which is already even here
      case 'BatchToSpaceND':
        return this.#value(first);
      case 'Pad': {
        const [, , top, bottom, left, right] = this.#source.weights(second).values;
        return { kind: 'padded', of: this.#value(first), pads: [top!, left!, bottom!, right!] };
      }
      case 'SpaceToBatchND':
        return { kind: 'dilated', of: this.#value(first), step: this.#source.weights(second).values[0]! };
      case 'Conv2D':
      case '_FusedConv2D':
      case 'DepthwiseConv2dNative':
      case 'FusedDepthwiseConv2dNative':
        return this.#convolution(node, null);
      case 'ConcatV2':
        return { kind: 'joined', parts: node.inputs.slice(0, -1).map((part) => this.#value(part)) };
      case 'Split':
        return this.#half(second, reference.endsWith(':1') ? 1 : 0);
      case 'SplitV': // into foreground colours, which are not used, and alpha
        return this.#lastChannel(first);
      case 'Mul':
        return this.#product(node);
      case 'AddV2':
        return this.#sum(node);
      case 'Relu6':
        return this.#add('Clip', [this.#tensor(first), this.#graph.scalar(0), this.#graph.scalar(6)]);
      case 'Mean':
        return this.#add('GlobalAveragePool', [this.#tensor(first)]);
      case 'AvgPool':
        return this.#add('AveragePool', [this.#tensor(first)], { kernel_shape: [2, 2], strides: [2, 2] });
      case 'ResizeBilinear':
        return this.#doubled(first);
      default:
        return this.#pixelwise(node);
    }
  }

  #nodeOf(reference: string): TfjsNode {
    return this.#source.node(reference.replace(/:\d+$/, ''));
  }

  #doubled(reference: string): Value {
    const factors = this.#graph.floats([4], [1, 1, 2, 2]);
    return this.#add('Resize', [this.#tensor(reference), '', factors], doubling);
  }

  #pixelwise({ operator, inputs }: TfjsNode): Value {
    const onnxOperator = pixelwise[operator];
    if (!onnxOperator) throw new Error(`operator ${operator} is not expected in Robust Video Matting`);
    return this.#add(
      onnxOperator,
      inputs.map((input) => this.#weights.perChannel(input) ?? this.#tensor(input)),
    );
  }

  #sum(node: TfjsNode): Value {
    const [one, other] = node.inputs as [string, string];
    return this.#isNothing(one) ? this.#value(other) : this.#pixelwise(node);
  }

  /** Product of two nodes. x * relu6(x + 3) / 6 becomes ONNX's HardSigmoid and a product. */
  #product(node: TfjsNode): Value {
    if (node.inputs.some((input) => this.#isNothing(input))) return nothing;
    const [one, other] = node.inputs as [string, string];
    for (const [clipped, factor] of [
      [one, other],
      [other, one],
    ] as const) {
      const x = this.#clippedSum(clipped);
      if (x === null) continue;
      if (this.#source.isConstant(factor)) return this.#hardSigmoid(x);
      if (!this.#nodeOf(factor).inputs.includes(x)) continue;
      return this.#add('Mul', [this.#tensor(x), this.#nameOf(this.#hardSigmoid(x))]);
    }
    return this.#pixelwise(node);
  }

  /** Returns x when a node is relu6(x + 3), otherwise null. */
  #clippedSum(reference: string): string | null {
    if (this.#source.isConstant(reference)) return null;
    const { operator, inputs } = this.#nodeOf(reference);
    if (operator !== 'Relu6') return null;
    return this.#nodeOf(inputs[0]!).inputs.find((input) => !this.#source.isConstant(input)) ?? null;
  }

  #hardSigmoid(x: string): Value {
    return this.#add('HardSigmoid', [this.#tensor(x)], { alpha: { float: 1 / 6 }, beta: { float: 0.5 } });
  }

  /** True for the empty recurrent state, also after any gate. */
  #isNothing(reference: string): boolean {
    if (this.#source.isConstant(reference)) return false;
    const { operator, inputs } = this.#nodeOf(reference);
    return (
      operator === 'BroadcastTo' || (operator === 'Mul' && inputs.some((input) => this.#isNothing(input)))
    );
  }

  /**
   * Half of the channels. Both gates of the recurrent unit come from one convolution; each is half of its filters, and
   * only one is needed.
   */
  #half(reference: string, half: 0 | 1): Value {
    const from = this.#nodeOf(reference);
    if (from.operator === 'Sigmoid') {
      const gate = this.#convolution(this.#nodeOf(from.inputs[0]!), half);
      return this.#add('Sigmoid', [this.#nameOf(gate)]);
    }
    return { kind: 'tensor', name: this.#halvesOf(reference)[half] };
  }

  #halvesOf(reference: string): [string, string] {
    const whole = this.#tensor(reference);
    const halves = this.#halves.get(reference) ?? this.#graph.halves(whole, 1);
    for (const half of halves) this.#channels.set(half, this.#channels.get(whole)! / 2);
    this.#halves.set(reference, halves);
    return halves;
  }

  #lastChannel(reference: string): Value {
    const [last, end, axis] = [-1, wholeAxis, 1].map((value) => this.#graph.integers([value]));
    return this.#add('Slice', [this.#tensor(reference), last!, end!, axis!]);
  }

  #convolution(node: TfjsNode, resultHalf: 0 | 1 | null): Value {
    let input = this.#value(node.inputs[0]!);
    const part = { resultHalf };
    const surroundings = { pads: null as readonly number[] | null, dilation: 1 };
    for (; input.kind === 'padded' || input.kind === 'dilated'; input = input.of) {
      if (input.kind === 'padded') surroundings.pads = input.pads;
      else surroundings.dilation = input.step;
    }
    const result = this.#sumOverParts(input, (name, from) => {
      const { weights, attributes, outputs } = this.#weights.convolution(
        node,
        { ...part, inputs: { from, count: this.#channels.get(name)! } },
        surroundings,
      );
      const convolved = this.#graph.node('Conv', [name, ...weights], { attributes });
      this.#channels.set(convolved, outputs);
      return convolved;
    });
    return node.words('fused_ops').includes('Relu')
      ? this.#add('Relu', [result])
      : { kind: 'tensor', name: result };
  }

  /**
   * Convolves the parts of a concatenation separately and adds the results: onnxruntime is fast for channel counts that
   * are multiples of its block size, and concatenated ones are not. The empty recurrent state adds nothing.
   *
   * In: `convolve`, which adds the convolution of a part that starts at channel `from`.
   */
  #sumOverParts(input: Value, convolve: (part: string, from: number) => string): string {
    const parts = input.kind === 'joined' ? input.parts : [input];
    let sum: string | null = null;
    let from = 0;
    for (const part of parts) {
      if (part === nothing) continue;
      const name = this.#nameOf(part);
      const convolved = convolve(name, from);
      if (sum === null) sum = convolved;
      else {
        const added = this.#graph.node('Add', [sum, convolved]);
        this.#channels.set(added, this.#channels.get(sum)!);
        sum = added;
      }
      from += this.#channels.get(name)!;
    }
    return sum!;
  }

  #tensor(reference: string): string {
    return this.#nameOf(this.#value(reference));
  }

  #nameOf(value: Value): string {
    switch (value.kind) {
      case 'tensor':
        return value.name;
      case 'joined': {
        const parts = value.parts.map((part) => this.#nameOf(part));
        const joined = this.#graph.node('Concat', parts, { attributes: { axis: 1 } });
        this.#channels.set(
          joined,
          parts.reduce((sum, part) => sum + this.#channels.get(part)!, 0),
        );
        return joined;
      }
      default:
        throw new Error(`Robust Video Matting is not expected to compute with a value of kind ${value.kind}`);
    }
  }

  #add(
    operator: string,
    inputs: readonly string[],
    attributes: Readonly<Record<string, AttributeValue>> = {},
  ): Value {
    const name = this.#graph.node(operator, inputs, { attributes });
    // All operators except convolutions keep the number of channels.
    this.#channels.set(name, Math.max(...inputs.map((input) => this.#channels.get(input) ?? 0)));
    return { kind: 'tensor', name };
  }
}
