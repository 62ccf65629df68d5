import { layoutSheets, renderSheetJpeg, renderSheetPdf } from '@vesika/engine/print';
import type { SheetRequest } from './protocol.ts';

/** Runs in the engine process too, because a JPEG sheet decodes the photos. */
export function makeSheet({
  photos,
  paper,
  gapMm,
  format,
  sheet,
  language,
  note,
}: SheetRequest): Promise<Buffer> {
  const layouts = layoutSheets({ paper, gapMm, photos });
  const files = photos.map(({ photo }) => photo);
  if (format === 'pdf') return renderSheetPdf(layouts, files, { note, language });
  return renderSheetJpeg(layouts[sheet]!, files, { language });
}
