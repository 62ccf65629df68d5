import type { Natives } from '@vesika/report';
import type { FaceView } from '../../face/face-view.ts';
import { type FrontalFace, frontalFace } from '../../face/frontal-face.ts';
import type { Vector } from '../../geometry/rotation.ts';
import type { Space } from '../../geometry/spaces.ts';

/**
 * Logistic regression on 25 neutral and 27 smiling faces of 32 photographs, the mouth open or closed, ridge 1;
 * area under the curve 0.99 when each face is left out in turn. Whether the lips are apart is left to the mouth.
 */
const weights: Readonly<Record<keyof MouthShape, number>> & { bias: number } = {
  bias: -12.12,
  width: 9.2,
  cornerLift: 18.5,
  cornersBelowNose: -0.5,
  lipBelowNose: -17.7,
  noseWidth: 5.1,
  cornerRetreat: 26.9,
};

/**
 * How likely the face smiles, by what a smile does to the mouth and the wings of the nose.
 *
 * In:     mesh in any space; the turn of the head is taken back first.
 * Out:    0 to 1.
 * Source: ISO/IEC 29794-5, ExpressionNeutrality, rests on networks that are not at hand; the model is ours.
 */
export function measureExpression({ mesh }: Pick<FaceView<Space>, 'mesh'>): Natives {
  const shape = mouthShape(frontalFace(mesh));
  const evidence = (Object.keys(shape) as Array<keyof MouthShape>).reduce(
    (sum, feature) => sum + weights[feature] * shape[feature],
    weights.bias,
  );
  return { smileProbability: 1 / (1 + Math.exp(-evidence)) };
}

/** In inter-eye distances, on the face turned straight. */
interface MouthShape {
  width: number;
  /** How far the corners lie above the middle of the lips. */
  cornerLift: number;
  cornersBelowNose: number;
  lipBelowNose: number;
  noseWidth: number;
  /** How far the corners lie behind the middle of the lips. */
  cornerRetreat: number;
}

function mouthShape(face: FrontalFace): MouthShape {
  const [cornerImageLeft, cornerImageRight] = [face(61), face(291)];
  const corners = middle(cornerImageLeft, cornerImageRight);
  const upperLip = face(13);
  const lips = middle(upperLip, face(14));
  const underNose = face(2);
  return {
    width: widthBetween(cornerImageLeft, cornerImageRight),
    cornerLift: lips[1] - corners[1],
    cornersBelowNose: corners[1] - underNose[1],
    lipBelowNose: upperLip[1] - underNose[1],
    noseWidth: widthBetween(face(98), face(327)),
    cornerRetreat: corners[2] - lips[2],
  };
}

function middle(p: Vector, q: Vector): Vector {
  return [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2, (p[2] + q[2]) / 2];
}

/** Seen from the front. */
function widthBetween(p: Vector, q: Vector): number {
  return Math.hypot(q[0] - p[0], q[1] - p[1]);
}
