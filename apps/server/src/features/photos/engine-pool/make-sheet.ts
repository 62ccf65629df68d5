import { layoutSheet, renderSheetJpeg, renderSheetPdf } from '@vesika/engine/print';
import type { SheetOrder } from './protocol.ts';

/** In the engine process too: the JPEG decodes the photo. */
export function makeSheet(order: SheetOrder): Promise<Buffer> {
  const { photo, paper, widthMm, heightMm, copies, format, notes } = order;
  const layout = layoutSheet({ paper, photos: [{ widthMm, heightMm, count: copies }] });
  return format === 'pdf' ? renderSheetPdf([layout], [photo], { notes }) : renderSheetJpeg(layout, [photo]);
}
