import { describe, expect, it } from 'vitest';
import { packedAsset, readNet } from './model-sources.ts';

const loader = `(function() {
  loadPackage({"files": [{"filename": "/a/first.tflite", "start": 0, "end": 2}, {"filename": "/b/second.tflite", "start": 2, "end": 5}], "remote_package_size": 5});
})();`;
const data = Uint8Array.of(1, 2, 3, 4, 5);

describe('packedAsset', () => {
  it('extracts a file by its name', () => {
    expect([...packedAsset(loader, data, 'second.tflite')]).toEqual([3, 4, 5]);
  });

  it('names the missing file', () => {
    expect(() => packedAsset(loader, data, 'third.tflite')).toThrow('third.tflite');
  });

  it('detects truncated data', () => {
    expect(() => packedAsset(loader, data.subarray(0, 4), 'second.tflite')).toThrow('ends before');
  });

  it('detects a loader without a list', () => {
    expect(() => packedAsset('', data, 'first.tflite')).toThrow('lists no files');
  });
});

it('extracts the whole face mesh from its package as a TensorFlow Lite file', () => {
  const mesh = readNet('face-mesh-attention');
  expect(new TextDecoder().decode(mesh.subarray(4, 8))).toBe('TFL3');
  expect(mesh).toHaveLength(2_495_952);
});
