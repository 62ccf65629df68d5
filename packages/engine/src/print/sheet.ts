import type { PaperId } from './papers.ts';

/** What is wanted on one sheet. All lengths in mm. */
export interface SheetRequest {
  paper: PaperId;
  photos: readonly SheetPhoto[];
  /** Between photos, 0 to 20; 1 when not given. */
  gapMm?: number;
  /** Kept free along all edges, 0 to 30; the paper's own when not given. */
  marginMm?: number;
  /** True when not given. */
  cutMarks?: boolean;
}

export interface SheetPhoto {
  /** Printed size, 10 mm and more. */
  widthMm: number;
  heightMm: number;
  /** `fill`: as many as the rest of the sheet takes, all sizes to be filled in turn. */
  count: number | 'fill';
  /** Written below the photo, outside it, such as a person's name. */
  label?: string | null;
}

/** mm from the top-left corner of the sheet, x to the right and y down. */
export interface SheetBox {
  leftMm: number;
  topMm: number;
  widthMm: number;
  heightMm: number;
}

export interface Placement extends SheetBox {
  /** Index into the photos of the request. */
  photo: number;
  /** Null where nothing is written below it. */
  label: { text: string; box: SheetBox } | null;
}

/** Upright or level hairline. */
export interface SheetLine {
  fromXMm: number;
  fromYMm: number;
  toXMm: number;
  toYMm: number;
}

export interface SheetLayout {
  paper: PaperId;
  /** The sheet as turned: it is wider than high when that takes more photos. */
  widthMm: number;
  heightMm: number;
  placements: readonly Placement[];
  cutMarks: readonly SheetLine[];
  /** Around each photo runs a hairline: a white one on white paper has no edge to cut along. */
  outlined: boolean;
  /** Room for the control ruler and the print note; null when the photos leave none. */
  footer: SheetBox | null;
}

/** Lengths are compared with this tolerance, since inches are not whole millimetres. */
export const toleranceMm = 1e-6;
