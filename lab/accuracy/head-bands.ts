import { type DocumentType, findRequirement } from '@vesika/requirements';
import { chooseFrame } from '../../packages/engine/src/cut-frame.ts';
import { scaleOf, transformPoint } from '../../packages/engine/src/geometry/similarity.ts';
import { mmFromPx } from '../../packages/engine/src/geometry/units.ts';
import { isInside } from '../../packages/engine/src/limits/certainty.ts';
import { measuredHeight } from '../../packages/engine/src/measure/head/head-line.ts';
import { type Plan, planFor } from '../../packages/engine/src/photo-plan.ts';
import type { HeadError } from '../people/head-error.ts';

export const documents: ReadonlyArray<readonly [countryCode: string, documentType: DocumentType]> = [
  ['DE', 'passport'],
  ['US', 'passport'],
  ['US', 'visa'],
  ['GB', 'passport'],
  ['FR', 'passport'],
  ['TR', 'passport'],
  ['CN', 'passport'],
  ['CA', 'passport'],
  ['IN', 'passport'],
];

/** Framed heads of one document, evaluated with the hand-placed points. */
export interface FramedHeads {
  document: string;
  band: { min: number; max: number | null };
  people: number;
  /** Heads whose true height is inside the band. */
  trulyInside: number;
  verdicts: { pass: number; undetermined: number; fail: number };
  /** Heads that pass although their true height is outside the band. */
  wronglyPassed: number;
  /** Heads with less than half a millimetre, and less than one, above the hair. */
  hairBelowHalf: number;
  hairBelowOne: number;
}

export function framedHeads(errors: readonly HeadError[]): FramedHeads[] {
  return documents.map(([countryCode, documentType]) => {
    const { requirement } = findRequirement({ countryCode, documentType })!;
    const plan = planFor({ requirement, background: 'replace' });
    const framed = errors.map((error) => framedHead(error, plan));
    const count = (is: (head: FramedHead) => boolean) => framed.filter(is).length;
    const { min, max } = plan.limits.headHeightMm;
    return {
      document: `${countryCode} ${documentType}`,
      band: { min, max },
      people: framed.length,
      trulyInside: count(({ isTrulyInside }) => isTrulyInside),
      verdicts: {
        pass: count(({ isInsideBand }) => isInsideBand === true),
        undetermined: count(({ isInsideBand }) => isInsideBand === null),
        fail: count(({ isInsideBand }) => isInsideBand === false),
      },
      wronglyPassed: count(({ isInsideBand, isTrulyInside }) => isInsideBand === true && !isTrulyInside),
      hairBelowHalf: count(({ hairMm }) => hairMm < 0.5),
      hairBelowOne: count(({ hairMm }) => hairMm < 1),
    };
  });
}

interface FramedHead {
  isTrulyInside: boolean;
  isInsideBand: boolean | null;
  hairMm: number;
}

function framedHead({ portrait, observation }: HeadError, plan: Plan): FramedHead {
  const { toOutput } = chooseFrame(observation, plan).frame;
  const { headHeightMm } = plan.limits;
  const mm = (px: number) => mmFromPx(px, plan.size.dpi);
  const heightOf = ([x, y]: [number, number]) => mm(transformPoint(toOutput, { x, y }).y);
  const { heightPx, uncertaintyPx } = measuredHeight(observation.head, headHeightMm.includesHair);
  const scale = scaleOf(toOutput);
  const hairMm = mm(transformPoint(toOutput, observation.head.hairTop!).y);
  const trueTopMm = headHeightMm.includesHair ? hairMm : heightOf(portrait.truth.crown_approx!);
  return {
    isTrulyInside: isInside(heightOf(portrait.truth.chin!) - trueTopMm, 0, headHeightMm)!,
    isInsideBand: isInside(mm(heightPx * scale), mm(uncertaintyPx * scale), headHeightMm),
    hairMm,
  };
}
