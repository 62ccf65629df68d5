/**
 * Reads FlexBuffers, the schemaless variant of FlatBuffers in which TensorFlow Lite stores the options of custom
 * operators.
 *
 * Source: FlexBuffers section of https://flatbuffers.dev/internals/ (format unchanged since 2017).
 */
export type FlexValue = number | number[] | { [key: string]: FlexValue };

/** The types that MediaPipe's operators use. */
const types = { int: 1, float: 3, map: 9, vectorOfInts: 11 } as const;

/** Bytes per number. */
type Width = 1 | 2 | 4;

/**
 * Reads the root value. Throws: RangeError when an offset leaves the bytes, Error for a type or a width that none of the
 * operators here uses.
 */
export function readFlexbuffer(bytes: Uint8Array): FlexValue {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const rootWidth = widthOf(view.getUint8(view.byteLength - 1));
  const rootType = view.getUint8(view.byteLength - 2);
  return readValue(view, view.byteLength - 2 - rootWidth, rootWidth, rootType);
}

/**
 * Reads one value. `packedType` has the type in its upper six bits and the width of the referenced value in the lower
 * two.
 */
function readValue(view: DataView, at: number, width: Width, packedType: number): FlexValue {
  const type = packedType >> 2;
  const innerWidth = () => widthOf(1 << (packedType & 3));
  switch (type) {
    case types.int:
      return readInt(view, at, width);
    case types.float:
      if (width !== 4) throw new Error(`FlexBuffers numbers of ${width} bytes are not supported`);
      return view.getFloat32(at, true);
    case types.map:
      return readMap(view, at - readUint(view, at, width), innerWidth());
    case types.vectorOfInts:
      return readInts(view, at - readUint(view, at, width), innerWidth());
    default:
      throw new Error(`FlexBuffers type ${type} is not supported`);
  }
}

/**
 * Reads a map: values and their types, preceded by the offset of the sorted keys, the width of these, and the length.
 */
function readMap(view: DataView, at: number, width: Width): { [key: string]: FlexValue } {
  const length = readUint(view, at - width, width);
  const keysOffsetAt = at - 3 * width;
  const keysAt = keysOffsetAt - readUint(view, keysOffsetAt, width);
  const keyWidth = widthOf(readUint(view, keysOffsetAt + width, width));
  const entries = Array.from({ length }, (_, i): [string, FlexValue] => {
    const keyAt = keysAt + i * keyWidth;
    const packedType = view.getUint8(at + length * width + i);
    const value = readValue(view, at + i * width, width, packedType);
    return [readKey(view, keyAt - readUint(view, keyAt, keyWidth)), value];
  });
  return Object.fromEntries(entries);
}

function readInts(view: DataView, at: number, width: Width): number[] {
  const length = readUint(view, at - width, width);
  return Array.from({ length }, (_, i) => readInt(view, at + i * width, width));
}

function widthOf(bytes: number): Width {
  if (bytes === 1 || bytes === 2 || bytes === 4) return bytes;
  throw new Error(`FlexBuffers numbers of ${bytes} bytes are not supported`);
}

function readKey(view: DataView, at: number): string {
  let key = '';
  for (let i = at; view.getUint8(i) !== 0; i++) key += String.fromCharCode(view.getUint8(i));
  return key;
}

function readUint(view: DataView, at: number, width: Width): number {
  if (width === 1) return view.getUint8(at);
  return width === 2 ? view.getUint16(at, true) : view.getUint32(at, true);
}

function readInt(view: DataView, at: number, width: Width): number {
  if (width === 1) return view.getInt8(at);
  return width === 2 ? view.getInt16(at, true) : view.getInt32(at, true);
}
