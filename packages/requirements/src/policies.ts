import type { NamedSource, PhotoRequirement } from './schema.ts';
import { unfitnessOf } from './unfit-hosts.ts';

/**
 * Whether the authority refuses photos whose appearance was edited, or in which one thing was; false if nothing was found.
 */
export function refusesEditing(
  { edits: { refused } }: Pick<PhotoRequirement, 'edits'>,
  edit?: 'background' | 'light' | 'retouching',
): boolean {
  if (edit) return refused.includes('any') || refused.includes(edit);
  return refused.some((each) => each !== 'cropping');
}

/** Whether even straightening, cropping and resizing are refused, so that the studio's file must stay unchanged. */
export function refusesCropping({ edits }: Pick<PhotoRequirement, 'edits'>): boolean {
  return edits.refused.includes('cropping');
}

/** Whether the authority accepts no photo that people take themselves; false if nothing was found. */
export function refusesOwnPhoto({ supply: { kind } }: Pick<PhotoRequirement, 'supply'>): boolean {
  return kind !== null && kind !== 'self' && kind !== 'self-or-professional';
}

/** Whether applicants hand in prints in any way of applying; false if the authority takes every photo itself. */
export function bringsPrints({ supply }: Pick<PhotoRequirement, 'supply'>): boolean {
  return [supply, ...supply.otherwise].some(({ kind }) => kind !== 'captured' && kind !== 'none-needed');
}

interface SizedHead {
  size: Pick<PhotoRequirement['size'], 'heightMm'>;
  headHeight: Pick<PhotoRequirement['headHeight'], 'minMm' | 'maxMm'>;
}

/**
 * Head height to aim at, in mm: the middle of the band. Without an upper bound, the middle of the ICAO band (70 to 80 %
 * of the height), or the lower bound if that is higher.
 */
export function headAimMm({ size, headHeight }: SizedHead): number {
  const { minMm, maxMm } = headHeight;
  return maxMm === null ? Math.max(minMm, 0.75 * size.heightMm) : (minMm + maxMm) / 2;
}

/** Whether glasses may be worn; `medical` if they cannot be taken off; `unclear` if the rules do not say. */
export type GlassesPermission = 'allowed' | 'medical' | 'forbidden' | 'unclear';

export function glassesPermission({ glasses }: Pick<PhotoRequirement, 'glasses'>): GlassesPermission {
  if (!glasses || glasses.policy === 'best-removed') return 'unclear';
  if (glasses.policy === 'unless-needed' || glasses.policy === 'medical') return 'medical';
  return glasses.policy === 'forbidden' ? 'forbidden' : 'allowed';
}

/** Null if the rules do not say; a neutral face is then customary. */
export function smileAllowed({ expression }: Pick<PhotoRequirement, 'expression'>): boolean | null {
  return expression && expression.policy === 'natural-smile';
}

/** `both` means religious or medical grounds, `custom` the dress of a people or nation; null if nothing was found. */
export type HeadCoveringPolicy = 'bare' | 'religious' | 'both' | 'custom';

export function headCoveringPolicy({
  headCovering,
}: Pick<PhotoRequirement, 'headCovering'>): HeadCoveringPolicy | null {
  if (!headCovering) return null;
  const { exceptions } = headCovering;
  if (exceptions.length === 0) return 'bare';
  if (exceptions.includes('customary')) return 'custom';
  return exceptions.includes('medical') ? 'both' : 'religious';
}

/** The source of a fact; null if it has none. */
export function sourceOf(
  { sources }: Pick<PhotoRequirement, 'sources'>,
  fact: { source: string | null } | null,
): NamedSource | null {
  return sources.find(({ id }) => id === fact?.source) ?? null;
}

/** Whether a source may lead a record. */
export function isFit(source: NamedSource): boolean {
  return unfitnessOf(source) === null;
}

/** Older sources lead a record only if it has no newer one. */
const leadingSince = '2015';

/**
 * The source of the record as a whole: that of its size, else one that confirms the size, else the source nearest to
 * the authority. Sources of before 2015 come last, and unfit sites never lead: null if there is nothing else.
 */
export function mainSource(record: Pick<PhotoRequirement, 'sources' | 'size'>): NamedSource | null {
  const { sources, size } = record;
  const confirming = sources.filter(({ id }) => size.confirmedBy.includes(id));
  const inOrder = [sourceOf(record, size), ...confirming, ...sources]
    .filter((source) => source !== null)
    .filter(isFit);
  return inOrder.find(({ date }) => date === null || date >= leadingSince) ?? inOrder[0] ?? null;
}
