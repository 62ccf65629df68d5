import {
  attributeTypes,
  type ElementType,
  elementTypes,
  encodeModel,
  type OnnxNode,
  type OnnxTensor,
  type OnnxValueInfo,
} from './onnx-model.ts';

/** A name is a dimension that is known only at run time. */
export type Dimension = number | string;

/** A plain number is an integer. */
export type AttributeValue = number | string | readonly number[] | { readonly float: number };

interface NodeOptions {
  attributes?: Readonly<Record<string, AttributeValue>>;
  /** Operator set; by default ONNX's own. */
  domain?: 'com.microsoft';
  /** Name of the result; by default a new one. */
  output?: string;
  name?: string;
}

const irVersion = 8;
/** Version 16 adds GridSample, which the face mesh needs. */
const opsetVersion = 16;

/** Builder of an ONNX graph; each method returns the name of the value that it added. */
export class OnnxGraph {
  readonly #nodes: OnnxNode[] = [];
  readonly #constants: OnnxTensor[] = [];
  readonly #inputs: OnnxValueInfo[] = [];
  readonly #outputs: OnnxValueInfo[] = [];
  #nameCount = 0;

  /** Adds an operator with one result. An empty input name omits an optional input. */
  node(operator: string, inputs: readonly string[], options: NodeOptions = {}): string {
    const output = options.output ?? this.#freshName('value');
    this.#add(operator, inputs, [output], options);
    return output;
  }

  /** Splits a value into two equal parts along an axis. */
  halves(value: string, axis: number): [string, string] {
    const parts: [string, string] = [this.#freshName('value'), this.#freshName('value')];
    this.#add('Split', [value], parts, { attributes: { axis } });
    return parts;
  }

  floats(dims: readonly number[], values: ArrayLike<number>, name?: string): string {
    return this.constant('float32', dims, Float32Array.from(values), name);
  }

  /** Adds a list of 64-bit integers, such as shapes, axes and indices. */
  integers(values: readonly number[]): string {
    return this.constant('int64', [values.length], BigInt64Array.from(values, BigInt));
  }

  scalar(value: number): string {
    return this.floats([], [value]);
  }

  /**
   * Adds a constant. In: values in row-major order, little-endian like ONNX files (and every CPU that Node supports).
   */
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

  /** Declares a value as an output of the graph. */
  output(name: string, value: string, type: ElementType, dims: readonly Dimension[]): void {
    this.node('Identity', [value], { output: name });
    this.#outputs.push(valueInfo(name, type, dims));
  }

  /** Encodes the model file. */
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
