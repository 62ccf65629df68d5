import { describe, expect, it } from 'vitest';
import { focalLength35mm } from './camera-distance.ts';

const block = Buffer.from(
  [
    '4d4d002a00000008',
    '0001',
    '87690004000000010000001a',
    '00000000',
    '0001',
    'a40500030000000100320000',
    '00000000',
  ].join(''),
  'hex',
);

describe('focalLength35mm', () => {
  it('reads the tag, with or without the header of a JPEG segment', () => {
    expect(focalLength35mm(block)).toBe(50);
    expect(focalLength35mm(Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), block]))).toBe(50);
  });

  it('is null for truncated or invalid blocks, and never throws', () => {
    for (let length = 0; length < block.length - 6; length++) {
      expect(focalLength35mm(block.subarray(0, length))).toBeNull();
    }
    expect(focalLength35mm(Buffer.from('no such block at all'))).toBeNull();
    for (let at = 0; at < block.length; at++) {
      const broken = Buffer.from(block);
      broken[at] = broken[at]! ^ 0xff;
      expect(() => focalLength35mm(broken)).not.toThrow();
    }
  });
});
