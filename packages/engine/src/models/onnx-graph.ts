import {
  attributeTypes,
  type ElementType,
  elementTypes,
  encodeModel,
  type OnnxNode,
  type OnnxTensor,
  type OnnxValueInfo,
} from './onnx-model.ts';

/** A name stands for a dimension known only when the net runs. */
export type Dimension = number | string;

/** A bare number is a whole one. */
export type AttributeValue = number | string | readonly number[] | { readonly float: number };

export interface NodeOptions {
  attributes?: Readonly<Record<string, AttributeValue>>;
  /** Operator set; ONNX's own when absent. */
  domain?: 'com.microsoft';
  /** Name of the result; a fresh one when absent. */
  output?: string;
  name?: string;
}

const irVersion = 8;
/** 16 brings GridSample, which the attention mesh needs. */
const opsetVersion = 16;

/** Collects the nodes and constants of one ONNX graph; every adder returns the name of what it added. */
export class OnnxGraph {
  readonly #nodes: OnnxNode[] = [];
  readonly #constants: OnnxTensor[] = [];
  readonly #inputs: OnnxValueInfo[] = [];
  readonly #outputs: OnnxValueInfo[] = [];
  #nameCount = 0;

  /** An operator with one result. An empty input name leaves an optional input out. */
  node(operator: string, inputs: readonly string[], options: NodeOptions = {}): string {
    const output = options.output ?? this.#freshName('value');
    this.#add(operator, inputs, [output], options);
    return output;
  }

  /** Two equal parts along an axis. */
  halves(value: string, axis: number): [string, string] {
    const parts: [string, string] = [this.#freshName('value'), this.#freshName('value')];
    this.#add('Split', [value], parts, { attributes: { axis } });
    return parts;
  }

  floats(dims: readonly number[], values: ArrayLike<number>, name?: string): string {
    return this.constant('float32', dims, Float32Array.from(values), name);
  }

  /** A list of 64-bit integers, as shapes, axes and indices are. */
  integers(values: readonly number[]): string {
    return this.constant('int64', [values.length], BigInt64Array.from(values, BigInt));
  }

  scalar(value: number): string {
    return this.floats([], [value]);
  }

  /** Values in row-major order, little-endian as ONNX stores them (and as every CPU Node runs on does). */
  constant(type: ElementType, dims: readonly number[], values: ArrayBufferView, name?: string): string {
    const constantName = name ?? this.#freshName('constant');
    this.#constants.push({
      name: constantName,
      dims: [...dims],
      dataType: elementTypes[type],
      rawData: new Uint8Array(values.buffer, values.byteOffset, values.byteLength),
    });
    return constantName;
  }

  input(name: string, type: ElementType, dims: readonly Dimension[]): string {
    this.#inputs.push(valueInfo(name, type, dims));
    return name;
  }

  /** Gives a value its public name. */
  output(name: string, value: string, type: ElementType, dims: readonly Dimension[]): void {
    this.node('Identity', [value], { output: name });
    this.#outputs.push(valueInfo(name, type, dims));
  }

  /** The finished model file. */
  encode(): Uint8Array {
    return encodeModel({
      irVersion,
      producerName: 'vesika',
      opsetImport: [
        { domain: '', version: opsetVersion },
        { domain: 'com.microsoft', version: 1 },
      ],
      graph: {
        name: 'graph',
        node: this.#nodes,
        initializer: this.#constants,
        input: this.#inputs,
        output: this.#outputs,
      },
    });
  }

  #add(operator: string, inputs: readonly string[], outputs: readonly string[], options: NodeOptions): void {
    this.#nodes.push({
      name: options.name ?? `${operator}:${outputs[0]}`,
      opType: operator,
      domain: options.domain ?? '',
      input: [...inputs],
      output: [...outputs],
      attribute: Object.entries(options.attributes ?? {}).map(([name, value]) => attribute(name, value)),
    });
  }

  #freshName(kind: string): string {
    return `${kind}_${this.#nameCount++}`;
  }
}

function attribute(name: string, value: AttributeValue): NonNullable<OnnxNode['attribute']>[number] {
  if (typeof value === 'string') {
    return { name, type: attributeTypes.string, s: new TextEncoder().encode(value) };
  }
  if (typeof value === 'number') return { name, type: attributeTypes.int, i: value };
  if ('float' in value) return { name, type: attributeTypes.float, f: value.float };
  return { name, type: attributeTypes.ints, ints: [...value] };
}

function valueInfo(name: string, type: ElementType, dims: readonly Dimension[]): OnnxValueInfo {
  const dim = dims.map((size) => (typeof size === 'string' ? { dimParam: size } : { dimValue: size }));
  return { name, type: { tensorType: { elemType: elementTypes[type], shape: { dim } } } };
}
