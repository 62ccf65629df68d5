import { createHash } from 'node:crypto';
import type { Verdict } from '@vesika/report';
import { findRequirement, type PhotoRequirement } from '@vesika/requirements';
import { observedPortrait } from '../../packages/engine/fixtures/observed-portrait.ts';
import { portraitsOf, readPortrait } from '../../packages/engine/fixtures/shared-portraits.ts';
import { cutOut } from '../../packages/engine/src/checks/background.ts';
import { cutFrame } from '../../packages/engine/src/cut-frame.ts';
import { EngineError } from '../../packages/engine/src/errors.ts';
import { transformPoint } from '../../packages/engine/src/geometry/similarity.ts';
import { inspectCutOut } from '../../packages/engine/src/inspect-cut-out.ts';
import type { Sessions } from '../../packages/engine/src/nets/sessions.ts';
import type { Observation } from '../../packages/engine/src/observation/observation.ts';
import { planFor } from '../../packages/engine/src/photo-plan.ts';
import { drawPatch } from '../../packages/engine/src/raster/resample.ts';
import { type Cut, leftoverShapes, lostPlaces, type Planting, plant } from './planted-pieces.ts';

/** Result of the `cut-out` check on a matte, unchanged or with one planted error. */
export interface CutOutRun {
  portrait: string;
  wall: 'plain' | 'busy';
  country: string;
  /** Null for the unchanged matte. */
  planted: (Planting & { areaPx: number }) | null;
  verdict: Verdict;
  /** Area of the largest piece that was found, over the area of the face. */
  leftoverShare: number;
  lostShare: number;
}

/** A country with a narrow frame and one with a wide frame. */
const countries = ['DE', 'US'] as const;
/** Areas in px of portrait space; a view has about 548 000. */
const areasPx = { small: [500, 700, 1000], large: [1500, 2500, 5000] } as const;

/** Portraits with a plain wall and with a busy wall. */
export function cutOutPortraits(): Pick<CutOutRun, 'portrait' | 'wall'>[] {
  const isOnPlainWall = (portrait: string) => /_(pale|dark)wall\./.test(portrait);
  return [
    ...portraitsOf('london', 'good_single').map((portrait) => ({ portrait, wall: 'plain' as const })),
    ...portraitsOf('composites')
      .filter((portrait) => portrait.endsWith('.jpg'))
      .map((portrait) => ({
        portrait,
        wall: isOnPlainWall(portrait) ? ('plain' as const) : ('busy' as const),
      })),
    ...portraitsOf('generated').map((portrait) => ({ portrait, wall: 'busy' as const })),
  ];
}

/** True for odd ids, which were used for fitting; even ids are reported. Composites show people of the London set. */
export function isFittedOn(portrait: string): boolean {
  const [id] = portrait.split('/')[1]!.match(/\d+/) ?? [];
  const digits = portrait.startsWith('generated/') ? portrait.match(/\d+/g)! : [id ?? '0'];
  return digits.reduce((sum, text) => sum + Number(text), 0) % 2 === 1;
}

/**
 * Judges every portrait in one frame: the unchanged matte, a small and a large leftover of the wall, and a small and a
 * large lost part of the person. The portrait's name seeds the choice of pieces and places.
 */
export async function runCutOuts(
  portraits: readonly Pick<CutOutRun, 'portrait' | 'wall'>[],
  sessions: Sessions,
): Promise<CutOutRun[]> {
  const runs: CutOutRun[] = [];
  for (const { portrait, wall } of portraits) {
    const bytes = readPortrait(portrait);
    const observation = await observed(portrait, sessions);
    if (!observation) continue;
    const pick = picker(portrait);
    const country = pick(countries, 'country');
    const { requirement } = findRequirement({ countryCode: country, documentType: 'passport' })!;
    const judge = async (matte: Observation['matte'], planted: CutOutRun['planted']) =>
      runs.push({
        ...{ portrait, wall, country, planted },
        ...(await judged(bytes, { ...observation, matte }, requirement, sessions)),
      });
    await judge(observation.matte, null);
    const cut = cutOf(observation, country === 'DE');
    for (const size of ['small', 'large'] as const) {
      const plantings: Planting[] = [
        { kind: 'leftover', shape: pick(leftoverShapes, `${size} shape`) },
        { kind: 'lost', place: pick(lostPlaces, `${size} place`) },
      ];
      for (const planting of plantings) {
        const areaPx = pick(areasPx[size], `${size} ${planting.kind} area`);
        const planted = plant(cut, planting, areaPx, `${portrait} ${size} ${planting.kind}`);
        if (planted) await judge(planted.matte, { ...planting, areaPx });
      }
    }
  }
  return runs;
}

async function observed(portrait: string, sessions: Sessions): Promise<Observation | null> {
  try {
    return await observedPortrait(portrait, sessions);
  } catch (error) {
    if (error instanceof EngineError) return null;
    throw error;
  }
}

/** Deterministic choice by portrait and question. */
function picker(portrait: string) {
  return <T>(choices: readonly T[], question: string): T => {
    const number = createHash('md5').update(`${portrait} ${question}`).digest().readUInt32LE(0);
    return choices[number % choices.length]!;
  };
}

/** Approximate extent of the frames around the head, in head heights. */
const frames = {
  narrow: { side: 0.46, above: 0.05, below: 0.12 },
  wide: { side: 0.75, above: 0.15, below: 0.4 },
} as const;

function cutOf({ matte, patch, toPortrait, head }: Observation, isNarrow: boolean): Cut {
  const crown = transformPoint(toPortrait, head.crown);
  const chin = transformPoint(toPortrait, head.chin);
  const eyes = transformPoint(toPortrait, head.axes.eyeMidpoint);
  const headPx = chin.y - crown.y;
  const { side, above, below } = frames[isNarrow ? 'narrow' : 'wide'];
  return {
    picture: drawPatch(patch, toPortrait, matte, 'bilinear'),
    matte,
    shown: {
      left: Math.max(2, eyes.x - side * headPx),
      right: Math.min(matte.widthPx - 2, eyes.x + side * headPx),
      top: Math.max(2, crown.y - above * headPx),
      bottom: Math.min(matte.heightPx - 2, chin.y + below * headPx),
    },
    eyesY: eyes.y,
    chinY: chin.y,
    headPx,
  };
}

async function judged(
  bytes: Buffer,
  observation: Observation,
  requirement: PhotoRequirement,
  sessions: Sessions,
): Promise<Pick<CutOutRun, 'verdict' | 'leftoverShare' | 'lostShare'>> {
  const draft = await cutFrame(bytes, observation, planFor({ requirement, background: 'replace' }));
  const { natives } = await inspectCutOut({ ...draft, picture: draft.unlit }, sessions);
  return {
    verdict: cutOut({ natives, answers: {} })!.verdict,
    leftoverShare: natives.leftoverShare!,
    lostShare: natives.lostShare!,
  };
}
