import { InferenceSession, Tensor } from 'onnxruntime-node';
import { expect, it } from 'vitest';
import { rvmToOnnx } from './rvm-to-onnx.ts';
import type { TfjsGraph, TfjsNode, TfjsWeights } from './tfjs-reader.ts';

/** Net of a few nodes with the operators of the published one. */
type Nodes = Record<string, [operator: string, inputs: string[], fused?: string[]]>;

function graph(nodes: Nodes, weights: Record<string, TfjsWeights>): TfjsGraph {
  const node = (name: string): TfjsNode => {
    const [operator, inputs, fused = []] = nodes[name]!;
    return {
      operator,
      inputs,
      integers: () => [1, 1, 1, 1],
      words: (attribute) => (attribute === 'fused_ops' ? fused : ['VALID']),
    };
  };
  return { node, isConstant: (name) => name in weights, weights: (name) => weights[name]! };
}

/** Kernel of one px. In: for each input channel, its weights for the output channels. */
function kernel(...rows: number[][]): TfjsWeights {
  return { dims: [1, 1, rows.length, rows[0]!.length], values: Float32Array.from(rows.flat()) };
}

const list = (...values: number[]): TfjsWeights => ({
  dims: [values.length],
  values: Float32Array.from(values),
});

async function run(source: TfjsGraph, planes: number[][], sides: [height: number, width: number]) {
  const session = await InferenceSession.create(rvmToOnnx(source), { logSeverityLevel: 3 });
  const picture = new Tensor('float32', Float32Array.from(planes.flat()), [1, 3, ...sides]);
  const { output } = await session.run({ input: picture });
  await session.release();
  return [...(output!.data as Float32Array)];
}

const close = (values: number[]) => values.map((value) => expect.closeTo(value, 5));
const sigmoid = (x: number) => 1 / (1 + Math.exp(-x));

it('computes hard swish and its variants in either order', async () => {
  const source = graph(
    {
      src: ['Placeholder', []],
      one: ['Conv2D', ['src', 'first']],
      three: ['AddV2', ['one', '3']],
      clip: ['Relu6', ['three']],
      sixth: ['Mul', ['one', '1/6']],
      swish: ['Mul', ['sixth', 'clip']],
      share: ['Mul', ['clip', '1/6']],
      Identity_1: ['Mul', ['swish', 'share']],
    },
    { first: kernel([1], [0], [0]), '3': list(3), '1/6': list(1 / 6) },
  );
  const values = [-4, -1, 2, 5];
  const share = (x: number) => Math.min(6, Math.max(0, x + 3)) / 6;
  const answer = await run(source, [values, values, values], [2, 2]);
  expect(answer).toEqual(close(values.map((x) => x * share(x) ** 2)));
});

it('leaves out computations with an empty recurrent state', async () => {
  const source = graph(
    {
      src: ['Placeholder', []],
      r1i: ['Placeholder', []],
      seen: ['Conv2D', ['src', 'first']],
      memory: ['BroadcastTo', ['r1i', 'shape']],
      both: ['ConcatV2', ['seen', 'memory', 'axis']],
      raw: ['_FusedConv2D', ['both', 'gateKernel', 'gateBias']],
      gates: ['Sigmoid', ['raw']],
      gate: ['Split', ['axis', 'gates']],
      reset: ['Mul', ['gate', 'memory']],
      candidateIn: ['ConcatV2', ['seen', 'reset', 'axis']],
      candidateRaw: ['_FusedConv2D', ['candidateIn', 'candidateKernel', 'candidateBias']],
      candidate: ['Tanh', ['candidateRaw']],
      rest: ['Sub', ['1', 'gate:1']],
      kept: ['Mul', ['rest', 'memory']],
      taken: ['Mul', ['gate:1', 'candidate']],
      Identity_1: ['AddV2', ['kept', 'taken']],
    },
    {
      first: kernel([1], [0], [0]),
      axis: list(3),
      shape: list(1),
      '1': list(1),
      gateKernel: kernel([9, 2], [9, 9]),
      gateBias: list(9, 0.5),
      candidateKernel: kernel([3], [9]),
      candidateBias: list(-1),
    },
  );
  const values = [0, 0.5, 1, -1];
  const answer = await run(source, [values, values, values], [2, 2]);
  expect(answer).toEqual(close(values.map((x) => sigmoid(2 * x + 0.5) * Math.tanh(3 * x - 1))));
});

it('pads, dilates and enlarges like the published net', async () => {
  const source = graph(
    {
      src: ['Placeholder', []],
      room: ['Pad', ['src', 'pads']],
      apart: ['SpaceToBatchND', ['room', 'step']],
      sums: ['DepthwiseConv2dNative', ['apart', 'ones']],
      back: ['BatchToSpaceND', ['sums', 'step']],
      half: ['AvgPool', ['back']],
      whole: ['ResizeBilinear', ['half', 'size']],
      parts: ['SplitV', ['whole', 'sizes']],
      Identity_1: ['Merge', ['parts:1', 'refined']],
    },
    {
      pads: list(0, 0, 2, 2, 2, 2, 0, 0),
      step: list(2, 2),
      ones: { dims: [3, 3, 3, 1], values: new Float32Array(27).fill(1) },
    },
  );
  const plane = Array.from({ length: 16 }, (_, i) => i);
  const answer = await run(source, [plane, plane, plane], [4, 4]);
  // The kernel takes every second px in both directions and zeros beyond the picture: the sum over px of the same
  // parity.
  const sums = [20, 24, 36, 40];
  const mean = sums.reduce((sum, value) => sum + value) / 4;
  expect(answer).toEqual(close(new Array(16).fill(mean)));
});

it('refuses an operator that the published net does not have', () => {
  const source = graph({ src: ['Placeholder', []], Identity_1: ['Cosh', ['src']] }, {});
  expect(() => rvmToOnnx(source)).toThrow('Cosh');
});
