export const mmPerInch = 25.4;

/** Not rounded: rasters are sized in one place, outputSize. */
export function pxFromMm(mm: number, dpi: number): number {
  return (mm / mmPerInch) * dpi;
}

/** A length on paper, when the picture is printed at this density. */
export function mmFromPx(px: number, dpi: number): number {
  return (px / dpi) * mmPerInch;
}

export function degFromRad(rad: number): number {
  return (rad * 180) / Math.PI;
}

export function radFromDeg(deg: number): number {
  return (deg * Math.PI) / 180;
}
