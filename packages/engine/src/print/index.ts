/** Sheets of finished photos at true size, for printing at home or in a shop. */
export { layoutSheet, layoutSheets } from './layout-sheet.ts';
export { type Paper, papers } from './papers.ts';
export type { Placement, SheetBox, SheetLayout, SheetLine, SheetPhoto, SheetRequest } from './sheet.ts';
export { renderSheetJpeg, type SheetDpi, type SheetJpegOptions } from './sheet-jpeg.ts';
export { renderSheetPdf, type SheetPdfOptions } from './sheet-pdf.ts';
