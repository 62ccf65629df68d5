import type { Check, Thing } from '@vesika/report';
import type { Findings } from './findings.ts';
import { judge } from './judge.ts';

/** Pixels by which the picture is off the record's exact size, or off its shape where any size within limits will do. */
export function pictureSize(findings: Findings): Check {
  const { widthPx, heightPx } = findings.photo;
  return judge({
    id: 'picture-size',
    measure: 'difference',
    value: sizeDifferencePx(findings),
    limit: { min: null, max: 0 },
    source: findings.limits.record,
    problems: { high: 'wrong-size' },
    things: { found: { widthPx, heightPx }, permitted: permittedSizes(findings) },
  });
}

function sizeDifferencePx(findings: Findings): number {
  const { photo, expectedSize, requirement } = findings;
  if (isExact(findings)) {
    return Math.max(
      Math.abs(photo.widthPx - expectedSize.widthPx),
      Math.abs(photo.heightPx - expectedSize.heightPx),
    );
  }
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

function permittedSizes(findings: Findings): Thing[] {
  const { expectedSize, requirement } = findings;
  if (isExact(findings)) return [{ widthPx: expectedSize.widthPx, heightPx: expectedSize.heightPx }];
  const { minWidthPx, minHeightPx, maxWidthPx, maxHeightPx } = requirement.pixels;
  return [
    { widthMm: requirement.size.widthMm, heightMm: requirement.size.heightMm },
    ...bounded(minWidthPx, minHeightPx, 'atLeast'),
    ...bounded(maxWidthPx, maxHeightPx, 'atMost'),
  ];
}

function bounded(widthPx: number | null, heightPx: number | null, bound: 'atLeast' | 'atMost'): Thing[] {
  return widthPx === null || heightPx === null ? [] : [{ widthPx, heightPx, bound }];
}

/** What we make has one size; what is only checked may have any size within the record's limits. */
function isExact({ measures, requirement }: Findings): boolean {
  return measures.enlargement !== null || requirement.pixels.widthPx !== null;
}
