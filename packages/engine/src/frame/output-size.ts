import type { PhotoRequirement } from '@vesika/requirements';
import { mmPerInch } from '@vesika/requirements/inch';
import { headAimMm } from '@vesika/requirements/policies';
import { pxFromMm } from '../geometry/units.ts';

export interface OutputSize {
  widthPx: number;
  heightPx: number;
  /** Density written into the file, so that it prints at the document's size. */
  dpi: number;
}

/** Sharp enough for prints at reading distance; minimum for documents that require less. */
const dpiMin = 300;

/**
 * Pixels and density of the finished photo.
 *
 * Documents with exact pixel sizes get them, enlarged only if a higher density is requested and the document allows a
 * larger maximum. Other documents get millimetres times density: the document's minimum density, at least 300 dpi,
 * raised until the minimum pixel size, the inter-eye distance and the minimum file size are reached.
 *
 * In: `dpiRequested`, the requested density.
 */
export function outputSize(requirement: PhotoRequirement, dpiRequested = dpiMin): OutputSize {
  const dpi = Math.max(dpiRequested, densityForBytes(requirement));
  return sizeAt(requirement, dpi, requirement.minDpi?.value ?? dpiMin);
}

/** Bytes per pixel of a JPEG of the best quality whose background is one painted colour; photographs have more. */
const bytesPerPx = 0.4;
/** Finest density of a photo; no printer resolves more. */
const dpiMax = 1200;

/**
 * Density at which the best quality reaches the document's minimum file size, within its maximum pixels; 0 if it has no
 * minimum. More real pixels are the honest way to a larger file; nothing is padded.
 */
function densityForBytes({ file, size, pixels }: PhotoRequirement): number {
  if (file.minKb === null) return 0;
  const wanted = Math.sqrt((file.minKb * 1024) / bytesPerPx / (size.widthMm * size.heightMm)) * mmPerInch;
  const most = (maxPx: number | null, mm: number) => (maxPx === null ? dpiMax : (maxPx / mm) * mmPerInch);
  const allowed = Math.min(
    dpiMax,
    most(pixels.maxWidthPx, size.widthMm),
    most(pixels.maxHeightPx, size.heightMm),
  );
  return Math.min(wanted, Math.floor(allowed));
}

/**
 * Output size at the lowest density that the document requires of the picture itself. A density required only of the
 * printer is ignored, because printers have a finer raster than pictures.
 */
export function leastOutputSize(requirement: PhotoRequirement): OutputSize {
  const { minDpi } = requirement;
  return sizeAt(requirement, dpiMin, minDpi?.of === 'picture' ? minDpi.value : dpiMin);
}

function sizeAt(requirement: PhotoRequirement, dpiRequested: number, dpiRequired: number) {
  const { size, pixels } = requirement;
  if (pixels.widthPx !== null && pixels.heightPx !== null) {
    const dpi = trueDensity(pixels.widthPx, size.widthMm, dpiRequired);
    const factor = Math.max(1, Math.min(dpiRequested / dpi, headroom(pixels)));
    return {
      widthPx: Math.round(pixels.widthPx * factor),
      heightPx: Math.round(pixels.heightPx * factor),
      dpi: Math.round(dpi * factor),
    };
  }
  const dpi = Math.ceil(
    Math.max(
      dpiRequested,
      dpiMin,
      dpiRequired,
      densityFor(pixels.minWidthPx, size.widthMm),
      densityFor(pixels.minHeightPx, size.heightMm),
      densityForEyes(headAimMm(requirement)),
    ),
  );
  return {
    widthPx: atLeast(pixels.minWidthPx, Math.round(pxFromMm(size.widthMm, dpi))),
    heightPx: atLeast(pixels.minHeightPx, Math.round(pxFromMm(size.heightMm, dpi))),
    dpi,
  };
}

/** Largest factor by which the document allows its exact pixel size to be enlarged. */
function headroom({ widthPx, heightPx, maxWidthPx, maxHeightPx }: PhotoRequirement['pixels']): number {
  return Math.min((maxWidthPx ?? 0) / (widthPx ?? 1), (maxHeightPx ?? 0) / (heightPx ?? 1));
}

/**
 * Density from exact pixels and nominal millimetres (2 inches are given as 51 mm). Within 1 % of the document's own
 * density, that is used.
 */
function trueDensity(widthPx: number, widthMm: number, minDpi: number): number {
  const dpi = Math.round((widthPx / widthMm) * mmPerInch);
  return Math.abs(dpi - minDpi) <= minDpi * 0.01 ? minDpi : dpi;
}

function densityFor(minPx: number | null, mm: number): number {
  return minPx === null ? 0 : (minPx / mm) * mmPerInch;
}

/**
 * ISO/IEC 39794-5 requires 90 px between the eyes, which small documents do not reach at 300 dpi. Head heights are up
 * to 3.7 inter-eye distances; 3 px are a reserve for the measurement of the finished photo.
 */
function densityForEyes(headMm: number): number {
  const headHeightsPerEyeDistance = 3.7;
  return (93 * headHeightsPerEyeDistance * mmPerInch) / headMm;
}

function atLeast(minPx: number | null, px: number): number {
  return Math.max(minPx ?? 0, px);
}
