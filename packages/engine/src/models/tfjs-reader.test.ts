import { expect, it } from 'vitest';
import { readTfjs } from './tfjs-reader.ts';

const base64 = (text: string) => Buffer.from(text).toString('base64');

const topology = {
  modelTopology: {
    node: [
      { name: 'picture', op: 'Placeholder' },
      {
        name: 'seen',
        op: '_FusedConv2D',
        input: ['picture', 'kernel', '^ready'],
        attr: {
          strides: { list: { i: ['1', '2', '2', '1'] } },
          padding: { s: base64('SAME') },
          fused_ops: { list: { s: [base64('BiasAdd'), base64('Relu')] } },
        },
      },
    ],
  },
  weightsManifest: [
    {
      paths: ['net.bin'],
      weights: [
        {
          name: 'kernel',
          shape: [1, 3],
          dtype: 'float32',
          quantization: { dtype: 'uint8', scale: 0.5, min: -1 },
        },
        { name: 'pads', shape: [2], dtype: 'int32' },
        { name: 'bias', shape: [1], dtype: 'float32' },
      ],
    },
  ],
};
const bytes = new Uint8Array(15);
bytes.set([0, 2, 255]);
new DataView(bytes.buffer).setInt32(3, 7, true);
new DataView(bytes.buffer).setInt32(7, -2, true);
new DataView(bytes.buffer).setFloat32(11, 0.25, true);

const read = (weights = bytes) => readTfjs(new TextEncoder().encode(JSON.stringify(topology)), weights);

it('reads nodes with their inputs and attributes', () => {
  const seen = read().node('seen');
  expect(seen.operator).toBe('_FusedConv2D');
  expect(seen.inputs).toEqual(['picture', 'kernel']);
  expect(seen.integers('strides')).toEqual([1, 2, 2, 1]);
  expect(seen.words('padding')).toEqual(['SAME']);
  expect(seen.words('fused_ops')).toEqual(['BiasAdd', 'Relu']);
  expect(seen.words('data_format')).toEqual([]);
});

it('widens weights in every storage type', () => {
  const graph = read();
  expect(graph.weights('kernel').dims).toEqual([1, 3]);
  expect([...graph.weights('kernel').values]).toEqual([-1, 0, 126.5]);
  expect([...graph.weights('pads').values]).toEqual([7, -2]);
  expect([...graph.weights('bias').values]).toEqual([0.25]);
  expect(graph.isConstant('bias')).toBe(true);
  expect(graph.isConstant('seen')).toBe(false);
});

it('refuses a truncated weights file and unknown names', () => {
  expect(() => read(bytes.subarray(0, 12))).toThrow(RangeError);
  expect(() => read().node('nothing')).toThrow('nothing');
  expect(() => read().weights('seen')).toThrow('seen');
});
