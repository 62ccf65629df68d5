import { type FlatTable, flatRoot } from './flatbuffer.ts';

/** TensorType of the TensorFlow Lite schema; only the used ones. */
const elementTypes: Readonly<Record<number, TfliteTensor['type']>> = {
  0: 'float32',
  1: 'float16',
  2: 'int32',
};

/** BuiltinOperator of the TensorFlow Lite schema; only the used ones. */
const operatorNames: Readonly<Record<number, string>> = {
  0: 'ADD',
  1: 'AVERAGE_POOL_2D',
  2: 'CONCATENATION',
  3: 'CONV_2D',
  4: 'DEPTHWISE_CONV_2D',
  6: 'DEQUANTIZE',
  9: 'FULLY_CONNECTED',
  14: 'LOGISTIC',
  17: 'MAX_POOL_2D',
  18: 'MUL',
  19: 'RELU',
  22: 'RESHAPE',
  23: 'RESIZE_BILINEAR',
  34: 'PAD',
  40: 'MEAN',
  45: 'STRIDED_SLICE',
  54: 'PRELU',
  117: 'HARD_SWISH',
};
const customOperator = 32;

export interface TfliteTensor {
  name: string;
  type: 'float32' | 'float16' | 'int32';
  shape: number[];
  /** Null for computed tensors. */
  bytes: Uint8Array | null;
}

export interface TfliteOperator {
  /** Name in the schema, or the name of a custom operator. */
  name: string;
  /** Tensor numbers; -1 for an omitted optional input. */
  inputs: number[];
  outputs: number[];
  /** Options table in the schema, such as Conv2DOptions. */
  options: FlatTable | null;
  /** Options of a custom operator. */
  customOptions: Uint8Array | null;
}

export interface TfliteGraph {
  tensors: TfliteTensor[];
  /** In topological order. */
  operators: TfliteOperator[];
  inputs: number[];
  outputs: number[];
}

/**
 * Reads the first graph of a TensorFlow Lite model.
 *
 * In:     a .tflite file.
 * Throws: RangeError for damaged bytes, Error for features that the nets of this engine do not use.
 * Source: tensorflow/lite/schema/schema.fbs, version 3; the numbers below are the order of its fields.
 */
export function readTflite(bytes: Uint8Array): TfliteGraph {
  const model = flatRoot(bytes);
  const graph = model.tables(2)[0];
  if (!graph) throw new Error('no graph in the TensorFlow Lite model');
  const operatorKinds = model.tables(1).map(operatorName);
  const buffers = model.tables(4).map((buffer) => buffer.bytes(0));
  return {
    tensors: graph.tables(0).map((tensor) => readTensor(tensor, buffers)),
    operators: graph.tables(3).map((operator) => ({
      name: operatorKinds[operator.uint32(0)] ?? 'unknown',
      inputs: operator.int32s(1),
      outputs: operator.int32s(2),
      options: operator.table(4),
      customOptions: operator.bytes(5),
    })),
    inputs: graph.int32s(1),
    outputs: graph.int32s(2),
  };
}

/** The schema has two fields for the code: at first a byte, later an int32. */
function operatorName(code: FlatTable): string {
  const number = Math.max(code.int8(0), code.int32(3));
  return number === customOperator ? code.string(1) : (operatorNames[number] ?? `operator ${number}`);
}

function readTensor(tensor: FlatTable, buffers: ReadonlyArray<Uint8Array | null>): TfliteTensor {
  const name = tensor.string(3);
  const type = elementTypes[tensor.uint8(1)];
  if (!type) throw new Error(`tensor ${name}: element type ${tensor.uint8(1)} is not supported`);
  const bytes = buffers[tensor.uint32(2)] ?? null;
  return { name, type, shape: tensor.int32s(0), bytes: bytes?.length ? bytes : null };
}
