/** Node of a TensorFlow.js graph; constants are separate. */
export interface TfjsNode {
  operator: string;
  /** Names of nodes or weights; `name:1` is a further result of a node. */
  inputs: readonly string[];
  /** Integer attribute of an operator, such as strides; empty when it does not have it. */
  integers(attribute: string): number[];
  /** String attribute of an operator, such as its padding or fused operators; empty when it does not have it. */
  words(attribute: string): string[];
}

export interface TfjsWeights {
  readonly dims: readonly number[];
  /** Widened to single precision at each access. */
  readonly values: Float32Array;
}

export interface TfjsGraph {
  /** Throws: Error when the graph has no such node. */
  node(name: string): TfjsNode;
  /** True when a name belongs to weights. */
  isConstant(name: string): boolean;
  /** Throws: Error when the graph has no such weights. */
  weights(name: string): TfjsWeights;
}

/**
 * Reads a TensorFlow.js graph model: its topology and one weights file. Each tensor may be quantised to bytes with its
 * own scale and minimum.
 *
 * Throws: Error for an unsupported storage type of weights, RangeError when bytes are missing.
 */
export function readTfjs(topology: Uint8Array, bytes: Uint8Array): TfjsGraph {
  const model = JSON.parse(new TextDecoder().decode(topology)) as PublishedModel;
  const nodes = new Map(model.modelTopology.node.map((node) => [node.name, tfjsNode(node)]));
  const stored = storedWeights(model, bytes);
  return {
    node: (name) => {
      const node = nodes.get(name);
      if (!node) throw new Error(`the graph has no node ${name}`);
      return node;
    },
    isConstant: (name) => stored.has(name),
    weights: (name) => {
      const weights = stored.get(name);
      if (!weights) throw new Error(`the graph has no weights ${name}`);
      return {
        dims: weights.shape,
        get values() {
          return widened(weights);
        },
      };
    },
  };
}

interface PublishedModel {
  modelTopology: { node: PublishedNode[] };
  weightsManifest: Array<{ weights: PublishedWeights[] }>;
}

interface PublishedNode {
  name: string;
  op: string;
  input?: string[];
  attr?: Record<string, { i?: string; s?: string; list?: { i?: string[]; s?: string[] } } | undefined>;
}

interface PublishedWeights {
  name: string;
  shape: number[];
  dtype: string;
  quantization?: { dtype: string; scale: number; min: number };
}

function tfjsNode({ op, input = [], attr = {} }: PublishedNode): TfjsNode {
  return {
    operator: op,
    // A caret marks a control dependency, which is not a value.
    inputs: input.filter((name) => !name.startsWith('^')),
    integers: (name) => (attr[name]?.list?.i ?? [attr[name]?.i ?? []].flat()).map(Number),
    words: (name) =>
      (attr[name]?.list?.s ?? [attr[name]?.s ?? []].flat()).map((word) =>
        Buffer.from(word, 'base64').toString(),
      ),
  };
}

interface StoredWeights extends PublishedWeights {
  bytes: Uint8Array;
}

/** Bytes per element. */
const elementBytes: Readonly<Record<string, number>> = { uint8: 1, bool: 1, int32: 4, float32: 4 };

function storedWeights({ weightsManifest }: PublishedModel, bytes: Uint8Array): Map<string, StoredWeights> {
  const stored = new Map<string, StoredWeights>();
  let at = 0;
  for (const weights of weightsManifest.flatMap((group) => group.weights)) {
    const type = weights.quantization?.dtype ?? weights.dtype;
    const size = elementBytes[type];
    if (!size) throw new Error(`weights of type ${type} are not supported`);
    const end = at + size * weights.shape.reduce((product, length) => product * length, 1);
    if (end > bytes.length) throw new RangeError(`the weights end before ${weights.name}`);
    stored.set(weights.name, { ...weights, bytes: Uint8Array.from(bytes.subarray(at, end)) });
    at = end;
  }
  return stored;
}

function widened({ bytes, dtype, quantization }: StoredWeights): Float32Array {
  if (quantization) {
    const { scale, min } = quantization;
    return Float32Array.from(bytes, (byte) => byte * scale + min);
  }
  if (dtype === 'float32') return new Float32Array(bytes.buffer);
  return Float32Array.from(dtype === 'int32' ? new Int32Array(bytes.buffer) : bytes);
}
