import type { Paper } from '@vesika/contract';
import type { UserPhotoRow } from '../../../platform/database/schema/index.ts';
import type { FileDesk } from '../jobs/file-desk.ts';
import type { JobWatch } from '../jobs/job-desk.ts';
import { downloadName, keyOf } from '../photo-files.ts';
import { printNotes } from './print-notes.ts';

export interface SheetWish extends Pick<JobWatch, 'requester' | 'requestId'> {
  paper: Paper;
  format: 'pdf' | 'jpg';
  /** As many as fit when absent. */
  copies?: number | undefined;
  language: string;
}

/**
 * A sheet of a clean photo and the name to save it under.
 *
 * Throws: as the engine does; sheet-too-small, photo-not-found.
 */
export async function composeSheet(
  fileDesk: FileDesk,
  row: UserPhotoRow,
  { paper, format, copies, language, ...watch }: SheetWish,
): Promise<{ bytes: Buffer; fileName: string }> {
  const { widthMm, heightMm } = row;
  const notes = await printNotes(language);
  const photo = keyOf(row, 'photo.jpg');
  const order = { photo, widthMm, heightMm, paper, format, copies: copies ?? ('fill' as const), notes };
  const bytes = await fileDesk.order({ kind: 'sheet', order }, watch);
  return { bytes, fileName: downloadName(row, format).replace('.', `-${paper}.`) };
}
