import { findRequirement } from '@vesika/requirements';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawnPortrait } from '../fixtures/drawn-portrait.ts';
import { openedEngine } from '../fixtures/opened-nets.ts';
import type { Engine } from './engine.ts';

let engine: Engine;
let couple: Buffer;
const { requirement } = findRequirement({ countryCode: 'TT', documentType: 'passport' })!;
/** The drawn face is in the middle of each half. */
const onTheRight = { x: 0.75, y: 0.5 };

beforeAll(async () => {
  engine = await openedEngine();
  const one = await drawnPortrait({ background: '#7d95a8' });
  const { width, height } = await sharp(one).metadata();
  couple = await sharp(one)
    .extend({ right: width, background: '#7d95a8' })
    .composite([{ input: await sharp(one).flop().toBuffer(), left: width, top: 0 }])
    .jpeg({ quality: 95 })
    .toBuffer();
  expect((await sharp(couple).metadata()).height).toBe(height);
});

describe('an original of two people', () => {
  it('is refused with the frames of both, from left to right', async () => {
    const refused = await engine.observe(couple).catch((error) => error);
    expect(refused).toMatchObject({ code: 'faces-several', facts: { faces: 2 } });
    const [left, right] = refused.facts.frames;
    expect(left.x).toBeCloseTo(0.25, 1);
    expect(right.x).toBeCloseTo(0.75, 1);
  });

  it('gives the photo of the chosen one, without the other', async () => {
    const { report } = await engine.makePhoto(couple, {
      requirement,
      face: onTheRight,
      background: 'replace',
    });
    const { placement, landmarks, checks } = report;
    const { a, tx, sourceWidthPx } = placement!;
    expect((landmarks.faceCentre.xPx - tx) / a / sourceWidthPx).toBeCloseTo(0.75, 1);
    expect(checks.find(({ id }) => id === 'single-face-present')!.verdict).toBe('pass');
  });

  it('is refused where the point is on nobody', async () => {
    const nobody = engine.observe(couple, undefined, { face: { x: 0.5, y: 0.02 } });
    await expect(nobody).rejects.toMatchObject({ code: 'request-invalid', facts: { field: 'face' } });
  });
});

describe('an original that shows the person as in a mirror', () => {
  it('gives the photo that the original itself gives, and names the edit', async () => {
    const source = await drawnPortrait({ background: '#7d95a8' });
    const mirrored = await sharp(source).flop().png().toBuffer();
    const [own, turned] = await Promise.all(
      [
        { picture: source, mirror: false },
        { picture: mirrored, mirror: true },
      ].map(({ picture, mirror }) => engine.makePhoto(picture, { requirement, mirror })),
    );
    expect(turned!.report.measures).toEqual(own!.report.measures);
    expect(turned!.files[0]!.bytes.equals(own!.files[0]!.bytes)).toBe(true);
    expect(turned!.report.placement).toEqual({ ...own!.report.placement, mirrored: true });
    expect(turned!.report.changes).toEqual([
      { what: 'mirror', amount: 1, unit: 'ratio' },
      ...own!.report.changes,
    ]);
    expect(turned!.face.x).toBeCloseTo(1 - own!.face.x, 6);
  });

  it('keeps being turned when its observation is stored and restored', async () => {
    const mirrored = await sharp(couple).flop().jpeg().toBuffer();
    const seen = await engine.observe(mirrored, undefined, { face: onTheRight, mirror: true });
    const restored = await engine.restore(mirrored, await engine.store(seen));
    expect(restored).toMatchObject({ mirror: true, face: { chosenAt: onTheRight } });
    const request = { requirement, mirror: true };
    const [first, again] = await Promise.all(
      [seen, restored!].map((each) => engine.compose(mirrored, each, request)),
    );
    expect(again!.files[0]!.bytes.equals(first!.files[0]!.bytes)).toBe(true);
    expect(first!.face.x).toBeCloseTo(0.75, 1);
  });

  it('names the faces of the picture as it was uploaded', async () => {
    const [asShown, turned] = await Promise.all(
      [false, true].map((mirror) => engine.observe(couple, undefined, { mirror }).catch((error) => error)),
    );
    const sharesOf = (error: { facts: { frames: Record<string, number>[] } }) =>
      error.facts.frames.flatMap((frame) => Object.values(frame));
    const differences = sharesOf(turned).map((share, i) => Math.abs(share - sharesOf(asShown)[i]!));
    expect(Math.max(...differences)).toBeLessThan(0.02);
  });

  it('is refused where the photo is only cropped', async () => {
    const made = engine.makePhoto(couple, { requirement, mirror: true, cropOnly: true });
    await expect(made).rejects.toMatchObject({ code: 'request-invalid', facts: { field: 'mirror' } });
  });
});

describe('a colour of the background that the record allows', () => {
  it('is painted and passes', async () => {
    const source = await drawnPortrait({ background: '#7d95a8' });
    const { report } = await engine.makePhoto(source, { requirement, backgroundColour: 'light-grey' });
    expect(report.measures.backgroundHex).toBe('#E5E5E5');
    expect(report.checks.find(({ id }) => id === 'background-colour')!.verdict).toBe('pass');
  });

  it('is refused where the record does not allow it', async () => {
    const made = engine.makePhoto(couple, { requirement, backgroundColour: 'red' });
    await expect(made).rejects.toMatchObject({
      code: 'request-invalid',
      facts: { field: 'backgroundColour' },
    });
  });
});
