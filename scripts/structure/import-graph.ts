import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const root = join(import.meta.dirname, '../..');

/**
 * An import of one file by another, including type imports and `import()`; both are paths from the root of the
 * repository.
 */
interface Import {
  from: string;
  to: string;
}

/** Imports between files of the repository by relative path, without tests and their fixtures. */
export function relativeImports(): Import[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  const files = listed
    .split('\n')
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && existsSync(join(root, file)));
  const known = new Set(files);
  return files
    .filter((file) => !/\.(test|fixture)\.tsx?$/.test(file))
    .flatMap((from) => {
      const text = readFileSync(join(root, from), 'utf8');
      return [...text.matchAll(/(?:from|import|import\()\s*'(\.[^'?]+)/g)]
        .map(([, path]) => normalize(join(dirname(from), path!)))
        .filter((to) => known.has(to))
        .map((to) => ({ from, to }));
    });
}

const featureFile = /^(apps\/server\/src\/features\/[^/]+)\//;
/** Test support may import the inside of any feature. */
const testSupport = 'apps/server/src/testing/';

/** Imports from inside a feature of the server that bypass its index, as `from -> to`. */
export function importsPastIndex(imports: readonly Import[]): string[] {
  return imports
    .filter(({ from, to }) => {
      const feature = featureFile.exec(to)?.[1];
      const isOutside = from.startsWith('apps/server/src/') && !from.startsWith(testSupport);
      return feature && isOutside && !from.startsWith(`${feature}/`) && to !== `${feature}/index.ts`;
    })
    .map(({ from, to }) => `${from} -> ${to}`);
}

/** Folders, and files beside them, with circular imports: `packages/engine/src: compose, observe`. */
export function folderCircles(imports: readonly Import[]): string[] {
  const parents = new Set(imports.flatMap(({ from, to }) => [...foldersOf(from), ...foldersOf(to)]));
  return [...parents]
    .sort()
    .flatMap((parent) =>
      circlesOf(childrenImports(imports, parent)).map((circle) => `${parent}: ${circle.sort().join(', ')}`),
    );
}

function foldersOf(file: string): string[] {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, depth) => parts.slice(0, depth + 1).join('/'));
}

/** Import edges between the children of a folder. */
function childrenImports(imports: readonly Import[], parent: string): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    if (!from.startsWith(`${parent}/`) || !to.startsWith(`${parent}/`)) continue;
    const [importer, imported] = [childOf(from, parent), childOf(to, parent)];
    if (importer === imported) continue;
    graph.set(importer, (graph.get(importer) ?? new Set()).add(imported));
  }
  return graph;
}

function childOf(file: string, parent: string): string {
  return file.slice(parent.length + 1).split('/')[0]!;
}

/** Strongly connected components with more than one node. */
function circlesOf(graph: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const reached = new Map([...graph.keys()].map((node) => [node, reachableFrom(node, graph)]));
  const grouped = new Set<string>();
  const circles: string[][] = [];
  for (const [node, others] of reached) {
    if (grouped.has(node) || !others.has(node)) continue;
    const circle = [...others].filter((other) => reached.get(other)?.has(node));
    for (const each of circle) grouped.add(each);
    circles.push(circle);
  }
  return circles;
}

function reachableFrom(start: string, graph: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const reached = new Set<string>();
  const open = [start];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    for (const next of graph.get(node) ?? []) {
      if (reached.has(next)) continue;
      reached.add(next);
      open.push(next);
    }
  }
  return reached;
}
