import { stat } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { assignRows, type MappingRow } from '@vesika/batch';
import { type AcknowledgedWarning, acknowledgedWarnings, warningsFor } from '@vesika/requirements';
import { type ChosenDocument, chosenDocument, type RequirementOptions } from '../requirement-choice.ts';
import type { Texts } from '../texts.ts';
import { UsageError } from '../usage-error.ts';
import type { SkippedFile } from './find-photos.ts';
import { keyOf } from './journal.ts';
import type { BatchTask, MakingOptions } from './protocol.ts';

export interface BatchOrder {
  folder: string;
  out: string;
  /** Relative to the folder. */
  files: readonly string[];
  /** Documents for files to which the list assigns none. */
  documents: readonly RequirementOptions[];
  rows: readonly MappingRow[];
  /** Warnings despite which photos are made. */
  acknowledged: readonly AcknowledgedWarning[];
  options: MakingOptions;
}

/** A line of the list from which no photo is made. */
export interface RefusedRow {
  line: number;
  /** File name in the list; null if the line has none. */
  file: string | null;
  person: string | null;
  problem: string;
}

export interface PlannedBatch {
  tasks: BatchTask[];
  refused: RefusedRow[];
  skipped: SkippedFile[];
}

/**
 * Plans every photo with its documents, its output name and the key by which a later run recognises it.
 *
 * Throws: UsageError if the authority accepts no such photo for one of `documents`.
 */
export async function planBatch(order: BatchOrder, texts: Texts): Promise<PlannedBatch> {
  const { folder, out, files, documents, rows, acknowledged } = order;
  for (const document of documents) refuseUnaccepted(document, acknowledged, texts);
  const { rows: assigned, problems: unassigned } = assignRows(files, rows);
  const rowAt = new Map(rows.map((row) => [row.line, row]));
  const refused = unassigned.map(({ line, problem }): RefusedRow => {
    const { file, person } = rowAt.get(line)!;
    return { line, file, person, problem: assignmentTexts[problem] };
  });
  const wanted = files.map((file, at) => {
    const own = assigned[at]!;
    const person = own.find((row) => row.person !== null)?.person ?? null;
    const named = own.flatMap((row) => documentsOf(row, order, { refused, texts }));
    const age = own.find((row) => row.age !== null)?.age ?? null;
    return { file, person, age, documents: own.length === 0 ? documents : named };
  });
  const stems = stemsOf(wanted);
  const tasks: BatchTask[] = [];
  for (const [at, { file, person, age, documents }] of wanted.entries()) {
    const options = age === null ? order.options : { ...order.options, childAge: age };
    const path = join(folder, file);
    const { size, mtimeMs } = await stat(path);
    const chosen = new Map(documents.map((document) => [labelOf(chosenDocument(document)), document]));
    const planned = [...chosen].map(([label, document]) => ({
      document,
      key: keyOf({ file, size, mtimeMs, label, options }),
      stem: join(out, `${stems[at]}-${label}`),
      subject: { file, document: label, person },
    }));
    if (planned.length > 0) tasks.push({ path, documents: planned, options });
  }
  const skipped = wanted.flatMap(({ file, documents }, at) => {
    if (documents.length > 0) return [];
    const isOnList = assigned[at]!.length > 0;
    return [
      { file, why: isOnList ? 'its line of the list was refused' : 'nothing says which document it’s for' },
    ];
  });
  return { tasks, refused: refused.toSorted((a, b) => a.line - b.line), skipped };
}

const assignmentTexts = {
  'file-not-there': 'there’s no such photo in the folder',
  ambiguous: 'several photos have this name; put the folder in front of it',
} as const;

export function lineProblem({ line, problem }: Pick<RefusedRow, 'line' | 'problem'>): string {
  return line === 0 ? `list: ${problem}` : `list, line ${line}: ${problem}`;
}

function documentsOf(
  { line, file, person, country, document, variant }: MappingRow,
  { documents, acknowledged }: BatchOrder,
  { refused, texts }: { refused: RefusedRow[]; texts: Texts },
): readonly RequirementOptions[] {
  if (country === null && document === null) return documents;
  try {
    if (country === null || document === null)
      throw new UsageError('give both country and document, or neither');
    const named = { country, document, ...(variant === null ? {} : { variant }) };
    refuseUnaccepted(named, acknowledged, texts);
    return [named];
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    refused.push({ line, file, person, problem: error.message });
    return [];
  }
}

function refuseUnaccepted(
  document: RequirementOptions,
  acknowledged: readonly AcknowledgedWarning[],
  texts: Texts,
): void {
  const { requirement } = chosenDocument(document).answer;
  const codes = warningsFor(requirement, { mayEdit: false }).map(({ code }) => code);
  const missing = acknowledgedWarnings.find((code) => codes.includes(code) && !acknowledged.includes(code));
  if (missing === undefined) return;
  throw new UsageError(
    `${requirement.label}: ${texts.supply(`warnings.${missing}`)}`,
    `Make it anyway with --acknowledge ${missing}.`,
  );
}

/** `de-passport`, `us-visa-lottery`. */
function labelOf({ documentType, variant, answer }: ChosenDocument): string {
  const { countryCode } = answer.requirement;
  return [countryCode, documentType, ...(variant === null ? [] : [variant])].join('-').toLowerCase();
}

/**
 * Output names: the person's name if the list has one, in the file's folder. Where two would collide, the full file name
 * tells them apart.
 */
function stemsOf(wanted: readonly { file: string; person: string | null }[]): string[] {
  const named = wanted.map(({ file, person }) => {
    const name = person?.replace(/[<>:"/\\|?*\p{Cc}]+/gu, ' ').trim();
    return { file, name: name || null, stem: join(dirname(file), name || basename(file, extname(file))) };
  });
  const counts = new Map<string, number>();
  for (const { stem } of named) counts.set(stem.toLowerCase(), (counts.get(stem.toLowerCase()) ?? 0) + 1);
  return named.map(({ file, name, stem }) => {
    if (counts.get(stem.toLowerCase()) === 1) return stem;
    return name === null ? file : `${stem} (${basename(file)})`;
  });
}
