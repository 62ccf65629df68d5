import { join, relative } from 'node:path';
import { writeTable } from '@vesika/batch';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import { writeOutput } from '../output-files.ts';
import type { Texts } from '../texts.ts';
import type { SkippedFile } from './find-photos.ts';
import type { BatchResult } from './journal.ts';
import { lineProblem, type RefusedRow } from './plan-batch.ts';
import type { BatchTask } from './protocol.ts';

/** A result for programs: of a photo, or of a line of the list or a file from which none was made. */
type ReportedResult =
  | Omit<BatchResult, 'key'>
  | (Omit<BatchResult, 'key' | 'file' | 'document' | 'result'> & {
      file: string | null;
      document: string | null;
      result: 'refused' | 'skipped' | 'not-made-yet';
    });

const words = {
  made: 'done',
  'rules-failed': 'doesn’t meet the requirements',
  failed: 'failed',
  refused: 'refused',
  skipped: 'skipped',
  'not-made-yet': 'not made yet',
} as const;

export function resultText({ result, error, failed, undetermined }: BatchResult, texts: Texts): string {
  if (error) return `${words[result]}: ${error.title}`;
  if (failed.length > 0) return `${words[result]}: ${failed.map((id) => texts.fault({ id })).join(', ')}`;
  const inDoubt = undetermined.map((id) => texts.name({ id }));
  return inDoubt.length === 0 ? words[result] : `${words[result]}, to be checked: ${inDoubt.join(', ')}`;
}

interface BatchOutcome {
  results: readonly BatchResult[];
  refused: readonly RefusedRow[];
  skipped: readonly SkippedFile[];
  /** Documents that a run left when it was stopped. */
  left: readonly BatchTask['documents'][number]['subject'][];
}

export function reportedResults({ results, refused, skipped, left }: BatchOutcome): ReportedResult[] {
  const nothing = { failed: [], undetermined: [], warnings: [], outputs: [] };
  return [
    ...results.map(({ key: _, ...result }) => result),
    ...left.map(
      (subject): ReportedResult => ({
        ...{ ...subject, ...nothing, result: 'not-made-yet', error: null },
      }),
    ),
    ...refused.map(({ file, person, ...row }): ReportedResult => {
      const error = { code: 'list-row-refused', title: lineProblem(row), exitCode: exitCodes.usage };
      return { file, person, document: null, result: 'refused', error, ...nothing };
    }),
    ...skipped.map(({ file, why }): ReportedResult => {
      const error = { code: 'file-skipped', title: why, exitCode: exitCodes.done };
      return { file, person: null, document: null, result: 'skipped', error, ...nothing };
    }),
  ];
}

export function summaryOf(results: readonly ReportedResult[]): string[] {
  const count = (wanted: ReportedResult['result'], also = (_: ReportedResult) => true) =>
    results.filter((each) => each.result === wanted && also(each)).length;
  const isInDoubt = ({ undetermined }: ReportedResult) => undetermined.length > 0;
  const where = { refused: 'lines of the list refused', skipped: 'files skipped', left: 'not made yet' };
  const rest = [
    [where.refused, count('refused')],
    [where.skipped, count('skipped')],
    [where.left, count('not-made-yet')],
  ] as const;
  return [
    `done: ${count('made', (each) => !isInDoubt(each))}`,
    `done, to be checked by you: ${count('made', isInDoubt)}`,
    `requirements not met: ${count('rules-failed')}`,
    `failed: ${count('failed')}`,
    ...rest.flatMap(([text, number]) => (number > 0 ? [`${text}: ${number}`] : [])),
  ];
}

/** Like `make`, an undetermined check is not a success. */
export function exitCodeOfResult({ error, failed, undetermined }: ReportedResult): ExitCode {
  if (error) return error.exitCode as ExitCode;
  if (failed.length > 0) return exitCodes.checksFailed;
  return undetermined.length > 0 ? exitCodes.undecided : exitCodes.done;
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
