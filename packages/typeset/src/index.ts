export { type Room, type SheetOfPaper, typesetA4 } from './a4.ts';
export { type LineOutline, openOutliner } from './outline-line.ts';
export { type Box, ink, type Page, type Pdf, type TextStyle } from './page.ts';
