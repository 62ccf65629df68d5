import type { HeadShape } from '../../packages/engine/src/measure/head/crown.ts';
import type { MarkedHead } from './marked-head.ts';
import { mean, onPlane, type Plane, ridge } from './ridge.ts';

/**
 * Ridge penalty, in cases: small against about fifty heads, yet enough that a few unusual heads do not flip the sign of
 * a weight.
 */
const penalty = 1;
/**
 * Height above the eyes, in inter-eye distances, above which hair no longer raises the estimate: the highest marked
 * crown is at 2.05.
 */
const hairUpTo = 2.2;
/** Hair depth, in inter-eye distances, beyond which the uncertainty stops growing, because few heads have more hair. */
const uncertainUpTo = 0.6;

/** Fits all parameters except the uncertainty, which needs leave-one-out errors. */
export function fitCrowns(heads: readonly MarkedHead[]) {
  const heights = heads.map(({ crownHeight }) => crownHeight);
  const [underHair, fromFace] = [rowUnderHair, rowFromFace].map((row) =>
    ridge(
      heads.map(({ shape }) => row(shape)),
      heights,
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

/** Returns the content of packages/engine/src/measure/head/crown-model.json. */
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
  /**
   * Signed relative error of the head height, chin to crown: `error` uses the visible hair, `faceError` the face alone.
   */
  error: number;
  faceError: number;
  /** Height of the hair above the estimated crown, in inter-eye distances. */
  hairDepth: number;
}

/** Measures every head with a model that is fitted to the others. */
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
  const predicted = onPlane({ intercept, weights: [perChin, perPitchDeg, perHair] }, rowUnderHair(shape));
  const crown = Math.min(shape.hairHeight, predicted);
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

/**
 * Fits one standard deviation of the head height, which grows with the hair above the crown, by a maximum-likelihood
 * grid search.
 */
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
