import { EngineError, type EngineErrorCode, engineErrors } from '@vesika/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import { CommandFailure, describeFailure } from './failure.ts';
import { loadTexts, type Texts } from './texts.ts';

let texts: Texts;
beforeAll(async () => {
  texts = await loadTexts();
});

describe('describeFailure', () => {
  it.each(Object.keys(engineErrors) as EngineErrorCode[])(
    '%s of the engine has a text and an exit code',
    (code) => {
      const failure = describeFailure(new EngineError(code, { bytesMax: 5 }), texts);
      expect(failure).toMatchObject({ code, facts: { bytesMax: 5 } });
      expect(failure.title).not.toContain(code);
      expect(failure.action).not.toContain(code);
    },
  );

  it.each([
    [new EngineError('file-damaged'), 3],
    [new EngineError('face-missing'), 3],
    [new EngineError('request-invalid'), 2],
    [new EngineError('model-cache-unwritable'), 1],
    [new CommandFailure('file-missing', { path: 'a.jpg' }), 3],
    [new CommandFailure('output-exists', { path: 'a.jpg' }), 2],
    [new CommandFailure('output-unwritable', { path: 'a.jpg' }), 1],
    [new TypeError('x is undefined'), 1],
    ['thrown text', 1],
  ])('%s ends with exit code %i', (error, exitCode) => {
    expect(describeFailure(error, texts).exitCode).toBe(exitCode);
  });

  it.each([
    [1, 'With --face 1, you choose the whole one.'],
    [2, 'With --face 1 to --face 2, you choose one, counted from the left.'],
  ])('offers the %d faces that have a frame', (count, advice) => {
    const frames = Array.from({ length: count }, (_, n) => ({ x: n / 2, y: 0.4, width: 0.1, height: 0.1 }));
    const { action } = describeFailure(new EngineError('faces-several', { faces: 2, frames }), texts);
    expect(action).toContain(advice);
  });
});
