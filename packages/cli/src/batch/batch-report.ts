import { join, relative } from 'node:path';
import { writeTable } from '@vesika/batch';
import { exitCodes } from '../exit-codes.ts';
import { writeOutput } from '../output-files.ts';
import type { Texts } from '../texts.ts';
import type { BatchResult } from './journal.ts';
import { lineProblem, type RefusedRow } from './plan-batch.ts';

/** A result for programs: of a photo, or of a line of the list from which none was made. */
export type ReportedResult =
  | Omit<BatchResult, 'key'>
  | (Omit<BatchResult, 'key' | 'file' | 'document' | 'result'> & {
      file: string | null;
      document: null;
      result: 'refused';
    });

const words = {
  made: 'done',
  'rules-failed': 'doesn’t meet the requirements',
  failed: 'failed',
  refused: 'refused',
} as const;

export function resultText({ result, error, failed }: BatchResult, texts: Texts): string {
  const why = error ? error.title : failed.map((id) => texts.fault({ id })).join(', ');
  return why === '' ? words[result] : `${words[result]}: ${why}`;
}

export function reportedResults(
  results: readonly BatchResult[],
  refused: readonly RefusedRow[],
): ReportedResult[] {
  return [
    ...results.map(({ key: _, ...result }) => result),
    ...refused.map(({ file, person, ...row }): ReportedResult => {
      const error = { code: 'list-row-refused', title: lineProblem(row), exitCode: exitCodes.usage };
      const nothing = { failed: [], undetermined: [], warnings: [], outputs: [] };
      return { file, person, document: null, result: 'refused', error, ...nothing };
    }),
  ];
}

/** Writes the results as CSV for people and as JSON for programs. */
export async function writeReports(
  out: string,
  results: readonly ReportedResult[],
  texts: Texts,
): Promise<void> {
  const rows = results.map((each) => ({
    ...each,
    outputs: each.outputs.map((path) => relative(out, path)),
  }));
  const lines = rows.map(
    ({ file, person, document, result, error, failed, undetermined, warnings, outputs }) => [
      ...[file ?? '', person, document ?? '', words[result], error?.title ?? ''],
      failed.map((id) => texts.fault({ id })).join(', '),
      undetermined.map((id) => texts.name({ id })).join(', '),
      warnings.map((code) => texts.supply(`warnings.${code}`)).join('; '),
      outputs.join(', '),
    ],
  );
  const header = [
    'file',
    'name',
    'document',
    'result',
    'problem',
    'failed',
    'to be checked',
    'notes',
    'photos',
  ];
  await writeOutput(join(out, 'report.csv'), Buffer.from(writeTable(header, lines, ',')));
  await writeOutput(join(out, 'report.json'), Buffer.from(`${JSON.stringify(rows, null, 2)}\n`));
}
