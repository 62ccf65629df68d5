import { refusesEditing, refusesOwnPhoto } from './policies.ts';
import type { PhotoRequirement } from './schema.ts';
import { type PhotoDifference, photoDifferences } from './vocabulary.ts';

/**
 * The overlap two bands must have, or the whole narrower band: at the very edge of a band every verdict is in doubt.
 */
const roomMm = {
  headHeight: 2,
  eyeLine: 2,
  topMargin: 1,
  headWidth: 2,
  chinMargin: 1,
  faceCentre: 1,
} as const;
/** Height of hair above the crown relative to head height, used if only one of the records includes hair. */
const hairShare = 0.12;
/** Nominal sizes are rounded to at most a tenth of a millimetre. */
const sizeToleranceMm = 0.05;
/** A ceiling counts 1000 bytes per KB, a floor 1024. */
const floorPerCeiling = 1.024;

/**
 * Why two documents cannot share one photo that satisfies both records in size, bands, background, edits and file;
 * empty if they can. Rules about the person apply in any case and are no difference.
 */
export function photoDifferencesBetween(a: PhotoRequirement, b: PhotoRequirement): PhotoDifference[] {
  return photoDifferences.filter((difference) => differs[difference](a, b));
}

/** Groups documents that share one photo, in order. */
export function groupBySharedPhoto<T>(
  documents: readonly T[],
  recordOf: (document: T) => PhotoRequirement,
): T[][] {
  const groups: T[][] = [];
  for (const document of documents) {
    const group = groups.find((members) =>
      members.every((member) => photoDifferencesBetween(recordOf(member), recordOf(document)).length === 0),
    );
    if (group) group.push(document);
    else groups.push([document]);
  }
  return groups;
}

/** The head band common to both; null if it is too narrow. It includes hair if one record does. */
export function jointHeadHeight(
  a: HeadBand,
  b: HeadBand,
): { minMm: number; maxMm: number | null; includesHair: boolean } | null {
  const includesHair = a.includesHair === true || b.includesHair === true;
  const floors = [a, b].map((band) =>
    includesHair && band.includesHair !== true ? band.minMm / (1 - hairShare) : band.minMm,
  );
  const minMm = Math.max(...floors);
  const maxMm = Math.min(a.maxMm ?? Number.POSITIVE_INFINITY, b.maxMm ?? Number.POSITIVE_INFINITY);
  return maxMm - minMm >= Math.min(roomMm.headHeight, width(a), width(b))
    ? { minMm, maxMm: Number.isFinite(maxMm) ? maxMm : null, includesHair }
    : null;
}

type HeadBand = Pick<PhotoRequirement['headHeight'], 'minMm' | 'maxMm' | 'includesHair'>;
type Compare = (a: PhotoRequirement, b: PhotoRequirement) => boolean;

const differs: Readonly<Record<PhotoDifference, Compare>> = {
  supply: (a, b) => refusesOwnPhoto(a) !== refusesOwnPhoto(b),
  size: (a, b) =>
    Math.abs(a.size.widthMm - b.size.widthMm) > sizeToleranceMm ||
    Math.abs(a.size.heightMm - b.size.heightMm) > sizeToleranceMm,
  'head-height': (a, b) => jointHeadHeight(a.headHeight, b.headHeight) === null,
  'eye-line': (a, b) => !meet(a.eyeLineFromBottom, b.eyeLineFromBottom, roomMm.eyeLine),
  'top-margin': (a, b) => !meet(a.topMargin, b.topMargin, roomMm.topMargin),
  'head-width': (a, b) => !meet(a.headWidth, b.headWidth, roomMm.headWidth),
  'chin-margin': (a, b) => !meet(a.chinMargin, b.chinMargin, roomMm.chinMargin),
  'face-centre': (a, b) => !meet(a.faceCentreFromSide, b.faceCentreFromSide, roomMm.faceCentre),
  // Painted backgrounds must match exactly; other colours that a record accepts refer to real walls.
  background: (a, b) => a.background.hex !== b.background.hex,
  caption: (a, b) => (a.caption?.lines.length ?? 0) !== (b.caption?.lines.length ?? 0),
  edits: (a, b) => refusesEditing(a) !== refusesEditing(b),
  pixels: (a, b) => !pixelsMeet(a.pixels, b.pixels),
  'file-size': (a, b) => !weightsMeet(a.file, b.file) || !weightsMeet(b.file, a.file),
  'file-format': ({ file: a }, { file: b }) =>
    a.formats !== null && b.formats !== null && !a.formats.some((format) => b.formats!.includes(format)),
};

type Band = Pick<PhotoRequirement['topMargin'], 'minMm' | 'maxMm'>;

/** An open side is unbounded. */
function meet(a: Band, b: Band, room: number): boolean {
  if (isOpen(a) || isOpen(b)) return true;
  const min = Math.max(a.minMm ?? 0, b.minMm ?? 0);
  const max = Math.min(a.maxMm ?? Number.POSITIVE_INFINITY, b.maxMm ?? Number.POSITIVE_INFINITY);
  return max - min >= Math.min(room, width(a), width(b));
}

function width({ minMm, maxMm }: Band): number {
  return (maxMm ?? Number.POSITIVE_INFINITY) - (minMm ?? 0);
}

function isOpen({ minMm, maxMm }: Band): boolean {
  return minMm === null && maxMm === null;
}

function pixelsMeet(a: PhotoRequirement['pixels'], b: PhotoRequirement['pixels']): boolean {
  const [wide, high] = [a, b].map(rangesOf).reduce(([w, h], [v, g]) => [within(w!, v!), within(h!, g!)]) as [
    Range,
    Range,
  ];
  return wide.min <= wide.max && high.min <= high.max;
}

interface Range {
  min: number;
  max: number;
}

/** Exact pixels are the lower end of a range up to the accepted maximum. */
function rangesOf(pixels: PhotoRequirement['pixels']): [Range, Range] {
  const { widthPx, heightPx, minWidthPx, minHeightPx, maxWidthPx, maxHeightPx } = pixels;
  const open = Number.POSITIVE_INFINITY;
  return [
    {
      min: widthPx ?? minWidthPx ?? 0,
      max: widthPx === null ? (maxWidthPx ?? open) : (maxWidthPx ?? widthPx),
    },
    {
      min: heightPx ?? minHeightPx ?? 0,
      max: heightPx === null ? (maxHeightPx ?? open) : (maxHeightPx ?? heightPx),
    },
  ];
}

function within(a: Range, b: Range): Range {
  return { min: Math.max(a.min, b.min), max: Math.min(a.max, b.max) };
}

/** Whether the minimum file size of one is below the maximum of the other. */
function weightsMeet({ minKb }: PhotoRequirement['file'], { maxKb }: PhotoRequirement['file']): boolean {
  return minKb === null || maxKb === null || minKb * floorPerCeiling < maxKb;
}
