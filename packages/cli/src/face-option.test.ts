import type { Engine } from '@vesika/engine';
import { describe, expect, it, vi } from 'vitest';
import { faceOption, observeFace } from './face-option.ts';

const severalFaces = Object.assign(new Error('faces-several'), {
  code: 'faces-several',
  facts: {
    faces: 2,
    frames: [
      { x: 0.2, y: 0.4 },
      { x: 0.7, y: 0.5 },
    ],
  },
});
const engineOf = (observe: (...asked: unknown[]) => Promise<unknown>) => ({ observe }) as unknown as Engine;
const picture = Buffer.from('a picture');

describe('--face', () => {
  it('takes a number from the left, or a point', () => {
    expect(faceOption('2')).toEqual({ number: 2 });
    expect(faceOption('0.31,0.42')).toEqual({ at: { x: 0.31, y: 0.42 } });
    for (const typed of ['0', '1.5', '0.3', '0.3,1.2', '0.3,0.2,0.1', 'left'])
      expect(() => faceOption(typed), typed).toThrow('Use a number');
  });

  it('finds the numbered face among those that the engine names', async () => {
    const observe = vi.fn(async (_source, _step, { face }) => {
      if (!face) throw severalFaces;
      return { face };
    });
    const seen = await observeFace(engineOf(observe), picture, { face: { number: 2 } }, () => {});
    expect(seen).toEqual({ face: { x: 0.7, y: 0.5 } });
  });

  it('turns the picture from its mirror image in every observation of it', async () => {
    const observe = vi.fn(async (_source, _step, { face }) => {
      if (!face) throw severalFaces;
      return {};
    });
    await observeFace(engineOf(observe), picture, { face: { number: 1 }, mirror: true }, () => {});
    expect(observe.mock.calls.map(([, , wish]) => wish)).toEqual([
      { mirror: true },
      { face: { x: 0.2, y: 0.4 }, mirror: true },
    ]);
  });

  it('refuses a number that no face has', async () => {
    const observe = async () => Promise.reject(severalFaces);
    await expect(
      observeFace(engineOf(observe), picture, { face: { number: 3 } }, () => {}),
    ).rejects.toMatchObject({
      code: 'face-number-unknown',
      facts: { faces: '2' },
    });
  });

  it('leaves other refusals as they are', async () => {
    const observe = async () => Promise.reject(Object.assign(new Error(), { code: 'face-missing' }));
    const seen = observeFace(engineOf(observe), picture, { face: { number: 1 } }, () => {});
    await expect(seen).rejects.toMatchObject({ code: 'face-missing' });
  });
});
