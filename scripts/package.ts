import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { storedModule } from '../packages/requirements/scripts/data-set.ts';
import { writeDataSet } from '../packages/requirements/scripts/data-set-files.ts';
import { innerManifest, type Manifest, type Part, publishedManifest } from './package/manifest.ts';
import { type BundledPart, dataOf, type Publication, publications } from './package/publications.ts';
import { writeReference } from './package/reference.ts';

/**
 * `npm run package` builds the published tarballs in build/packages: JavaScript with types and the API reference.
 * `--bare` omits the reference.
 */

const run = promisify(execFile);
const repository = join(import.meta.dirname, '..');
const compiler = join(repository, 'node_modules/typescript-native/bin/tsc');
const workspaces = join(repository, 'packages');
const build = join(repository, 'build');
const modules = join(build, 'modules');
const tarballs = join(build, 'packages');

export async function packAll({ withReference }: { withReference: boolean }): Promise<string[]> {
  await Promise.all([modules, tarballs].map((folder) => rm(folder, { recursive: true, force: true })));
  await mkdir(tarballs, { recursive: true });
  await run(process.execPath, [compiler, '-p', 'scripts/package'], { cwd: repository });
  const written: string[] = [];
  for (const publication of publications) {
    const stage = join(build, 'stage', publication.folder);
    await rm(stage, { recursive: true, force: true });
    await stagePublication(publication, stage);
    const isImported = (await manifestOf(publication.folder)).exports !== undefined;
    if (withReference && isImported)
      await writeReference(join(workspaces, publication.folder), join(stage, 'reference'));
    const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', tarballs], { cwd: stage });
    written.push(join(tarballs, stdout.trim()));
  }
  return written;
}

async function stagePublication(publication: Publication, stage: string): Promise<void> {
  const { folder, inside, parts = [], runsOn = {} } = publication;
  await stageWorkspace(folder, stage);
  if (folder === 'requirements') await writeDataSet(join(stage, 'data'));
  await stageDocuments(folder, stage);
  const innerManifests: Manifest[] = [];
  for (const inner of inside) {
    const manifest = await manifestOf(inner);
    const place = join(stage, 'node_modules', manifest.name);
    await stageWorkspace(inner, place);
    await writeJson(join(place, 'package.json'), innerManifest(manifest));
    innerManifests.push(manifest);
  }
  const bundledParts = await Promise.all(parts.map((part) => stagePart(part, stage)));
  const { engines } = await readJson(join(repository, 'package.json'));
  await writeJson(
    join(stage, 'package.json'),
    publishedManifest(await manifestOf(folder), innerManifests, bundledParts, {
      node: engines.node,
      ...runsOn,
    }),
  );
}

/** A workspace with a licence of its own needs no NOTICE, which is about the models. */
async function stageDocuments(folder: string, stage: string): Promise<void> {
  const own = join(workspaces, folder);
  const isOwnLicence = existsSync(join(own, 'LICENSE'));
  const documents = ['LICENSE', 'CHANGELOG.md', 'README.md'].filter((file) => existsSync(join(own, file)));
  for (const file of documents) await cp(join(own, file), join(stage, file));
  if (isOwnLicence) return;
  for (const file of ['LICENSE', 'NOTICE']) await cp(join(repository, file), join(stage, file));
}

/** Copies the modules and their data files, but not the manifest. */
async function stageWorkspace(folder: string, place: string): Promise<void> {
  await cp(join(modules, folder), place, { recursive: true });
  for (const data of dataOf[folder] ?? []) {
    await cp(join(workspaces, folder, data), join(place, data), { recursive: true });
  }
  await stagePlainFiles(join(workspaces, folder), place);
  if (folder === 'requirements') await writeFile(join(place, 'src/stored.js'), storedModule());
}

/** Copies files that the compiler does not: tables of the nets, and scripts. */
async function stagePlainFiles(from: string, to: string): Promise<void> {
  for (const entry of await readdir(from, { recursive: true })) {
    if (/^src\/.*\.(json|onnx)$/.test(entry)) await cp(join(from, entry), join(to, entry));
    if (!entry.endsWith('.mjs') || entry.includes('node_modules')) continue;
    const script = await readFile(join(from, entry), 'utf8');
    await mkdir(dirname(join(to, entry)), { recursive: true });
    await writeFile(join(to, entry), withoutLoader(script), { mode: 0o755 });
  }
}

function withoutLoader(script: string): string {
  const comments = /^\/\/.*\n/gm;
  return script
    .replace(comments, '')
    .replace(/^import '@oxc-node\/core\/register';\n+/m, '')
    .replace(/\.ts'/g, ".js'");
}

/** Returns the manifest of what was staged. */
async function stagePart({ name, files, needs, licence }: BundledPart, stage: string): Promise<Part> {
  const source = join(repository, 'node_modules', name);
  const { version, license, main, types, dependencies } = await readJson(join(source, 'package.json'));
  const place = join(stage, 'node_modules', name);
  for (const file of files) await cp(join(source, file), join(place, file), { recursive: true });
  if (licence) await cp(join(import.meta.dirname, 'package', licence), join(place, 'LICENSE'));
  const needed = Object.fromEntries(needs.map((dependency) => [dependency, dependencies[dependency]]));
  const manifest = { name, version, license, main, types, dependencies: needed };
  await writeJson(join(place, 'package.json'), manifest);
  return manifest;
}

async function manifestOf(folder: string): Promise<Manifest> {
  return readJson(join(workspaces, folder, 'package.json'));
}

async function readJson(path: string) {
  return JSON.parse(await readFile(path, 'utf8'));
}

async function writeJson(path: string, value: unknown): Promise<void> {
  await writeFile(path, `${JSON.stringify(value, null, 2)}\n`);
}

if (process.argv[1] === import.meta.filename) {
  for (const tarball of await packAll({ withReference: !process.argv.includes('--bare') }))
    console.log(tarball);
}
