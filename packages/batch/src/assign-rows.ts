import { type MappingRow, nameKey } from './read-mapping.ts';

export interface AssignmentProblem {
  line: number;
  /** `ambiguous`: files in several folders have this name; the list must say the folder. */
  problem: 'file-not-there' | 'ambiguous';
}

export interface Assignment {
  /** Rows per file, in the order of the files; a file that no row names gets none. */
  rows: MappingRow[][];
  problems: AssignmentProblem[];
}

/** Assigns the rows of a list to files: by folder and name, or by name alone if only one file has it. */
export function assignRows(files: readonly string[], rows: readonly MappingRow[]): Assignment {
  const byPath = placesBy(files, pathKey);
  const byName = placesBy(files, nameKey);
  const assigned: MappingRow[][] = files.map(() => []);
  const problems: AssignmentProblem[] = [];
  for (const row of rows) {
    const places = byPath.get(pathKey(row.file)) ?? byName.get(nameKey(row.file)) ?? [];
    if (places.length === 1) assigned[places[0]!]!.push(row);
    else problems.push({ line: row.line, problem: places.length === 0 ? 'file-not-there' : 'ambiguous' });
  }
  return { rows: assigned, problems };
}

function pathKey(name: string): string {
  return name.replaceAll('\\', '/').replace(/^\.\//, '').normalize('NFC').trim().toLowerCase();
}

function placesBy(files: readonly string[], keyOf: (name: string) => string): Map<string, number[]> {
  const places = new Map<string, number[]>();
  files.forEach((file, at) => {
    const key = keyOf(file);
    places.set(key, [...(places.get(key) ?? []), at]);
  });
  return places;
}
