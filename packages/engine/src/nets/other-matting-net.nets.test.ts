import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { findRequirement } from '@vesika/requirements';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawnPortrait } from '../../fixtures/drawn-portrait.ts';
import { openModelCache } from '../models/cache.ts';
import type { MattingDescription } from '../models/matting-description.ts';
import { type ModelName, modelsBesideMatting, permissiveModels } from '../models/model-names.ts';
import { type Dimension, OnnxGraph } from '../models/onnx-graph.ts';
import { elementTypes } from '../models/onnx-model.ts';
import { openEngine } from '../open-engine.ts';
import type { Raster } from '../raster/raster.ts';
import { openOtherMatting } from './sessions.ts';

const size = { widthPx: 16, heightPx: 18 };
const pixelCount = size.widthPx * size.heightPx;
const picture: Raster = {
  data: Uint8Array.from({ length: 3 * pixelCount }, (_, i) => (i * 7919) % 256),
  ...size,
};

type Input = MattingDescription['input'];
type Output = MattingDescription['output'];

interface Net {
  input: { layout: Input['layout']; type: Input['type'] };
  output: { layout: Output['layout']; type: 'float32' | 'uint8'; channels: number };
  /** Height and width of the input; dynamic when absent. */
  sides?: [height: Dimension, width: Dimension];
  /** Computes alpha from the first colour channel, float32 [1, 1, H, W]. */
  answer?: (graph: OnnxGraph, channel: string) => string;
}

const unitNet: Net = {
  input: { layout: 'NCHW', type: 'float32' },
  output: { layout: 'NCHW', type: 'float32', channels: 1 },
};

/** Model whose alpha is the first colour channel of its input, in the last channel of its second output. */
function netFile({ input, output, sides = ['H', 'W'], answer }: Net): Uint8Array {
  const graph = new OnnxGraph();
  const [height, width] = sides;
  const half = (side: Dimension) => (typeof side === 'number' ? side / 2 : `${side}/2`);
  const shapes = {
    NCHW: [1, 3, height, width],
    NHWC: [1, height, width, 3],
    'NHWC-2x2': [1, half(height), half(width), 12],
  };
  let value = graph.input('picture', input.type, shapes[input.layout]);
  if (input.type === 'uint8') {
    value = graph.node('Cast', [value], { attributes: { to: elementTypes.float32 } });
  }
  if (input.layout !== 'NCHW')
    value = graph.node('Transpose', [value], { attributes: { perm: [0, 3, 1, 2] } });
  if (input.layout === 'NHWC-2x2') {
    value = graph.node('DepthToSpace', [value], { attributes: { blocksize: 2, mode: 'DCR' } });
  }
  value = graph.node('Gather', [value, graph.integers([0])], { attributes: { axis: 1 } });
  value = answer?.(graph, value) ?? value;
  if (output.channels > 1) {
    const others = Array.from({ length: output.channels - 1 }, () => graph.node('Neg', [value]));
    value = graph.node('Concat', [...others, value], { attributes: { axis: 1 } });
  }
  if (output.type === 'uint8') {
    value = graph.node('Cast', [value], { attributes: { to: elementTypes.uint8 } });
  }
  if (output.layout === 'NHWC') {
    value = graph.node('Transpose', [value], { attributes: { perm: [0, 2, 3, 1] } });
  }
  if (output.layout === 'NHW') value = graph.node('Squeeze', [value, graph.integers([1])]);
  const answerShapes = {
    NCHW: [1, output.channels, height, width],
    NHWC: [1, height, width, output.channels],
    NHW: [1, height, width],
  };
  graph.output('coarse', value, output.type, answerShapes[output.layout]);
  graph.output('alpha', value, output.type, answerShapes[output.layout]);
  return graph.encode();
}

/** Different mean and std for each channel: (byte / 255 - mean) / std. */
const normalisation: Extract<Input, { type: 'float32' }>['normalisation'] = {
  scale: 1 / 255,
  mean: [0.2, 0.3, 0.4],
  std: [0.5, 0.25, 0.125],
};
const unitInput: Input = { name: 'picture', layout: 'NCHW', channels: 'RGB', type: 'float32', normalisation };
/** Input values of black and white in the first channel. */
const unitRange: [number, number] = [-0.4, 1.6];
const unitDescription: MattingDescription = {
  input: unitInput,
  size: { multipleOfPx: 2, pixelsMax: pixelCount },
  output: { name: 'alpha', layout: 'NCHW', channel: 0, range: unitRange },
};

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vesika-matting-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function alphaOf(net: Net, description: MattingDescription): Promise<Float32Array> {
  const path = join(folder, 'net.onnx');
  await writeFile(path, netFile(net));
  const { session, net: opened } = await openOtherMatting({ path, description }, 1);
  try {
    return await opened.run(picture);
  } finally {
    await session.release();
  }
}

