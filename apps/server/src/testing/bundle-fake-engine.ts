import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    fakeEngine: string;
  }
}

const entry = fileURLToPath(new URL('./fake-engine-entry.ts', import.meta.url));

/** The fake engine bundled into one file, because nearly every service of the tests starts it. */
export default async function bundleFakeEngine(project: TestProject): Promise<() => Promise<void>> {
  const outDir = await mkdtemp(join(tmpdir(), 'vesika-fake-engine-'));
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: entry,
      outDir,
      emptyOutDir: false,
      rollupOptions: { output: { entryFileNames: 'fake-engine.mjs' } },
    },
    ssr: { noExternal: true },
  });
  project.provide('fakeEngine', pathToFileURL(join(outDir, 'fake-engine.mjs')).href);
  return () => rm(outDir, { recursive: true });
}
