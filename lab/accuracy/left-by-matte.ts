import type { Verdict } from '@vesika/report';
import { findRequirement } from '@vesika/requirements';
import sharp from 'sharp';
import { readPortrait } from '../../packages/engine/fixtures/shared-portraits.ts';
import { cutOut } from '../../packages/engine/src/checks/background.ts';
import { cutFrame } from '../../packages/engine/src/cut-frame.ts';
import { inspectCutOut } from '../../packages/engine/src/inspect-cut-out.ts';
import { piecesOf } from '../../packages/engine/src/measure/cut-out/pieces.ts';
import type { Sessions } from '../../packages/engine/src/nets/sessions.ts';
import type { Observation } from '../../packages/engine/src/observation/observation.ts';
import { observeOriginal } from '../../packages/engine/src/observe-original.ts';
import { planFor } from '../../packages/engine/src/photo-plan.ts';
import { patchOf } from '../../packages/engine/src/raster/patch.ts';
import { drawPatch } from '../../packages/engine/src/raster/resample.ts';
import { moreComposites } from '../people/matte-error.ts';

export interface LeftByMatte {
  portrait: string;
  /** Area of the largest piece of wall in the matte, px of portrait space. */
  areaPx: number;
  verdict: Verdict;
}

/** Alpha in bytes from which a background pixel counts as left over. */
const shownFrom = 100;
const wallUpTo = 13;

/**
 * Reports the leftovers in our own mattes of composites with known alpha, and the verdicts of the US passport photo.
 */
export async function judgeLeftByMatte(
  sessions: Sessions,
  portraits: readonly string[] = moreComposites,
): Promise<LeftByMatte[]> {
  const { requirement } = findRequirement({ countryCode: 'US', documentType: 'passport' })!;
  const judged: LeftByMatte[] = [];
  for (const portrait of portraits) {
    const bytes = readPortrait(portrait);
    const observation = await observeOriginal(bytes, sessions);
    const draft = await cutFrame(bytes, observation, planFor({ requirement, background: 'replace' }));
    const { natives } = await inspectCutOut({ ...draft, picture: draft.unlit }, sessions);
    judged.push({
      portrait,
      areaPx: await largestLeft(portrait, observation),
      verdict: cutOut({ natives, answers: {} })!.verdict,
    });
  }
  return judged;
}

async function largestLeft(portrait: string, { matte, toPortrait }: Observation): Promise<number> {
  const { data, info } = await sharp(readPortrait(portrait.replace(/_\w+\.jpg$/, '_alpha.png')))
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const truth = patchOf({ data, widthPx: info.width, heightPx: info.height });
  const drawn = drawPatch(truth, toPortrait, matte, 'bilinear');
  const certainly = 5;
  const odds = Float32Array.from(matte.alpha, (alpha, i) =>
    alpha > shownFrom && drawn.data[3 * i]! < wallUpTo ? certainly : -certainly,
  );
  return piecesOf(odds, matte, 1)[0]?.areaPx ?? 0;
}
