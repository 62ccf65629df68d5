import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { type LineProblem, type MappingRow, readMapping } from '@vesika/batch';
import { type AcknowledgedWarning, acknowledgedWarnings } from '@vesika/requirements';
import { Command, Option } from 'commander';
import { batchEngineCommand } from '../batch/batch-engine.ts';
import {
  exitCodeOfResult,
  reportedResults,
  resultText,
  summaryOf,
  writeReports,
} from '../batch/batch-report.ts';
import { enginesThatFit, runTasks } from '../batch/engine-processes.ts';
import { findPhotos, type SkippedFile } from '../batch/find-photos.ts';
import { type BatchResult, openJournal } from '../batch/journal.ts';
import {
  type BatchOrder,
  lineProblem,
  type PlannedBatch,
  planBatch,
  type RefusedRow,
} from '../batch/plan-batch.ts';
import type { CommandContext } from '../command-context.ts';
import { printDocumentNotes } from '../document-notes.ts';
import { type ExitCode, exitCodes, mostSevere } from '../exit-codes.ts';
import {
  addMakingOptions,
  cropOnlyOption,
  type MakingOptions,
  refuseContradictions,
} from '../making-options.ts';
import { listOf, numberBetween } from '../photo-options.ts';
import { printFailure } from '../print-report.ts';
import { bar } from '../progress.ts';
import { chosenDocument, type RequirementOptions } from '../requirement-choice.ts';
import { withStoredDocuments } from '../stored-document.ts';
import type { Terminal } from '../terminal.ts';
import { loadTexts, type Texts } from '../texts.ts';
import { UsageError } from '../usage-error.ts';

interface BatchOptions extends MakingOptions {
  csv?: string;
  engines?: number;
  again?: boolean;
  acknowledge?: AcknowledgedWarning[];
}

export function batchCommands({ terminal, finish }: CommandContext): { shown: Command; hidden: Command } {
  const command = new Command('batch')
    .summary('make photos from a whole folder')
    .description(
      'Makes photos from every picture in FOLDER and the folders in it, several at a time, and writes them\n' +
        'into the --out folder, with report.csv and report.json. If a run was stopped, start it again and it\n' +
        'picks up where it left off.',
    )
    .argument('<FOLDER>', 'with JPG, PNG or WEBP, up to 10 MB each; other files are reported');
  const shown = addMakingOptions(command)
    .option(
      '--csv <list>',
      'a list with the columns file, name, country, document, variant and age, named in any of eleven languages: who is in which file, which document it’s for, and how old a child is',
    )
    .option(
      '--engines <number>',
      'photos made at a time; as many as cores and memory allow if not given',
      numberBetween(1, 64, { whole: true }),
    )
    .option('--again', 'retry what failed in an earlier run')
    .addOption(
      new Option(
        '--acknowledge <warnings>',
        `make photos that the authority won’t take from you: ${acknowledgedWarnings.join(', ')}`,
      ).argParser(listOf(acknowledgedWarnings)),
    )
    .addHelpText(
      'after',
      `
Examples:
  $ vesika batch class-3b --country BE --document passport --out photos
  $ vesika batch staff --for BE:passport --for US:visa --formats jpg,pdf --out photos
  $ vesika batch tour --csv people.csv --out photos`,
    )
    .action(async (folder: string, options: BatchOptions) => {
      const texts = await loadTexts();
      try {
        finish(await runBatch(folder, options, terminal, texts));
      } catch (error) {
        if (error instanceof UsageError) throw error;
        finish(printFailure(folder, error, texts, terminal));
      }
    });
  return { shown, hidden: batchEngineCommand() };
}

async function runBatch(
  folder: string,
  options: BatchOptions,
  terminal: Terminal,
  texts: Texts,
): Promise<ExitCode> {
  const plan = await planOf(folder, options, texts);
  for (const row of plan.refused) terminal.err(`note: ${lineProblem(row)}`);
  for (const line of skippedText(plan.skipped)) terminal.err(`note: ${line}`);
  printNotes(plan, texts, terminal);
  const journal = await openJournal(options.out);
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  process.once('SIGINT', stop);
  try {
    const results = resultsOf(plan, journal.done, options.again ?? false);
    const progress = progressOf(plan, results.size, terminal, texts);
    if (results.size > 0)
      terminal.err(`${results.size} of ${progress.all} were already done in an earlier run`);
    await runTasks(leftOf(plan, results), {
      engines: options.engines ?? enginesThatFit(),
      signal: stopping.signal,
      onResult: async (result) => {
        await journal.add(result);
        results.set(result.key, result);
        progress.tell(result, results.size);
      },
    });
    const inOrder = plan.tasks.flatMap(({ documents }) =>
      documents.flatMap(({ key }) => results.get(key) ?? []),
    );
    const left = leftOf(plan, results).flatMap(({ documents }) => documents.map(({ subject }) => subject));
    const reported = reportedResults({ ...plan, results: inOrder, left });
    await writeReports(options.out, reported, texts);
    terminal.progress?.('');
    if (options.json) for (const result of reported) terminal.out(JSON.stringify(result));
    else for (const line of summaryOf(reported)) terminal.out(line);
    if (!stopping.signal.aborted) return mostSevere(reported.map(exitCodeOfResult));
    terminal.err(`stopped: ${results.size} of ${progress.all} are done; repeat the command to continue`);
    return exitCodes.interrupted;
  } finally {
    process.off('SIGINT', stop);
    terminal.progress?.('');
    await journal.close();
  }
}

/** One line for each reason; the report names every file. */
function skippedText(skipped: readonly SkippedFile[]): string[] {
  return [...new Set(skipped.map(({ why }) => why))].map((reason) => {
    const files = skipped.filter(({ why }) => why === reason).map(({ file }) => file);
    const named = files.slice(0, 3).join(', ');
    return `${named}${files.length > 3 ? ` and ${files.length - 3} more` : ''}: skipped, since ${reason}`;
  });
}

