import sharp, { type Metadata, type Sharp } from 'sharp';
import { EngineError } from '../errors.ts';
import type { Raster } from '../raster/raster.ts';
import { type Rgb, white } from '../raster/rgb.ts';
import { sourceLimits } from './limits.ts';
import { sniff } from './sniff.ts';
import { isSrgbProfile } from './srgb-profile.ts';

export interface DecodedPicture {
  /** Upright, full size, sRGB. */
  raster: Raster;
  /** Share of the pixels that were transparent in some degree, and were filled. */
  transparentShare: number;
}

/**
 * Decodes a picture into upright 8-bit sRGB: by content, not by name; the first frame of an animation;
 * EXIF orientation applied; the embedded profile (Display P3, Adobe RGB, CMYK, grey) converted; 16 bits
 * reduced to 8; transparency filled.
 *
 * In:     encoded bytes; `fill`, the colour behind transparent pixels.
 * Throws: file-empty, file-too-large, file-type-unsupported, file-damaged, picture-too-large,
 *         picture-too-small.
 */
export async function decode(source: Buffer, fill: Rgb): Promise<DecodedPicture> {
  const header = await readHeader(source);
  return decodePixels(openPicture(source, header).autoOrient(), fill);
}

/** Reads back a picture of our own making, on which no limits apply, and which is sRGB. */
export async function decodeFinished(bytes: Buffer): Promise<Raster> {
  return (await decodePixels(open(bytes, { ignoreIcc: true }).autoOrient(), white)).raster;
}

/**
 * What the file says of itself, within all limits, before any pixel is decoded.
 *
 * Throws: file-empty, file-too-large, file-type-unsupported, file-damaged, picture-too-large,
 *         picture-too-small.
 */
export async function readHeader(source: Buffer): Promise<Metadata> {
  await sniff(source);
  const metadata = await readMetadata(source);
  checkPixels(metadata);
  return metadata;
}

/** Before anything else is asked of it, such as another size or a region. In: its header, as `readHeader` answers. */
export function openPicture(source: Buffer, header: Metadata): Sharp {
  return open(source, { ignoreIcc: isSrgb(header) });
}

/** What is sRGB already is not converted to it. */
function isSrgb({ icc, space, depth }: Metadata): boolean {
  return icc !== undefined && space === 'srgb' && depth === 'uchar' && isSrgbProfile(icc);
}

function open(source: Buffer, { ignoreIcc }: { ignoreIcc: boolean }): Sharp {
  return sharp(source, { ...readOptions, ignoreIcc }).timeout({ seconds: sourceLimits.decodeSecondsMax });
}

/** Throws: file-damaged. */
export async function decodePixels(picture: Sharp, fill: Rgb): Promise<DecodedPicture> {
  const { data, info } = await readPixels(picture);
  const { rgb, transparentShare } = opaqueRgb(data, info.channels, fill);
  return { raster: { data: rgb, widthPx: info.width, heightPx: info.height }, transparentShare };
}

const readOptions = { failOn: 'truncated', limitInputPixels: sourceLimits.pixelsMax, pages: 1 } as const;

async function readMetadata(source: Buffer): Promise<Metadata> {
  try {
    return await sharp(source, { ...readOptions, limitInputPixels: false }).metadata();
  } catch (cause) {
    throw new EngineError('file-damaged', {}, { cause });
  }
}

function checkPixels(header: Metadata): void {
  const { width, height } = header;
  const pixels = width * height;
  const pixelsMax = isDecodedWhole(header) ? sourceLimits.wholePixelsMax : sourceLimits.pixelsMax;
  if (pixels > pixelsMax) {
    throw new EngineError('picture-too-large', { pixels, pixelsMax });
  }
  if (Math.min(width, height) < sourceLimits.shortSidePxMin) {
    throw new EngineError('picture-too-small', {
      widthPx: width,
      heightPx: height,
      shortSidePxMin: sourceLimits.shortSidePxMin,
    });
  }
}

/** Progressive JPEG is kept as coefficients, which are few. */
function isDecodedWhole({ space, format, isProgressive }: Metadata): boolean {
  return space === 'cmyk' || (format === 'png' && isProgressive);
}

async function readPixels(picture: Sharp) {
  try {
    return await picture.toColourspace('srgb').raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
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
