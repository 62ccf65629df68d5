const textDecoder = new TextDecoder();

/** FlatBuffers table. Fields are addressed by their number in the schema; absent ones have defaults. */
export class FlatTable {
  readonly #view: DataView;
  readonly #at: number;
  readonly #fieldOffsetsAt: number;
  readonly #fieldOffsetsLength: number;

  /** Opens the table at byte `at` of `view`. Throws: RangeError when it is outside. */
  constructor(view: DataView, at: number) {
    this.#view = view;
    this.#at = at;
    this.#fieldOffsetsAt = at - view.getInt32(at, true);
    this.#fieldOffsetsLength = view.getUint16(this.#fieldOffsetsAt, true);
  }

  int8(field: number, absent = 0): number {
    const at = this.#locate(field);
    return at === null ? absent : this.#view.getInt8(at);
  }

  uint8(field: number, absent = 0): number {
    const at = this.#locate(field);
    return at === null ? absent : this.#view.getUint8(at);
  }

  int32(field: number, absent = 0): number {
    const at = this.#locate(field);
    return at === null ? absent : this.#view.getInt32(at, true);
  }

  uint32(field: number, absent = 0): number {
    const at = this.#locate(field);
    return at === null ? absent : this.#view.getUint32(at, true);
  }

  boolean(field: number): boolean {
    return this.uint8(field) !== 0;
  }

  table(field: number): FlatTable | null {
    const at = this.#locate(field);
    return at === null ? null : new FlatTable(this.#view, this.#follow(at));
  }

  tables(field: number): FlatTable[] {
    return this.#elements(field, 4).map((at) => new FlatTable(this.#view, this.#follow(at)));
  }

  int32s(field: number): number[] {
    return this.#elements(field, 4).map((at) => this.#view.getInt32(at, true));
  }

  /** A view of the file, not a copy; null when absent. */
  bytes(field: number): Uint8Array | null {
    const vector = this.#vector(field);
    if (!vector) return null;
    return new Uint8Array(this.#view.buffer, this.#view.byteOffset + vector.start, vector.length);
  }

  string(field: number): string {
    return textDecoder.decode(this.bytes(field) ?? new Uint8Array());
  }

  #locate(field: number): number | null {
    const entry = 4 + 2 * field;
    if (entry >= this.#fieldOffsetsLength) return null;
    const offset = this.#view.getUint16(this.#fieldOffsetsAt + entry, true);
    return offset === 0 ? null : this.#at + offset;
  }

  #follow(at: number): number {
    return at + this.#view.getUint32(at, true);
  }

  #vector(field: number): { start: number; length: number } | null {
    const at = this.#locate(field);
    if (at === null) return null;
    const lengthAt = this.#follow(at);
    return { start: lengthAt + 4, length: this.#view.getUint32(lengthAt, true) };
  }

  #elements(field: number, size: number): number[] {
    const vector = this.#vector(field);
    if (!vector) return [];
    return Array.from({ length: vector.length }, (_, i) => vector.start + i * size);
  }
}

/** Opens the root table of a FlatBuffers file. */
export function flatRoot(bytes: Uint8Array): FlatTable {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return new FlatTable(view, view.getUint32(0, true));
}
