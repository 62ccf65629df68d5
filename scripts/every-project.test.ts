import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import config from '../vitest.config.ts';

it('runs every project of the tests once on the build server', async () => {
  const script = await readFile(join(import.meta.dirname, '../.ci/run'), 'utf8');
  const run = [...script.matchAll(/--project (\w+)/g)].map(([, name]) => name);
  const projects = config.test?.projects?.map((project) => (project as { test: { name: string } }).test.name);
  expect(run.sort()).toEqual(projects?.sort());
});
