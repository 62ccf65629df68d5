import { mmPerInch } from '../inch.ts';
import { type BackgroundColour, backgroundColours } from '../vocabulary.ts';

/** A pair of bounds, both inclusive. */
export interface Bounds {
  min: number;
  max: number;
}

/** Bounds of which one may be open. */
export interface OpenBounds {
  min: number | null;
  max: number | null;
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
  /** The head is measured to the top of the hair instead of the crown. */
  headIncludesHair: boolean;
  eyeLineFromBottomMm: Bounds | null;
  topMarginMm: OpenBounds | null;
  /** Width of the face from ear root to ear root. */
  headWidthMm: OpenBounds | null;
  chinMarginMm: OpenBounds | null;
  faceCentreFromSideMm: OpenBounds | null;
  background: BackgroundColour | null;
  /** Exact colour to paint, such as `#0000FF`; that of the colour's name if null. */
  backgroundHex: string | null;
  minKb: number | null;
  maxKb: number | null;
  minDpi: number | null;
  editsRefused: boolean;
}

type OpenBand = 'topMarginMm' | 'headWidthMm' | 'chinMarginMm' | 'faceCentreFromSideMm';

/** Known values of a document; an end of a band that is absent is open. */
type KnownValues = Partial<Omit<OwnDocument, OpenBand>> & {
  [Band in OpenBand]?: Partial<OpenBounds> | null;
};

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
export function documentFrom(known: KnownValues): OwnDocument | null {
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
    headIncludesHair: false,
    eyeLineFromBottomMm: null,
    background: null,
    backgroundHex: null,
    minKb: null,
    maxKb: null,
    minDpi: null,
    editsRefused: false,
    ...known,
    topMarginMm: withOpenEnds(known.topMarginMm),
    headWidthMm: withOpenEnds(known.headWidthMm),
    chinMarginMm: withOpenEnds(known.chinMarginMm),
    faceCentreFromSideMm: withOpenEnds(known.faceCentreFromSideMm),
    ...size,
  };
}

function withOpenEnds(bounds: Partial<OpenBounds> | null | undefined): OpenBounds | null {
  return bounds ? { min: bounds.min ?? null, max: bounds.max ?? null } : null;
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
  const { topMarginMm, headWidthMm, chinMarginMm, faceCentreFromSideMm } = document;
  const size = (px: PixelSize) => `${px.widthPx}x${px.heightPx}`;
  // Zero stands for an open end.
  const band = ({ min, max }: OpenBounds) => `${hundredth(min ?? 0)}x${hundredth(max ?? 0)}`;
  const parts = [
    `${hundredth(document.widthMm)}x${hundredth(document.heightMm)}`,
    pixels && `p${size(pixels)}`,
    minPixels && `n${size(minPixels)}`,
    maxPixels && `m${size(maxPixels)}`,
    headHeightMm && `h${band(headHeightMm)}`,
    document.headIncludesHair && 'hair',
    eyeLineFromBottomMm && `e${band(eyeLineFromBottomMm)}`,
    topMarginMm && `t${band(topMarginMm)}`,
    headWidthMm && `w${band(headWidthMm)}`,
    chinMarginMm && `u${band(chinMarginMm)}`,
    faceCentreFromSideMm && `s${band(faceCentreFromSideMm)}`,
    background && `b${background.replaceAll('-', '')}`,
    document.backgroundHex && `c${document.backgroundHex.slice(1).toLowerCase()}`,
    (document.minKb !== null || document.maxKb !== null) && `k${document.minKb ?? 0}x${document.maxKb ?? 0}`,
    document.minDpi !== null && `d${document.minDpi}`,
    document.editsRefused && 'unedited',
  ];
  return ownPrefix + parts.filter((part) => typeof part === 'string').join('-');
}

