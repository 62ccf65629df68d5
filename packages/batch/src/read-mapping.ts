import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { CsvError, type Info, parse } from 'csv-parse';
import { childAgeOf } from './child-age.ts';
import { type Columns, columnsOf } from './columns.ts';
import { pathKey } from './path-key.ts';

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
    | 'workbook'
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
/** The parser is slow where lines have different numbers of cells: it makes an error of each. */
const sliceLength = 250;

/**
 * Reads a CSV as spreadsheets write it: separated by commas, semicolons or tabs, in UTF-8 or UTF-16, with or without a
 * byte order mark. A file may appear on several lines, once per document. Each unreadable line is reported; the others
 * still count.
 */
export async function readMapping(bytes: Uint8Array, { rowsMax }: { rowsMax: number }): Promise<Mapping> {
  if (isWorkbook(bytes)) return failed('workbook');
  const text = decode(bytes);
  if (text === undefined) return failed('encoding');
  const { delimiter, firstLine } = layoutOf(text);
  let records: CsvRecord[];
  try {
    records = await recordsOf(text, { delimiter, firstLine, recordsMax: rowsMax + 2 });
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
  { delimiter, firstLine, recordsMax }: Layout & { recordsMax: number },
): Promise<CsvRecord[]> {
  const parser = parse({
    delimiter,
    from_line: firstLine,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
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
    const age = childAgeOf(cell('age'));
    if (age === undefined) {
      problems.push({ line, problem: 'age' });
      continue;
    }
    const whole = { line, file, ...row, variant: cell('variant'), age };
    const same = JSON.stringify([pathKey(file), whole.country, whole.document, whole.variant]).toLowerCase();
    if (seen.has(same)) problems.push({ line, problem: 'repeated' });
    else rows.push(whole);
    seen.add(same);
  }
  return { rows, problems };
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

interface Layout {
  delimiter: Delimiter;
  /** Number of the line of headings, from 1. */
  firstLine: number;
}

/** The separator that a first line `sep=;` gives to Excel, else the candidate that occurs most often. */
function layoutOf(text: string): Layout {
  const [header = ''] = text.split(/\r?\n/, 1);
  const given = /^"?sep=([;,\t])"?$/i.exec(header.trimStart())?.[1] as Delimiter | undefined;
  if (given) return { delimiter: given, firstLine: 2 };
  const counts = delimiters.map((delimiter) => header.split(delimiter).length);
  return { delimiter: delimiters[counts.indexOf(Math.max(...counts))]!, firstLine: 1 };
}

/** Workbooks of Excel, LibreOffice and Numbers are ZIPs; older ones of Excel are compound files. */
function isWorkbook(bytes: Uint8Array): boolean {
  const magic = Buffer.from(bytes.subarray(0, 4)).toString('latin1');
  return magic === 'PK\x03\x04' || magic === '\xd0\xcf\x11\xe0';
}

function failed(problem: LineProblem['problem'], line = 0): Mapping {
  return { rows: [], problems: [{ line, problem }], delimiter: ',' };
}
