import sharp from 'sharp';
import type { Random } from '../../packages/engine/fixtures/random.ts';
import type { Raster } from '../../packages/engine/src/raster/raster.ts';

/** Marker of the start of a scan. */
const startOfScan = 0xda;

/**
 * A JPEG of which a few bytes are damaged, or whose end is missing, from about a given row on. Its decoders show what comes
 * before and something else after it.
 */
export async function brokenJpeg(raster: Raster, row: number, random: Random): Promise<Buffer> {
  const quality = 92;
  const whole = await encoded(raster, raster.heightPx, quality);
  const upper = await encoded(raster, row, quality);
  const from = scanStart(whole);
  const at = Math.min(whole.length - 64, from + upper.length - scanStart(upper));
  if (random.chance(0.5)) return Buffer.concat([whole.subarray(0, at), Buffer.from([0xff, 0xd9])]);
  const damaged = Buffer.from(whole);
  for (let k = 0; k < 3; k++) damaged[at + 5 * k] = Math.floor(random.between(1, 254));
  return damaged;
}

function encoded({ data, widthPx, heightPx }: Raster, rows: number, quality: number): Promise<Buffer> {
  return sharp(data, { raw: { width: widthPx, height: heightPx, channels: 3 } })
    .extract({ left: 0, top: 0, width: widthPx, height: Math.max(16, rows) })
    .jpeg({ quality, optimiseCoding: false })
    .toBuffer();
}

function scanStart(bytes: Buffer): number {
  for (let at = 2; at < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    if (bytes[at + 1] === startOfScan) return at + 2 + bytes.readUInt16BE(at + 2);
  }
  throw new Error('no scan');
}
