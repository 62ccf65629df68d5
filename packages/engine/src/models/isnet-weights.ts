import { alignedCopy, widenHalfFloats } from './half-float.ts';
import { decodeModel, elementTypes, type OnnxNode, type OnnxTensor } from './onnx-model.ts';

/** Operators that remain when IS-Net only computes its mask. */
export type IsnetOperator = 'Conv' | 'Relu' | 'MaxPool' | 'Resize' | 'Concat' | 'Add' | 'Sigmoid';

export interface IsnetNode {
  operator: IsnetOperator;
  name: string;
  /** Names of values, of the input, or of weights. A Resize has one input and doubles its size. */
  inputs: string[];
  output: string;
  /** Integer attributes of the operator: kernel_shape, strides, pads, dilations ... */
  attributes: Readonly<Record<string, number | readonly number[]>>;
}

export interface IsnetWeights {
  dims: number[];
  values: Float32Array;
}

export interface Isnet {
  /** In topological order; the output of the last one is the mask. */
  nodes: IsnetNode[];
  inputName: string;
  /** Widens the weights to single precision at each call, so that the whole net is never in memory at once. */
  weights(name: string): IsnetWeights;
}

/** Upsampling of IS-Net: PyTorch's bilinear without aligned corners. */
export const doubling = { mode: 'linear', coordinate_transformation_mode: 'half_pixel' } as const;

const known: ReadonlySet<string> = new Set<IsnetOperator>([
  'Conv',
  'Relu',
  'MaxPool',
  'Resize',
  'Concat',
  'Add',
  'Sigmoid',
]);

/**
 * Reads IS-Net as published for the browser, in half precision and with all its training outputs, and keeps the part
 * that computes its first output, the finest mask.
 *
 * Casts between precisions are dropped, and so are the exported sizes of the Resize operators, which fit 1024 px only:
 * each of them doubles, exactly so for inputs whose sides are multiples of 64.
 *
 * In:     the joined ONNX file.
 * Throws: Error or RangeError when the file is damaged or contains another net.
 */
export function readIsnet(file: Uint8Array): Isnet {
  const { graph } = decodeModel(file);
  const [output] = graph?.output ?? [];
  const input = graph?.input?.[0]?.name;
  if (!graph?.node || !output?.name || !input) throw new Error('IS-Net has no input or output');
  const tensors = new Map((graph.initializer ?? []).map((tensor) => [tensor.name ?? '', tensor]));
  const resolve = castResolver(graph.node);
  const nodes = graph.node
    .filter(({ opType }) => known.has(opType ?? ''))
    .map((node) => isnetNode(node, resolve));
  return {
    nodes: nodesBehind(resolve(output.name), nodes),
    inputName: input,
    weights: (name) => weightsOf(name, tensors.get(name)),
  };
}

/** Resolves a name through casts to the original value. */
function castResolver(nodes: readonly OnnxNode[]): (name: string) => string {
  const castFrom = new Map<string, string>();
  for (const { opType, input, output } of nodes) {
    if (opType === 'Cast') castFrom.set(output?.[0] ?? '', input?.[0] ?? '');
  }
  return (name) => {
    let value = name;
    while (castFrom.has(value)) value = castFrom.get(value)!;
    return value;
  };
}

function isnetNode(node: OnnxNode, resolve: (name: string) => string): IsnetNode {
  const operator = node.opType as IsnetOperator;
  const inputs = (node.input ?? []).map(resolve);
  return {
    operator,
    name: node.name ?? '',
    inputs: operator === 'Resize' ? inputs.slice(0, 1) : inputs,
    output: node.output?.[0] ?? '',
    attributes: Object.fromEntries(
      (node.attribute ?? []).map(({ name, ints, i }) => [
        name ?? '',
        ints?.length ? ints.map(Number) : Number(i ?? 0),
      ]),
    ),
  };
}

function nodesBehind(output: string, nodes: readonly IsnetNode[]): IsnetNode[] {
  const needed = new Set([output]);
  const behind: IsnetNode[] = [];
  for (const node of nodes.toReversed()) {
    if (!needed.has(node.output)) continue;
    for (const input of node.inputs) needed.add(input);
    behind.push(node);
  }
  return behind.reverse();
}

function weightsOf(name: string, tensor: OnnxTensor | undefined): IsnetWeights {
  if (!tensor?.rawData) throw new Error(`IS-Net has no weights ${name}`);
  const dims = (tensor.dims ?? []).map(Number);
  const isHalf = tensor.dataType === elementTypes.float16;
  const values = isHalf ? widenHalfFloats(tensor.rawData) : new Float32Array(alignedCopy(tensor.rawData));
  return { dims, values };
}
