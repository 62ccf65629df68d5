import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isnetFp32Description, isnetInt8Description } from './built-in-descriptions.ts';
import { readMattingModel } from './matting-description.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vesika-description-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(text: string) {
  await writeFile(join(folder, 'net.json'), text);
  return (await readMattingModel(join(folder, 'net.onnx'))).description;
}

describe('readMattingModel', () => {
  it.each([
    ['bytes', isnetInt8Description],
    ['floats', isnetFp32Description],
    ['one size', { ...isnetFp32Description, size: { widthPx: 1024, heightPx: 768 } }],
    ['logits', { ...isnetFp32Description, output: { ...isnetFp32Description.output, range: 'logits' } }],
  ])('reads a description: %s', async (_name, description) => {
    expect(await read(JSON.stringify(description))).toEqual(description);
  });

  it('reads every example of the documentation', async () => {
    const text = await readFile(new URL('../../../../docs/matting-model.md', import.meta.url), 'utf8');
    const examples = [...text.matchAll(/```json\n(.+?)```/gs)].map(([, example]) => example!);
    expect(examples).toHaveLength(2);
    for (const example of examples) expect(await read(example)).toEqual(JSON.parse(example));
  });

  it('refuses a net without a description', async () => {
    await expect(readMattingModel(join(folder, 'other.onnx'))).rejects.toMatchObject({
      code: 'matting-model-invalid',
      facts: { reason: 'description-missing', file: 'other.json' },
    });
  });

  it('refuses a description that is not JSON', async () => {
    await expect(read('input: picture')).rejects.toMatchObject({
      code: 'matting-model-invalid',
      facts: { reason: 'description-unreadable', file: 'net.json' },
    });
  });

  const { input, size, output } = isnetFp32Description;
  it.each<[field: string, description: unknown]>([
    ['', []],
    ['input', { size, output }],
    ['input.layout', { input: { ...input, layout: 'CHW' }, size, output }],
    ['input.channels', { input: { ...input, channels: undefined }, size, output }],
    ['input.normalisation', { input: { ...input, normalisation: undefined }, size, output }],
    ['input', { input: { ...isnetInt8Description.input, normalisation: {} }, size, output }],
    ['input.type', { input: { ...input, type: 'float16' }, size, output }],
    [
      'input.normalisation.std',
      { input: { ...input, normalisation: { scale: 1, mean: [0, 0, 0], std: [1, 0, 1] } }, size, output },
    ],
    ['size', { input, size: { multipleOfPx: 64 }, output }],
    ['size', { input: isnetInt8Description.input, size: { widthPx: 321, heightPx: 320 }, output }],
    ['size.pixelsMax', { input, size: { multipleOfPx: 64, pixelsMax: 64 }, output }],
    ['output.range', { input, size, output: { ...output, range: [1, 1] } }],
    ['output.channel', { input, size, output: { ...output, layout: 'NHW', channel: 1 } }],
    ['', { input, size, output, threads: 2 }],
  ])('refuses a description with an invalid %j', async (field, description) => {
    await expect(read(JSON.stringify(description))).rejects.toMatchObject({
      code: 'matting-model-invalid',
      facts: { reason: 'description-invalid', file: 'net.json', field, problem: expect.stringMatching(/\w/) },
    });
  });
});