/** Prints the notes once per document. */
function printNotes({ tasks }: PlannedBatch, texts: Texts, terminal: Terminal): void {
  const chosen = tasks.flatMap(({ documents, options }) =>
    documents.map(({ document, subject }) => [subject.document, { document, options }] as const),
  );
  for (const { document, options } of new Map(chosen).values()) {
    printDocumentNotes(chosenDocument(document).answer.requirement, options, texts, terminal);
  }
}

async function planOf(folder: string, options: BatchOptions, texts: Texts): Promise<PlannedBatch> {
  const { country, document, variant, csv, out } = options;
  refuseContradictions(options);
  const single = country !== undefined && document !== undefined ? [{ country, document, variant }] : [];
  const documents = await withStoredDocuments(options.for ?? (single as RequirementOptions[]));
  if (documents.length === 0 && csv === undefined) {
    throw new UsageError('no document given', 'Use --country and --document, --for DE:passport, or --csv.');
  }
  const list = csv === undefined ? { rows: [], refused: [] } : await readList(csv);
  const found = await findPhotos(folder, out);
  if (found.photos.length === 0) {
    throw new UsageError(
      `we found no photos in ${folder}`,
      skippedText(found.skipped).join('\n') || undefined,
    );
  }
  const { formats, sheet, answer, childAge, background } = options;
  const order: BatchOrder = {
    ...{ folder, out, files: found.photos, documents, rows: list.rows },
    acknowledged: options.acknowledge ?? [],
    options: {
      ...(answer && { answer }),
      ...(childAge !== undefined && { childAge }),
      ...{ background, cropOnly: cropOnlyOption(options), dpi: options.dpi ?? null },
      formats: sheet && !formats.includes('pdf') ? [...formats, 'pdf'] : formats,
      sheet: sheet ?? 'a4',
    },
  };
  const plan = await planBatch(order, texts);
  return {
    ...plan,
    refused: [...list.refused, ...plan.refused].sort((a, b) => a.line - b.line),
    skipped: [...found.skipped, ...plan.skipped],
  };
}

async function readList(path: string): Promise<{ rows: MappingRow[]; refused: RefusedRow[] }> {
  const bytes = await readFile(path).catch(() => {
    throw new UsageError(`we couldn’t read the list ${path}`);
  });
  const { rows, problems } = await readMapping(bytes, { rowsMax: 100_000 });
  const told = problems.map(({ line, problem }) => ({ line, problem: listTexts[problem] }));
  const unreadable = problems.findIndex(({ problem }) => unreadableLists.has(problem));
  if (unreadable !== -1) throw new UsageError(`${path}: ${lineProblem(told[unreadable]!)}`);
  return { rows, refused: told.map((row): RefusedRow => ({ ...row, file: null, person: null })) };
}

/** Problems of a whole list, from which no row can be read. */
const unreadableLists: ReadonlySet<LineProblem['problem']> = new Set([
  'workbook',
  'encoding',
  'no-file-column',
  'no-rows',
  'too-many-rows',
  'damaged',
]);

const listTexts: Readonly<Record<LineProblem['problem'], string>> = {
  workbook: 'it’s a workbook; save it as “CSV UTF-8”',
  encoding: 'we couldn’t read its characters; save it as “CSV UTF-8”',
  'no-file-column':
    'it has no column called “file”; the columns are file, name, country, document, variant and age, named in any of our eleven languages',
  'no-rows': 'there’s nothing below the column names',
  'too-many-rows': 'it is too long',
  damaged: 'a quotation mark isn’t closed',
  'no-file': 'it names no file',
  repeated: 'the same file and document are already on the list',
  age: 'the age is no number of years or months',
};

/** Results for photos an earlier run has finished. Failed ones are tried again if requested. */
function resultsOf(
  { tasks }: PlannedBatch,
  done: ReadonlyMap<string, BatchResult>,
  again: boolean,
): Map<string, BatchResult> {
  const known = tasks.flatMap(({ documents }) => documents.flatMap(({ key }) => done.get(key) ?? []));
  const stored = known.filter(
    ({ result, outputs }) => outputs.every((path) => existsSync(path)) && !(again && result === 'failed'),
  );
  return new Map(stored.map((result) => [result.key, result]));
}

function leftOf({ tasks }: PlannedBatch, results: ReadonlyMap<string, BatchResult>) {
  return tasks
    .map((task) => ({ ...task, documents: task.documents.filter(({ key }) => !results.has(key)) }))
    .filter(({ documents }) => documents.length > 0);
}

/** A progress bar on a terminal, otherwise one line per photo. */
function progressOf({ tasks }: PlannedBatch, before: number, terminal: Terminal, texts: Texts) {
  const all = tasks.reduce((sum, { documents }) => sum + documents.length, 0);
  const begun = performance.now();
  let failed = 0;
  const tell = (result: BatchResult, done: number) => {
    const { file, document } = result;
    if (result.result !== 'made') failed++;
    const line = `${done}/${all} ${file} ${document}: ${resultText(result, texts)}`;
    if (!terminal.progress) terminal.err(line);
    else if (result.result !== 'made') {
      terminal.progress('');
      terminal.err(line);
    }
    const secondsEach = (performance.now() - begun) / 1000 / (done - before);
    const minutes = Math.ceil(((all - done) * secondsEach) / 60);
    const troubles = failed > 0 ? ` · ${failed} with problems` : '';
    const left = done < all ? ` · about ${minutes} min left` : '';
    terminal.progress?.(`${bar(done / all)} ${done}/${all}${troubles}${left}`);
  };
  return { all, tell };
}
