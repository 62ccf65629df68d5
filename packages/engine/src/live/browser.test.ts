import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

/** What a file imports beside types, which are gone once it is built. */
function importsOf(file: string): string[] {
  const statements = readFileSync(file, 'utf8').matchAll(
    /^(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^']+)'/gm,
  );
  return [...statements].map(([, path]) => path!);
}

/** Everything that the entry leads to: files of ours, and what comes from elsewhere. */
function reachable(entry: string) {
  const files = new Set([entry]);
  const elsewhere = new Set<string>();
  for (const file of files) {
    if (file.endsWith('.json')) continue;
    for (const path of importsOf(file)) {
      if (path.startsWith('.')) files.add(join(dirname(file), path));
      else elsewhere.add(path);
    }
  }
  return { files, elsewhere };
}

it('what a browser gets of the engine leads to no module of Node, no runtime and no picture library', () => {
  const { files, elsewhere } = reachable(join(import.meta.dirname, 'index.ts'));
  expect([...elsewhere].sort()).toEqual(['@vesika/report', '@vesika/requirements/policies']);
  expect([...files].some((file) => file.endsWith('measure/light/luminance.ts'))).toBe(true);
});

it('sees such an import where there is one', () => {
  const { elsewhere } = reachable(join(import.meta.dirname, '../matting/view-preview.ts'));
  expect(elsewhere).toContain('sharp');
});
