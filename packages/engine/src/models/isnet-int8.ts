import { type ActivationScale, activationScales } from './activation-scales.ts';
import type { CpuFeatures } from './cpu-features.ts';
import amxLayers from './isnet-amx-layers.json' with { type: 'json' };
import { addMaskHead, maskHeadScale, thermometerWeights } from './isnet-int8-head.ts';
import { packedStem } from './isnet-int8-stem.ts';
import { doubling, type Isnet, type IsnetNode, type IsnetWeights } from './isnet-weights.ts';
import { OnnxGraph } from './onnx-graph.ts';
import { quantiseWeights } from './weight-quantisation.ts';

const microsoft = { domain: 'com.microsoft' } as const;

const layersForTiles: ReadonlySet<string> = new Set(amxLayers);

/** The two convolutions that need special treatment. */
const stemName = '/conv_in/Conv';
const headName = '/side1/Conv';

type WeightCoding = { byteMax: number; zeroPoint: number };

const weightCodings = {
  wide: { byteMax: 127, zeroPoint: 0 },
  /** The sum of two products of 255 and 64 still fits into 16 bits. */
  narrow: { byteMax: 64, zeroPoint: 0 },
  tiles: { byteMax: 126, zeroPoint: 1 },
} as const satisfies Record<string, WeightCoding>;

/**
 * IS-Net statically quantised to bytes, NHWC; three times as fast as in single precision.
 *
 * Activations are unsigned bytes, weights signed ones with a scale per channel. Convolutions are the NHWC ones of ONNX
 * Runtime; enlargements are computed in floats, because its NHWC Resize of bytes truncates. On CPUs with AMX, selected
 * layers get weights shifted by one: a non-zero zero point makes ONNX Runtime use its matrix product, which supports
 * AMX.
 *
 * Out:    an ONNX file of 44 MB: `input` uint8 [1, H/2, W/2, 12], the picture packed 2 x 2: channel (2 * dy + dx) * 3 +
 *         colour of pixel (2 * x + dx, 2 * y + dy); H and W multiples of 64; `output` float32 [1, 1, H, W], 0
 *         (background) to 1 (foreground).
 * Source: our own measurements. On 27 pictures that were not used to choose the ranges, the mask differs from single
 *         precision by 1.1/1000 in the median and is as close to true mattes; sessions.nets.test.ts repeats the
 *         comparison.
 */
export function isnetInt8(isnet: Isnet, cpu: CpuFeatures): Uint8Array {
  return new Int8Builder(isnet, cpu).build();
}

class Int8Builder {
  readonly #graph = new OnnxGraph();
  readonly #doublingFactors = this.#graph.floats([4], [1, 2, 2, 1]);
  readonly #isnet: Isnet;
  readonly #cpu: CpuFeatures;
  readonly #scaleOf: (value: string) => ActivationScale;
  readonly #scaleConstants = new Map<string, [scale: string, zeroPoint: string]>();
  readonly #reluAfter: Map<string, string>;

  constructor(isnet: Isnet, cpu: CpuFeatures) {
    this.#isnet = isnet;
    this.#cpu = cpu;
    this.#scaleOf = activationScales(isnet);
    const relus = isnet.nodes.filter(({ operator }) => operator === 'Relu');
    this.#reluAfter = new Map(relus.map(({ inputs, output }) => [inputs[0]!, output]));
  }

