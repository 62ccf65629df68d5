import type { HeadShape } from '../../packages/engine/src/measure/head/crown.ts';
import type { MarkedHead } from './marked-head.ts';
import { mean, onPlane, type Plane, ridge } from './ridge.ts';

/** In cases: little against half a hundred, and enough that a few odd heads turn no weight round. */
const penalty = 1;
/** Highest crown of all is 2.05: what hair rises above this, the skull does not. */
const hairUpTo = 2.2;
/** From here on more hair makes the crown no less certain: few heads have more. */
const uncertainUpTo = 0.6;

/** Everything but the uncertainty, which takes people that were left out. */
export function fitCrowns(heads: readonly MarkedHead[]) {
  const told = heads.map(({ crownHeight }) => crownHeight);
  const [underHair, fromFace] = [rowUnderHair, rowFromFace].map((row) =>
    ridge(
      heads.map(({ shape }) => row(shape)),
      told,
      penalty,
    ),
  ) as [Plane, Plane];
  const pitches = heads.map(({ shape }) => shape.pitchDeg);
  return {
    chinPerMesh: mean(heads.map(({ chinBelowEyes, shape }) => chinBelowEyes / shape.chinDepth)),
    underHair: {
      intercept: underHair.intercept,
      perChin: underHair.weights[0]!,
      perPitchDeg: underHair.weights[1]!,
      perHair: underHair.weights[2]!,
      hairUpTo,
    },
    fromFace: {
      intercept: fromFace.intercept,
      perChin: fromFace.weights[0]!,
      perPitchDeg: fromFace.weights[1]!,
    },
    pitchDeg: { min: Math.min(...pitches), max: Math.max(...pitches) },
  };
}

/** As in packages/engine/src/measure/head/crown-model.json. */
export function fitCrown(heads: readonly MarkedHead[]) {
  return {
    madeBy: 'npm run fit:crown',
    people: heads.length,
    ...fitCrowns(heads),
    uncertainty: fitUncertainty(heads),
  };
}

export interface LeftOut {
  head: MarkedHead;
  /** Of the head's height, chin to crown, signed share of the true one: with the hair seen, and from the face alone. */
  error: number;
  faceError: number;
  /** Hair over the crown that was told, in inter-eye distances. */
  hairDepth: number;
}

/** Every head measured by a model of the others. */
export function leaveOneOut(heads: readonly MarkedHead[]): LeftOut[] {
  return heads.map((head) => {
    const others = heads.filter(({ person }) => person !== head.person);
    return measured(head, fitCrowns(others));
  });
}

export function measured(head: MarkedHead, model: ReturnType<typeof fitCrowns>): LeftOut {
  const { shape, crownHeight, chinBelowEyes } = head;
  const truth = crownHeight + chinBelowEyes;
  const chin = model.chinPerMesh * shape.chinDepth;
  const { intercept, perChin, perPitchDeg, perHair } = model.underHair;
  const told = onPlane({ intercept, weights: [perChin, perPitchDeg, perHair] }, rowUnderHair(shape));
  const crown = Math.min(shape.hairHeight, told);
  const face = model.fromFace;
  const faceCrown = onPlane(
    { intercept: face.intercept, weights: [face.perChin, face.perPitchDeg] },
    rowFromFace(shape),
  );
  return {
    head,
    error: (crown + chin) / truth - 1,
    faceError: (faceCrown + chin) / truth - 1,
    hairDepth: shape.hairHeight - crown,
  };
}

/** One standard deviation of the head's height, growing with the hair over the crown: the likeliest of a grid. */
function fitUncertainty(heads: readonly MarkedHead[]) {
  const left = leaveOneOut(heads);
  let best = { bare: 0, perHair: 0, likelihood: Number.NEGATIVE_INFINITY };
  for (let bare = 0.01; bare <= 0.03; bare += 0.0005) {
    for (let perHair = 0; perHair <= 0.06; perHair += 0.001) {
      const likelihood = mean(
        left.map(({ error, hairDepth }) => {
          const deviation = bare + perHair * Math.min(hairDepth, uncertainUpTo);
          return -Math.log(deviation) - (error / deviation) ** 2 / 2;
        }),
      );
      if (likelihood > best.likelihood) best = { bare, perHair, likelihood };
    }
  }
  return {
    bare: best.bare,
    perHair: best.perHair,
    hairUpTo: uncertainUpTo,
    fromFace: Math.sqrt(mean(left.map(({ faceError }) => faceError ** 2))),
  };
}

function rowUnderHair({ chinDepth, pitchDeg, hairHeight }: MarkedHead['shape']): number[] {
  return [chinDepth, pitchDeg, Math.min(hairHeight, hairUpTo)];
}

function rowFromFace({ chinDepth, pitchDeg }: HeadShape): number[] {
  return [chinDepth, pitchDeg];
}
