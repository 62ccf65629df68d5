import { mmPerInch } from '../inch.ts';
import { type BackgroundColour, backgroundColours } from '../vocabulary.ts';

/** A pair of bounds, both inclusive. */
export interface Bounds {
  min: number;
  max: number;
}

export interface PixelSize {
  widthPx: number;
  heightPx: number;
}

/**
 * A document that we have no record of, as its owner describes it. Everything but the size may be null, where nothing is
 * known.
 */
export interface OwnDocument {
  widthMm: number;
  heightMm: number;
  /** Exact pixels of the file. */
  pixels: PixelSize | null;
  minPixels: PixelSize | null;
  maxPixels: PixelSize | null;
  headHeightMm: Bounds | null;
  eyeLineFromBottomMm: Bounds | null;
  background: BackgroundColour | null;
  /** Exact colour to paint, such as `#0000FF`; that of the colour's name if null. */
  backgroundHex: string | null;
  minKb: number | null;
  maxKb: number | null;
  minDpi: number | null;
  editsRefused: boolean;
}

/** Background colours that an own document may name. */
export const ownBackgrounds = backgroundColours;

export const ownDocumentRange = {
  sideMm: { min: 10, max: 100 },
  sidePx: { min: 50, max: 5000 },
  headHeightMm: { min: 8, max: 100 },
  kb: { min: 1, max: 10_240 },
  dpi: { min: 72, max: 1200 },
} as const;

/** Millimetres of a file that no one prints: those of the most common photo. */
const nominalHeightMm = 45;

/**
 * The document of which some values are known, complete; null without any size. Where only pixels are known, the
 * millimetres follow from the density, else they are nominal.
 */
export function documentFrom(known: Partial<OwnDocument>): OwnDocument | null {
  const px = known.pixels ?? known.maxPixels ?? known.minPixels;
  const size =
    known.widthMm !== undefined && known.heightMm !== undefined
      ? { widthMm: known.widthMm, heightMm: known.heightMm }
      : px && sizeOfPixels(px, known.minDpi ?? null);
  if (!size) return null;
  return {
    pixels: null,
    minPixels: null,
    maxPixels: null,
    headHeightMm: null,
    eyeLineFromBottomMm: null,
    background: null,
    backgroundHex: null,
    minKb: null,
    maxKb: null,
    minDpi: null,
    editsRefused: false,
    ...known,
    ...size,
  };
}

function sizeOfPixels({ widthPx, heightPx }: PixelSize, dpi: number | null) {
  const { sideMm } = ownDocumentRange;
  const atDensity = dpi === null ? 0 : (heightPx / dpi) * mmPerInch;
  const heightMm = atDensity >= sideMm.min * 2 && atDensity <= sideMm.max ? atDensity : nominalHeightMm;
  return {
    widthMm: hundredth((widthPx / heightPx) * heightMm) / 100,
    heightMm: hundredth(heightMm) / 100,
  };
}

/** Prefix of the variants that stand for an own document; they belong to the group `ZZ` and the type `other`. */
export const ownPrefix = 'own-';

const hundredth = (mm: number) => Math.round(mm * 100);

/**
 * The variant that stands for the document. It contains every value, so the document needs no storage: the variant
 * alone is enough for an order, a batch, a link or the command line.
 *
 * Lengths are in hundredths of a millimetre: `own-3500x4500-h3150x3600-bwhite-k20x200`.
 */
export function ownVariant(document: OwnDocument): string {
  const { pixels, minPixels, maxPixels, headHeightMm, eyeLineFromBottomMm, background } = document;
  const size = (px: PixelSize) => `${px.widthPx}x${px.heightPx}`;
  const band = ({ min, max }: Bounds) => `${hundredth(min)}x${hundredth(max)}`;
  const parts = [
    `${hundredth(document.widthMm)}x${hundredth(document.heightMm)}`,
    pixels && `p${size(pixels)}`,
    minPixels && `n${size(minPixels)}`,
    maxPixels && `m${size(maxPixels)}`,
    headHeightMm && `h${band(headHeightMm)}`,
    eyeLineFromBottomMm && `e${band(eyeLineFromBottomMm)}`,
    background && `b${background.replaceAll('-', '')}`,
    document.backgroundHex && `c${document.backgroundHex.slice(1).toLowerCase()}`,
    (document.minKb !== null || document.maxKb !== null) && `k${document.minKb ?? 0}x${document.maxKb ?? 0}`,
    document.minDpi !== null && `d${document.minDpi}`,
    document.editsRefused && 'unedited',
  ];
  return ownPrefix + parts.filter((part) => typeof part === 'string').join('-');
}

