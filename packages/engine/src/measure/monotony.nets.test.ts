import { findRequirement } from '@vesika/requirements';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawnPortrait } from '../../fixtures/drawn-portrait.ts';
import { framedScene } from '../../fixtures/faults/framed-scene.ts';
import { type GradedFault, gradedFaults } from '../../fixtures/faults/index.ts';
import type { Scene } from '../../fixtures/faults/scene.ts';
import { type SceneReport, sceneReport } from '../../fixtures/faults/scene-report.ts';
import { openedSessions } from '../../fixtures/opened-nets.ts';
import { havePortraits, readPortrait } from '../../fixtures/shared-portraits.ts';
import type { Sessions } from '../nets/sessions.ts';

/** Norway's photo is small and may show no glasses. */
const { requirement } = findRequirement({ countryCode: 'NO', documentType: 'passport' })!;
let sessions: Sessions;

beforeAll(async () => {
  sessions = await openedSessions();
});

/**
 * Drawn skin is as smooth as a beauty filter makes it, and drawn hair as smooth as cloth; its few upright edges, once
 * smeared, are fainter than what JPEG adds to them.
 */
const notOnDrawing: ReadonlyArray<GradedFault['id']> = ['skin-smoothing', 'cap', 'motion-blur'];
/**
 * Her hair is tied high and leaves the frame, and with it the outline by which a cap would be known; single dark hairs
 * hardly show on her skin, and the longest shake takes the faint edges of her lids whole, so that it passes for none.
 */
const notWithHighHair: ReadonlyArray<GradedFault['id']> = ['cap', 'hair-strands', 'motion-blur'];

/** None, half and full; docs/accuracy.md draws the steps between. */
const strengths = [0, 0.5, 1];

/** A step back by this share of the whole way is no step. */
const toleranceShare = 0.05;
const wayBack: Partial<Record<GradedFault['id'], number>> = {
  /** Where strands lie close together, hair is an even surface again, and some cells of it pass for skin. */
  'hair-strands': 0.4,
};

const portraits = [
  { name: 'the drawn portrait', bytes: () => drawnPortrait(), without: notOnDrawing, there: true },
  {
    name: 'a woman with dark skin (needs ../shared/portraits)',
    bytes: async () => readPortrait('good_single/london_025_neutral.jpg'),
    without: notWithHighHair,
    there: havePortraits,
  },
  {
    name: 'a woman with light skin (needs ../shared/portraits)',
    bytes: async () => readPortrait('good_single/london_120_neutral.jpg'),
    without: [],
    there: havePortraits,
  },
];

for (const { name, bytes, without, there } of portraits) {
  describe.skipIf(!there)(`faults in grades on ${name}`, () => {
    const faults = gradedFaults.filter(({ id, checks }) => checks.length > 0 && !without.includes(id));
    let scene: Scene;
    /** At strength 0, where every fault leaves the scene as it is. */
    let unharmed: SceneReport | null;
    beforeAll(async () => {
      scene = await framedScene(await bytes(), requirement, sessions);
      unharmed = await sceneReport(scene, requirement, sessions);
    });

    it.each(faults)('$id: $measure follows the grade, and the check notices', async (fault) => {
      const reports: SceneReport[] = [];
      for (const strength of strengths) {
        const report =
          strength === 0
            ? unharmed
            : await sceneReport(await fault.apply(scene, strength), requirement, sessions);
        if (report) reports.push(report);
      }
      expect(reports.length).toBeGreaterThanOrEqual(strengths.length - 1);
      if (fault.measure)
        expectOneWay(
          reports.map((report) => valueIn(report, fault)),
          toleranceOf(fault),
        );
      if (reports.length === strengths.length) expectNoticed(reports.at(-1)!, fault);
    });
  });
}

function valueIn({ natives, measures }: SceneReport, { measure, rises }: GradedFault): number {
  const value = { ...measures, ...natives }[measure!];
  expect(value, `${measure} is measured`).toBeTypeOf('number');
  return rises ? (value as number) : -(value as number);
}

function toleranceOf({ id }: GradedFault): number {
  return wayBack[id] ?? toleranceShare;
}

function expectOneWay(values: number[], tolerance: number): void {
  const wholeWay = values.at(-1)! - values[0]!;
  expect(wholeWay, values.join(', ')).toBeGreaterThan(0.05 * Math.abs(values[0]!));
  for (let i = 1; i < values.length; i++) {
    expect(values[i]!, values.join(', ')).toBeGreaterThanOrEqual(values[i - 1]! - tolerance * wholeWay);
  }
}

function expectNoticed({ checks }: SceneReport, fault: GradedFault): void {
  const verdicts = checks.filter(({ id }) => fault.checks.includes(id)).map(({ verdict }) => verdict);
  expect(verdicts.some((verdict) => verdict !== 'pass')).toBe(true);
}
