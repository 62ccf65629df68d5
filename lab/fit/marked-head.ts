import { faceAxes, heightAboveEyes } from '../../packages/engine/src/face/face-axes.ts';
import type { HeadShape } from '../../packages/engine/src/measure/head/crown.ts';
import { headShape } from '../../packages/engine/src/measure/head/head-line.ts';
import { measureHairTop } from '../../packages/engine/src/measure/head/measure-head.ts';
import type { Observation } from '../../packages/engine/src/observation/observation.ts';
import type { HandMarked } from '../people/hand-marked.ts';

/** Measured shape of a head, and its manually marked chin and crown in inter-eye distances. */
export interface MarkedHead extends Omit<HandMarked, 'truth'> {
  shape: HeadShape & { hairHeight: number };
  crownHeight: number;
  chinBelowEyes: number;
}

export function markedHead(
  portrait: HandMarked,
  { face, matte, toPortrait }: Pick<Observation, 'face' | 'matte' | 'toPortrait'>,
): MarkedHead {
  const shape = headShape(face.mesh, measureHairTop(face.mesh, matte, toPortrait));
  const { hairHeight } = shape;
  if (hairHeight === null || shape.isHairCut)
    throw new Error(`${portrait.path}: the top of the hair is not visible`);
  const axes = faceAxes(face.mesh);
  const heightOf = ([x, y]: [number, number]) => heightAboveEyes(axes, { x, y });
  return {
    ...portrait,
    shape: { ...shape, hairHeight },
    crownHeight: heightOf(portrait.truth.crown_approx!),
    chinBelowEyes: -heightOf(portrait.truth.chin!),
  };
}
