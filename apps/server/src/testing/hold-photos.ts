import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { patiently } from './patiently.ts';

interface HeldPhotos {
  /** A text for the picture that makes the fake engine wait; a suffix makes pictures differ. */
  told: string;
  /** Resolves once the engine has started one of them. */
  underWay(): Promise<unknown>;
  letGo(): Promise<void>;
  /** Holds photos that start from now on; they are held at first. */
  hold(): Promise<void>;
}

/** Photos that finish only when the test allows it; call it within a test. */
export async function holdPhotos(): Promise<HeldPhotos> {
  // In the temp folder itself, because the engine runs as another user that has to write here.
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
