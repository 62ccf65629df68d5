import type { Change } from '@vesika/report';
import sharp, { type Metadata, type Sharp } from 'sharp';
import type { Box } from '../geometry/spaces.ts';
import { type Patch, patchOf } from '../raster/patch.ts';
import type { Raster } from '../raster/raster.ts';
import { white } from '../raster/rgb.ts';
import { decodePixels, openPicture, readHeader } from './decode.ts';
import { isSrgbProfile } from './srgb-profile.ts';

/** An uploaded picture of which only the needed parts are decoded. */
export interface Original {
  /** Size of the upright picture. */
  widthPx: number;
  heightPx: number;
  /** Changes made by decoding: turned from its mirror image, colour profile, transparency. */
  changes: Change[];
  transparentShare: number;
  /** The whole picture, long side at most `overviewPx`. */
  overview: Raster;
  /** Finest pixels of the whole picture that are already decoded. */
  decoded: Patch;
  /**
   * Pixels of a region at the original scale.
   *
   * In: a box in source px; it is clipped to the picture and extended to whole pixels.
   */
  region(box: Box<'source'>): Promise<Patch>;
}

/** Sufficient for face detection and the face mesh, whose inputs are at most 192 px. */
export const overviewPx = 1024;
/** Below this number of pixels, decoding twice takes longer than decoding everything once. */
const scaledFromPixels = 4e6;

/**
 * Opens an original: upright, sRGB, transparency filled with white. For a large JPEG the codec decodes the overview at
 * a half, a quarter or an eighth, and regions on demand; other files are decoded whole.
 *
 * In:     `mirror`, true for a picture that shows the person as in a mirror. It is turned here, so all coordinates are
 *         those of the turned picture.
 * Throws: as decode does.
 */
export async function openOriginal(source: Buffer, mirror = false): Promise<Original> {
  const file = { source, header: await readHeader(source), mirror };
  return isScaled(file.header) ? openScaled(file) : openWhole(file);
}

/** Reads one region of a file, like `region` of an opened original. Throws: as decode does. */
export async function openRegion(source: Buffer, box: Box<'source'>, mirror = false): Promise<Patch> {
  const file = { source, header: await readHeader(source), mirror };
  if (!isScaled(file.header)) return patchOf((await decodePixels(upright(file), white)).raster);
  const { width, height } = file.header.autoOrient;
  return readRegion(file, clipped(box, width, height));
}

interface EncodedOriginal {
  source: Buffer;
  header: Metadata;
  mirror: boolean;
}

function upright({ source, header, mirror }: EncodedOriginal): Sharp {
  return openPicture(source, header).autoOrient().flop(mirror);
}

function isScaled({ format, width, height }: Metadata): boolean {
  return format === 'jpeg' && width * height > scaledFromPixels;
}

async function openScaled(file: EncodedOriginal): Promise<Original> {
  const { width: widthPx, height: heightPx } = file.header.autoOrient;
  const shrunk = upright(file).resize(overviewPx, overviewPx, {
    fit: 'inside',
    kernel: 'lanczos3',
  });
  const { raster } = await decodePixels(shrunk, white);
  return {
    widthPx,
    heightPx,
    changes: changesOf(file, 0),
    transparentShare: 0,
    overview: raster,
    decoded: {
      ...patchOf(raster),
      scaleX: raster.widthPx / widthPx,
      scaleY: raster.heightPx / heightPx,
    },
    region: (box) => readRegion(file, clipped(box, widthPx, heightPx)),
  };
}

async function openWhole(file: EncodedOriginal): Promise<Original> {
  const { raster, transparentShare } = await decodePixels(upright(file), white);
  return {
    widthPx: raster.widthPx,
    heightPx: raster.heightPx,
    changes: changesOf(file, transparentShare),
    transparentShare,
    overview: await overviewOf(raster),
    decoded: patchOf(raster),
    region: async () => patchOf(raster),
  };
}

