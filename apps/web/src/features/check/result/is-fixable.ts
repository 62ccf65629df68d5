import type { AdviceKey, Check, CheckId } from '@vesika/report';

const fixable: ReadonlySet<CheckId> = new Set<CheckId>([
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
const fixableByCroppingCloser: ReadonlySet<AdviceKey> = new Set<AdviceKey>([
  'head-height.too-small',
  'eye-line.too-low',
  'top-margin.too-large',
]);

export function isFixable(failed: readonly Pick<Check, 'id' | 'advice'>[]): boolean {
  return (
    failed.length > 0 &&
    failed.every(
      ({ id, advice }) => fixable.has(id) || (advice !== null && fixableByCroppingCloser.has(advice)),
    )
  );
}
