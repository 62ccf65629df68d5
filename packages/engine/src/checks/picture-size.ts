import type { Check } from '../report.ts';
import type { Findings } from './findings.ts';
import { judge } from './judge.ts';

/** Pixels by which the picture is off the record's exact size, or off its shape where any size within limits will do. */
export function pictureSize(findings: Findings): Check {
  return judge({
    id: 'picture-size',
    value: sizeDifferencePx(findings),
    limit: { min: null, max: 0 },
    unit: 'px',
    source: findings.limits.record,
    problems: { high: 'wrong-size' },
  });
}

function sizeDifferencePx({ photo, expectedSize, requirement, measures }: Findings): number {
  const exact = Math.max(
    Math.abs(photo.widthPx - expectedSize.widthPx),
    Math.abs(photo.heightPx - expectedSize.heightPx),
  );
  if (measures.enlargement !== null || requirement.pixels.widthPx !== null) return exact;
  const { minWidthPx, minHeightPx, maxWidthPx, maxHeightPx } = requirement.pixels;
  const offShape = Math.abs(photo.heightPx - (photo.widthPx * expectedSize.heightPx) / expectedSize.widthPx);
  return Math.max(
    offShape > 1 ? Math.round(offShape) : 0,
    (minWidthPx ?? 0) - photo.widthPx,
    (minHeightPx ?? 0) - photo.heightPx,
    photo.widthPx - (maxWidthPx ?? photo.widthPx),
    photo.heightPx - (maxHeightPx ?? photo.heightPx),
  );
}
