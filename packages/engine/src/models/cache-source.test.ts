import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { openModelCache } from './cache.ts';

vi.mock('./model-sources.ts', async (original) => ({
  ...(await original<typeof import('./model-sources.ts')>()),
  packageVersion: () => {
    throw new Error("Cannot find module '@mediapipe/face_mesh/package.json'");
  },
}));

it('names the package whose weights are missing', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'vesika-cache-'));
  await expect(openModelCache({ dir, models: ['face-mesh-attention'] })).rejects.toMatchObject({
    code: 'model-source-missing',
    facts: { model: 'face-mesh-attention', package: '@mediapipe/face_mesh' },
  });
  await rm(dir, { recursive: true });
});
