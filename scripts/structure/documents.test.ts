import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, parse } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const listed = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' });
/** The changelog describes the past, so its files may no longer exist. */
const documents = listed.split('\n').filter((file) => existsSync(join(root, file)) && file.endsWith('.md'));
const folders = 'apps|packages|lab|trials|scripts|e2e|docs|deploy';

/** Paths from the root of the repository in a document; `<id>` and `*` match any name. */
function pathsIn(text: string): string[] {
  const found = text.matchAll(new RegExp(`(?<![\\w./@-])(?:${folders})/[\\w./@<>*{},-]*[\\w/>*}]`, 'g'));
  return [...found].map(([path]) => path.replace(/(\/[^/]*[<*{].*)$/, '').replace(/\.$/, ''));
}

/** Decisions are also named by their number alone. */
function exists(path: string): boolean {
  const { dir, base } = parse(join(root, path));
  if (/^\d{3}$/.test(base)) return readdirSync(dir).some((file) => file.startsWith(`${base}-`));
  return existsSync(join(root, path));
}

/** Targets of links, relative to the document. */
function linksIn(text: string, document: string): string[] {
  return [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
    .map(([, target]) => target!)
    .filter((target) => !/^(https?:|mailto:|\/)/.test(target))
    .map((target) => normalize(join(dirname(document), target)));
}

/** Paths of the map in ARCHITECTURE.md: each line names a folder or files below the folder it is indented under. */
function pathsOfMap(architecture: string): string[] {
  const map = architecture.match(/## Map\s+```\n([\s\S]*?)```/)?.[1] ?? '';
  const above: { indent: number; path: string }[] = [];
  return map.split('\n').flatMap((line) => {
    const [, spaces, names] = line.match(/^( *)([\w./-]+\/?(?:, [\w./-]+)*)(?= {2}|$| *\S)/) ?? [];
    if (spaces === undefined || !names) return [];
    while (above.length > 0 && above.at(-1)!.indent >= spaces.length) above.pop();
    const parent = above.at(-1)?.path ?? '';
    const paths = names.split(', ').map((name, k, all) => join(parent, k ? dirname(all[0]!) : '', name));
    above.push({ indent: spaces.length, path: paths[0]! });
    return paths;
  });
}

describe('documents', () => {
  it.each(documents)('%s names only paths that exist', (document) => {
    const text = readFileSync(join(root, document), 'utf8');
    const paths = [...pathsIn(text), ...linksIn(text, document)];
    expect(paths.filter((path) => !exists(path) && !exists(join(dirname(document), path)))).toEqual([]);
  });

  it('the map of ARCHITECTURE.md names only paths that exist', () => {
    const paths = pathsOfMap(readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8'));
    expect(paths.length).toBeGreaterThan(30);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('a path that does not exist is found', () => {
    expect(pathsIn('see `packages/engine/src/nowhere.ts`, or lab/fit/<id>.ts.')).toEqual([
      'packages/engine/src/nowhere.ts',
      'lab/fit',
    ]);
    expect(linksIn('[a](../b.md#c) [d](https://e.example)', 'docs/f.md')).toEqual(['b.md']);
  });
});
