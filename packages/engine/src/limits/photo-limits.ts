import type { LimitSource } from '@vesika/report';
import type { BandFact, ChildRule, Level, PhotoRequirement, RequirementSource } from '@vesika/requirements';
import { headAimMm, mainSource, sourceOf } from '@vesika/requirements/policies';

/** Inclusive band with the value to aim at and the source of the band. */
export interface Limit {
  min: number | null;
  max: number | null;
  aim: number | null;
  source: LimitSource;
}

/** All limits of a finished photo, derived once from the record. Framing aims at them, and checks judge by them. */
export interface PhotoLimits {
  /** Source of limits that come straight from the record. */
  record: LimitSource;
  /** Distance from the chin to the crown of the skull, or to the top of the hair if the authority includes it. */
  headHeightMm: Limit & {
    min: number;
    aim: number;
    includesHair: boolean;
    /** The band is our own estimate, which gives way to the width that the authority publishes. */
    givesWay: boolean;
  };
  eyeLineFromBottomMm: Limit & { min: number; max: number };
  topMarginMm: Limit;
  /** Width of the face from ear root to ear root; without bounds if the authority publishes none. */
  headWidthMm: Limit;
  /** Distance from the chin to the bottom edge; without bounds if the authority publishes none. */
  chinMarginMm: Limit;
  centreOffsetMm: Limit & { max: number };
  rollDeg: Limit & { max: number };
  interEyePx: Limit;
  upscaling: Limit & { max: number };
  /**
   * `givesWay`: the authority lets hair reach beyond the edge if the limits of head and eyes leave no room for it.
   */
  hairMarginMm: Limit & { min: number; aim: number; givesWay: boolean };
  missingMm: Limit & { max: number };
  fileBytes: Limit;
  /** Source of the rule on edits. */
  edits: LimitSource;
}

/**
 * Rules do not define a KB: a maximum is read as 1000 bytes per KB, a minimum as 1024, which is the stricter
 * choice for both.
 */
const ceilingKb = 1000;
const floorKb = 1024;

/**
 * The limits of a finished photo for a record, with the child's relaxations. Where the record sets no limit, the
 * standard's band applies, and where the standard sets none, ours.
 *
 * In:     `isDefault` if the product's defaults replace a missing record.
 * Out:    lengths in mm on the printed photo, file size in bytes; null where there is no limit.
 * Source: each limit names its own. ISO/IEC 39794-5, D.1.4.4, table D.8: face centre, eye line; D.1.4.2.4:
 *         inter-eye distance.
 */
export function photoLimits(
  requirement: PhotoRequirement,
  isDefault = false,
  childRule: ChildRule | null = null,
): PhotoLimits {
  const { size, eyeLineFromBottom, topMargin, headWidth, chinMargin, file } = requirement;
  const record = recordSource(requirement, isDefault);
  const headHeight = childRule?.headHeight ?? requirement.headHeight;
  return {
    record,
    headHeightMm: {
      min: headHeight.minMm,
      max: headHeight.maxMm,
      aim: headAimMm({ size, headHeight: { ...requirement.headHeight, ...headHeight } }),
      includesHair: requirement.headHeight.includesHair ?? false,
      givesWay: requirement.headHeight.derivation !== 'stated' && isBounded(headWidth),
      source: childRule?.headHeight ? childSource(childRule.headHeight.source ?? childRule.source) : record,
    },
    eyeLineFromBottomMm: eyeLineLimit(
      pictureHeightMm(requirement),
      eyeLineFromBottom,
      factSource(requirement, eyeLineFromBottom, record),
    ),
    topMarginMm: {
      min: topMargin.minMm ?? 0,
      max: topMargin.maxMm,
      aim: middle(topMargin) ?? topMargin.targetMm,
      source: topMargin.minMm === null ? wholeHead : factSource(requirement, topMargin, record),
    },
    headWidthMm: publishedBand(requirement, headWidth, record),
    chinMarginMm: publishedBand(requirement, chinMargin, record),
    centreOffsetMm: centreOffsetLimit(requirement, record),
    rollDeg: { min: null, max: 5, aim: 0, source: pose },
    interEyePx: interEyeLimit(requirement, record),
    upscaling: { min: null, max: 1.15, aim: null, source: ownLimit('Enlarging shows beyond 15%') },
    hairMarginMm: {
      // The top of the hair is measured to this precision.
      min: 0.2,
      max: null,
      aim: 1.3,
      givesWay: requirement.appearance?.rules.includes('hair-beyond-edge') ?? false,
      source: ownLimit('All of the hair is in the picture'),
    },
    missingMm: { min: null, max: 0.2, aim: 0, source: ownLimit('Nothing of the person may be missing') },
    fileBytes: {
      min: file.minKb === null ? null : file.minKb * floorKb,
      max: file.maxKb === null ? null : file.maxKb * ceilingKb,
      aim: null,
      source: factSource(requirement, file, record),
    },
    edits: factSource(requirement, requirement.edits, record),
  };
}

/** Rounding to whole pixels and millimetres changes the shape by less. */
const sameShape = 0.02;

/**
 * Height of the finished picture, mm. Exact pixels can have another shape than the record's millimetres; then the width
 * sets the density, and the height follows from the pixels.
 */
