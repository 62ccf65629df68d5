import { findRequirement } from '@vesika/requirements';
import { beforeAll, describe, expect, it } from 'vitest';
import { openedSessions } from '../../fixtures/opened-nets.ts';
import { drawPortrait, type PortraitOptions } from '../../fixtures/portrait/draw-portrait.ts';
import type { Raster } from '../raster/raster.ts';
import { createLiveLooker, type LiveLooker } from './live-looker.ts';
import { liveRules } from './target.ts';

const view = { widthPx: 640, heightPx: 480 };
const stillPerPx = 2;
const rules = liveRules(
  findRequirement({ countryCode: 'TR', documentType: 'passport' })?.requirement ?? expect.fail(),
  null,
);

let looker: LiveLooker;

beforeAll(async () => {
  const { personMask, ...nets } = await openedSessions();
  looker = createLiveLooker(
    { ...nets, personMask: async (frame) => ({ ...frame, values: await personMask.run(frame) }) },
    rules,
  );
});

function frame(headHeightPx: number, [xPx, yPx] = [320, 215], rest: PortraitOptions = {}): Raster {
  return drawPortrait({ ...view, headHeightPx, eyesAt: { xPx, yPx }, ...rest });
}

function relit(picture: Raster, light: (x: number) => number): Raster {
  const data = picture.data.map((byte, i) => byte * light(Math.floor(i / 3) % picture.widthPx));
  return { ...picture, data };
}

const wellPlaced = frame(220);
const emptyRoom: Raster = { ...view, data: new Uint8Array(view.widthPx * view.heightPx * 3).fill(170) };
const besideAnother = [frame(200, [160, 215]), frame(200, [480, 215])] as const;
const twoPeople: Raster = {
  ...view,
  data: besideAnother[0].data.map((byte, i) =>
    Math.floor(i / 3) % view.widthPx < view.widthPx / 2 ? byte : besideAnother[1].data[i]!,
  ),
};

describe('a single frame', () => {
  it.each<[string, Raster, string | undefined]>([
    ['a head where it should be', wellPlaced, undefined],
    ['an empty room', emptyRoom, 'show-face'],
    ['a small head', frame(120), 'come-closer'],
    ['a large head', frame(450), 'move-back'],
    ['a head at the left of the picture', frame(220, [150, 215]), 'move-left'],
    ['a head at its right', frame(220, [490, 215]), 'move-right'],
    ['a head at its top', frame(220, [320, 90]), 'raise-camera'],
    ['a head at its bottom', frame(220, [320, 370]), 'lower-camera'],
    ['a head tilted to the right of the picture', frame(220, [320, 215], { rollDeg: 14 }), 'level-right'],
    ['a head tilted to its left', frame(220, [320, 215], { rollDeg: -14 }), 'level-left'],
    ['a face in the dark', relit(wellPlaced, () => 0.3), 'find-light'],
    ['a face lit from one side', relit(wellPlaced, (x) => (x < 320 ? 1 : 0.35)), 'face-light'],
    ['two people', twoPeople, 'be-alone'],
  ])('%s', async (_, picture, advice) => {
    expect((await looker.lookOnce(picture, stillPerPx)).faults[0]).toBe(advice);
  });

  it('distinguishes a plain wall from a room', async () => {
    expect((await looker.lookOnce(wellPlaced, stillPerPx)).isWallPlain).toBe(true);
    const striped = relit(frame(220, [320, 215]), (x) => (x % 60 < 20 && Math.abs(x - 320) > 130 ? 0.4 : 1));
    expect((await looker.lookOnce(striped, stillPerPx)).isWallPlain).toBe(false);
  });
});

it('tracks a face from frame to frame, and notices when it has gone', async () => {
  const advice: Array<string | undefined> = [];
  for (const x of [320, 300, 280, 240, 190]) {
    advice.push((await looker.look(frame(220, [x, 215]), stillPerPx)).faults[0]);
  }
  advice.push((await looker.look(emptyRoom, stillPerPx)).faults[0]);
  expect(advice).toEqual([undefined, undefined, undefined, 'move-left', 'move-left', 'show-face']);
});
