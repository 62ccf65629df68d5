/**
 * `npm run generators`: judges the OpenAPI document of a server by linters of others, generates clients from it by
 * generators of others, compiles them strictly and makes a photo with each, with a test key and no package. Downloads
 * linters and generators from npm. Exit code 1 if one fails.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { requestLine } from '@vesika/contract';
import { signUpAt } from '../apps/server/src/testing/remote-customer.ts';
import { type RunningServer, startServer } from '../e2e/server.ts';
import { drawnPortrait } from '../packages/engine/fixtures/drawn-portrait.ts';
import { cases, type GeneratorCase } from './generators/cases.ts';
import { linters } from './generators/linters.ts';

const run = promisify(execFile);
const repository = join(import.meta.dirname, '..');
const compiler = join(repository, 'node_modules/typescript/bin/tsc');
const loader = import.meta.resolve('@oxc-node/core/register');

const server = await startServer({ API_ONLY: '1' });
const folder = await mkdtemp(join(tmpdir(), 'vesika-generators-'));
try {
  const key = await testKey(server);
  await prepare(folder, server.url);
  for (const each of linters)
    await report(each, () => run('npx', each.command, { cwd: folder }).then(() => 'clean'));
  for (const each of cases) await report(each, () => makePhotoWith(each, key));
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

async function report({ name, version }: { name: string; version: string }, work: () => Promise<string>) {
  try {
    console.log(`${name} ${version}: ${await work()}`);
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string };
    console.log(`FAILED ${name} ${version}: ${message}\n${stdout}${stderr}`);
    process.exitCode = 1;
  }
}

async function testKey({ url, dataDir }: RunningServer): Promise<string> {
  const customer = await signUpAt(url, { outbox: join(dataDir, 'outbox') });
  const scopes = ['photos:write', 'photos:read'];
  const options = { name: 'generators', scopes, lifetimeDays: 30, isTest: true };
  const made = await customer.call(url, requestLine('createApiKey'), options);
  if (!made.ok) throw new Error(await made.text());
  return ((await made.json()) as { secret: string }).secret;
}

async function prepare(cwd: string, url: string): Promise<void> {
  const document = await fetch(`${url}/api/v1/openapi.json`);
  await writeFile(join(cwd, 'openapi.json'), await document.text());
  await writeFile(join(cwd, 'portrait.jpg'), await drawnPortrait());
  await writeFile(join(cwd, 'package.json'), '{ "type": "module" }');
  for (const { file, text } of linters) await writeFile(join(cwd, file), text);
  // Transformed code imports helpers of the loader.
  const packages = [
    ...[...linters, ...cases].map(({ name, version }) => `${name}@${version}`),
    '@oxc-node/core@0.0.35',
  ];
  await run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', ...packages], { cwd });
}

async function makePhotoWith({ name, files, command, program }: GeneratorCase, key: string): Promise<string> {
  const cwd = folder;
  for (const [file, text] of Object.entries(files?.(server.url) ?? {})) {
    await writeFile(join(cwd, file), text);
  }
  await run('npx', command, { cwd });
  const script = `${name.replace(/\W/g, '')}.ts`;
  await writeFile(join(cwd, script), scriptOf(program, key));
  const strict =
    '--strict --noEmit --skipLibCheck --module esnext --moduleResolution bundler --target es2023';
  const types = ['--lib', 'es2023,dom,dom.iterable', '--types', 'node'];
  const ofNode = ['--typeRoots', join(repository, 'node_modules/@types'), '--allowImportingTsExtensions'];
  await run(process.execPath, [compiler, ...strict.split(' '), ...types, ...ofNode, script], { cwd });
  const { stdout } = await run(process.execPath, ['--import', loader, script], { cwd });
  return stdout.trim();
}

/** Strict types prove that the photo has its fields, and running it that they are there. */
function scriptOf(program: string, key: string): string {
  return `import { openAsBlob } from 'node:fs';
    const url = '${server.url}';
    const key = '${key}';
    const portrait = new File([await openAsBlob('portrait.jpg')], 'portrait.jpg', { type: 'image/jpeg' });
    const order = { countryCode: 'BE', documentType: 'passport' } as const;
    ${program}
    const checks: number = made.report.checks.length;
    const size: string = \`\${made.report.widthPx} × \${made.report.heightPx} px\`;
    console.log(\`\${made.status}, \${size}, \${checks} checks, verdict \${made.verdict}\`);
    export {};`;
}
