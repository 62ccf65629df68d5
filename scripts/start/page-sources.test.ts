import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { hashOfSources, pagePackages } from './page-sources.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Caches about two thousand files, so that each is read once. */
const contents = new Map<string, Promise<Buffer>>();
function read(file: string): Promise<Buffer> {
  const content = contents.get(file) ?? readFile(file);
  contents.set(file, content);
  return content;
}

const hash = () => hashOfSources(root, read);
const hashWithChanged = (changed: string) =>
  hashOfSources(root, async (file: string) => {
    const content = await read(file);
    return file === join(root, changed) ? Buffer.concat([content, Buffer.from(' ')]) : content;
  });

describe('the hash of the page sources', () => {
  it('is stable', async () => {
    expect(await hashOfSources(root)).toBe(await hash());
  });

  it.each([
    'apps/web/src/root.tsx',
    'apps/web/public/favicon.svg',
    'apps/web/vite.config.ts',
    'packages/contract/src/endpoints.ts',
    'packages/messages/locales/tr/web.json',
    'packages/report/src/index.ts',
    'packages/requirements/src/schema.ts',
    'packages/requirements/package.json',
    'package-lock.json',
  ])('changes with %s', async (file) => {
    expect(await hashWithChanged(file)).not.toBe(await hash());
  });

  it('does not change with a file of the server', async () => {
    expect(await hashWithChanged('apps/server/src/main.ts')).toBe(await hash());
  });
});

it('covers every package that the pages import, so their package.json has to name it', async () => {
  const folders = await pagePackages(join(root, 'apps/web'), join(root, 'node_modules'));
  for (const folder of folders) {
    const sources = await readdir(join(folder, 'src'), { recursive: true });
    for (const file of sources.filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))) {
      // A sample program that a page shows is text between backquotes, not an import.
      const text = (await readFile(join(folder, 'src', file), 'utf8')).replaceAll(/`[^`]*`/g, '');
      for (const [, name] of text.matchAll(/ from '@vesika\/(\w+)/g)) {
        expect(folders, `${file} imports ${name}`).toContain(join(root, 'packages', name!));
      }
    }
  }
});
