/** Before each file of a project whose files share their modules: one that replaces some has its own, and none leaves its globals behind. */
import { readFileSync } from 'node:fs';
import { afterAll, expect, vi } from 'vitest';

/** Vitest's own; it has no public way to forget every `vi.mock` at once. */
declare const __vitest_mocker__: { reset(): void };

afterAll(() => void vi.unstubAllGlobals());

if (readFileSync(expect.getState().testPath!, 'utf8').includes('vi.mock(')) {
  vi.resetModules();
  afterAll(() => {
    __vitest_mocker__.reset();
    vi.resetModules();
  });
}
