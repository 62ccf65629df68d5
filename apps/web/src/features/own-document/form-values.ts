import { mmPerInch } from '@vesika/requirements/inch';
import type { OwnDocument, OwnDocumentField } from '@vesika/requirements/own-document';
import { documentFrom, ownDocumentFaults } from '@vesika/requirements/own-document';
import type { Pair } from '../../components/fields/pair-field.tsx';

export const sizeUnits = ['mm', 'inch', 'px'] as const;
export type SizeUnit = (typeof sizeUnits)[number];

/** Pairs of inputs, each as it was typed. */
const pairs = [
  'size',
  'pixels',
  'minPixels',
  'maxPixels',
  'head',
  'eyes',
  'top',
  'faceWidth',
  'chin',
  'faceCentre',
  'kb',
] as const;
export type PairName = (typeof pairs)[number];

export interface FormValues extends Record<PairName, Pair> {
  unit: SizeUnit;
  background: NonNullable<OwnDocument['background']> | '';
  dpi: string;
  headIncludesHair: boolean;
  editsRefused: boolean;
}

const empty: Pair = ['', ''];

/** The commonest sizes of photos, mm. */
export const commonSizesMm = [
  [35, 45],
  [51, 51],
  [50, 70],
  [40, 60],
  [30, 40],
  [25, 35],
] as const;

export const emptyForm: FormValues = {
  unit: 'mm',
  size: empty,
  pixels: empty,
  minPixels: empty,
  maxPixels: empty,
  head: empty,
  eyes: empty,
  top: empty,
  faceWidth: empty,
  chin: empty,
  faceCentre: empty,
  kb: empty,
  background: '',
  dpi: '',
  headIncludesHair: false,
  editsRefused: false,
};

type Entered =
  | { document: OwnDocument; faults: readonly [] }
  | { document: null; faults: OwnDocumentField[] };

/** The document that was typed, or the fields that keep it from being one. */
export function entered(values: FormValues): Entered {
  const faults = new Set<OwnDocumentField>();
  const pairOf = (pair: Pair, field: OwnDocumentField) => {
    const [first, second] = pair.map(numberIn);
    if (first === null && second === null) return null;
    if (isNumber(first) && isNumber(second)) return [first, second] as const;
    faults.add(field);
    return null;
  };
  const pixelsOf = (pair: Pair) => {
    const sides = pairOf(pair, 'pixels');
    return sides && { widthPx: sides[0], heightPx: sides[1] };
  };
  const boundsOf = (pair: Pair, field: OwnDocumentField) => {
    const bounds = pairOf(pair, field);
    return bounds && { min: bounds[0], max: bounds[1] };
  };
  const openBoundsOf = (pair: Pair, field: OwnDocumentField) => {
    const [min = null, max = null] = pair.map(numberIn);
    if (Number.isNaN(min) || Number.isNaN(max)) faults.add(field);
    return min === null && max === null ? null : { min, max };
  };
  const isPx = values.unit === 'px';
  const size = isPx ? null : pairOf(values.size, 'size');
  const factor = values.unit === 'inch' ? mmPerInch : 1;
  const [minKb = null, maxKb = null] = values.kb.map(numberIn);
  const minDpi = numberIn(values.dpi);
  if (Number.isNaN(minKb) || Number.isNaN(maxKb)) faults.add('fileSize');
  if (Number.isNaN(minDpi)) faults.add('minDpi');
  const document = documentFrom({
    ...(size && { widthMm: hundredths(size[0] * factor), heightMm: hundredths(size[1] * factor) }),
    pixels: pixelsOf(isPx ? values.size : values.pixels),
    minPixels: pixelsOf(values.minPixels),
    maxPixels: pixelsOf(values.maxPixels),
    headHeightMm: boundsOf(values.head, 'headHeight'),
    headIncludesHair: values.headIncludesHair,
    eyeLineFromBottomMm: boundsOf(values.eyes, 'eyeLine'),
    topMarginMm: openBoundsOf(values.top, 'topMargin'),
    headWidthMm: openBoundsOf(values.faceWidth, 'headWidth'),
    chinMarginMm: openBoundsOf(values.chin, 'chinMargin'),
    faceCentreFromSideMm: openBoundsOf(values.faceCentre, 'faceCentre'),
    background: values.background || null,
    minKb,
    maxKb,
    minDpi,
    editsRefused: values.editsRefused,
  });
  if (!document) faults.add('size');
  else for (const field of ownDocumentFaults(document)) faults.add(field);
  return document && faults.size === 0 ? { document, faults: [] } : { document: null, faults: [...faults] };
}

/** Null if nothing was typed, NaN if it is no number. */
function numberIn(typed: string): number | null {
  const text = typed.trim().replace(',', '.');
  return text === '' ? null : Number(text);
}

function isNumber(value: number | null | undefined): value is number {
  return value !== null && value !== undefined && !Number.isNaN(value);
}

function hundredths(mm: number): number {
  return Math.round(mm * 100) / 100;
}
