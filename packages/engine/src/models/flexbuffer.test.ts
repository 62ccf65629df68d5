import { describe, expect, it } from 'vitest';
import { type FlexValue, readFlexbuffer } from './flexbuffer.ts';

const floatOne = [0, 0, 0x80, 0x3f];

describe('readFlexbuffer', () => {
  it.each<[name: string, bytes: number[], value: FlexValue]>([
    ['a negative number', [0xfb, 0x04, 1], -5],
    ['a number of two bytes', [0x34, 0x12, 0x05, 2], 0x1234],
    ['a real number', [...floatOne, 0x0e, 4], 1],
    ['a list of numbers of one kind', [2, 3, 4, 2, 0x2c, 1], [3, 4]],
    ['a map', [0x61, 0, 1, 3, 1, 1, 1, 7, 0x04, 2, 0x24, 1], { a: 7 }],
  ])('reads %s', (_name, bytes, value) => {
    expect(readFlexbuffer(Uint8Array.from(bytes))).toEqual(value);
  });

  it('refuses types that no operator uses', () => {
    expect(() => readFlexbuffer(Uint8Array.of(0, 0x64, 1))).toThrow('type 25');
  });

  it.each<[name: string, bytes: number[]]>([
    ['a real number of eight bytes', [0, 0, 0, 0, 0, 0, 0xf8, 0x3f, 0x0f, 8]],
    ['a list of numbers of eight bytes', [8, 0x2f, 1]],
    ['a real number of two bytes', [0, 0x3c, 0x0d, 2]],
  ])('refuses %s', (_name, bytes) => {
    expect(() => readFlexbuffer(Uint8Array.from(bytes))).toThrow('bytes are not supported');
  });

  it('refuses truncated bytes', () => {
    expect(() => readFlexbuffer(Uint8Array.of(9, 0x2c, 1))).toThrow(RangeError);
  });
});
