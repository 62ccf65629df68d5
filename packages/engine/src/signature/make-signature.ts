import sharp from 'sharp';
import { encodeJpeg } from '../compose/encode.ts';
import { openPicture, readHeader } from '../decode/decode.ts';
import { EngineError } from '../errors.ts';
import { quantile } from '../raster/quantile.ts';
import type { Raster, Size } from '../raster/raster.ts';
import { joined, placeAbove } from './above-signature.ts';
import { inkOf } from './ink.ts';
import { withoutRuledLines } from './ruled-lines.ts';
import { type Box, signatureStrokes } from './strokes.ts';

export interface SignatureRequest {
  widthPx: number;
  heightPx: number;
  /** Limits of the file in kB; null where there is none. */
  minKb: number | null;
  maxKb: number | null;
  /** Density written into the file. */
  dpi: number;
  /** A finished photo that the file shows above the signature. */
  photo?: Buffer | undefined;
}

export interface MadeSignature {
  /** JPEG: the signature in black on white, below the photo if there is one. */
  bytes: Buffer;
  /** Whether the file is within the limits; a small picture cannot have a large file. */
  isWithinLimits: boolean;
}

/** Larger photographs are reduced to this side; strokes are then still several pixels wide. */
const sidePxMax = 1200;
/** Empty space around the signature, in parts of the result's sides. */
const marginShare = 0.06;
/** Rules do not define a KB: a maximum is read as 1000 bytes, a minimum as 1024. */
const ceilingKb = 1000;
const floorKb = 1024;

/**
 * Finds the signature on a photographed sheet of paper, removes the paper with its lines and shadows, and fits the signature
 * into a picture of the given size, alone or below a photo.
 *
 * Throws: EngineError of decoding; signature-missing if there is no signature.
 */
export async function makeSignature(source: Buffer, request: SignatureRequest): Promise<MadeSignature> {
  const paper = await decodePaper(source);
  const found = findSignature(paper);
  if (!found) throw new EngineError('signature-missing');
  const picture = await pictureOf(found, paper, request);
  const min = request.minKb === null ? null : request.minKb * floorKb;
  const max = request.maxKb === null ? null : request.maxKb * ceilingKb;
  const { bytes } = await encodeJpeg(picture, request, { min, max });
  return { bytes, isWithinLimits: bytes.length >= (min ?? 0) && bytes.length <= (max ?? bytes.length) };
}

async function pictureOf(
  found: FoundSignature,
  paper: Raster,
  { photo, widthPx, heightPx }: SignatureRequest,
): Promise<Raster> {
  if (!photo) return fitted(found, paper, { widthPx, heightPx });
  const place = await placeAbove(photo, { widthPx, heightPx });
  return joined(place, await fitted(found, paper, { widthPx, heightPx: heightPx - place.heightPx }));
}

async function decodePaper(source: Buffer): Promise<Raster> {
  const header = await readHeader(source);
  const { data, info } = await openPicture(source, header)
    .autoOrient()
    .resize(sidePxMax, sidePxMax, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8Array(data), widthPx: info.width, heightPx: info.height };
}

async function fitted(
  { box, alpha }: FoundSignature,
  paper: Raster,
  { widthPx, heightPx }: Size,
): Promise<Raster> {
  const grey = Buffer.from(Uint8Array.from(alpha, (opacity) => 255 * (1 - opacity)));
  const inside = {
    width: Math.max(1, Math.round(widthPx * (1 - 2 * marginShare))),
    height: Math.max(1, Math.round(heightPx * (1 - 2 * marginShare))),
  };
  const cut = await sharp(grey, { raw: { width: paper.widthPx, height: paper.heightPx, channels: 1 } })
    .extract({
      left: box.left,
      top: box.top,
      width: box.right - box.left + 1,
      height: box.bottom - box.top + 1,
    })
    .resize({ ...inside, fit: 'inside' })
    .png()
    .toBuffer();
  const data = await sharp({
    create: { width: widthPx, height: heightPx, channels: 3, background: '#ffffff' },
  })
    .composite([{ input: cut, gravity: 'centre' }])
    .removeAlpha()
    .raw()
    .toBuffer();
  return { data: new Uint8Array(data), widthPx, heightPx };
}

interface FoundSignature {
  box: Box;
  /** 1 where the signature's ink is. */
  mask: Uint8Array;
  /** Opacity of the ink, 0 to 1. */
  alpha: Float32Array;
}

/** Smallest side of the box of a signature, in px; smaller marks are not one. */
const sidePxMin = 12;
/**
 * Widest spread of the hue of the paper between the strokes. It was 0.006 to 0.010 on twelve drawn sheets, and 0.093 to
 * 0.333 between the lines that were taken for strokes in 20 portraits in colour. A grey portrait is not recognised by it.
 */
const hueSpreadMax = 0.03;

/** Finds the signature in a picture of paper; null if there is none, as in a portrait. */
export function findSignature(picture: Raster): FoundSignature | null {
  const ink = inkOf(picture);
  const strokes = signatureStrokes(withoutRuledLines(ink), ink);
  if (!strokes) return null;
  const { box, mask } = strokes;
  if (box.right - box.left < sidePxMin || box.bottom - box.top < sidePxMin) return null;
  if (hueSpread(picture, mask, box) > hueSpreadMax) return null;
  return { box, mask, alpha: opacity(ink.darkness, grown(mask, ink.widthPx), mask) };
}

const blockPx = 8;

/** Spread (10th to 90th percentile) of red against green, in parts of the light, over the blocks that hold no stroke. */
function hueSpread({ data, widthPx }: Raster, mask: Uint8Array, box: Box): number {
  const hues: number[] = [];
  for (let top = box.top; top + blockPx <= box.bottom; top += blockPx) {
    for (let left = box.left; left + blockPx <= box.right; left += blockPx) {
      const pixels = Array.from(
        { length: blockPx ** 2 },
        (_, n) => (top + Math.floor(n / blockPx)) * widthPx + left + (n % blockPx),
      );
      if (pixels.some((at) => mask[at] === 1)) continue;
      const [red, green, blue] = [0, 1, 2].map((channel) =>
        pixels.reduce((sum, at) => sum + data[at * 3 + channel]!, 0),
      ) as [number, number, number];
      hues.push((red - green) / (red + green + blue + 1));
    }
  }
  return quantile(hues, 0.9) - quantile(hues, 0.1);
}

/** Full opacity at the darkness of the signature's own strokes, so that faint ink becomes as black as the form wants it. */
function opacity(darkness: Float32Array, near: Uint8Array, mask: Uint8Array): Float32Array {
  const dark = Array.from(darkness).filter((_, at) => mask[at] === 1);
  const full = dark.sort((a, b) => a - b)[Math.floor(dark.length * 0.6)] ?? 1;
  return darkness.map((value, at) => (near[at] === 1 ? Math.min(1, value / full) : 0));
}

/** The mask with a rim of one pixel, which holds the soft edge of strokes. */
function grown(mask: Uint8Array, widthPx: number): Uint8Array {
  const near = mask.slice();
  for (let at = 0; at < mask.length; at++) {
    if (mask[at] === 0) continue;
    for (const step of [-1, 1, -widthPx, widthPx])
      if (at + step >= 0 && at + step < near.length) near[at + step] = 1;
  }
  return near;
}
