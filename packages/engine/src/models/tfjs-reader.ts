/** A node of a graph as TensorFlow.js publishes it, its constants apart. */
export interface TfjsNode {
  operator: string;
  /** Names of nodes, of weights, or of one of several results of a node: `name:1`. */
  inputs: readonly string[];
  /** Whole numbers of an operator, such as strides; empty where it has none of that name. */
  integers(attribute: string): number[];
  /** Words of an operator, such as its padding or what is fused to it; empty likewise. */
  words(attribute: string): string[];
}

export interface TfjsWeights {
  readonly dims: readonly number[];
  /** Widened to single precision at each look. */
  readonly values: Float32Array;
}

export interface TfjsGraph {
  /** Throws: Error where the graph has no such node. */
  node(name: string): TfjsNode;
  /** Whether a name is that of weights. */
  isConstant(name: string): boolean;
  /** Throws: Error where the graph has no such weights. */
  weights(name: string): TfjsWeights;
}

/**
 * Reads a TensorFlow.js graph model: its topology and one file of weights, each tensor of which may be quantised to
 * bytes with a scale and a least value of its own.
 *
 * Throws: Error where weights are stored in a way that is not read here, RangeError when bytes are missing.
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
    // A caret only says what must have run before.
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

/** How many bytes an element takes. */
const elementBytes: Readonly<Record<string, number>> = { uint8: 1, bool: 1, int32: 4, float32: 4 };

function storedWeights({ weightsManifest }: PublishedModel, bytes: Uint8Array): Map<string, StoredWeights> {
  const stored = new Map<string, StoredWeights>();
  let at = 0;
  for (const weights of weightsManifest.flatMap((group) => group.weights)) {
    const type = weights.quantization?.dtype ?? weights.dtype;
    const size = elementBytes[type];
    if (!size) throw new Error(`weights stored as ${type} are not read`);
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
