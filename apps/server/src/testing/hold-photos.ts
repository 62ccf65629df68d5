import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { patiently } from './patiently.ts';

export interface HeldPhotos {
  /** Tells the engine of the tests to wait; what is said behind it makes pictures different. */
  told: string;
  /** Once the engine has one of them. */
  underWay(): Promise<unknown>;
  letGo(): Promise<void>;
  /** Those that begin from now on; they are held at first. */
  hold(): Promise<void>;
}

/** Photos that are not ready before the test says so; to be called within one. */
export async function holdPhotos(): Promise<HeldPhotos> {
  // In no folder of its own: the engine is another user, who has to see it, and tells beside it that it waits.
  const path = join(tmpdir(), `vesika-held-${randomUUID()}`);
  const begun = `${path}.begun`;
  const hold = () => writeFile(path, '');
  const letGo = () => rm(path, { force: true });
  await hold();
  onTestFinished(async () => {
    await letGo();
    await rm(begun, { force: true });
  });
  return {
    told: `held ${path}`,
    underWay: () => vi.waitUntil(() => existsSync(begun), patiently),
    letGo,
    hold,
  };
}
