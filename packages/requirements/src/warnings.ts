import { refusesCropping, refusesEditing, refusesOwnPhoto, sourceOf } from './policies.ts';
import type { NamedSource, PhotoRequirement } from './schema.ts';
import type { WarningCode } from './vocabulary.ts';

export interface Warning {
  code: WarningCode;
  /** Source of the rule behind the warning; null if it has none. */
  source: NamedSource | null;
}

type Warned = Pick<PhotoRequirement, 'supply' | 'edits' | 'discontinued' | 'sources'>;

/**
 * Warnings that a caller must see before a photo is made or paid for.
 * In: whether the background or the light of the picture may be changed.
 */
export function warningsFor(record: Warned, { mayEdit }: { mayEdit: boolean }): Warning[] {
  const { supply, edits, discontinued } = record;
  const warnings: Warning[] = [];
  const warn = (code: WarningCode, fact: { source: string | null }) =>
    warnings.push({ code, source: sourceOf(record, fact) });
  if (discontinued) warn('discontinued', discontinued);
  if (supply.kind === null) warn('supply-unknown', supply);
  else if (refusesOwnPhoto(record)) warn('own-photo-refused', supply);
  if (mayEdit && refusesEditing(record)) warn('edits-refused', edits);
  if (refusesCropping(record)) warn('cropping-refused', edits);
  return warnings;
}

/** Crop-only is the default where the authority refuses edits, unless the caller asks for a new background. */
export function cropsOnlyByDefault(
  record: Pick<PhotoRequirement, 'edits'>,
  background: 'auto' | 'replace' | 'keep' = 'auto',
): boolean {
  return refusesEditing(record) && background !== 'replace';
}
