import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Libraries Chromium needs that minimal Debian systems lack, with their packages. */
const debianPackages: Record<string, string> = {
  'libnss3.so': 'libnss3',
  'libnssutil3.so': 'libnss3',
  'libsmime3.so': 'libnss3',
  'libnspr4.so': 'libnspr4',
  'libplc4.so': 'libnspr4',
  'libplds4.so': 'libnspr4',
  'libexpat.so.1': 'libexpat1',
  'libuuid.so.1': 'libuuid1',
  'libfontconfig.so.1': 'libfontconfig1',
  'libfreetype.so.6': 'libfreetype6',
};

/** Throws with an install command if the program lacks shared libraries. */
export async function requireLibraries(program: string): Promise<void> {
  const missing = await missingLibraries(program);
  if (missing.length === 0) return;
  const packages = [...new Set(missing.map((library) => debianPackages[library] ?? library))];
  throw new Error(
    `The browser of the tests lacks ${missing.join(', ')}. On Debian: apt-get install ${packages.join(' ')}`,
  );
}

/** Empty as well if ldd is missing; the browser then reports the problem itself. */
async function missingLibraries(program: string): Promise<string[]> {
  const listed = await run('ldd', [program]).catch(() => ({ stdout: '' }));
  return [...listed.stdout.matchAll(/^\s*(\S+) => not found/gm)].map(([, library]) => library!);
}
