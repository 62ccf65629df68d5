import type { SheetDpi } from '@vesika/engine/print';
import type { PaperId } from '@vesika/requirements/vocabulary';
import type { Texts } from './texts.ts';

export interface SheetPhoto {
  bytes: Buffer;
  /** Printed size. */
  widthMm: number;
  heightMm: number;
}

interface SheetOptions {
  paper: PaperId;
  /** Copies of each photo; as many as fit by default. */
  count?: number;
  gapMm?: number;
  /** Length at which the printer prints the ruler of 50 mm. */
  rulerPrintedMm?: number;
  /** Density of a JPEG. */
  dpi?: SheetDpi;
  format: 'pdf' | 'jpg';
}

interface Sheet {
  bytes: Buffer;
  photoCount: number;
  widthMm: number;
  heightMm: number;
}

/**
 * Composes one sheet with all photos at true size; without photos, with the ruler alone.
 *
 * Throws: EngineError sheet-too-small, request-invalid.
 */
export async function makeSheet(
  photos: ReadonlyArray<SheetPhoto>,
  { count, format, dpi, ...options }: SheetOptions,
  texts: Texts,
): Promise<Sheet> {
  const { layoutSheet, renderSheetJpeg, renderSheetPdf } = await import('@vesika/engine/print');
  const layout = layoutSheet({
    ...options,
    photos: photos.map(({ widthMm, heightMm }) => ({ widthMm, heightMm, count: count ?? 'fill' })),
  });
  const pictures = photos.map(({ bytes }) => bytes);
  return {
    bytes:
      format === 'pdf'
        ? await renderSheetPdf([layout], pictures, { note: texts.printNote() })
        : await renderSheetJpeg(layout, pictures, { dpi }),
    photoCount: layout.placements.length,
    widthMm: layout.widthMm,
    heightMm: layout.heightMm,
  };
}
