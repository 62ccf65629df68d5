import type { PhotoRequirement } from '@vesika/requirements';
import { mmPerInch, pxFromMm } from '../geometry/units.ts';

export interface OutputSize {
  widthPx: number;
  heightPx: number;
  /** Written into the file: the picture prints at the record's size. */
  dpi: number;
}

/** Sharp enough for print at reading distance; the floor where a record asks for less. */
const dpiMin = 300;

/**
 * Pixels and density of the finished picture: the record's exact pixels where it has them (enlarged only
 * where a higher density is asked for and the record gives a maximum above them); else millimetres times
 * density, at the record's minimum density and at least 300 dpi, raised until the record's minimum pixels
 * are met and the eyes are far enough apart.
 */
export function outputSize(requirement: PhotoRequirement, dpiAsked = dpiMin): OutputSize {
  return sizeAt(requirement, dpiAsked, requirement.minDpi?.value ?? dpiMin);
}

/**
 * The same at the lowest density that the record asks of the picture itself: a printer draws finer than the picture
 * is, so what is asked of printers alone is met by any.
 */
export function leastOutputSize(requirement: PhotoRequirement): OutputSize {
  const { minDpi } = requirement;
  return sizeAt(requirement, dpiMin, minDpi?.of === 'picture' ? minDpi.value : dpiMin);
}

function sizeAt({ size, pixels, headHeight }: PhotoRequirement, dpiAsked: number, dpiRequired: number) {
  if (pixels.widthPx !== null && pixels.heightPx !== null) {
    const dpi = trueDensity(pixels.widthPx, size.widthMm, dpiRequired);
    const factor = Math.max(1, Math.min(dpiAsked / dpi, headroom(pixels)));
    return {
      widthPx: Math.round(pixels.widthPx * factor),
      heightPx: Math.round(pixels.heightPx * factor),
      dpi: Math.round(dpi * factor),
    };
  }
  const dpi = Math.ceil(
    Math.max(
      dpiAsked,
      dpiMin,
      dpiRequired,
      densityFor(pixels.minWidthPx, size.widthMm),
      densityFor(pixels.minHeightPx, size.heightMm),
      densityForEyes(headHeight),
    ),
  );
  return {
    widthPx: atLeast(pixels.minWidthPx, Math.round(pxFromMm(size.widthMm, dpi))),
    heightPx: atLeast(pixels.minHeightPx, Math.round(pxFromMm(size.heightMm, dpi))),
    dpi,
  };
}

/** How much larger than its exact pixels a record lets the picture be. */
function headroom({ widthPx, heightPx, maxWidthPx, maxHeightPx }: PhotoRequirement['pixels']): number {
  return Math.min((maxWidthPx ?? 0) / (widthPx ?? 1), (maxHeightPx ?? 0) / (heightPx ?? 1));
}

/** Exact pixels over nominal millimetres (2 inches are written 51 mm): within 1 % the rule's own density is meant. */
function trueDensity(widthPx: number, widthMm: number, minDpi: number): number {
  const dpi = Math.round((widthPx / widthMm) * mmPerInch);
  return Math.abs(dpi - minDpi) <= minDpi * 0.01 ? minDpi : dpi;
}

function densityFor(minPx: number | null, mm: number): number {
  return minPx === null ? 0 : (minPx / mm) * mmPerInch;
}

/**
 * ISO/IEC 39794-5 asks for 90 px between the eyes, which small documents do not reach at 300 dpi. Heads are up
 * to 3.7 eye distances high; 3 px are kept in reserve for measuring again.
 */
function densityForEyes({ minMm, maxMm }: PhotoRequirement['headHeight']): number {
  const headHeightsPerEyeDistance = 3.7;
  return (93 * headHeightsPerEyeDistance * mmPerInch) / ((minMm + maxMm) / 2);
}

function atLeast(minPx: number | null, px: number): number {
  return Math.max(minPx ?? 0, px);
}
