import type { Paper, sheetDpis } from '@vesika/contract';
import { layoutSheets } from '@vesika/engine/sheet-layout';
import { createTranslator } from '@vesika/messages';
import { languageNamed } from '../../../platform/words/preferred-language.ts';
import type { UserPhotoRow } from '../../../schema/index.ts';
import { downloadName, keyOf } from '../files/photo-files.ts';
import type { FileDesk, JobWatch } from '../jobs/job-desk.ts';
import { archiveOf } from './archive-of.ts';

export interface SheetWish extends Pick<JobWatch, 'requester' | 'requestId'> {
  paper: Paper;
  gapMm?: number | undefined;
  dpi?: (typeof sheetDpis)[number] | undefined;
  rulerPrintedMm?: number | undefined;
  format: 'pdf' | 'jpg';
  language: string;
}

export interface SheetPart {
  row: UserPhotoRow;
  copies?: number | undefined;
}

interface ComposedSheet {
  bytes: Buffer;
  fileName: string;
  contentType: string;
}

export async function composeSheet(
  fileDesk: FileDesk,
  parts: readonly SheetPart[],
  { requester, requestId, ...wish }: SheetWish,
): Promise<ComposedSheet> {
  const { paper, gapMm, rulerPrintedMm, format, language } = wish;
  const note = await printNote(language);
  const photos = parts.map(({ row, copies = 'fill' as const }) => ({
    photo: keyOf(row, 'photo.jpg'),
    widthMm: row.widthMm,
    heightMm: row.heightMm,
    count: copies,
    label: parts.length > 1 ? row.personName : null,
  }));
  const sheets = layoutSheets({ paper, gapMm, rulerPrintedMm, photos }).length;
  const make = (sheet: number) =>
    fileDesk.order({ kind: 'sheet', order: { ...wish, photos, sheet, note } }, { requester, requestId });
  const common = parts.length === 0 ? 'vesika-ruler' : 'vesika-photos';
  const name = parts.length === 1 ? downloadName(parts[0]!.row, format) : `${common}.${format}`;
  const fileName = name.replace('.', `-${paper}.`);
  if (format === 'pdf') return { bytes: await make(0), fileName, contentType: 'application/pdf' };
  if (sheets === 1) return { bytes: await make(0), fileName, contentType: 'image/jpeg' };
  const files: { fileName: string; bytes: Buffer }[] = [];
  for (let sheet = 0; sheet < sheets; sheet++) {
    files.push({ fileName: fileName.replace('.jpg', `-${sheet + 1}.jpg`), bytes: await make(sheet) });
  }
  return {
    bytes: await archiveOf(files),
    fileName: fileName.replace('.jpg', '.zip'),
    contentType: 'application/zip',
  };
}

export async function printNote(language: string): Promise<string> {
  const translate = await createTranslator(languageNamed(language));
  return translate('sheet.note');
}
