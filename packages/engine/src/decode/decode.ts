import sharp, { type Metadata, type Sharp } from 'sharp';
import { EngineError } from '../errors.ts';
import type { Raster } from '../raster/raster.ts';
import { type Rgb, white } from '../raster/rgb.ts';
import { sourceLimits } from './limits.ts';
import { withStatedProfile } from './png-colours.ts';
import { sniff } from './sniff.ts';
import { isSrgbProfile } from './srgb-profile.ts';

interface DecodedPicture {
  /** Upright, full size, sRGB. */
  raster: Raster;
  /** Share of the pixels that were not fully opaque and were filled. */
  transparentShare: number;
}

/**
 * Decodes a picture into upright 8-bit sRGB. The type is detected from the content, not from the name. Takes the first
 * frame of an animation, applies the EXIF orientation, converts the embedded profile (Display P3, Adobe RGB, CMYK,
 * grey), reduces 16 bits to 8 and fills transparency.
 *
 * In:     encoded bytes; `fill`, the colour behind transparent pixels.
 * Throws: EngineError file-empty, file-too-large, file-type-unsupported, file-damaged, picture-too-large,
 *         picture-too-small.
 */
export async function decode(source: Buffer, fill: Rgb): Promise<DecodedPicture> {
  const header = await readHeader(source);
  return decodePixels(openPicture(source, header).autoOrient(), fill);
}

/** Decodes a picture that the engine itself encoded; it is sRGB, and no limits apply. */
export async function decodeFinished(bytes: Buffer): Promise<Raster> {
  return (await decodePixels(open(bytes, { ignoreIcc: true }).autoOrient(), white)).raster;
}

/**
 * Reads and checks the metadata of a file against all limits, before any pixel is decoded.
 *
 * Throws: EngineError file-empty, file-too-large, file-type-unsupported, file-damaged, picture-too-large,
 *         picture-too-small.
 */
export async function readHeader(source: Buffer): Promise<Metadata> {
  await sniff(source);
  const metadata = await readMetadata(source);
  checkPixels({ ...metadata, isWhole: isDecodedWhole(metadata) });
  return metadata;
}

/** Opens a picture for further sharp operations, such as resizing or extraction. In: `header` from `readHeader`. */
export function openPicture(source: Buffer, header: Metadata): Sharp {
  return open(source, { ignoreIcc: isSrgb(header) });
}

/** True when no conversion to sRGB is needed. */
function isSrgb({ icc, space, depth }: Metadata): boolean {
  return icc !== undefined && space === 'srgb' && depth === 'uchar' && isSrgbProfile(icc);
}

function open(source: Buffer, { ignoreIcc }: { ignoreIcc: boolean }): Sharp {
  const complete = lacksEnd(source)
    ? // Truncated data is only a warning of the codec once the marker is there.
      sharp(Buffer.concat([source, jpegMarker.end]), { ...readOptions, failOn: 'warning', ignoreIcc })
    : sharp(withStatedProfile(source), { ...readOptions, ignoreIcc });
  return complete.timeout({ seconds: sourceLimits.decodeSecondsMax });
}

const jpegMarker = {
  begin: Buffer.from([0xff, 0xd8, 0xff]),
  scan: Buffer.from([0xff, 0xda]),
  end: Buffer.from([0xff, 0xd9]),
};

/** True for a JPEG without an end marker behind its last scan; coded data holds none. Source: ITU-T T.81, annex B. */
function lacksEnd(source: Buffer): boolean {
  if (!source.subarray(0, 3).equals(jpegMarker.begin)) return false;
  return source.lastIndexOf(jpegMarker.end) < source.lastIndexOf(jpegMarker.scan);
}

/** Decodes the pixels of an opened picture into sRGB bytes. Throws: EngineError file-damaged. */
export async function decodePixels(picture: Sharp, fill: Rgb): Promise<DecodedPicture> {
  const { data, info } = await readPixels(picture);
  const { rgb, transparentShare } = opaqueRgb(data, info.channels, fill);
  return { raster: { data: rgb, widthPx: info.width, heightPx: info.height }, transparentShare };
}

const readOptions = { failOn: 'truncated', limitInputPixels: sourceLimits.pixelsMax, pages: 1 } as const;

async function readMetadata(source: Buffer): Promise<Metadata> {
  try {
    return await sharp(withStatedProfile(source), { ...readOptions, limitInputPixels: false }).metadata();
  } catch (cause) {
    throw new EngineError('file-damaged', {}, { cause });
  }
}

interface StatedSize {
  width: number;
  height: number;
  /** True for a picture that is decoded in one piece. */
  isWhole: boolean;
}

/** Throws: EngineError picture-too-large, picture-too-small. */
export function checkPixels({ width, height, isWhole }: StatedSize): void {
  const pixels = width * height;
  const pixelsMax = isWhole ? sourceLimits.wholePixelsMax : sourceLimits.pixelsMax;
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

/**
 * True for formats that cannot be decoded row by row. Progressive JPEG can: it is held as coefficients, which take
 * little memory.
 */
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

/**
 * Removes alpha and expands grey. Raw pixels have one to four channels (grey, grey and alpha, colour, colour and
 * alpha), whatever was requested.
 */
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
