import { findRequirement } from '@vesika/requirements';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawnPortrait } from '../../fixtures/drawn-portrait.ts';
import { openedEngine } from '../../fixtures/opened-nets.ts';
import type { Engine } from '../engine.ts';

const { requirement } = findRequirement({ countryCode: 'TT', documentType: 'passport' })!;
/** Strokes in a cell 10 units high; installed fonts differ. */
const strokes: Readonly<Record<string, string>> = {
  B: 'M0 0V10H4C8 10 8 5 4 5H0M4 5C7 5 7 0 4 0H0',
  E: 'M6 0H0V10H6M0 5H5',
  K: 'M0 0V10M7 0L0 6M3 4L7 10',
  L: 'M0 0V10H6',
  R: 'M0 10V0H4C8 0 8 5 4 5H0M3 5L7 10',
  Y: 'M0 0L3.5 5L7 0M3.5 5V10',
};

let engine: Engine;
let plain: Buffer;
let badged: Buffer;

beforeAll(async () => {
  engine = await openedEngine();
  plain = await drawnPortrait({ background: '#7d95a8' });
  badged = await withBadge(plain, 'BERKELEY');
});

/** A badge with a word below the neck. */
async function withBadge(portrait: Buffer, word: string): Promise<Buffer> {
  const { width, height } = await sharp(portrait).metadata();
  const unit = height / 300;
  const letters = [...word].map(
    (letter, i) => `<path d="${strokes[letter]}" transform="translate(${10 * i})"/>`,
  );
  const badge = `<svg width="${width}" height="${height}">
    <g transform="translate(${width / 2 - 44 * unit} ${height - 24 * unit}) scale(${unit})">
      <rect x="-6" y="-5" width="100" height="20" fill="#fff"/>
      <g fill="none" stroke="#123" stroke-width="1.7">${letters.join('')}</g>
    </g></svg>`;
  return sharp(portrait)
    .composite([{ input: Buffer.from(badge) }])
    .jpeg({ quality: 92 })
    .toBuffer();
}

const mirrored = (portrait: Buffer) => sharp(portrait).flop().jpeg({ quality: 92 }).toBuffer();

async function foundIn(portrait: Buffer, mirror = false) {
  const { report } = await engine.makePhoto(portrait, { requirement, mirror });
  return report.checks.find(({ id }) => id === 'mirroring') ?? null;
}

describe('a mirrored portrait', () => {
  it('is undetermined if its writing reads backwards, until it is flipped', async () => {
    const selfie = await mirrored(badged);
    expect(await foundIn(selfie)).toMatchObject({ verdict: 'undetermined', measure: 'letters', value: 8 });
    expect(await foundIn(selfie, true)).toBeNull();
  });

  it('is undetermined if it is only checked', async () => {
    const { checks } = await engine.checkPhoto(await mirrored(badged), { requirement });
    expect(checks.find(({ id }) => id === 'mirroring')).toMatchObject({ verdict: 'undetermined' });
  });
});

it('a portrait whose writing reads forwards, and one without writing, raise no question', async () => {
  expect(await foundIn(badged)).toBeNull();
  expect(await foundIn(plain)).toBeNull();
});