function expectChannel(alpha: Float32Array, channel: 0 | 2) {
  const wanted = Float32Array.from({ length: pixelCount }, (_, i) => picture.data[3 * i + channel]! / 255);
  expect(alpha).toHaveLength(pixelCount);
  expect(Math.max(...alpha.map((value, i) => Math.abs(value - wanted[i]!)))).toBeLessThan(1e-6);
}

describe('a matting net of the operator', () => {
  const inputs: Array<[Input['layout'], Input['type'], Input['channels']]> = (
    ['NCHW', 'NHWC', 'NHWC-2x2'] as const
  ).flatMap((layout) => [
    [layout, 'float32', 'RGB'],
    [layout, 'float32', 'BGR'],
    [layout, 'uint8', 'RGB'],
    [layout, 'uint8', 'BGR'],
  ]);

  it.each(inputs)('receives the picture as %s, %s, %s', async (layout, type, channels) => {
    const fields = { name: 'picture', layout, channels };
    const alpha = await alphaOf(
      { ...unitNet, input: { layout, type } },
      {
        ...unitDescription,
        input: type === 'uint8' ? { ...fields, type } : { ...fields, type, normalisation },
        output: { ...unitDescription.output, range: type === 'uint8' ? [0, 255] : unitRange },
      },
    );
    expectChannel(alpha, channels === 'RGB' ? 0 : 2);
  });

  it.each<[layout: Output['layout'], channels: number]>([
    ['NCHW', 1],
    ['NCHW', 3],
    ['NHWC', 1],
    ['NHWC', 2],
    ['NHW', 1],
  ])('may return %s with %i channels, alpha in the last', async (layout, channels) => {
    const output: Output = { name: 'alpha', layout, channel: channels - 1, range: unitRange };
    const net: Net = { ...unitNet, output: { layout, type: 'float32', channels } };
    expectChannel(await alphaOf(net, { ...unitDescription, output }), 0);
  });

  it('may return bytes', async () => {
    const net: Net = {
      input: { layout: 'NHWC', type: 'uint8' },
      output: { layout: 'NHW', type: 'uint8', channels: 1 },
    };
    const alpha = await alphaOf(net, {
      ...unitDescription,
      input: { name: 'picture', layout: 'NHWC', channels: 'RGB', type: 'uint8' },
      output: { name: 'alpha', layout: 'NHW', channel: 0, range: [0, 255] },
    });
    expectChannel(alpha, 0);
  });

  it('may return the background instead of the person', async () => {
    const net: Net = { ...unitNet, answer: (graph, channel) => graph.node('Neg', [channel]) };
    const output: Output = { ...unitDescription.output, range: [0.4, -1.6] };
    expectChannel(await alphaOf(net, { ...unitDescription, output }), 0);
  });

  it('may return logits', async () => {
    const output: Output = { ...unitDescription.output, range: 'logits' };
    const alpha = await alphaOf(unitNet, { ...unitDescription, output });
    expect(alpha[5]).toBeCloseTo(1 / (1 + Math.exp(-(picture.data[15]! / 255 - 0.2) / 0.5)), 6);
  });

  it('may have a fixed input size', async () => {
    const net: Net = { ...unitNet, sides: [size.heightPx, size.widthPx] };
    expectChannel(await alphaOf(net, { ...unitDescription, size }), 0);
  });
});

