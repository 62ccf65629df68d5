import { findRequirement } from '@vesika/requirements';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawnPortrait } from '../../fixtures/drawn-portrait.ts';
import { framedScene } from '../../fixtures/faults/framed-scene.ts';
import { type GradedFault, gradedFaults } from '../../fixtures/faults/index.ts';
import type { Scene } from '../../fixtures/faults/scene.ts';
import { type SceneReport, sceneReport } from '../../fixtures/faults/scene-report.ts';
import { observedPortrait } from '../../fixtures/observed-portrait.ts';
import { openedSessions } from '../../fixtures/opened-nets.ts';
import { havePortraits, readPortrait } from '../../fixtures/shared-portraits.ts';
import type { Sessions } from '../nets/sessions.ts';
import { observeOriginal } from '../observe-original.ts';

/** Norway's photo is small, and its rules forbid glasses. */
const { requirement } = findRequirement({ countryCode: 'NO', documentType: 'passport' })!;
let sessions: Sessions;

beforeAll(async () => {
  sessions = await openedSessions();
});

/**
 * Faults that the drawing cannot show: its skin is as smooth as after a beauty filter, its hair as smooth as cloth, and
 * its few vertical edges are fainter than JPEG artefacts after motion blur.
 */
const notOnDrawing: ReadonlyArray<GradedFault['id']> = ['skin-smoothing', 'cap', 'motion-blur'];
/**
 * Faults that this portrait cannot show: her hair is cut off by the frame, which hides the outline of a cap; single
 * hairs have little contrast with her skin; and the strongest motion blur removes the faint edges of her lids entirely.
 */
const notWithHighHair: ReadonlyArray<GradedFault['id']> = ['cap', 'hair-strands', 'motion-blur'];

const strengths = [0, 0.5, 1];

/** Decrease between two strengths that still counts as monotonic, as a share of the total change. */
const defaultTolerance = 0.05;
const tolerances: Partial<Record<GradedFault['id'], number>> = {
  /** Dense strands form an even surface, some cells of which are classified as skin. */
  'hair-strands': 0.4,
};

async function sceneOfDrawing(): Promise<Scene> {
  const drawing = await drawnPortrait();
  return framedScene(drawing, await observeOriginal(drawing, sessions), requirement);
}

async function sceneOf(path: string): Promise<Scene> {
  return framedScene(readPortrait(path), await observedPortrait(path, sessions), requirement);
}

const portraits = [
  { name: 'the drawn portrait', scene: sceneOfDrawing, without: notOnDrawing, there: true },
  {
    name: 'a woman with dark skin (needs ../shared/portraits)',
    scene: () => sceneOf('good_single/london_025_neutral.jpg'),
    without: notWithHighHair,
    there: havePortraits,
  },
  {
    name: 'a woman with light skin (needs ../shared/portraits)',
    scene: () => sceneOf('good_single/london_120_neutral.jpg'),
    without: [],
    there: havePortraits,
  },
];

for (const { name, scene: open, without, there } of portraits) {
  describe.skipIf(!there)(`graded faults on ${name}`, () => {
    const faults = gradedFaults.filter(({ id, checks }) => checks.length > 0 && !without.includes(id));
    let scene: Scene;
    /** Report at strength 0, which is the same for every fault. */
    let unaltered: SceneReport | null;
    beforeAll(async () => {
      scene = await open();
      unaltered = await sceneReport(scene, requirement, sessions);
    });

    it.each(faults)('$id: $measure follows the strength, and a check detects it', async (fault) => {
      const reports: SceneReport[] = [];
      for (const strength of strengths) {
        const report =
          strength === 0
            ? unaltered
            : await sceneReport(await fault.apply(scene, strength), requirement, sessions);
        if (report) reports.push(report);
      }
      expect(reports.length).toBeGreaterThanOrEqual(strengths.length - 1);
      if (fault.measure)
        expectMonotonic(
          reports.map((report) => valueIn(report, fault)),
          tolerances[fault.id] ?? defaultTolerance,
        );
      if (reports.length === strengths.length) expectDetected(reports.at(-1)!, fault);
    });
  });
}

function valueIn({ natives, measures }: SceneReport, { measure, rises }: GradedFault): number {
  const value = { ...measures, ...natives }[measure!];
  expect(value, `${measure} is measured`).toBeTypeOf('number');
  return rises ? (value as number) : -(value as number);
}

function expectMonotonic(values: number[], tolerance: number): void {
  const change = values.at(-1)! - values[0]!;
  expect(change, values.join(', ')).toBeGreaterThan(0.05 * Math.abs(values[0]!));
  for (let i = 1; i < values.length; i++) {
    expect(values[i]!, values.join(', ')).toBeGreaterThanOrEqual(values[i - 1]! - tolerance * change);
  }
}

function expectDetected({ checks }: SceneReport, fault: GradedFault): void {
  const verdicts = checks.filter(({ id }) => fault.checks.includes(id)).map(({ verdict }) => verdict);
  expect(verdicts.some((verdict) => verdict !== 'pass')).toBe(true);
}
