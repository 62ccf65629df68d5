import type { TouchUpStroke } from '@vesika/report';
import { findRequirement } from '@vesika/requirements';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawnPortrait } from '../fixtures/drawn-portrait.ts';
import { openedEngine } from '../fixtures/opened-nets.ts';
import type { Engine, MadePhoto, PhotoRequest } from './engine.ts';
import type { Observation } from './observation/observation.ts';

const wall = [125, 149, 168];
/** The grey that Germany asks for. */
const grey = [229, 229, 229];
const german: PhotoRequest = {
  requirement: findRequirement({ countryCode: 'DE', documentType: 'passport' })!.requirement,
  formats: ['png'],
};

let engine: Engine;
let source: Buffer;
let observation: Observation;
let untouched: MadePhoto;
beforeAll(async () => {
  engine = await openedEngine();
  source = await drawnPortrait({ background: '#7d95a8' });
  observation = await engine.observe(source);
  untouched = await make(german);
});

const make = (request: PhotoRequest) => engine.compose(source, observation, request);

/** In shares of the finished picture; the radius in mm of the document. */
function stroke(mode: TouchUpStroke['mode'], radiusMm: number, ...points: [number, number][]): TouchUpStroke {
  const { photo, placement } = untouched.report;
  const { a, b, tx, ty } = placement!;
  const squared = a * a + b * b;
  const pointsPx = points.flatMap(([across, down]) => {
    const x = across * photo.widthPx - tx;
    const y = down * photo.heightPx - ty;
    return [(a * x + b * y) / squared, (a * y - b * x) / squared];
  });
  return { mode, radiusPx: (radiusMm * photo.dpi) / 25.4 / Math.sqrt(squared), pointsPx };
}

async function pixels({ files }: MadePhoto) {
  const { data, info } = await sharp(files[0]!.bytes).raw().toBuffer({ resolveWithObject: true });
  const at = (across: number, down: number) =>
    (Math.floor(down * info.height) * info.width + Math.floor(across * info.width)) * 3;
  return {
    data,
    info,
    rgb: (across: number, down: number) => [...data.subarray(at(across, down)).subarray(0, 3)],
  };
}

describe('a photo touched up with the brush', () => {
  it('restores a piece of wall, erases a shoulder, and reports the change', async () => {
    const touchUp = [stroke('restore', 2, [0.1, 0.9]), stroke('erase', 2, [0.74, 0.97], [0.8, 0.97])];
    const before = await pixels(untouched);
    expect(before.rgb(0.1, 0.9)).toEqual(grey);
    expect(before.rgb(0.77, 0.97)).not.toEqual(grey);
    const made = await make({ ...german, touchUp });
    const after = await pixels(made);
    for (const [c, value] of after.rgb(0.1, 0.9).entries())
      expect(Math.abs(value - wall[c]!)).toBeLessThan(8);
    expect(after.rgb(0.77, 0.97)).toEqual(grey);
    const change = made.report.changes.find(({ what }) => what === 'touch-up');
    expect(change!.amount).toBeGreaterThan(0.01);
    expect(change!.amount).toBeLessThan(0.04);
    expect(untouched.report.changes.map(({ what }) => what)).not.toContain('touch-up');
  });

  it('is measured and proven as touched up: restored parts count as the person', async () => {
    const touchUp = [stroke('restore', 4, [0.1, 0.84], [0.1, 0.98])];
    const { report } = await make({ ...german, touchUp });
    expect(report.proof!.comparedShare).toBeGreaterThan(untouched.report.proof!.comparedShare + 0.01);
  });

  it('is judged as touched up: an erased ear is missing, a restored one is not', async () => {
    const ear: [number, number][] = [
      [0.17, 0.36],
      [0.17, 0.6],
    ];
    const erased = stroke('erase', 4, ...ear);
    const cutOut = ({ report }: MadePhoto) => report.checks.find(({ id }) => id === 'cut-out')!;
    expect(cutOut(await make({ ...german, touchUp: [erased] }))).toMatchObject({
      verdict: 'fail',
      measure: 'lost',
    });
    const mended = await make({ ...german, touchUp: [erased, stroke('restore', 4, ...ear)] });
    expect(cutOut(mended).verdict).toBe('pass');
  });

  it('keeps every pixel of the face', async () => {
    const across = [stroke('erase', 5, [0.1, 0.5], [0.9, 0.5]), stroke('restore', 5, [0.5, 0.2], [0.5, 0.8])];
    const [before, after] = await Promise.all([
      pixels(untouched),
      make({ ...german, touchUp: across }).then(pixels),
    ]);
    const { face } = untouched.report.outlines;
    const xs = face.filter((_, i) => i % 2 === 0);
    const ys = face.filter((_, i) => i % 2 === 1);
    const middle = { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
    const reach = {
      x: ((Math.max(...xs) - Math.min(...xs)) / 2) * 0.85,
      y: ((Math.max(...ys) - Math.min(...ys)) / 2) * 0.85,
    };
    let compared = 0;
    let differing = 0;
    for (let y = 0; y < before.info.height; y++) {
      for (let x = 0; x < before.info.width; x++) {
        if (Math.hypot((x - middle.x) / reach.x, (y - middle.y) / reach.y) > 1) continue;
        const i = (y * before.info.width + x) * 3;
        compared++;
        if (!after.data.subarray(i, i + 3).equals(before.data.subarray(i, i + 3))) differing++;
      }
    }
    expect(differing).toBe(0);
    expect(compared).toBeGreaterThan(10_000);
    expect(after.rgb(0.08, 0.5)).toEqual(before.rgb(0.08, 0.5));
  });

  it('serves another document of the same original', async () => {
    const american = {
      requirement: findRequirement({ countryCode: 'US', documentType: 'visa' })!.requirement,
    };
    const touchUp = [stroke('erase', 2, [0.74, 0.97], [0.8, 0.97])];
    const { report } = await make({ ...american, touchUp });
    expect(report.changes.map(({ what }) => what)).toContain('touch-up');
  });

  it.each([
    ['cropped only', { cropOnly: true }],
    ['on its own background', { background: 'keep' }],
  ] as const)('is refused where it is to be %s', async (_what, retained) => {
    const request = { ...german, ...retained, touchUp: [stroke('erase', 2, [0.1, 0.1])] };
    await expect(make(request)).rejects.toMatchObject({
      code: 'request-invalid',
      facts: { field: 'touchUp' },
    });
  });

  it('is rejected with strokes outside the original', async () => {
    const request = { ...german, touchUp: [{ mode: 'erase' as const, radiusPx: 5, pointsPx: [90_000, 10] }] };
    await expect(make(request)).rejects.toMatchObject({ code: 'request-invalid' });
  });
});
