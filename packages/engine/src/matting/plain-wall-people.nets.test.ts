import { findRequirement } from '@vesika/requirements';
import { beforeAll, describe, expect, it } from 'vitest';
import { observedPortrait } from '../../fixtures/observed-portrait.ts';
import { openedSessions } from '../../fixtures/opened-nets.ts';
import { havePortraits, portraitsOf, readPortrait } from '../../fixtures/shared-portraits.ts';
import { paintBackground } from '../compose/background.ts';
import { relight } from '../compose-photo.ts';
import { cutFrame } from '../cut-frame.ts';
import { wallPlane } from '../measure/background/wall-evenness.ts';
import type { Sessions } from '../nets/sessions.ts';
import type { Observation } from '../observation/observation.ts';
import { planForOriginal } from '../plan-for-original.ts';
import { dilateMask } from '../raster/mask.ts';

/**
 * Unobstructed people in front of a plain wall, from two cameras. Their numbers are even, as in lab/people, so that test
 * files share observations.
 */
const people = [
  ...portraitsOf('london').filter((path) => path.endsWith('_neutral.jpg')),
  ...portraitsOf('canada'),
  ...portraitsOf('good_single').filter((path) => path.includes('canada')),
].filter((path) => Number(/\d+/.exec(path)) % 2 === 0);
/** Every person is shown in two of four frames, which differ in scale and in the colour of the wall. */
const countries = [
  ['US', 'IN'],
  ['DE', 'CN'],
];

/** RGB distance from the wall's colour beyond which the original clearly shows the person, in byte units. */
const unlikeWallMin = 75;
/** RGB distance between original and photo beyond which the photo lost the original's content, in byte units. */
const unlikeOriginalMin = 45;
/** Smallest area of a hole, px of a picture of `referencePx`; `edgePx` leaves out the edges of strands. */
const holePx = 120;
const referencePx = 548_000;
const edgePx = 3;

describe.skipIf(!havePortraits)('people in front of a plain wall (needs ../shared/portraits)', () => {
  let sessions: Sessions;
  beforeAll(async () => {
    sessions = await openedSessions();
  });

  it('finds all portraits', () => expect(people).toHaveLength(32));

  it.each(people.map((path, turn) => [path, countries[turn % 2]!] as const))(
    'keeps the whole person of %s for %j',
    async (path, countries) => {
      const source = readPortrait(path);
      const observation = await observedPortrait(path, sessions);
      for (const country of countries)
        expect(await holesIn(source, observation, country), country).toEqual([]);
    },
  );
});

/** Areas of the holes in a passport photo, scaled to px of a picture of `referencePx`. */
async function holesIn(source: Buffer, observation: Observation, countryCode: string): Promise<number[]> {
  const { requirement } = findRequirement({ countryCode, documentType: 'passport' })!;
  const plan = planForOriginal({ requirement, background: 'replace' }, observation);
  const draft = relight(await cutFrame(source, observation, plan), observation, plan);
  const { picture: painted } = paintBackground(draft, plan.backgroundRgb);
  const original = draft.picture;
  const { widthPx, heightPx } = original;
  const count = widthPx * heightPx;
  const scale = Math.sqrt(count / referencePx);
  const { data } = original;
  const isOpen = new Uint8Array(count);
  const [red, green, blue] = plan.backgroundRgb;
  for (let i = 0, at = 0; i < count; i++, at += 3) {
    const isPaint =
      painted.data[at] === red && painted.data[at + 1] === green && painted.data[at + 2] === blue;
    if (isPaint && draft.covered?.[i] !== 0) isOpen[i] = 1;
  }
  const wall = wallPlane(original, isOpen, 0.02)!;
  const mayBeWall = new Uint8Array(count);
  for (let y = 0, i = 0, at = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++, i++, at += 3) {
      const [wallRed, wallGreen, wallBlue] = wall.colourAt(x, y);
      const apart = Math.sqrt(
        (data[at]! - wallRed) ** 2 + (data[at + 1]! - wallGreen) ** 2 + (data[at + 2]! - wallBlue) ** 2,
      );
      if (draft.covered?.[i] === 0 || apart < unlikeWallMin) mayBeWall[i] = 1;
    }
  }
  const nearWall = dilateMask(mayBeWall, original, Math.round(edgePx * scale));
  const lost = new Uint8Array(count);
  for (let i = 0, at = 0; i < count; i++, at += 3) {
    if (nearWall[i]) continue;
    const apart = Math.sqrt(
      (data[at]! - painted.data[at]!) ** 2 +
        (data[at + 1]! - painted.data[at + 1]!) ** 2 +
        (data[at + 2]! - painted.data[at + 2]!) ** 2,
    );
    if (apart > unlikeOriginalMin) lost[i] = 1;
  }
  return pieceSizes(lost, widthPx)
    .map((px) => Math.round(px / scale ** 2))
    .filter((px) => px >= holePx);
}

/** Number of pixels of each connected piece of a mask. */
function pieceSizes(mask: Uint8Array, widthPx: number): number[] {
  const left = Uint8Array.from(mask);
  const sizes: number[] = [];
  for (let start = left.indexOf(1); start >= 0; start = left.indexOf(1, start + 1)) {
    const waiting = [start];
    left[start] = 0;
    let size = 0;
    for (let i = waiting.pop(); i !== undefined; i = waiting.pop()) {
      size++;
      const x = i % widthPx;
      for (const j of [x > 0 ? i - 1 : i, x < widthPx - 1 ? i + 1 : i, i - widthPx, i + widthPx]) {
        if (!left[j]) continue;
        left[j] = 0;
        waiting.push(j);
      }
    }
    sizes.push(size);
  }
  return sizes;
}
