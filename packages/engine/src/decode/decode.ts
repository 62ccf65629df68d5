import sharp, { type Metadata } from 'sharp';
import { EngineError } from '../errors.ts';
import type { Raster } from '../geometry/raster.ts';
import { type Rgb, white } from '../geometry/rgb.ts';
import type { Change } from '../report.ts';
import { sourceLimits } from './limits.ts';
import { sniff } from './sniff.ts';

export interface DecodedPicture {
  /** `source` space: upright, full size, sRGB. */
  raster: Raster;
  changes: Change[];
}

/**
 * Decodes a portrait into upright 8-bit sRGB: by content, not by name; the first frame of an animation;
 * EXIF orientation applied; the embedded profile (Display P3, Adobe RGB, CMYK, grey) converted; 16 bits
 * reduced to 8; transparency filled.
 *
 * In:     encoded bytes; `fill`, the colour behind transparent pixels (the record's background).
 * Throws: file-empty, file-too-large, file-type-unsupported, file-damaged, picture-too-large,
 *         picture-too-small.
 */
export async function decode(source: Buffer, fill: Rgb): Promise<DecodedPicture> {
  await sniff(source);
  const metadata = await readHeader(source);
  checkPixels(metadata);
  const { data, info } = await readPixels(source);
  const { rgb, transparentShare } = opaqueRgb(data, info.channels, fill);
  return {
    raster: { data: rgb, widthPx: info.width, heightPx: info.height },
    changes: changesOf(metadata, transparentShare),
  };
}

/** Reads back a picture of our own making, on which no limits apply. */
export async function decodeFinished(bytes: Buffer): Promise<Raster> {
  const { data, info } = await readPixels(bytes);
  return { data: opaqueRgb(data, info.channels, white).rgb, widthPx: info.width, heightPx: info.height };
}

const readOptions = { failOn: 'truncated', limitInputPixels: sourceLimits.pixelsMax, pages: 1 } as const;

async function readHeader(source: Buffer): Promise<Metadata> {
  try {
    return await sharp(source, { ...readOptions, limitInputPixels: false }).metadata();
  } catch (cause) {
    throw new EngineError('file-damaged', {}, { cause });
  }
}

function checkPixels({ width, height }: Metadata): void {
  const pixels = width * height;
  if (pixels > sourceLimits.pixelsMax) {
    throw new EngineError('picture-too-large', { pixels, pixelsMax: sourceLimits.pixelsMax });
  }
  if (Math.min(width, height) < sourceLimits.shortSidePxMin) {
    throw new EngineError('picture-too-small', {
      widthPx: width,
      heightPx: height,
      shortSidePxMin: sourceLimits.shortSidePxMin,
    });
  }
}

async function readPixels(source: Buffer) {
  try {
    return await sharp(source, readOptions)
      .timeout({ seconds: sourceLimits.decodeSecondsMax })
      .autoOrient()
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
  } catch (cause) {
    throw new EngineError('file-damaged', {}, { cause });
  }
}

/** Raw pixels come with one to four channels (grey, grey and alpha, colour, colour and alpha), whatever was asked for. */
function opaqueRgb(
  data: Uint8Array,
  channels: number,
  fill: Rgb,
): { rgb: Uint8Array; transparentShare: number } {
  if (channels === 3) return { rgb: data, transparentShare: 0 };
  const pixels = data.length / channels;
  const rgb = new Uint8Array(pixels * 3);
  const hasAlpha = channels === 2 || channels === 4;
  const isGrey = channels < 3;
  let transparent = 0;
  for (let i = 0, from = 0; i < pixels; i++, from += channels) {
    const alpha = hasAlpha ? data[from + channels - 1]! : 255;
    if (alpha < 255) transparent++;
    for (let c = 0; c < 3; c++) {
      const value = data[from + (isGrey ? 0 : c)]!;
      rgb[i * 3 + c] = (value * alpha + fill[c]! * (255 - alpha)) / 255 + 0.5;
    }
  }
  return { rgb, transparentShare: transparent / pixels };
}

function changesOf(metadata: Metadata, transparentShare: number): Change[] {
  const changes: Change[] = [];
  if (needsColourConversion(metadata)) changes.push({ what: 'colour-profile', amount: 1, unit: 'ratio' });
  if (transparentShare > 0) {
    changes.push({ what: 'transparency-filled', amount: transparentShare, unit: 'ratio' });
  }
  return changes;
}

function needsColourConversion({ space, icc }: Metadata): boolean {
  if (space === 'cmyk') return true;
  return icc !== undefined && !/sRGB/i.test(icc.toString('latin1').replaceAll('\0', ''));
}
