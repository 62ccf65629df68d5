/**
 * Reads FlexBuffers, the schemaless variant of FlatBuffers in which TensorFlow Lite stores the options of custom
 * operators.
 *
 * Source: FlexBuffers section of https://flatbuffers.dev/internals/ (format unchanged since 2017).
 */
export type FlexValue = number | FlexValue[] | { [key: string]: FlexValue };

const types = {
  int: 1,
  uint: 2,
  float: 3,
  indirectInt: 6,
  indirectUint: 7,
  indirectFloat: 8,
  map: 9,
  vector: 10,
  vectorOfInts: 11,
  vectorOfUints: 12,
  vectorOfFloats: 13,
} as const;

/** Bytes per number: 1, 2, 4 or 8. */
type Width = number;

/**
 * Reads the root value. Throws: RangeError when an offset leaves the bytes, Error for a type that none of the operators
 * here uses.
 */
export function readFlexbuffer(bytes: Uint8Array): FlexValue {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const rootWidth = view.getUint8(view.byteLength - 1);
  const rootType = view.getUint8(view.byteLength - 2);
  return readValue(view, view.byteLength - 2 - rootWidth, rootWidth, rootType);
}

/**
 * Reads one value. `packedType` has the type in its upper six bits and the width of the referenced value in the lower
 * two.
 */
function readValue(view: DataView, at: number, width: Width, packedType: number): FlexValue {
  const type = packedType >> 2;
  const innerWidth = 1 << (packedType & 3);
  const target = () => at - readUint(view, at, width);
  switch (type) {
    case types.int:
      return readInt(view, at, width);
    case types.uint:
      return readUint(view, at, width);
    case types.float:
      return readFloat(view, at, width);
    case types.indirectInt:
      return readInt(view, target(), innerWidth);
    case types.indirectUint:
      return readUint(view, target(), innerWidth);
    case types.indirectFloat:
      return readFloat(view, target(), innerWidth);
    case types.map:
      return readMap(view, target(), innerWidth);
    case types.vector:
      return readVector(view, target(), innerWidth);
    case types.vectorOfInts:
      return readNumbers(view, target(), innerWidth, readInt);
    case types.vectorOfUints:
      return readNumbers(view, target(), innerWidth, readUint);
    case types.vectorOfFloats:
      return readNumbers(view, target(), innerWidth, readFloat);
    default:
      throw new Error(`FlexBuffers type ${type} is not supported`);
  }
}

/** Reads a map: a vector of values preceded by the offset of its sorted keys, their width, and its length. */
function readMap(view: DataView, at: number, width: Width): { [key: string]: FlexValue } {
  const keysOffsetAt = at - 3 * width;
  const keysAt = keysOffsetAt - readUint(view, keysOffsetAt, width);
  const keyWidth = readUint(view, keysOffsetAt + width, width);
  const entries = readVector(view, at, width).map((value, i): [string, FlexValue] => {
    const keyAt = keysAt + i * keyWidth;
    return [readKey(view, keyAt - readUint(view, keyAt, keyWidth)), value];
  });
  return Object.fromEntries(entries);
}

function readVector(view: DataView, at: number, width: Width): FlexValue[] {
  const length = readUint(view, at - width, width);
  const typesAt = at + length * width;
  return Array.from({ length }, (_, i) => readValue(view, at + i * width, width, view.getUint8(typesAt + i)));
}

function readNumbers(view: DataView, at: number, width: Width, read: typeof readInt): number[] {
  const length = readUint(view, at - width, width);
  return Array.from({ length }, (_, i) => read(view, at + i * width, width));
}

function readKey(view: DataView, at: number): string {
  let key = '';
  for (let i = at; view.getUint8(i) !== 0; i++) key += String.fromCharCode(view.getUint8(i));
  return key;
}

function readUint(view: DataView, at: number, width: Width): number {
  if (width === 1) return view.getUint8(at);
  if (width === 2) return view.getUint16(at, true);
  if (width === 4) return view.getUint32(at, true);
  return Number(view.getBigUint64(at, true));
}

function readInt(view: DataView, at: number, width: Width): number {
  if (width === 1) return view.getInt8(at);
  if (width === 2) return view.getInt16(at, true);
  if (width === 4) return view.getInt32(at, true);
  return Number(view.getBigInt64(at, true));
}

function readFloat(view: DataView, at: number, width: Width): number {
  if (width === 4) return view.getFloat32(at, true);
  if (width === 8) return view.getFloat64(at, true);
  throw new Error(`FlexBuffers float of ${width} bytes is not supported`);
}
