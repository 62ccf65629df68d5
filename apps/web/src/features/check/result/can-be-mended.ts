import type { Check, CheckId } from '@vesika/report';

/** What framing, painting the background, mending the light and writing the file anew can set right. */
const mended: ReadonlySet<CheckId> = new Set<CheckId>([
  'head-height',
  'eye-line',
  'top-margin',
  'hair-margin',
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

/** Whether a photo made of the same picture could pass; whether there is enough of it, making it tells. */
export function canBeMended(failed: readonly Pick<Check, 'id'>[]): boolean {
  return failed.length > 0 && failed.every(({ id }) => mended.has(id));
}
