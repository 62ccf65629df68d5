import type { Check, PhotoFile, Thing } from '@vesika/report';
import { mmPerInch } from '@vesika/requirements/inch';
import type { Findings } from './findings.ts';
import { atLeast, atMost, type JudgesOf, judge, settled } from './judge.ts';

export const fileJudges: JudgesOf<'file'> = {
  'picture-size': pictureSize,
  density,
  'file-size': fileSize,
  caption,
  'file-format': fileFormat,
};

/** A line of text that can be read takes at least this share of the height. */
const captionShareMin = 0.03;

/**
 * Judges the strip with name and date. It may be written over the picture instead, which is not measured, so the person is
 * asked.
 *
 * Out: null where the authority requires none, and for a report from before this measure.
 */
export function caption({ requirement, natives, answers, limits }: Findings): Check | null {
  if (!requirement.caption?.required || natives.captionShare === undefined) return null;
  const measured = judge('caption', {
    height: atLeast(natives.captionShare, captionShareMin, {
      failBelow: null,
      source: limits.record,
    }),
  });
  return settled(measured, answers.caption, { present: null, missing: 'missing' });
}

/**
 * Judges the difference from the record's exact size in pixels, or from its aspect ratio where a range of sizes is
 * allowed.
 */
function pictureSize(findings: Findings): Check {
  const { widthPx, heightPx } = findings.photo;
  return judge('picture-size', {
    difference: atMost(sizeDifferencePx(findings), 0, {
      problem: 'wrong-size',
      source: findings.limits.record,
      things: { found: { widthPx, heightPx }, permitted: permittedSizes(findings) },
    }),
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

/** A photo made here has one size; a picture that was only checked may have any size within the record's limits. */
function isExact({ measures, requirement }: Findings): boolean {
  return measures.enlargement !== null || requirement.pixels.widthPx !== null;
}

/** Nominal sizes are rounded (2 inches are written as 51 mm), so the true density is known to about one per cent. */
const tolerance = 0.01;

/**
 * Judges the stated density: the picture must print at the record's width, and not below the record's minimum
 * density. A file that states none passes with a remark, because nothing in it is wrong.
 */
function density({ photo, measures, requirement, limits }: Findings): Check {
  const trueDpi = (photo.widthPx / requirement.size.widthMm) * mmPerInch;
  const { pixels, minDpi } = requirement;
  const requested = pixels.widthPx === null && minDpi?.of === 'picture' ? minDpi.value : 0;
  const lowest = Math.floor(Math.max(trueDpi * (1 - tolerance), requested));
  const judged = judge('density', {
    density: {
      value: measures.densityStated ? photo.dpi : null,
      limit: { min: lowest, max: Math.max(lowest, Math.ceil(trueDpi * (1 + tolerance))) },
      source: limits.record,
      problems: { low: 'wrong-density', high: 'wrong-density' },
    },
  });
  return measures.densityStated ? judged : { ...judged, verdict: 'pass', advice: 'density.not-stored' };
}

const bytesPerKb = 1000;

/** Judges the file size in kB of 1,000 bytes. Any size passes if the record names none. */
function fileSize({ photo, limits }: Findings): Check {
  const { min, max, source } = limits.fileBytes;
  return judge('file-size', {
    size: {
      value: photo.bytes / bytesPerKb,
      limit: { min: min && min / bytesPerKb, max: max && max / bytesPerKb },
      source,
      problems: { low: 'too-small', high: 'too-large' },
    },
  });
}

/** Format names in records. */
const nameOf: Record<PhotoFile['mime'], string> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WEBP',
};

/** The value is 1 if the authority accepts the file's format, else 0. Any format passes if the record names none. */
export function fileFormat({ photo, requirement, limits }: Findings): Check {
  const { formats } = requirement.file;
  const format = nameOf[photo.mime];
  return judge('file-format', {
    accepted: atLeast(formats === null || formats.includes(format) ? 1 : 0, 1, {
      problem: 'wrong-format',
      source: limits.record,
      things: { found: { format }, permitted: (formats ?? []).map((format) => ({ format })) },
    }),
  });
}
