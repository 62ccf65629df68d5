import { expect, it } from 'vitest';
import { OnnxGraph } from './onnx-graph.ts';
import { decodeModel } from './onnx-model.ts';

it('writes a graph that reads back the same', () => {
  const graph = new OnnxGraph();
  const input = graph.input('input', 'float32', [1, 'N']);
  const doubled = graph.node('Mul', [input, graph.scalar(2)], { name: 'double' });
  const shaped = graph.node('Reshape', [doubled, graph.integers([-1, 1])], { attributes: { allowzero: 0 } });
  graph.output('output', shaped, 'float32', ['N', 1]);

  const read = decodeModel(graph.encode()).graph!;
  expect(read.node?.map(({ opType }) => opType)).toEqual(['Mul', 'Reshape', 'Identity']);
  expect(read.node?.[0]).toMatchObject({ name: 'double', input: ['input', expect.any(String)] });
  expect(read.node?.[1]?.input?.[0]).toBe(read.node?.[0]?.output?.[0]);
  const sizes = read.initializer?.find(({ name }) => name === read.node?.[1]?.input?.[1]);
  expect([...new BigInt64Array(Uint8Array.from(sizes!.rawData!).buffer)]).toEqual([-1n, 1n]);
  expect(read.input?.[0]?.type?.tensorType?.shape?.dim?.[1]).toMatchObject({ dimParam: 'N' });
  expect(read.output?.map(({ name }) => name)).toEqual(['output']);
});

it('distinguishes the types of attributes', () => {
  const graph = new OnnxGraph();
  graph.node('Resize', ['x'], { attributes: { mode: 'linear', axis: 3, pads: [0, 1] } });
  const [mode, axis, pads] = decodeModel(graph.encode()).graph!.node![0]!.attribute!;
  expect(new TextDecoder().decode(mode!.s!)).toBe('linear');
  expect(Number(axis!.i)).toBe(3);
  expect(pads!.ints!.map(Number)).toEqual([0, 1]);
});
