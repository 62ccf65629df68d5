import { type MappingRow, nameKey } from './read-mapping.ts';

export interface AssignmentProblem {
  line: number;
  /** `ambiguous`: files in several folders have this name; the list must say the folder. */
  problem: 'file-not-there' | 'ambiguous';
}

export interface Assignment {
  /** By place in the files; those that no line names have none. */
  rows: MappingRow[][];
  problems: AssignmentProblem[];
}

/** Which lines of a list are about which files: by folder and name, else by a name that only one file has. */
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
