import { findRequirement } from '@vesika/requirements';
import { framedScene } from '../../packages/engine/fixtures/faults/framed-scene.ts';
import { gradedFaults, strengths } from '../../packages/engine/fixtures/faults/index.ts';
import type { Scene } from '../../packages/engine/fixtures/faults/scene.ts';
import { type SceneReport, sceneReport } from '../../packages/engine/fixtures/faults/scene-report.ts';
import { observedPortrait } from '../../packages/engine/fixtures/observed-portrait.ts';
import { readPortrait } from '../../packages/engine/fixtures/shared-portraits.ts';
import { openModelCache } from '../../packages/engine/src/models/cache.ts';
import { openSessions } from '../../packages/engine/src/nets/sessions.ts';
import type { FaultRun } from './fault-runs.ts';

/**
 * A process of `runFaults` that receives portraits and sends runs. It uses Norway's rules, whose photo is small and
 * excludes glasses.
 */
process.once('message', async (portraits: string[]) => {
  const { requirement } = findRequirement({ countryCode: 'NO', documentType: 'passport' })!;
  const sessions = await openSessions({ modelPaths: await openModelCache(), threads: 1 });
  const runs: FaultRun[] = [];
  for (const portrait of portraits) {
    const scene = await framedScene(
      readPortrait(portrait),
      await observedPortrait(portrait, sessions),
      requirement,
    );
    const judge = async (fault: string, strength: number, faulty: Scene) => {
      runs.push({
        portrait,
        fault,
        strength,
        seen: seenIn(await sceneReport(faulty, requirement, sessions)),
      });
    };
    await judge('none', 0, scene);
    for (const { id, apply } of gradedFaults) {
      for (const strength of strengths.filter((one) => one > 0)) {
        await judge(id, strength, await apply(scene, strength));
      }
    }
  }
  await sessions.close();
  process.send!(runs, () => process.disconnect());
});

function seenIn(report: SceneReport | null): FaultRun['seen'] {
  return (
    report && {
      natives: report.natives,
      measures: report.measures,
      verdicts: Object.fromEntries(report.checks.map(({ id, verdict }) => [id, verdict])),
      limits: Object.fromEntries(report.checks.map(({ id, value, limit }) => [id, { value, ...limit }])),
    }
  );
}