export function pictureHeightMm({ size, pixels }: Pick<PhotoRequirement, 'size' | 'pixels'>): number {
  const { widthPx, heightPx } = pixels;
  const heightMm = widthPx && heightPx ? (heightPx / widthPx) * size.widthMm : size.heightMm;
  return Math.abs(heightMm / size.heightMm - 1) < sameShape ? size.heightMm : heightMm;
}

/** The best source of the record. */
function recordSource(requirement: PhotoRequirement, isDefault: boolean): LimitSource {
  if (isDefault) return { title: 'Vesika defaults', address: null, date: null, basis: 'default' };
  const first = mainSource(requirement);
  // The copy is on a site that leads nothing, so another source stands for the record.
  const isCopyOnUnfitSite = requirement.verified === 'official-copy' && first?.kind !== 'official-copy';
  return {
    title: first?.title ?? requirement.label,
    address: first?.address ?? null,
    date: first?.date ?? null,
    basis: isCopyOnUnfitSite ? 'single-source' : requirement.verified,
  };
}

/** The source of one fact; the record's source if the fact names none. */
function factSource(
  requirement: PhotoRequirement,
  fact: { level: Level; source: string | null },
  record: LimitSource,
): LimitSource {
  const source = sourceOf(requirement, fact);
  if (!source) return record;
  const { title, address, date } = source;
  return { title, address, date, basis: basisOfLevel[fact.level] };
}

const basisOfLevel = {
  official: 'official',
  copy: 'official-copy',
  reported: 'single-source',
  secondary: 'single-source',
  unverified: 'single-source',
} as const satisfies Record<Level, LimitSource['basis']>;

/** The source of the rule for children. Rules that neither the authority nor a copy of its text states count as single-source. */
export function childSource({ title, address, date, kind }: RequirementSource): LimitSource {
  const isText = kind === 'official' || kind === 'official-copy';
  return { title, address, date, basis: isText ? kind : 'single-source' };
}

/** Source of a limit that no standard sets; `title` states the limit in English. */
export function ownLimit(title: string): LimitSource {
  return { title, address: null, date: null, basis: 'vesika' };
}

/**
 * In:     `title`, the standard and its component or subject.
 */
export function standardLimit(title: string): LimitSource {
  return { title, address: null, date: null, basis: 'standard' };
}

const faceCentre = standardLimit('ISO/IEC 39794-5, face centre at 45 to 55% of the width');
const eyeLine = standardLimit('ISO/IEC 39794-5, eye line at 30 to 50% of the height from the top');
const interEye = standardLimit('ISO/IEC 39794-5, inter-eye distance of at least 90 px');
const pose = standardLimit('ISO/IEC 39794-5, roll of at most 5 degrees');
const wholeHead = ownLimit('The whole head is in the picture');

function eyeLineLimit(
  heightMm: number,
  band: PhotoRequirement['eyeLineFromBottom'],
  source: LimitSource,
): PhotoLimits['eyeLineFromBottomMm'] {
  const [min, max] = [round(heightMm * 0.5), round(heightMm * 0.7)];
  if (!isBounded(band)) return { min, max, aim: band.targetMm, source: eyeLine };
  // The standard bounds the side that the authority leaves open.
  return { min: band.minMm ?? min, max: band.maxMm ?? max, aim: middle(band) ?? band.targetMm, source };
}

function publishedBand(
  requirement: PhotoRequirement,
  band: PhotoRequirement[BandFact],
  record: LimitSource,
): Limit {
  return {
    min: band.minMm,
    max: band.maxMm,
    aim: middle(band) ?? band.targetMm,
    source: factSource(requirement, band, record),
  };
}

/** Authorities state the distance to both side edges, so the nearer one bounds the offset. */
function centreOffsetLimit(
  requirement: PhotoRequirement,
  record: LimitSource,
): PhotoLimits['centreOffsetMm'] {
  const { size, faceCentreFromSide: band } = requirement;
  if (!isBounded(band)) return { min: null, max: round(size.widthMm * 0.05), aim: 0, source: faceCentre };
  const halfMm = size.widthMm / 2;
  const max = Math.min(halfMm - (band.minMm ?? 0), (band.maxMm ?? size.widthMm) - halfMm);
  return { min: null, max: round(max), aim: 0, source: factSource(requirement, band, record) };
}

function isBounded({ minMm, maxMm }: { minMm: number | null; maxMm: number | null }): boolean {
  return minMm !== null || maxMm !== null;
}

const interEyePxMin = 90;
/** The largest inter-eye distance of people, in head heights. */
const interEyePerHeadMax = 1 / 3.1;

/** No limit applies if the record's exact pixels make the standard's distance impossible. */
function interEyeLimit({ pixels, size, headHeight }: PhotoRequirement, record: LimitSource): Limit {
  const headMaxMm = headHeight.maxMm ?? size.heightMm;
  const possiblePx =
    ((pixels.widthPx ?? Number.POSITIVE_INFINITY) / size.widthMm) * headMaxMm * interEyePerHeadMax;
  if (possiblePx < interEyePxMin) return { min: null, max: null, aim: null, source: record };
  return { min: interEyePxMin, max: null, aim: null, source: interEye };
}

function middle({ minMm, maxMm }: { minMm: number | null; maxMm: number | null }): number | null {
  return minMm === null || maxMm === null ? null : (minMm + maxMm) / 2;
}

function round(mm: number): number {
  return Math.round(mm * 100) / 100;
}
