import { createHash } from 'node:crypto';
import { readdir, readFile, realpath } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Generated folders, which are no sources. */
const made = new Set(['build', 'node_modules', '.react-router']);

/**
 * Hash of everything that the pages are built from: whole packages, and the versions of their external dependencies.
 */
export async function hashOfSources(root, read = readFile) {
  const folders = await pagePackages(join(root, 'apps/web'), join(root, 'node_modules'));
  const files = [join(root, 'package-lock.json'), ...(await Promise.all(folders.map(filesBelow))).flat()];
  const names = files.map((file) => relative(root, file).replaceAll(sep, '/')).sort();
  const contents = await Promise.all(names.map((name) => read(join(root, name))));
  const hash = createHash('sha256');
  for (const [index, name] of names.entries()) hash.update(`${name}\0`).update(contents[index]);
  return hash.digest('hex');
}

/** Folders of the web application and of every workspace that it depends on. */
export async function pagePackages(web, modules) {
  const folders = new Set([web]);
  // The loop also visits folders that it adds.
  for (const folder of folders) {
    const { dependencies = {} } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
    for (const name of Object.keys(dependencies)) {
      if (name.startsWith('@vesika/')) folders.add(await realpath(join(modules, name)));
    }
  }
  return [...folders];
}

async function filesBelow(folder) {
  const entries = await readdir(folder, { withFileTypes: true });
  const found = await Promise.all(
    entries
      .filter(({ name }) => !made.has(name))
      .map((entry) => {
        const path = join(folder, entry.name);
        return entry.isDirectory() ? filesBelow(path) : entry.isFile() ? [path] : [];
      }),
  );
  return found.flat();
}
