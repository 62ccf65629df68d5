import { describe, expect, it } from 'vitest';
import { folderCircles, relativeImports } from './import-graph.ts';

const imports = relativeImports();

describe('folders', () => {
  it('do not import each other in a circle', () => {
    expect(imports.length).toBeGreaterThan(5000);
    expect(folderCircles(imports)).toEqual([]);
  });

  it('that import each other are found, also through a third one and beside a file', () => {
    const one = (from: string, to: string) => ({ from: `src/${from}`, to: `src/${to}` });
    expect(
      folderCircles([one('a/x.ts', 'b/y.ts'), one('b/z.ts', 'c/u.ts'), one('c/v.ts', 'a/w.ts')]),
    ).toEqual(['src: a, b, c']);
    expect(folderCircles([one('main.ts', 'a/x.ts'), one('a/y.ts', 'main.ts')])).toEqual(['src: a, main.ts']);
    expect(folderCircles([one('in/a/x.ts', 'in/b/y.ts'), one('in/b/z.ts', 'in/a/w.ts')])).toEqual([
      'src/in: a, b',
    ]);
    expect(folderCircles([one('a/x.ts', 'b/y.ts'), one('a/z.ts', 'c/u.ts')])).toEqual([]);
  });
});
