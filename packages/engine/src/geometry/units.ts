import { mmPerInch } from '@vesika/requirements/inch';

/** Length in px at a print density; fractional, because outputSize alone rounds to whole pixels. */
export function pxFromMm(mm: number, dpi: number): number {
  return (mm / mmPerInch) * dpi;
}

/** Printed length in mm at a print density. */
export function mmFromPx(px: number, dpi: number): number {
  return (px / dpi) * mmPerInch;
}

export function degFromRad(rad: number): number {
  return (rad * 180) / Math.PI;
}

export function radFromDeg(deg: number): number {
  return (deg * Math.PI) / 180;
}
