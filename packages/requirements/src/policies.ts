import type { NamedSource, PhotoRequirement } from './schema.ts';

/** Whether the authority refuses photos whose look was changed; false where nothing of the kind was found. */
export function refusesEditing({ edits }: Pick<PhotoRequirement, 'edits'>): boolean {
  return edits.refused.some((edit) => edit !== 'cropping');
}

/** Whether even straightening, cropping and resizing is refused: the file stays as it left the studio. */
export function refusesCropping({ edits }: Pick<PhotoRequirement, 'edits'>): boolean {
  return edits.refused.includes('cropping');
}

/** Whether the authority takes no photo that people make of themselves; false where nothing is published. */
export function refusesOwnPhoto({ supply: { kind } }: Pick<PhotoRequirement, 'supply'>): boolean {
  return kind !== null && kind !== 'self' && kind !== 'self-or-professional';
}

/** Whether glasses may be worn; `medical` where they cannot be taken off; `unclear` where the rules do not say. */
export type GlassesPermission = 'allowed' | 'medical' | 'forbidden' | 'unclear';

export function glassesPermission({ glasses }: Pick<PhotoRequirement, 'glasses'>): GlassesPermission {
  if (!glasses || glasses.policy === 'best-removed') return 'unclear';
  if (glasses.policy === 'unless-needed' || glasses.policy === 'medical') return 'medical';
  return glasses.policy === 'forbidden' ? 'forbidden' : 'allowed';
}

/** Null where the rules do not say; what is usual is a neutral face. */
export function smileAllowed({ expression }: Pick<PhotoRequirement, 'expression'>): boolean | null {
  return expression && expression.policy === 'natural-smile';
}

/** `both` is religious or medical grounds, `custom` the dress of a people or nation; null where nothing is published. */
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

/** The source that a fact of the record names; null for facts that rest on none. */
export function sourceOf(
  { sources }: Pick<PhotoRequirement, 'sources'>,
  fact: { source: string | null } | null,
): NamedSource | null {
  return sources.find(({ id }) => id === fact?.source) ?? null;
}

/** On what the record rests as a whole: what its size rests on, else the source nearest to the authority. */
export function mainSource(record: Pick<PhotoRequirement, 'sources' | 'size'>): NamedSource | null {
  return sourceOf(record, record.size) ?? record.sources[0] ?? null;
}
