import type { Check } from '@vesika/report';
import { eyesOpen, gaze } from '../checks/eyes.ts';
import type { EarlyFindings } from '../checks/findings.ts';
import {
  cameraDistance,
  headPosePitch,
  headPoseRoll,
  headPoseYaw,
  singleFacePresent,
} from '../checks/head.ts';
import { illuminationUniformity, overExposurePrevention, underExposurePrevention } from '../checks/light.ts';
import { expressionNeutrality, mouthClosed } from '../checks/mouth.ts';
import { sourceCompleteness } from '../checks/quality.ts';
import { byImportance, type LiveAdvice, type LiveJudgement } from './advice.ts';

/** A check of the report, and the instruction that corrects its fault. */
interface LiveCheck {
  judge: (findings: EarlyFindings) => Check | null;
  advice: (findings: LiveFindings) => LiveAdvice;
}

/** Ids of the checks that a rule for children relaxes or leaves open. */
export type LiveChild = Readonly<Record<'relaxed' | 'leftOpen', readonly string[]>>;

interface LiveFindings extends EarlyFindings {
  /** Null for adults. */
  child: LiveChild | null;
  /** Instruction that moves the head into place; null when it is in place. */
  place: LiveAdvice | null;
  /** Linear luminance of the wall over that of the face; null where no wall is visible. */
  wallPerFaceLight: number | null;
  isWallPlain: boolean | null;
}

/** Ratio above which the person has a bright window behind them. */
const backLightRatio = 2;

const liveChecks: readonly LiveCheck[] = [
  { judge: singleFacePresent, advice: () => 'be-alone' },
  { judge: sourceCompleteness, advice: ({ place }) => place ?? 'move-back' },
  { judge: cameraDistance, advice: () => 'move-back' },
  {
    judge: underExposurePrevention,
    advice: ({ wallPerFaceLight }) =>
      (wallPerFaceLight ?? 0) > backLightRatio ? 'leave-back-light' : 'find-light',
  },
  { judge: overExposurePrevention, advice: () => 'less-light' },
  { judge: headPoseRoll, advice: ({ measures }) => (measures.rollDeg > 0 ? 'level-left' : 'level-right') },
  { judge: headPoseYaw, advice: ({ measures }) => (measures.yawDeg > 0 ? 'turn-right' : 'turn-left') },
  { judge: headPosePitch, advice: ({ measures }) => (measures.pitchDeg > 0 ? 'raise-chin' : 'lower-chin') },
  { judge: illuminationUniformity, advice: () => 'face-light' },
  { judge: eyesOpen, advice: () => 'open-eyes' },
  { judge: gaze, advice: () => 'look-here' },
  { judge: mouthClosed, advice: () => 'close-mouth' },
  { judge: expressionNeutrality, advice: () => 'relax-face' },
];

/** Runs the checks of the report on a frame and translates their outcomes into instructions. */
export function judgeLive(findings: LiveFindings): LiveJudgement {
  const { place, isWallPlain, child } = findings;
  const faults = new Set<LiveAdvice>(place ? [place] : []);
  const doubts = new Set<LiveAdvice>();
  for (const { judge, advice } of liveChecks) {
    const check = judge(findings);
    if (!check || check.verdict === 'pass' || child?.relaxed.includes(check.id)) continue;
    const isFault = check.verdict === 'fail' && !child?.leftOpen.includes(check.id);
    (isFault ? faults : doubts).add(advice(findings));
  }
  return {
    faults: byImportance(faults),
    doubts: byImportance([...doubts].filter((each) => !faults.has(each))),
    isWallPlain,
  };
}

export const noFaceJudgement: LiveJudgement = { faults: ['show-face'], doubts: [], isWallPlain: null };
