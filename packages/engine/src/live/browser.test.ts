import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

/** Imports of a file, except types, which are removed by the build. */
function importsOf(file: string): string[] {
  const statements = readFileSync(file, 'utf8').matchAll(
    /^(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^']+)'/gm,
  );
  return [...statements].map(([, path]) => path!);
}

/** All files that the entry imports, directly or indirectly, and all external modules. */
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

it('the browser entry imports no module of Node, no runtime and no picture library', () => {
  const { files, elsewhere } = reachable(join(import.meta.dirname, 'index.ts'));
  expect([...elsewhere].sort()).toEqual([
    '@vesika/report',
    '@vesika/requirements/inch',
    '@vesika/requirements/policies',
  ]);
  expect([...files].some((file) => file.endsWith('measure/light/luminance.ts'))).toBe(true);
});

it('detects such an import where there is one', () => {
  const { elsewhere } = reachable(join(import.meta.dirname, '../matting/view-preview.ts'));
  expect(elsewhere).toContain('sharp');
});
