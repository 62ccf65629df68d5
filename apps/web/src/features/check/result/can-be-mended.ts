import type { AdviceKey, Check, CheckId } from '@vesika/report';

/** Checks that reframing, a new background, corrected exposure or rewriting the file can fix. */
const mended: ReadonlySet<CheckId> = new Set<CheckId>([
  'centring',
  'head-pose-roll',
  'luminance-mean',
  'natural-colour',
  'background-colour',
  'background-uniformity',
  'background-shadow',
  'picture-size',
  'density',
  'file-size',
  'file-format',
]);
/** A finished photo can be cropped more tightly, but what lies beyond its edges is lost. */
const mendedByCuttingCloser: ReadonlySet<AdviceKey> = new Set<AdviceKey>([
  'head-height.too-small',
  'eye-line.too-low',
  'top-margin.too-large',
]);

/**
 * Reports whether a photo made from the same picture could pass. Whether the picture is sufficient only becomes clear
 * when the photo is made.
 */
export function canBeMended(failed: readonly Pick<Check, 'id' | 'advice'>[]): boolean {
  return (
    failed.length > 0 &&
    failed.every(({ id, advice }) => mended.has(id) || (advice !== null && mendedByCuttingCloser.has(advice)))
  );
}
