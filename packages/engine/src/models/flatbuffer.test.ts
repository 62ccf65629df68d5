import { describe, expect, it } from 'vitest';
import { flatRoot } from './flatbuffer.ts';

/** Table with five fields: a byte, a list of numbers, an absent one, a string, and a table with one number. */
function handBuilt(): Uint8Array {
  const bytes = new Uint8Array(80);
  const view = new DataView(bytes.buffer);
  const words = (at: number, ...values: number[]) =>
    values.forEach((value, i) => {
      view.setUint16(at + 2 * i, value, true);
    });
  const longs = (at: number, ...values: number[]) =>
    values.forEach((value, i) => {
      view.setInt32(at + 4 * i, value, true);
    });
  longs(0, 20); // root
  words(4, 14, 20, 4, 8, 0, 12, 16); // field offsets of the root
  longs(20, 16, 0xf9, 12, 20, 36); // offset back to them; byte; offsets of list, string and table
  longs(40, 2, 5, -6); // list
  longs(52, 3);
  bytes.set(new TextEncoder().encode('abc'), 56);
  words(60, 6, 8, 4); // field offsets of the inner table
  longs(72, 12, 1234);
  return bytes;
}

describe('flatRoot', () => {
  const root = flatRoot(handBuilt());

  it('reads signed and unsigned numbers', () => {
    expect([root.int8(0), root.uint8(0)]).toEqual([-7, 249]);
  });

  it('returns the default for an absent field and for one that the file is too old to have', () => {
    expect([root.int32(2, 9), root.int32(7, 9), root.uint8(7), root.table(2)]).toEqual([9, 9, 0, null]);
    expect([root.int32s(2), root.tables(7), root.string(2), root.bytes(2)]).toEqual([[], [], '', null]);
  });

  it('reads lists and strings', () => {
    expect(root.int32s(1)).toEqual([5, -6]);
    expect(root.string(3)).toBe('abc');
    expect(root.bytes(3)).toHaveLength(3);
  });

  it('reads an inner table', () => {
    expect(root.table(4)?.int32(0)).toBe(1234);
  });

  it('refuses an offset outside the file', () => {
    expect(() => flatRoot(Uint8Array.of(200, 0, 0, 0))).toThrow(RangeError);
  });
});
