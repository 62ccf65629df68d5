import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawnPortrait, drawnPortraitInCap } from '../packages/engine/fixtures/drawn-portrait.ts';

/** A file as a file dialog returns it. */
export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Photographs of consenting people, which are not part of the repository; see packages/engine/fixtures/README.md. */
const portraitsDir = join(import.meta.dirname, '../../shared/portraits');

/** A real photograph if available, else the drawn portrait in front of a blue wall that has to be replaced. */
export async function portrait(): Promise<ChosenFile> {
  const path = join(portraitsDir, 'good_single/london_120_neutral.jpg');
  if (existsSync(path)) return jpeg('portrait.jpg', await readFile(path));
  return portraitBeforeBlueWall();
}

/** The drawn portrait as phones store photos: HEVC with ten bits in Display P3. */
export async function heicPortrait(): Promise<ChosenFile> {
  const path = join(import.meta.dirname, '../packages/engine/fixtures/heic/portrait.heic');
  return { name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer: await readFile(path) };
}

/** A portrait whose background no document but a blue one accepts. */
export async function portraitBeforeBlueWall(): Promise<ChosenFile> {
  return jpeg('drawn.jpg', await drawnPortrait({ background: '#7d95a8' }));
}

/** Two people side by side, the second one mirrored. */
export async function twoPeople(): Promise<ChosenFile> {
  const { buffer } = await portrait();
  const upright = await sharp(buffer).rotate().toBuffer();
  const { width } = await sharp(upright).metadata();
  const mirrored = await sharp(upright).flop().toBuffer();
  const both = await sharp(upright)
    .extend({ right: width, background: '#888888' })
    .composite([{ input: mirrored, left: width, top: 0 }])
    .jpeg({ quality: 92 })
    .toBuffer();
  return jpeg('two.jpg', both);
}

/** A portrait whose head covering needs the owner's answer. */
export async function portraitInCap(): Promise<ChosenFile> {
  return jpeg('cap.jpg', await drawnPortraitInCap());
}

export async function emptyRoom(): Promise<ChosenFile> {
  const create = { width: 900, height: 1200, channels: 3 as const, background: '#b9c4c9' };
  return jpeg('room.jpg', await sharp({ create }).jpeg().toBuffer());
}

/** A portrait with a phone's full pixel count, above 10 MB. */
export async function hugePortrait(): Promise<ChosenFile> {
  const { buffer } = await portrait();
  const { data, info } = await sharp(buffer).resize({ width: 3200 }).toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 9 };
  const grain = await sharp({ create: { width, height, channels: 3, background: '#808080', noise } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const grainy = sharp(data).composite([{ input: grain, blend: 'soft-light' }]);
  return jpeg('huge.jpg', await grainy.jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer());
}

/** One byte above the limit; its content does not matter. */
export function tooLarge(): ChosenFile {
  return jpeg('large.jpg', Buffer.alloc(10 * 1024 * 1024 + 1));
}

export function document(): ChosenFile {
  return { name: 'form.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };
}

function jpeg(name: string, buffer: Buffer): ChosenFile {
  return { name, mimeType: 'image/jpeg', buffer };
}