const pair = '(\\d{1,5})x(\\d{1,5})';
const form = new RegExp(
  `^${ownPrefix}${pair}(?:-p${pair})?(?:-n${pair})?(?:-m${pair})?(?:-h${pair})?(?:-e${pair})?` +
    `(?:-b([a-z]{3,20}))?(?:-c([0-9a-f]{6}))?(?:-k${pair})?(?:-d(\\d{2,4}))?(-unedited)?$`,
);

/** The document that a variant stands for; null if it stands for none, or for one that no photo could be made for. */
export function ownDocumentOf(variant: string): OwnDocument | null {
  const parts = form.exec(variant);
  if (!parts) return null;
  const number = (at: number) => (parts[at] === undefined ? null : Number(parts[at]));
  const pixelsAt = (at: number) =>
    parts[at] === undefined ? null : { widthPx: Number(parts[at]), heightPx: Number(parts[at + 1]) };
  const bandAt = (at: number) =>
    parts[at] === undefined ? null : { min: Number(parts[at]) / 100, max: Number(parts[at + 1]) / 100 };
  const background = backgroundColours.find((colour) => colour.replaceAll('-', '') === parts[13]) ?? null;
  if (parts[13] !== undefined && background === null) return null;
  const document: OwnDocument = {
    widthMm: Number(parts[1]) / 100,
    heightMm: Number(parts[2]) / 100,
    pixels: pixelsAt(3),
    minPixels: pixelsAt(5),
    maxPixels: pixelsAt(7),
    headHeightMm: bandAt(9),
    eyeLineFromBottomMm: bandAt(11),
    background,
    backgroundHex: parts[14] === undefined ? null : `#${parts[14].toUpperCase()}`,
    minKb: number(15) || null,
    maxKb: number(16) || null,
    minDpi: number(17),
    editsRefused: parts[18] !== undefined,
  };
  return ownDocumentFaults(document).length === 0 ? document : null;
}

export const ownDocumentFields = [
  'size',
  'pixels',
  'headHeight',
  'eyeLine',
  'background',
  'fileSize',
  'minDpi',
  'edits',
] as const;
export type OwnDocumentField = (typeof ownDocumentFields)[number];

/** The fields that contradict each other or are out of range; empty if a photo can be made. */
export function ownDocumentFaults(document: OwnDocument): OwnDocumentField[] {
  const { widthMm, heightMm, pixels, minPixels, maxPixels, headHeightMm, eyeLineFromBottomMm } = document;
  const { sideMm, sidePx, headHeightMm: head, kb, dpi } = ownDocumentRange;
  const isSide = (px: number) => within(px, sidePx) && Number.isInteger(px);
  const isSize = (px: PixelSize | null) => px === null || (isSide(px.widthPx) && isSide(px.heightPx));
  const atMost = (small: PixelSize | null, large: PixelSize | null) =>
    !small || !large || (small.widthPx <= large.widthPx && small.heightPx <= large.heightPx);
  const isBand = (band: Bounds | null) =>
    band === null || (band.min > 0 && band.min <= band.max && band.max <= heightMm);
  const isKb = (value: number | null) => value === null || (within(value, kb) && Number.isInteger(value));
  const holds: Record<OwnDocumentField, boolean> = {
    size: within(widthMm, sideMm) && within(heightMm, sideMm),
    pixels:
      [pixels, minPixels, maxPixels].every(isSize) &&
      atMost(minPixels, pixels) &&
      atMost(pixels, maxPixels) &&
      atMost(minPixels, maxPixels) &&
      (pixels === null || sameShape(pixels.widthPx / pixels.heightPx, widthMm / heightMm)),
    headHeight: isBand(headHeightMm) && (headHeightMm === null || headHeightMm.min >= head.min),
    eyeLine: isBand(eyeLineFromBottomMm),
    background: document.backgroundHex === null || /^#[0-9A-F]{6}$/.test(document.backgroundHex),
    fileSize:
      isKb(document.minKb) &&
      isKb(document.maxKb) &&
      (document.minKb === null || document.maxKb === null || document.minKb < document.maxKb),
    minDpi: document.minDpi === null || (within(document.minDpi, dpi) && Number.isInteger(document.minDpi)),
    edits: true,
  };
  return ownDocumentFields.filter((field) => !holds[field]);
}

/** Whether two ratios of width to height are equal but for rounded millimetres. */
export function sameShape(ratio: number, other: number): boolean {
  return Math.abs(ratio / other - 1) <= 0.03;
}

function within(value: number, { min, max }: Bounds): boolean {
  return value >= min && value <= max;
}
