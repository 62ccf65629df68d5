import { open } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';

/** A generated face from the public pages, which belongs to nobody. */
const face = join(import.meta.dirname, '../lab/showcase/faces/collar.jpg');

const size = { width: 1280, height: 720 };
const framesPerSecond = 2;
const wall = '#cfd2d3';
/** A stripe at the left edge, so that a mirrored picture is detected. */
const mark = { width: 40, height: 720, background: '#c05a20' };

export interface Scene {
  seconds: number;
  /** Height of the face's picture, px; 0 for an empty room. */
  facePx: number;
}

/** Writes the frames of a fake camera, scene by scene, as YUV4MPEG2. Chromium loops the file. */
export async function writeFilm(path: string, scenes: readonly Scene[]): Promise<void> {
  const file = await open(path, 'w');
  try {
    await file.write(`YUV4MPEG2 W${size.width} H${size.height} F${framesPerSecond}:1 Ip A1:1 C420jpeg\n`);
    for (const { seconds, facePx } of scenes) {
      const frame = planes(await pixels(facePx));
      for (let i = 0; i < seconds * framesPerSecond; i++) {
        await file.write('FRAME\n');
        await file.write(frame);
      }
    }
  } finally {
    await file.close();
  }
}

async function pixels(facePx: number): Promise<Buffer> {
  const room: Sharp = sharp({ create: { ...size, channels: 3, background: wall } });
  const stripe = { input: { create: { ...mark, channels: 3 as const } }, left: 0, top: 0 };
  if (facePx === 0) return room.composite([stripe]).removeAlpha().raw().toBuffer();
  const { data, info } = await sharp(face).resize({ height: facePx }).toBuffer({ resolveWithObject: true });
  const [left, top] = [Math.round((size.width - info.width) / 2), size.height - facePx];
  return room
    .composite([stripe, { input: data, left, top }])
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** RGB to Y, Cb and Cr (ITU-R BT.601), with chroma at half the size. */
function planes(rgb: Buffer): Buffer {
  const { width, height } = size;
  const half = width / 2;
  const yuv = Buffer.alloc((width * height * 3) / 2);
  const [cb, cr] = [width * height, (width * height * 5) / 4];
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const [r, g, b] = [rgb[3 * i]!, rgb[3 * i + 1]!, rgb[3 * i + 2]!];
      yuv[i] = 16.5 + 0.2568 * r + 0.5041 * g + 0.0979 * b;
      if (x % 2 || y % 2) continue;
      const at = (y / 2) * half + x / 2;
      yuv[cb + at] = 128.5 - 0.1482 * r - 0.291 * g + 0.4392 * b;
      yuv[cr + at] = 128.5 + 0.4392 * r - 0.3678 * g - 0.0714 * b;
    }
  }
  return yuv;
}
