import { expect, it } from 'vitest';
import { innerManifest, type Manifest, publishedManifest } from './manifest.ts';

const engine: Manifest = {
  name: '@vesika/engine',
  version: '1.2.3',
  license: 'AGPL-3.0-or-later',
  type: 'module',
  exports: { '.': './src/index.ts', './data/*': './data/*' },
  dependencies: { '@some/weights': '1.0.0', runtime: '3.0.0', sharp: '0.1.0' },
};
const weights = { name: '@some/weights' };
const runtime = { name: 'runtime', dependencies: { 'runtime-common': '3.0.0' } };
const own: Manifest = {
  ...engine,
  name: 'vesika',
  exports: './src/index.ts',
  bin: { vesika: './bin/vesika.mjs' },
  dependencies: { '@vesika/engine': '1.2.3', commander: '2.0.0' },
};

it('maps exports to JavaScript and types, and keeps data files', () => {
  expect(innerManifest(engine).exports).toEqual({
    '.': { types: './src/index.d.ts', default: './src/index.js' },
    './data/*': './data/*',
  });
});

it('depends on everything that is not bundled', () => {
  const published = publishedManifest(own, [engine], [weights, runtime], { node: '>=20' });
  expect(published.bundleDependencies).toEqual(['@vesika/engine', '@some/weights', 'runtime']);
  expect(published.dependencies).toEqual({
    commander: '2.0.0',
    'runtime-common': '3.0.0',
    sharp: '0.1.0',
    '@vesika/engine': '*',
    '@some/weights': '*',
    runtime: '*',
  });
  expect(published).not.toHaveProperty('private');
});

it('names the platforms of the binaries inside', () => {
  const published = publishedManifest(own, [], [], { node: '>=20', os: ['linux'], cpu: ['x64'] });
  expect(published).toMatchObject({ engines: { node: '>=20' }, os: ['linux'], cpu: ['x64'] });
});
