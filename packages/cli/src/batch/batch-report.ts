import { join, relative } from 'node:path';
import { writeTable } from '@vesika/batch';
import { writeOutput } from '../output-files.ts';
import type { Texts } from '../texts.ts';
import type { BatchResult } from './journal.ts';

const words = { made: 'done', 'rules-failed': 'doesn’t meet the requirements', failed: 'failed' } as const;

export function resultText({ result, error, failed }: BatchResult, texts: Texts): string {
  const why = error ? error.title : failed.map((id) => texts.fault({ id })).join(', ');
  return why === '' ? words[result] : `${words[result]}: ${why}`;
}

/** Writes the results as CSV for people and as JSON for programs. */
export async function writeReports(
  out: string,
  results: readonly BatchResult[],
  texts: Texts,
): Promise<void> {
  const rows = results.map((each) => ({
    ...each,
    outputs: each.outputs.map((path) => relative(out, path)),
  }));
  const lines = rows.map(
    ({ file, person, document, result, error, failed, undetermined, warnings, outputs }) => [
      ...[file, person, document, words[result], error?.title ?? ''],
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
  const json = rows.map(({ key: _, ...row }) => row);
  await writeOutput(join(out, 'report.json'), Buffer.from(`${JSON.stringify(json, null, 2)}\n`));
}