  build(): Uint8Array {
    this.#graph.input(this.#isnet.inputName, 'uint8', [1, 'H2', 'W2', 12]);
    const headAt = this.#isnet.nodes.findIndex(({ name }) => name === headName);
    for (const node of this.#isnet.nodes.slice(0, headAt)) this.#add(node);
    this.#addHead(this.#isnet.nodes[headAt]!);
    return this.#graph.encode();
  }

  #add(node: IsnetNode): void {
    const { operator, name, inputs, output, attributes } = node;
    const [input] = inputs as [string, ...string[]];
    switch (operator) {
      case 'Conv':
        if (name === stemName) this.#addStem(node);
        else this.#addConvolution(node, this.#weights(node), attributes);
        return;
      case 'Relu': // equals the clamp of the byte before it
        return;
      case 'MaxPool': {
        const pooling = { kernel_shape: [2, 2], strides: [2, 2], ceil_mode: 1 };
        this.#graph.node('NhwcMaxPool', [input], { ...microsoft, name, output, attributes: pooling });
        return;
      }
      case 'Resize':
        this.#addDoubling(input, output);
        return;
      case 'Concat':
        this.#graph.node('Concat', inputs, { name, output, attributes: { axis: 3 } });
        return;
      case 'Add': {
        const addends = inputs.flatMap((addend) => [addend, ...this.#scale(addend)]);
        this.#graph.node('QLinearAdd', [...addends, ...this.#scale(output)], { ...microsoft, name, output });
        return;
      }
      default:
        throw new Error(`${operator} is not expected before the head of IS-Net`);
    }
  }

  #addStem(node: IsnetNode): void {
    const [kernel, bias] = this.#weights(node);
    const stem = packedStem(kernel);
    this.#addConvolution(node, [stem.weights, bias], stem.attributes);
  }

  #addHead(node: IsnetNode): void {
    const [kernel, bias] = this.#weights(node);
    const head = thermometerWeights(kernel, bias);
    const steps = `${node.output}/steps`;
    this.#addConvolution({ ...node, output: steps }, head, node.attributes, maskHeadScale);
    addMaskHead(this.#graph, steps, this.#scale(steps, maskHeadScale));
  }

  #addConvolution(
    { name, inputs, output }: IsnetNode,
    [kernel, bias]: [IsnetWeights, IsnetWeights],
    attributes: IsnetNode['attributes'],
    outputScale?: ActivationScale,
  ): void {
    const graph = this.#graph;
    const input = inputs[0]!;
    const result = this.#reluAfter.get(output) ?? output;
    const coding = this.#weightCoding(name);
    const channels = kernel.dims[0]!;
    const { bytes, scales } = quantiseWeights(kernel.values, channels, coding);
    const inputScale = this.#scaleOf(input).scale;
    const roundedBias = Int32Array.from(bias.values, (b, i) => Math.round(b / (inputScale * scales[i]!)));
    graph.node(
      'QLinearConv',
      [
        input,
        ...this.#scale(input),
        graph.constant('int8', kernel.dims, bytes),
        graph.constant('float32', [channels], scales),
        graph.constant('int8', [channels], new Int8Array(channels).fill(coding.zeroPoint)),
        ...this.#scale(result, outputScale),
        graph.constant('int32', [channels], roundedBias),
      ],
      { ...microsoft, name, output: result, attributes: { ...attributes, channels_last: 1 } },
    );
  }

  #weightCoding(layer: string): WeightCoding {
    if (this.#cpu.byteTiles && layersForTiles.has(layer)) return weightCodings.tiles;
    return this.#cpu.wideByteSums ? weightCodings.wide : weightCodings.narrow;
  }

  #addDoubling(input: string, output: string): void {
    const graph = this.#graph;
    const scale = this.#scale(input);
    const floats = graph.node('DequantizeLinear', [input, ...scale]);
    const doubled = graph.node('Resize', [floats, '', this.#doublingFactors], { attributes: doubling });
    graph.node('QuantizeLinear', [doubled, ...scale], { output });
  }

  #weights({ inputs }: IsnetNode): [IsnetWeights, IsnetWeights] {
    return [this.#isnet.weights(inputs[1]!), this.#isnet.weights(inputs[2]!)];
  }

  /** Constants of a value's scale, shared by its group. */
  #scale(value: string, { scale, zeroPoint, group } = this.#scaleOf(value)): [string, string] {
    const known = this.#scaleConstants.get(group);
    if (known) return known;
    const constants: [string, string] = [
      this.#graph.scalar(scale),
      this.#graph.constant('uint8', [], Uint8Array.of(zeroPoint)),
    ];
    this.#scaleConstants.set(group, constants);
    return constants;
  }
}
