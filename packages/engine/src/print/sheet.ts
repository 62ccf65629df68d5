import type { PaperId } from '@vesika/requirements/vocabulary';

/** Request for one sheet. All lengths in mm. */
export interface SheetRequest {
  paper: PaperId;
  /** Without any, the sheet has the ruler alone, for measuring how a printer scales. */
  photos: readonly SheetPhoto[];
  /** Gap between photos, 0 to 20; 1 by default. */
  gapMm?: number | undefined;
  /** Margin along all edges, 0 to 30; by default that of the paper. */
  marginMm?: number;
  /** True by default. */
  cutMarks?: boolean;
  /** Length at which the printer prints the ruler, 50 to 54; photo labs enlarge by 2 to 4 %. */
  rulerPrintedMm?: number | undefined;
}

export interface SheetPhoto {
  /** Printed size, at least 10 mm. */
  widthMm: number;
  heightMm: number;
  /** `fill`: as many as fit on the rest of the sheet, alternating with other filling sizes. */
  count: number | 'fill';
  /** Text below the photo and outside it, such as a person's name. */
  label?: string | null;
}

/** Box in mm from the top-left corner of the sheet, x to the right and y down. */
export interface SheetBox {
  leftMm: number;
  topMm: number;
  widthMm: number;
  heightMm: number;
}

export interface Placement extends SheetBox {
  /** Index into the photos of the request. */
  photo: number;
  /** Null when the photo has no label. */
  label: { text: string; box: SheetBox } | null;
}

/** Vertical or horizontal hairline. */
export interface SheetLine {
  fromXMm: number;
  fromYMm: number;
  toXMm: number;
  toYMm: number;
}

export interface SheetLayout {
  paper: PaperId;
  /** Size of the sheet in its chosen orientation: landscape when that takes more photos. */
  widthMm: number;
  heightMm: number;
  placements: readonly Placement[];
  cutMarks: readonly SheetLine[];
  /** True when a hairline surrounds each photo, since a white photo on white paper has no edge to cut along. */
  outlined: boolean;
  /** Room for the control ruler and the print note; null when the photos leave none. */
  footer: SheetBox | null;
  /** Ruler of 50 mm in the footer. */
  ruler: readonly SheetLine[];
}

/** Tolerance for comparing lengths, since inches are not whole millimetres. */
export const toleranceMm = 1e-6;
