import { expect, it } from 'vitest';
import config from '../vitest.config.ts';
import { halves } from './test-halves.ts';

it('runs every project of the tests once', () => {
  const run: string[] = [...halves.waiting, ...halves.computing];
  const projects = config.test?.projects?.map((project) => (project as { test: { name: string } }).test.name);
  expect(run.sort()).toEqual(projects?.sort());
});
