import type { HeadShape } from '../../packages/engine/src/measure/head/crown.ts';
import { collections } from '../people/collection-people.ts';
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

/**
 * Fits all parameters except the uncertainty, which needs errors on heads that were left out. The slopes come from the
 * larger collection, whose people differ more: fitted there they judge the other collection with a spread of 2 % of the
 * head height, the other way round with 3.3 %. The heights come from both: different people marked the collections, each
 * in their own way, and the product's crown is half way between them.
 */
export function fitCrowns(heads: readonly MarkedHead[]) {
  const larger = heads.filter(({ collection }) => collection === 'london');
  const sloped = larger.length > 0 ? larger : heads;
  const [underHair, fromFace] = [rowUnderHair, rowFromFace].map((row) => {
    const { intercept, weights } = ridge(
      sloped.map(({ shape }) => row(shape)),
      sloped.map(({ crownHeight }) => crownHeight),
      penalty,
    );
    const above = meanOfCollections(
      heads,
      ({ crownHeight, shape }) => crownHeight - onPlane({ intercept, weights }, row(shape)),
    );
    return { intercept: intercept + above, weights };
  }) as [Plane, Plane];
  const pitches = heads.map(({ shape }) => shape.pitchDeg);
  return {
    chinPerMesh: meanOfCollections(heads, ({ chinBelowEyes, shape }) => chinBelowEyes / shape.chinDepth),
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

/** Mean over the collections' means, so that the smaller collection counts as much as the larger. */
function meanOfCollections<T extends Pick<MarkedHead, 'collection'>>(
  cases: readonly T[],
  of: (one: T) => number,
): number {
  return mean(
    collections.flatMap((name) => {
      const own = cases.filter(({ collection }) => collection === name);
      return own.length === 0 ? [] : mean(own.map(of));
    }),
  );
}

/** Returns the content of packages/engine/src/measure/head/crown-model.json. */
export function fitCrown(heads: readonly MarkedHead[]) {
  return {
    madeBy: 'npm run fit:crown',
    people: heads.length,
    ...fitCrowns(heads),
    placements: placements(leaveOneOut(heads)),
    uncertainty: fitUncertainty(heads),
  };
}

/**
 * Returns by collection how much taller the product measures a head than the collection marked it, as a share of the
 * head height. This mean error comes from different conventions for placing the crown.
 */
export function placements(left: readonly LeftOut[]): Record<string, number> {
  return Object.fromEntries(
    collections.map((name) => [
      name,
      mean(left.filter(({ collection }) => collection === name).map(({ error }) => error)),
    ]),
  );
}

export interface LeftOut {
  head: MarkedHead;
  collection: MarkedHead['collection'];
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
    const others = heads.filter((other) => nameOf(other) !== nameOf(head));
    return measured(head, fitCrowns(others));
  });
}

/** Collections number their people independently. */
function nameOf({ collection, person }: MarkedHead): string {
  return `${collection} ${person}`;
}

/**
 * Measures every head with a model that is fitted to the other collection, without the mean error, which is the
 * difference between both placements of the crown.
 */
export function leaveCollectionOut(heads: readonly MarkedHead[]): LeftOut[] {
  return collections.flatMap((name) => {
    const model = fitCrowns(heads.filter(({ collection }) => collection !== name));
    const left = heads.filter(({ collection }) => collection === name).map((head) => measured(head, model));
    return withoutPlacement(left);
  });
}

/** Removes the mean error of one collection, the difference of its placement from the model's. */
export function withoutPlacement(left: readonly LeftOut[]): LeftOut[] {
  const placement = mean(left.map(({ error }) => error));
  return left.map((one) => ({ ...one, error: one.error - placement }));
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
    collection: head.collection,
    error: (crown + chin) / truth - 1,
    faceError: (faceCrown + chin) / truth - 1,
    hairDepth: shape.hairHeight - crown,
  };
}

/** Shares of a normal distribution within one and within two standard deviations. */
const normalShares = [0.6827, 0.9545] as const;

/** One standard deviation of the head height is `bare` plus `perHair` for each inter-eye distance of hair, as a share. */
type HairUncertainty = Record<'bare' | 'perHair', number>;

/**
 * Fits one standard deviation of the head height, which grows with the hair above the crown. Of all, it takes those with
 * which the shares of people within one and two deviations come closest to a normal distribution's in each collection,
 * and among them the most likely. It covers the difference of placements: an officer may mark the crown in either way.
 */
export function fitHairUncertainty(left: readonly LeftOut[]): HairUncertainty {
  let best = { bare: 0, perHair: 0, apart: Number.POSITIVE_INFINITY, likelihood: Number.NEGATIVE_INFINITY };
  for (let bare = 0.01; bare <= 0.03; bare += 0.0005) {
    for (let perHair = 0; perHair <= 0.06; perHair += 0.001) {
      const of = (one: LeftOut) => deviationOf(one, { bare, perHair });
      const apart = sharesApart(left, of);
      const likelihood = meanOfCollections(
        left,
        (one) => -Math.log(of(one)) - (one.error / of(one)) ** 2 / 2,
      );
      if (apart < best.apart || (apart === best.apart && likelihood > best.likelihood))
        best = { bare, perHair, apart, likelihood };
    }
  }
  return { bare: best.bare, perHair: best.perHair };
}

/** One standard deviation of a head's height, as a share of it. */
export function deviationOf({ hairDepth }: LeftOut, { bare, perHair }: HairUncertainty): number {
  return bare + perHair * Math.min(hairDepth, uncertainUpTo);
}

/** Sum of squares by which the shares of people within one and two deviations miss the normal ones. */
function sharesApart(left: readonly LeftOut[], of: (one: LeftOut) => number): number {
  let sum = 0;
  for (const name of collections) {
    const own = left.filter(({ collection }) => collection === name);
    if (own.length === 0) continue;
    for (const [i, share] of normalShares.entries()) {
      const within = own.filter((one) => Math.abs(one.error) <= (i + 1) * of(one)).length;
      sum += (within / own.length - share) ** 2;
    }
  }
  return sum;
}

function fitUncertainty(heads: readonly MarkedHead[]) {
  const left = leaveOneOut(heads);
  return {
    ...fitHairUncertainty(left),
    hairUpTo: uncertainUpTo,
    fromFace: Math.sqrt(meanOfCollections(left, ({ faceError }) => faceError ** 2)),
  };
}

function rowUnderHair({ chinDepth, pitchDeg, hairHeight }: MarkedHead['shape']): number[] {
  return [chinDepth, pitchDeg, Math.min(hairHeight, hairUpTo)];
}

function rowFromFace({ chinDepth, pitchDeg }: HeadShape): number[] {
  return [chinDepth, pitchDeg];
}
