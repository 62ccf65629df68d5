import { writeTable } from '@vesika/batch';
import type { BatchItemState, ErrorCode } from '@vesika/contract';
import { createBulkTranslator, createSupplyTranslator, createTranslator, formatList } from '@vesika/messages';
import type { CheckId } from '@vesika/report';
import type { Warning } from '@vesika/requirements';
import { languageNamed } from '../../../platform/words/preferred-language.ts';

export interface ResultLine {
  file: string;
  person: string | null;
  countryCode: string | null;
  documentType: string | null;
  variant: string | null;
  result: BatchItemState | 'refused';
  problem: ErrorCode | null;
  failed: CheckId[];
  undetermined: CheckId[];
  charged: boolean;
  warnings: Warning[];
  photoId: string | null;
  files: string[];
}

export function reportJson(
  batch: { name: string; createdAt: Date; reportedAt: Date },
  lines: ResultLine[],
): string {
  return `${JSON.stringify({ ...batch, photos: lines }, null, 2)}\n`;
}

export async function reportCsv(lines: readonly ResultLine[], wanted: string): Promise<string> {
  const language = languageNamed(wanted);
  const words = await createBulkTranslator(language);
  const photos = await createTranslator(language);
  const supply = await createSupplyTranslator(language);
  const listed = (ids: readonly CheckId[], as: 'fault' | 'name') =>
    formatList(
      language,
      ids.map((id) => photos(`checks.${id}.${as}`)),
    );
  const header = (
    [
      'file',
      'person',
      'country',
      'document',
      'variant',
      'result',
      'problem',
      'toCheck',
      'charged',
      'notes',
      'photos',
    ] as const
  ).map((column) => words(`report.${column}`));
  const rows = lines.map((line) => [
    line.file,
    line.person,
    line.countryCode,
    line.documentType,
    line.variant,
    words(`states.${line.result}`),
    line.problem ? photos(`errors.${line.problem}.title`) : listed(line.failed, 'fault'),
    listed(line.undetermined, 'name'),
    line.charged ? words('report.yes') : words('report.no'),
    line.warnings.map(({ code }) => supply(`warnings.${code}`)).join('; '),
    line.files.join(', '),
  ]);
  return writeTable(header, rows, (0.5).toLocaleString(language).includes(',') ? ';' : ',');
}
