import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { CsvError, type Info, parse } from 'csv-parse';

/**
 * One row of the list: the picture, the person and the document. A field is null if its cell is empty or its column
 * missing.
 */
export interface MappingRow {
  /** Line number as an editor counts it, from 1. */
  line: number;
  file: string;
  person: string | null;
  country: string | null;
  document: string | null;
  variant: string | null;
  /** Age of a child in full years; null for adults. */
  age: number | null;
}

/** A problem with one line of the list. Line 0 means the list as a whole. */
export interface LineProblem {
  line: number;
  problem:
    | 'encoding'
    | 'no-file-column'
    | 'no-rows'
    | 'too-many-rows'
    | 'damaged'
    | 'no-file'
    | 'repeated'
    | 'age';
}

export interface Mapping {
  rows: MappingRow[];
  problems: LineProblem[];
  delimiter: Delimiter;
}

type Delimiter = ',' | ';' | '\t';

const delimiters: readonly Delimiter[] = [';', '\t', ','];
/** Accepted headings per column; their order and case do not matter. */
const columnNames: Readonly<Record<keyof Omit<MappingRow, 'line'>, readonly string[]>> = {
  file: ['file', 'file name', 'filename', 'photo', 'picture'],
  person: ['name', 'person'],
  country: ['country'],
  document: ['document', 'type'],
  variant: ['variant'],
  age: ['age'],
};

/** The parser is slow where lines have different numbers of cells: it makes an error of each. */
const sliceLength = 250;

/** People from this age on are adults. */
const adultAge = 18;

/**
 * Reads a CSV as spreadsheets write it: separated by commas, semicolons or tabs, in UTF-8 or UTF-16, with or without a
 * byte order mark. A file may appear on several lines, once per document. Each unreadable line is reported; the others
 * still count.
 */
export async function readMapping(bytes: Uint8Array, { rowsMax }: { rowsMax: number }): Promise<Mapping> {
  const text = decode(bytes);
  if (text === undefined) return failed('encoding');
  const delimiter = delimiterOf(text);
  let records: CsvRecord[];
  try {
    records = await recordsOf(text, { delimiter, recordsMax: rowsMax + 2 });
  } catch (error) {
    return failed('damaged', error instanceof CsvError && typeof error.lines === 'number' ? error.lines : 0);
  }
  const [header, ...lines] = records;
  const columns = columnsOf(header?.record ?? []);
  if (columns.file === -1) return { ...failed('no-file-column', 1), delimiter };
  if (lines.length === 0) return { ...failed('no-rows'), delimiter };
  if (lines.length > rowsMax) return { ...failed('too-many-rows'), delimiter };
  return { ...rowsOf(lines, columns), delimiter };
}

interface CsvRecord {
  record: string[];
  info: Info;
}

async function recordsOf(
  text: string,
  { delimiter, recordsMax }: { delimiter: Delimiter; recordsMax: number },
): Promise<CsvRecord[]> {
  const parser = parse({
    delimiter,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
    max_record_size: 10_000,
  });
  const records: CsvRecord[] = [];
  for await (const each of Readable.from(slicesOf(text)).pipe(parser)) {
    records.push(each);
    if (records.length === recordsMax) break;
  }
  return records;
}

/** Other work of the process is done between the slices. */
async function* slicesOf(text: string): AsyncGenerator<string> {
  for (let start = 0; start < text.length; start += sliceLength) {
    yield text.slice(start, start + sliceLength);
    await setImmediate();
  }
}

/** The key by which file names are compared: without case, folders and the composition of accents. */
export function nameKey(name: string): string {
  const base = name.replaceAll('\\', '/').split('/').at(-1)!;
  return base.normalize('NFC').trim().toLowerCase();
}

type Columns = Record<keyof typeof columnNames, number>;

function columnsOf(header: readonly string[]): Columns {
  const names = header.map((name) => name.toLowerCase());
  const placeOf = (aliases: readonly string[]) => names.findIndex((name) => aliases.includes(name));
  return Object.fromEntries(
    Object.entries(columnNames).map(([column, aliases]) => [column, placeOf(aliases)]),
  ) as Columns;
}

function rowsOf(lines: readonly CsvRecord[], columns: Columns) {
  const rows: MappingRow[] = [];
  const problems: LineProblem[] = [];
  const seen = new Set<string>();
  for (const { record, info } of lines) {
    const cell = (column: keyof Columns) => record[columns[column]] || null;
    const { lines: line } = info;
    const file = cell('file');
    if (record.every((each) => each === '')) continue;
    if (file === null) {
      problems.push({ line, problem: 'no-file' });
      continue;
    }
    const row = { person: cell('person'), country: cell('country'), document: cell('document') };
    const age = ageOf(cell('age'));
    if (age === undefined) {
      problems.push({ line, problem: 'age' });
      continue;
    }
    const whole = { line, file, ...row, variant: cell('variant'), age };
    const same = JSON.stringify([nameKey(file), whole.country, whole.document, whole.variant]).toLowerCase();
    if (seen.has(same)) problems.push({ line, problem: 'repeated' });
    else rows.push(whole);
    seen.add(same);
  }
  return { rows, problems };
}

/** In full years; null if the cell is empty or names an adult, undefined if it holds anything else. */
function ageOf(cell: string | null): number | null | undefined {
  if (cell === null) return null;
  if (!/^\d{1,3}$/.test(cell)) return undefined;
  const years = Number(cell);
  return years < adultAge ? years : null;
}

/**
 * Decodes UTF-8, or UTF-16 with its byte order mark. Returns undefined for anything else, because the letters would be
 * a guess.
 */
function decode(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The candidate that occurs most often in the first line. */
function delimiterOf(text: string): Delimiter {
  const [header = ''] = text.split(/\r?\n/, 1);
  const counts = delimiters.map((delimiter) => header.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))]!;
}

function failed(problem: LineProblem['problem'], line = 0): Mapping {
  return { rows: [], problems: [{ line, problem }], delimiter: ',' };
}
