import type { Check } from '@vesika/report';
import { findRequirement } from '@vesika/requirements';
import { allowedThings, originalFaults } from '../../packages/engine/fixtures/faults/original-faults.ts';
import { bytesOf } from '../../packages/engine/fixtures/faults/saved.ts';
import type { Scene } from '../../packages/engine/fixtures/faults/scene.ts';
import { readPortrait } from '../../packages/engine/fixtures/shared-portraits.ts';
import { composePhoto } from '../../packages/engine/src/compose-photo.ts';
import { decodeFinished } from '../../packages/engine/src/decode/decode.ts';
import { EngineError } from '../../packages/engine/src/errors.ts';
import { inspectOriginal } from '../../packages/engine/src/inspect-original.ts';
import { openModelCache } from '../../packages/engine/src/models/cache.ts';
import { openSessions, type Sessions } from '../../packages/engine/src/nets/sessions.ts';
import { locateFace } from '../../packages/engine/src/observe/locate-face.ts';
import { observeOriginal } from '../../packages/engine/src/observe-original.ts';
import type { OriginalFaultRun } from './original-fault-runs.ts';

/** A process of `runOriginalFaults` that receives portraits and sends runs, starting with each unchanged portrait. */
process.once('message', async ({ portraits, faults }: { portraits: string[]; faults: string[] | null }) => {
  const sessions = await openSessions({ modelPaths: await openModelCache(), threads: 1 });
  const runs: OriginalFaultRun[] = [];
  for (const portrait of portraits) {
    const original = readPortrait(portrait);
    const picture = await decodeFinished(original);
    const { mesh } = await locateFace<'output'>(picture, sessions);
    const { widthPx, heightPx } = picture;
    const matte = { alpha: new Uint8Array(widthPx * heightPx).fill(255), widthPx, heightPx };
    const scene: Scene = { picture, mesh, matte };
    runs.push({ portrait, fault: 'none', seen: await look(original, sessions) });
    for (const { id, apply, countryCode } of [...originalFaults, ...allowedThings]) {
      if (faults && !faults.includes(id)) continue;
      runs.push({
        portrait,
        fault: id,
        seen: await look(await bytesOf(await apply(scene)), sessions, countryCode),
      });
    }
  }
  await sessions.close();
  process.send!(runs, () => process.disconnect());
});

/** Judges an original and the photo made from it; returns an error code if none is made. */
async function look(
  bytes: Buffer,
  sessions: Sessions,
  countryCode = 'DE',
): Promise<OriginalFaultRun['seen']> {
  const { requirement } = findRequirement({ countryCode, documentType: 'passport' })!;
  try {
    const observation = await observeOriginal(bytes, sessions);
    const { findings, natives } = await inspectOriginal(bytes, observation, { requirement });
    const { report } = await composePhoto(bytes, observation, { requirement }, sessions);
    return {
      original: verdictsOf(findings),
      photo: verdictsOf(report.checks),
      changes: report.changes.map(({ what }) => what),
      natives,
    };
  } catch (error) {
    if (error instanceof EngineError) return error.code;
    throw error;
  }
}

function verdictsOf(checks: readonly Check[]) {
  return Object.fromEntries(checks.map(({ id, verdict }) => [id, verdict]));
}
