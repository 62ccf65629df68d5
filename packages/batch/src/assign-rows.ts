import { pathKey } from './path-key.ts';
import type { MappingRow } from './read-mapping.ts';

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

/**
 * Assigns the rows of a list to files: by the whole path, or by what both sides say of it, if only one file fits. A
 * list may leave out folders and the extension, as numbers of students do, or begin further up than the files do.
 */
export function assignRows(files: readonly string[], rows: readonly MappingRow[]): Assignment {
  const paths = files.map(pathKey);
  const byPath = placesBy(paths, (path) => path);
  const byName = placesBy(paths, nameIn);
  const byStem = placesBy(paths, (path) => stemOf(nameIn(path)));
  const assigned: MappingRow[][] = files.map(() => []);
  const problems: AssignmentProblem[] = [];

  function placesFor(wanted: string): readonly number[] {
    const named = byPath.get(wanted) ?? alike(wanted, byName.get(nameIn(wanted)), (path) => path);
    return named.length > 0 ? named : alike(wanted, byStem.get(nameIn(wanted)), stemOf);
  }

  function alike(wanted: string, places: readonly number[] = [], form: (path: string) => string) {
    return places.filter((at) => endsAlike(form(paths[at]!), wanted));
  }

  for (const row of rows) {
    const places = placesFor(pathKey(row.file));
    if (places.length === 1) assigned[places[0]!]!.push(row);
    else problems.push({ line: row.line, problem: places.length === 0 ? 'file-not-there' : 'ambiguous' });
  }
  return { rows: assigned, problems };
}

function nameIn(path: string): string {
  return path.split('/').at(-1)!;
}

function stemOf(path: string): string {
  return path.replace(/\.[a-z]{3,4}$/, '');
}

function endsAlike(one: string, other: string): boolean {
  return `/${one}`.endsWith(`/${other}`) || `/${other}`.endsWith(`/${one}`);
}

function placesBy(paths: readonly string[], keyOf: (path: string) => string): Map<string, number[]> {
  const places = new Map<string, number[]>();
  paths.forEach((path, at) => {
    const key = keyOf(path);
    places.set(key, [...(places.get(key) ?? []), at]);
  });
  return places;
}