const pair = (name: string) => `(?:-${name}(?<${name}>\\d{1,5}x\\d{1,5}))?`;
const form = new RegExp(
  `^${ownPrefix}(?<size>\\d{1,5}x\\d{1,5})${['p', 'n', 'm', 'h'].map(pair).join('')}(?<hair>-hair)?` +
    `${['e', 't', 'w', 'u', 's'].map(pair).join('')}(?:-b(?<b>[a-z]{3,20}))?(?:-c(?<c>[0-9a-f]{6}))?` +
    `${pair('k')}(?:-d(?<d>\\d{2,4}))?(?<unedited>-unedited)?$`,
);

/** The document that a variant stands for; null if it stands for none, or for one that no photo could be made for. */
export function ownDocumentOf(variant: string): OwnDocument | null {
  const parts = form.exec(variant)?.groups as Readonly<Record<string, string | undefined>> | undefined;
  if (!parts) return null;
  const numbersOf = (name: string) => parts[name]?.split('x').map(Number) as [number, number] | undefined;
  const pixelsOf = (name: string): PixelSize | null => {
    const [widthPx, heightPx] = numbersOf(name) ?? [];
    return widthPx === undefined || heightPx === undefined ? null : { widthPx, heightPx };
  };
  const openBandOf = (name: string): OpenBounds | null => {
    const [min, max] = numbersOf(name) ?? [];
    return min === undefined || max === undefined
      ? null
      : { min: min === 0 ? null : min / 100, max: max === 0 ? null : max / 100 };
  };
  const bandOf = (name: string): Bounds | null => {
    const [min, max] = numbersOf(name) ?? [];
    return min === undefined || max === undefined ? null : { min: min / 100, max: max / 100 };
  };
  const background = backgroundColours.find((colour) => colour.replaceAll('-', '') === parts.b) ?? null;
  if (parts.b !== undefined && background === null) return null;
  const [width, height] = numbersOf('size')!;
  const [minKb, maxKb] = numbersOf('k') ?? [];
  const document: OwnDocument = {
    widthMm: width / 100,
    heightMm: height / 100,
    pixels: pixelsOf('p'),
    minPixels: pixelsOf('n'),
    maxPixels: pixelsOf('m'),
    headHeightMm: bandOf('h'),
    headIncludesHair: parts.hair !== undefined,
    eyeLineFromBottomMm: bandOf('e'),
    topMarginMm: openBandOf('t'),
    headWidthMm: openBandOf('w'),
    chinMarginMm: openBandOf('u'),
    faceCentreFromSideMm: openBandOf('s'),
    background,
    backgroundHex: parts.c === undefined ? null : `#${parts.c.toUpperCase()}`,
    minKb: minKb || null,
    maxKb: maxKb || null,
    minDpi: parts.d === undefined ? null : Number(parts.d),
    editsRefused: parts.unedited !== undefined,
  };
  return ownDocumentFaults(document).length === 0 ? document : null;
}

export const ownDocumentFields = [
  'size',
  'pixels',
  'headHeight',
  'eyeLine',
  'topMargin',
  'headWidth',
  'chinMargin',
  'faceCentre',
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
  const isOpenBand = (band: OpenBounds | null, mostMm: number) =>
    band === null ||
    ((band.min !== null || band.max !== null) &&
      isBand({ min: band.min ?? band.max!, max: band.max ?? band.min! }) &&
      Math.max(band.min ?? 0, band.max ?? 0) <= mostMm);
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
    topMargin: isOpenBand(document.topMarginMm, heightMm - (headHeightMm?.min ?? 0)),
    headWidth: isOpenBand(document.headWidthMm, widthMm),
    chinMargin: isOpenBand(document.chinMarginMm, heightMm - (headHeightMm?.min ?? 0)),
    faceCentre:
      isOpenBand(document.faceCentreFromSideMm, widthMm) &&
      (document.faceCentreFromSideMm?.min ?? 0) <= widthMm / 2 &&
      (document.faceCentreFromSideMm?.max ?? widthMm) >= widthMm / 2,
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