/** Shrinks a picture to a long side of `overviewPx`; one that is hardly larger is returned unchanged. */
export async function overviewOf(picture: Raster): Promise<Raster> {
  const { widthPx, heightPx } = picture;
  if (Math.max(widthPx, heightPx) <= 1.25 * overviewPx) return picture;
  const { data, info } = await sharp(picture.data, { raw: { width: widthPx, height: heightPx, channels: 3 } })
    .resize(overviewPx, overviewPx, { fit: 'inside', kernel: 'linear' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, widthPx: info.width, heightPx: info.height };
}

/** Decodes the rows that the codec must, crops them to the box and then rotates them upright. */
async function readRegion({ source, header, mirror }: EncodedOriginal, box: Box<'source'>): Promise<Patch> {
  const turn = turnOf[header.orientation ?? 1] ?? turnOf[1]!;
  const { degrees } = turn;
  const mirrored = turn.mirrored !== mirror;
  const stored = storedBox(box, header, { degrees, mirrored });
  const picture = openPicture(source, header).extract(stored);
  // sharp always mirrors before it rotates, which inverts the direction of the rotation.
  const turned = mirrored ? picture.flop().rotate(360 - degrees) : picture.rotate(degrees);
  const { raster } = await decodePixels(turned, white);
  return patchOf(raster, box.left, box.top);
}

interface Turn {
  /** Clockwise rotation that makes the picture upright. */
  degrees: 0 | 90 | 180 | 270;
  /** True when the rotated picture must then be mirrored horizontally. */
  mirrored: boolean;
}

/** EXIF orientation (CIPA DC-008, 4.6.5, tag 0x0112). */
const turnOf: Readonly<Record<number, Turn>> = {
  1: { degrees: 0, mirrored: false },
  2: { degrees: 0, mirrored: true },
  3: { degrees: 180, mirrored: false },
  4: { degrees: 180, mirrored: true },
  5: { degrees: 90, mirrored: true },
  6: { degrees: 90, mirrored: false },
  7: { degrees: 270, mirrored: true },
  8: { degrees: 270, mirrored: false },
};

/** Converts a box of the upright picture into the stored picture's coordinates. */
function storedBox(box: Box<'source'>, { width, height, autoOrient }: Metadata, { degrees, mirrored }: Turn) {
  const left = mirrored ? autoOrient.width - box.left - box.width : box.left;
  switch (degrees) {
    case 0:
      return { left, top: box.top, width: box.width, height: box.height };
    case 90:
      return { left: box.top, top: height - left - box.width, width: box.height, height: box.width };
    case 180:
      return {
        left: width - left - box.width,
        top: height - box.top - box.height,
        width: box.width,
        height: box.height,
      };
    case 270:
      return { left: width - box.top - box.height, top: left, width: box.height, height: box.width };
  }
}

function clipped(
  { left, top, width, height }: Box<'source'>,
  widthPx: number,
  heightPx: number,
): Box<'source'> {
  const from = { left: clamp(Math.floor(left), widthPx - 1), top: clamp(Math.floor(top), heightPx - 1) };
  return {
    ...from,
    width: Math.max(1, clamp(Math.ceil(left + width), widthPx) - from.left),
    height: Math.max(1, clamp(Math.ceil(top + height), heightPx) - from.top),
  };
}

function clamp(value: number, max: number): number {
  return Math.min(max, Math.max(0, value));
}

function changesOf({ header, mirror }: EncodedOriginal, transparentShare: number): Change[] {
  const changes: Change[] = [];
  if (mirror) changes.push({ what: 'mirror', amount: 1, unit: 'ratio' });
  if (needsColourConversion(header)) changes.push({ what: 'colour-profile', amount: 1, unit: 'ratio' });
  if (transparentShare > 0) {
    changes.push({ what: 'transparency-filled', amount: transparentShare, unit: 'ratio' });
  }
  return changes;
}

function needsColourConversion({ space, icc }: Metadata): boolean {
  if (space === 'cmyk') return true;
  return icc !== undefined && !isSrgbProfile(icc);
}
