import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';

/** Layers from the bottom to the top; files and folders that are not named here are above all of these. */
const layers = [
  ['shell', 'styles'],
  ['components', 'drawings'],
  ['buy', 'photo', 'report'],
  ['take'],
  ['site'],
  ['features'],
];

const root = import.meta.dirname;
const imports = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && file !== 'layers.test.ts')
  .flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const found = text.matchAll(/(?:from|import|import\(|vi\.mock\()\s*'(\.[^']+)'/g);
    return [...found].map(([, path]) => ({ from: file, to: normalize(join(dirname(file), path!)) }));
  });

function layerOf(file: string): number {
  const index = layers.findIndex((folders) => folders.includes(file.split('/')[0]!));
  return index < 0 ? layers.length : index;
}

const featureOf = (file: string) => /^features\/([^/]+)\//.exec(file)?.[1];

it('finds what files import', () => {
  expect(imports).toContainEqual({ from: 'root.tsx', to: 'styles/app.css' });
  expect(imports.length).toBeGreaterThan(1000);
});

it('imports point downwards', () => {
  // Only tests import these: the table of routes and the surroundings of a rendered component.
  const isForTests = (file: string) => file === 'routes.ts' || file.startsWith('testing/');
  const upward = imports.filter(({ from, to }) => layerOf(from) < layerOf(to) && !isForTests(to));
  expect(upward).toEqual([]);
});

it('features do not import each other: routes compose them, and what several need lies below', () => {
  const across = imports.filter(({ from, to }) => {
    const [importer, imported] = [featureOf(from), featureOf(to)];
    return importer !== undefined && imported !== undefined && importer !== imported;
  });
  expect(across).toEqual([]);
});
