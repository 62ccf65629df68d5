import type { Natives } from '@vesika/report';
import type { FaceView } from '../../face/face-view.ts';
import { type FrontalFace, frontalFace } from '../../face/frontal-face.ts';
import { centroid, type Vector } from '../../geometry/rotation.ts';
import type { Space } from '../../geometry/spaces.ts';

/**
 * Weights of a logistic regression (ridge 1) on 25 neutral and 27 smiling faces with the mouth open or closed, from 32
 * photographs; area under the ROC curve 0.99 with leave-one-out validation. The gap between the lips is not a feature,
 * since mouth.ts measures it.
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
 * Probability of a smile, from the shape of mouth and nostrils on the face rotated to a frontal pose.
 *
 * In:     mesh in any space.
 * Out:    smileProbability, 0 to 1.
 * Source: ISO/IEC 29794-5, ExpressionNeutrality, uses networks that we lack; the model is ours.
 */
export function measureExpression({ mesh }: Pick<FaceView<Space>, 'mesh'>): Natives {
  const shape = mouthShape(frontalFace(mesh));
  const evidence = (Object.keys(shape) as Array<keyof MouthShape>).reduce(
    (sum, feature) => sum + weights[feature] * shape[feature],
    weights.bias,
  );
  return { smileProbability: 1 / (1 + Math.exp(-evidence)) };
}

/** Shape of the mouth on the frontal face, inter-eye distances. */
interface MouthShape {
  width: number;
  /** Height of the corners above the middle of the lips. */
  cornerLift: number;
  cornersBelowNose: number;
  lipBelowNose: number;
  noseWidth: number;
  /** Depth of the corners behind the middle of the lips. */
  cornerRetreat: number;
}

function mouthShape(face: FrontalFace): MouthShape {
  const [cornerImageLeft, cornerImageRight] = [face(61), face(291)];
  const corners = centroid([cornerImageLeft, cornerImageRight]);
  const upperLip = face(13);
  const lips = centroid([upperLip, face(14)]);
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

/** Distance in the frontal plane. */
function widthBetween(p: Vector, q: Vector): number {
  return Math.hypot(q[0] - p[0], q[1] - p[1]);
}
