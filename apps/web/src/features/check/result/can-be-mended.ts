import type { AdviceKey, Check, CheckId } from '@vesika/report';

/** What framing, painting the background, mending the light and writing the file anew can set right. */
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
/** A finished photo can be cut closer; what lies around it is gone. */
const mendedByCuttingCloser: ReadonlySet<AdviceKey> = new Set<AdviceKey>([
  'head-height.too-small',
  'eye-line.too-low',
  'top-margin.too-large',
]);

/** Whether a photo made of the same picture could pass; whether there is enough of it, making it tells. */
export function canBeMended(failed: readonly Pick<Check, 'id' | 'advice'>[]): boolean {
  return (
    failed.length > 0 &&
    failed.every(({ id, advice }) => mended.has(id) || (advice !== null && mendedByCuttingCloser.has(advice)))
  );
}
