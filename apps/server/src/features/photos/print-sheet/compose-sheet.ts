import type { Paper } from '@vesika/contract';
import type { UserPhotoRow } from '../../../platform/database/schema/index.ts';
import type { PhotoMaker, PhotoWatch } from '../engine-pool/photo-maker.ts';
import { downloadName } from '../photo-files.ts';
import { printNotes } from './print-notes.ts';

export interface SheetWish {
  paper: Paper;
  format: 'pdf' | 'jpg';
  /** As many as fit when absent. */
  copies?: number | undefined;
  language: string;
  requester: PhotoWatch['requester'];
}

/**
 * A sheet of a clean photo and the name to save it under.
 *
 * In:     `photo`, its file.
 * Throws: as the engine does; sheet-too-small.
 */
export async function composeSheet(
  photoMaker: PhotoMaker,
  row: UserPhotoRow,
  photo: Buffer,
  { paper, format, copies, language, requester }: SheetWish,
): Promise<{ bytes: Buffer; fileName: string }> {
  const { widthMm, heightMm } = row;
  const notes = await printNotes(language);
  const order = { photo, widthMm, heightMm, paper, format, copies: copies ?? ('fill' as const), notes };
  const bytes = await photoMaker.makeSheet(order, { requester });
  return { bytes, fileName: downloadName(row, format).replace('.', `-${paper}.`) };
}
