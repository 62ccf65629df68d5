/**
 * Runs before each file of a project whose files share modules: it resets the module cache for files with `vi.mock`,
 * and restores globals afterwards.
 */
import { readFileSync } from 'node:fs';
import { afterAll, expect, vi } from 'vitest';

/** Vitest's internal mocker; there is no public way to reset every `vi.mock` at once. */
declare const __vitest_mocker__: { reset(): void };

afterAll(() => void vi.unstubAllGlobals());

if (readFileSync(expect.getState().testPath!, 'utf8').includes('vi.mock(')) {
  vi.resetModules();
  afterAll(() => {
    __vitest_mocker__.reset();
    vi.resetModules();
  });
}
