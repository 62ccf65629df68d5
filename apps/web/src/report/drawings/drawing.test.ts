import type { Check, PhotoReport } from '@vesika/report';
import { describe, expect, it } from 'vitest';
import { cutOut, lightZones } from './areas.ts';
import type { DrawnCheck } from './drawing.ts';
import { gaze, yaw } from './pose.ts';
import { headHeight, missingSides, topMargin } from './position.ts';

const square = (x: number, y: number) => [x, y, x + 10, y, x + 10, y + 10, x, y + 10];

function drawn(
  about: { limit?: Check['limit']; verdict?: Check['verdict']; report?: object } = {},
): DrawnCheck {
  const report = {
    photo: { widthPx: 350, heightPx: 450 },
    landmarks: {
      crown: { xPx: 175, yPx: 40 },
      chin: { xPx: 175, yPx: 380 },
      eyeImageLeft: { xPx: 125, yPx: 210 },
      eyeImageRight: { xPx: 225, yPx: 210 },
      faceCentre: { xPx: 175, yPx: 210 },
      hairTop: null,
    },
    measures: { yawDeg: 30, pitchDeg: 0, missingMm: { top: 0, bottom: 2, left: 0, right: 0 } },
    outlines: {
      noseTip: { xPx: 175, yPx: 250 },
      lightZones: [square(100, 100), square(200, 100)],
      person: null,
    },
    ...about.report,
  } as unknown as PhotoReport;
  const check = {
    measure: 'height',
    verdict: about.verdict ?? 'fail',
    limit: about.limit ?? { min: null, max: null },
  } as Check;
  return { report, check, pxPerMm: 10, zoneLight: null };
}

describe('the drawing of the head height', () => {
  it('hatches where the crown may be above the chin', () => {
    expect(headHeight(drawn({ limit: { min: 32, max: 36 } })).range).toBe('M0 20h350v40h-350Z');
  });

  it('has no range where only one end is limited', () => {
    expect(headHeight(drawn({ limit: { min: 32, max: null } })).range).toBeUndefined();
  });
});

it('hatches the space above the head down to the crown where there is no upper limit', () => {
  expect(topMargin(drawn({ limit: { min: 2, max: null } })).range).toBe('M0 20h350v20h-350Z');
});

it('points the nose by the sine of the yaw', () => {
  expect(yaw(drawn({ limit: { min: -5, max: 5 } })).found).toMatch(/^M175 250L255 250M/);
});

it('draws no gaze for an eye that was not found', () => {
  const outlines = {
    eyeImageLeft: [],
    irisImageLeft: [],
    eyeImageRight: square(0, 0),
    irisImageRight: square(2, 0),
  };
  const { permitted } = gaze(drawn({ report: { outlines } }));
  expect(permitted?.match(/M/g)).toHaveLength(1);
});

it('hatches the missing side, and frames the picture where nothing is missing', () => {
  expect(missingSides(drawn()).area).toContain('M0 430h350v20h-350Z');
  expect(missingSides(drawn({ verdict: 'pass' }))).not.toHaveProperty('area');
});

it('draws the edge of the cut-out and boxes leftovers and losses alike', () => {
  const outlines = { leftovers: [square(10, 10)], losses: [square(50, 50)], person: square(0, 0) };
  expect(cutOut(drawn({ report: { outlines } })).found?.match(/M/g)).toHaveLength(3);
});

it('labels the light zones once their light was read', () => {
  expect(lightZones(drawn()).labels).toEqual([]);
  const { labels } = lightZones({ ...drawn(), zoneLight: [1, 0.8] });
  expect(labels?.map(({ share }) => share)).toEqual([1, 0.8]);
});
