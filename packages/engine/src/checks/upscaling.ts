import type { Check } from '@vesika/report';
import { ownLimit } from '../limits/photo-limits.ts';
import type { EarlyFindings } from './findings.ts';
import { judge } from './judge.ts';
import { worstOf } from './worst-of.ts';

/** Cameras do not resolve their last pixels; a picture that was enlarged two and a half times is beyond the second. */
const detailMax = 1.6;
const detailFail = 2;

/**
 * Enlargement of the original, and that of the detail it has: a picture that was enlarged before has pixels for finer
 * detail than it shows. Of a picture that was only checked, the latter alone; null where that is unknown too.
 */
export function upscaling({ measures, natives, limits }: EarlyFindings): Check | null {
  const { enlargement } = measures;
  const { detailLimitShare } = natives;
  const detail = detailLimitShare
    ? judge({
        id: 'upscaling',
        measure: 'detail',
        value: (enlargement ?? 1) / detailLimitShare,
        limit: { min: null, max: detailMax },
        failBeyond: { max: detailFail },
        source: ownLimit('The picture has detail of its own size'),
        problems: { high: 'enlarged-before' },
      })
    : null;
  if (enlargement === null) return detail;
  const factor = judge({
    id: 'upscaling',
    measure: 'factor',
    value: enlargement,
    limit: limits.upscaling,
    source: limits.upscaling.source,
    problems: { high: 'source-too-small' },
  });
  return detail ? worstOf([factor, detail]) : factor;
}