describe('a net that does not match its description', () => {
  const { input, output } = unitDescription;
  const fixed: Net = { ...unitNet, sides: [32, 32] };

  it.each<
    [reason: string, net: Net, description: Partial<MattingDescription>, described: unknown, found: unknown]
  >([
    ['input-name', unitNet, { input: { ...input, name: 'image' } }, 'image', 'picture'],
    ['input-type', { ...unitNet, input: { layout: 'NCHW', type: 'uint8' } }, {}, 'float32', 'uint8'],
    ['input-shape', unitNet, { input: { ...input, layout: 'NHWC' } }, '[1, H, W, 3]', '[1, 3, H, W]'],
    ['input-shape', fixed, {}, '[1, 3, H, W]', '[1, 3, 32, 32]'],
    ['input-shape', fixed, { size }, '[1, 3, 18, 16]', '[1, 3, 32, 32]'],
    ['output-name', unitNet, { output: { ...output, name: 'matte' } }, 'matte', 'coarse, alpha'],
    ['output-shape', unitNet, { output: { ...output, layout: 'NHW' } }, '[1, H, W]', '[1, 1, H, W]'],
    ['output-channel', unitNet, { output: { ...output, channel: 1 } }, 1, '[1, 1, H, W]'],
    ['output-range', unitNet, { output: { ...output, range: [0, 1] } }, '0 to 1', expect.any(Number)],
  ])('is refused: %s', async (reason, net, description, described, found) => {
    await expect(alphaOf(net, { ...unitDescription, ...description })).rejects.toMatchObject({
      code: 'matting-model-invalid',
      facts: { reason, described, found },
    });
  });

  it('is refused: input-count', async () => {
    const net: Net = {
      ...unitNet,
      answer: (graph, channel) => graph.node('Add', [channel, graph.input('memory', 'float32', [1])]),
    };
    await expect(alphaOf(net, unitDescription)).rejects.toMatchObject({
      facts: { reason: 'input-count', described: 1, found: 2 },
    });
  });

  it.each<[reason: string, what: string, answer: Net['answer']]>([
    ['output-shape', 'sides swapped', (graph, channel) => graph.node('Transpose', [channel], swapped)],
    ['output-range', 'no numbers', (graph, channel) => graph.node('Log', [graph.node('Neg', [channel])])],
    [
      'run-failed',
      'it fails on this size',
      (graph, channel) => graph.node('Mul', [channel, thousandthRow(graph, channel)]),
    ],
  ])('is refused for its output: %s, %s', async (reason, _what, answer) => {
    await expect(alphaOf({ ...unitNet, answer }, unitDescription)).rejects.toMatchObject({
      code: 'matting-model-invalid',
      facts: { reason },
    });
  });

  it.each(['absent.onnx', 'text.onnx'])('is refused when it is no model: %s', async (name) => {
    const path = join(folder, name);
    await writeFile(join(folder, 'text.onnx'), 'no model');
    await expect(openOtherMatting({ path, description: unitDescription }, 1)).rejects.toMatchObject({
      code: 'matting-model-invalid',
      facts: { reason: 'model-unreadable' },
    });
  });
});

const swapped = { attributes: { perm: [0, 1, 3, 2] } };

function thousandthRow(graph: OnnxGraph, channel: string): string {
  return graph.node('Gather', [channel, graph.integers([1000])], { attributes: { axis: 2 } });
}

describe('openEngine with MATTING_MODEL', () => {
  const { requirement } = findRequirement({ countryCode: 'DE', documentType: 'passport' })!;

  it('makes the photo with that net and neither converts nor loads IS-Net', async () => {
    const modelCacheDir = await cacheOf('models', modelsBesideMatting);
    const mattingModelPath = join(folder, 'dark.onnx');
    await writeFile(mattingModelPath, netFile(unitNet));
    const description = { ...unitDescription, size: { multipleOfPx: 32, pixelsMax: 256 * 256 } };
    await writeFile(join(folder, 'dark.json'), JSON.stringify(description));
    const engine = await openEngine({ modelCacheDir, mattingModelPath });
    try {
      const { files } = await engine.makePhoto(await drawnPortrait(), { requirement });
      expect(files[0]!.mime).toBe('image/jpeg');
      expect(await readdir(modelCacheDir)).not.toContainEqual(expect.stringContaining('isnet'));
    } finally {
      await engine.close();
    }
  });

  it('is permissive without IS-Net, RVM and that net', async () => {
    const modelCacheDir = await cacheOf('permissive', permissiveModels);
    const mattingModelPath = join(folder, 'missing.onnx');
    const engine = await openEngine({ modelCacheDir, mattingModelPath, permissive: true });
    try {
      const { files, report } = await engine.makePhoto(await drawnPortrait(), {
        requirement,
        background: 'replace',
      });
      expect(files[0]!.mime).toBe('image/jpeg');
      const verdicts = Object.fromEntries(report.checks.map(({ id, verdict }) => [id, verdict]));
      expect(verdicts).toMatchObject({ 'background-colour': 'pass', 'head-height': 'pass' });
      expect(await readdir(modelCacheDir)).not.toContainEqual(expect.stringMatching(/isnet|rvm/));
    } finally {
      await engine.close();
    }
  });

  it('refuses a net without a description before it converts anything', async () => {
    const modelCacheDir = join(folder, 'untouched');
    const mattingModelPath = join(folder, 'alone.onnx');
    await writeFile(mattingModelPath, netFile(unitNet));
    await expect(openEngine({ modelCacheDir, mattingModelPath })).rejects.toMatchObject({
      code: 'matting-model-invalid',
      facts: { reason: 'description-missing', file: 'alone.json' },
    });
    expect(await readdir(folder)).not.toContain('untouched');
  });

  async function cacheOf(name: string, models: readonly ModelName[]): Promise<string> {
    const paths = await openModelCache({ models });
    const dir = join(folder, name);
    for (const path of [...Object.values(paths), join(dirname(paths['selfie-mask']), 'manifest.json')]) {
      await cp(path, join(dir, basename(path)));
    }
    return dir;
  }
});
