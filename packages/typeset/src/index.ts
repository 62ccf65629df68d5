export { type SheetOfPaper, typesetA4 } from './a4.ts';
export { type Box, ink, type Page, type Pdf, type TextStyle } from './page.ts';
