import { describe, expect, it } from 'vitest';
import type { EngineError } from '../errors.ts';
import { assertMattingModel, type ModelDescription, type ValueDescription } from './matting-model.ts';

const tensor = (shape: ReadonlyArray<number | string>, type = 'float32'): ValueDescription => ({
  name: 'any',
  isTensor: true,
  type,
  shape,
});
const model = (input: ValueDescription, ...outputs: ValueDescription[]): ModelDescription => ({
  inputMetadata: [input],
  outputMetadata: outputs,
});

describe('assertMattingModel', () => {
  it.each([
    ['free sizes', model(tensor([1, 3, 'H', 'W']), tensor([1, 1, 'H', 'W'])), null],
    ['a free batch', model(tensor(['N', 3, 'H', 'W']), tensor(['N', 1, 'H', 'W'])), null],
    ['further outputs', model(tensor([1, 3, 'H', 'W']), tensor([1, 1, 'H', 'W']), tensor([9])), null],
    [
      'a size of its own',
      model(tensor([1, 3, 1024, 768]), tensor([1, 1, 1024, 768])),
      { widthPx: 768, heightPx: 1024 },
    ],
  ])('takes %s', (_name, description, fixedSize) => {
    expect(assertMattingModel(description).fixedSize).toEqual(fixedSize);
  });

  it.each([
    ['NHWC', model(tensor([1, 'H', 'W', 3]), tensor([1, 1, 'H', 'W'])), 'input'],
    ['bytes', model(tensor([1, 3, 'H', 'W'], 'uint8'), tensor([1, 1, 'H', 'W'])), 'input'],
    ['one free side', model(tensor([1, 3, 512, 'W']), tensor([1, 1, 512, 'W'])), 'input'],
    ['several channels out', model(tensor([1, 3, 'H', 'W']), tensor([1, 2, 'H', 'W'])), 'output'],
    ['a list out', model(tensor([1, 3, 'H', 'W']), tensor([1, 1000])), 'output'],
    ['nothing out', model(tensor([1, 3, 'H', 'W'])), 'output'],
    [
      'two inputs',
      { inputMetadata: [tensor([1, 3, 'H', 'W']), tensor([1])], outputMetadata: [tensor([1, 1, 'H', 'W'])] },
      'input',
    ],
  ])('refuses %s', (_name, description, reason) => {
    expect(() => assertMattingModel(description)).toThrow(
      expect.objectContaining({ code: 'matting-model-invalid', facts: { reason } }) as EngineError,
    );
  });
});
