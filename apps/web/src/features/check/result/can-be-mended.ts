import type { AdviceKey, Check, CheckId } from '@vesika/report';

const mended: ReadonlySet<CheckId> = new Set<CheckId>([
  'centring',
  'head-pose-roll',
  'natural-colour',
  'background-colour',
  'background-uniformity',
  'background-shadow',
  'picture-size',
  'density',
  'file-size',
  'file-format',
]);
const mendedByCuttingCloser: ReadonlySet<AdviceKey> = new Set<AdviceKey>([
  'head-height.too-small',
  'eye-line.too-low',
  'top-margin.too-large',
]);

export function canBeMended(failed: readonly Pick<Check, 'id' | 'advice'>[]): boolean {
  return (
    failed.length > 0 &&
    failed.every(({ id, advice }) => mended.has(id) || (advice !== null && mendedByCuttingCloser.has(advice)))
  );
}
