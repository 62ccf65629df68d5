import { alignedCopy, widenHalfFloats } from './half-float.ts';
import type { OnnxGraph } from './onnx-graph.ts';
import type { TfliteGraph, TfliteOperator, TfliteTensor } from './tflite-reader.ts';

/** Adds the ONNX equivalent of one operator to the conversion. */
export type OperatorConverter = (operator: TfliteOperator, conversion: TfliteConversion) => void;

/** TensorFlow Lite stores pictures as NHWC, ONNX as NCHW. */
export const nhwcToNchw = [0, 3, 1, 2];
export const nchwToNhwc = [0, 2, 3, 1];
/** Position of each NHWC axis in NCHW. */
const nchwAxisOf = [0, 2, 3, 1];

/**
 * State of a translation: the ONNX value of each TensorFlow Lite tensor. Four-dimensional tensors are in NCHW order,
 * all others unchanged.
 */
export class TfliteConversion {
  readonly graph: OnnxGraph;
  readonly #source: TfliteGraph;
  readonly #values = new Map<number, string>();
  readonly #floats = new Map<number, Float32Array>();

  constructor(source: TfliteGraph, graph: OnnxGraph) {
    this.#source = source;
    this.graph = graph;
  }

  tensor(number: number | undefined): TfliteTensor {
    const tensor = number === undefined ? undefined : this.#source.tensors[number];
    if (!tensor) throw new Error(`no tensor ${number} in the TensorFlow Lite model`);
    return tensor;
  }

  /** Shape in the order of TensorFlow Lite: NHWC. */
  shape(number: number | undefined): number[] {
    return this.tensor(number).shape;
  }

  isConstant(number: number): boolean {
    return this.#floats.has(number) || this.tensor(number).bytes !== null;
  }

  /** Weights in the order of TensorFlow Lite; half precision is widened. */
  floats(number: number | undefined): Float32Array {
    const known = number === undefined ? undefined : this.#floats.get(number);
    return known ?? constantFloats(this.tensor(number));
  }

  integers(number: number | undefined): number[] {
    const { bytes, name, type } = this.tensor(number);
    if (!bytes || type !== 'int32') throw new Error(`tensor ${name} holds no integer constants`);
    return Array.from(new Int32Array(alignedCopy(bytes)));
  }

  /** Registers a computed tensor as a constant, such as the DEQUANTIZE of half-precision weights. */
  bindConstant(number: number | undefined, floats: Float32Array): void {
    if (number !== undefined) this.#floats.set(number, floats);
  }

  /** Registers the ONNX value of a tensor. */
  bind(number: number | undefined, value: string): void {
    if (number !== undefined) this.#values.set(number, value);
  }

  /** ONNX value of a tensor; a constant is added to the graph at its first use. */
  value(number: number | undefined): string {
    const known = number === undefined ? undefined : this.#values.get(number);
    if (known) return known;
    const value = this.#addConstant(this.shape(number), this.floats(number));
    this.bind(number, value);
    return value;
  }

  /**
   * Converts an axis of a tensor with this number of dimensions into the axis of its ONNX value; negative axes count
   * from the end.
   */
  axis(axis: number, dimensions: number): number {
    const positive = axis < 0 ? axis + dimensions : axis;
    return dimensions === 4 ? nchwAxisOf[positive]! : positive;
  }

  #addConstant(shape: number[], floats: Float32Array): string {
    if (shape.length !== 4) return this.graph.floats(shape, floats);
    const [count, height, width, channels] = shape as [number, number, number, number];
    const nchw = permuteWeights(floats, [count, channels, height, width], (n, c, y, x) => {
      return ((n * height + y) * width + x) * channels + c;
    });
    return this.graph.floats([count, channels, height, width], nchw);
  }
}

/**
 * Reorders a four-dimensional array.
 *
 * In:  dimensions of the result, and the index in `values` for each of its elements.
 * Out: row-major.
 */
export function permuteWeights(
  values: Float32Array,
  dims: readonly [number, number, number, number],
  sourceOf: (a: number, b: number, c: number, d: number) => number,
): Float32Array {
  const permuted = new Float32Array(values.length);
  let at = 0;
  for (let a = 0; a < dims[0]; a++) {
    for (let b = 0; b < dims[1]; b++) {
      for (let c = 0; c < dims[2]; c++) {
        for (let d = 0; d < dims[3]; d++) permuted[at++] = values[sourceOf(a, b, c, d)]!;
      }
    }
  }
  return permuted;
}

function constantFloats({ name, type, bytes }: TfliteTensor): Float32Array {
  if (!bytes || type === 'int32') throw new Error(`tensor ${name} holds no floating-point constants`);
  return type === 'float16' ? widenHalfFloats(bytes) : new Float32Array(alignedCopy(bytes));
}
