import { describe, expect, it } from 'vitest';
import { folderCircles, importsPastIndex, relativeImports } from './import-graph.ts';

const imports = relativeImports();

describe('folders', () => {
  it('do not import each other in a circle', () => {
    expect(imports.length).toBeGreaterThan(5000);
    expect(folderCircles(imports)).toEqual([]);
  });

  it('with circular imports are found, also through a third folder or a file', () => {
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

describe('features of the server', () => {
  const features = 'apps/server/src/features';

  it('are imported through their index alone', () => {
    expect(importsPastIndex(imports)).toEqual([]);
  });

  it('imported past their index are found, from another feature and from the wiring', () => {
    const inside = `${features}/photos/gallery/gallery-photo.ts`;
    const index = `${features}/photos/index.ts`;
    const wiring = 'apps/server/src/wiring/webhooks.ts';
    const found = importsPastIndex([
      { from: `${features}/bulk/serve-bulk.ts`, to: inside },
      { from: wiring, to: inside },
      { from: `${features}/bulk/serve-bulk.ts`, to: index },
      { from: `${features}/photos/drafts/drafts.ts`, to: inside },
      { from: 'apps/server/src/testing/people.ts', to: inside },
    ]);
    expect(found).toEqual([`${features}/bulk/serve-bulk.ts -> ${inside}`, `${wiring} -> ${inside}`]);
  });
});
