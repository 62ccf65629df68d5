import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** Writes method and path of every operation into the build, so that pages can call them without loading their schemas. */
export function endpointsPlugin(): Plugin {
  return {
    name: 'endpoints',
    load: {
      filter: { id: /\/contract\/src\/endpoints\.ts$/ },
      handler: (id) => `export const endpoints = ${JSON.stringify(endpointsIn(dirname(id)))};`,
    },
  };
}

export function endpointsIn(folder: string): Record<string, { method: string; path: string }> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  const source = files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
  const found = source.matchAll(/^export const (\w+) = define\w*Operation\(\s*'(\w+) (\S+)'/gm);
  return Object.fromEntries(
    Array.from(found, ([, id, method, path]) => [id, { method: method!, path: path! }]),
  );
}
