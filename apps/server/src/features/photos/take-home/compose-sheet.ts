import type { Paper, sheetDpis } from '@vesika/contract';
import { layoutSheets } from '@vesika/engine/sheet-layout';
import { createTranslator } from '@vesika/messages';
import { languageNamed } from '../../../platform/words/preferred-language.ts';
import type { UserPhotoRow } from '../../../schema/index.ts';
import { downloadName, pictureKey } from '../files/photo-files.ts';
import type { FileDesk, JobWatch } from '../jobs/job-desk.ts';
import { archiveOf } from './archive-of.ts';

interface SheetArrangement {
  paper: Paper;
  names?: 'below' | 'none';
  gapMm?: number | undefined;
  rulerPrintedMm?: number | undefined;
}

export interface SheetOrder extends SheetArrangement, Pick<JobWatch, 'requester' | 'requestId'> {
  dpi?: (typeof sheetDpis)[number] | undefined;
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
  { requester, requestId, ...order }: SheetOrder,
): Promise<ComposedSheet> {
  const { paper, format, language } = order;
  const note = await printNote(language);
  const photos = sheetPhotos(parts, order);
  const sheets = countSheets(parts, order);
  const make = (sheet: number) =>
    fileDesk.order({ kind: 'sheet', order: { ...order, photos, sheet, note } }, { requester, requestId });
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

export function countSheets(parts: readonly SheetPart[], arrangement: SheetArrangement): number {
  const { paper, gapMm, rulerPrintedMm } = arrangement;
  return layoutSheets({ paper, gapMm, rulerPrintedMm, photos: sheetPhotos(parts, arrangement) }).length;
}

function sheetPhotos(parts: readonly SheetPart[], { names }: SheetArrangement) {
  return parts.map(({ row, copies = 'fill' as const }) => ({
    photo: pictureKey(row),
    widthMm: row.widthMm,
    heightMm: row.heightMm,
    count: copies,
    label: parts.length > 1 && names === 'below' ? row.personName : null,
  }));
}

export async function printNote(language: string): Promise<string> {
  const translate = await createTranslator(languageNamed(language));
  return translate('sheet.note');
}
