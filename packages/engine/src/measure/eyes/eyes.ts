import type { Natives } from '@vesika/report';
import { eyeToChinPx } from '../../face/eye-to-chin.ts';
import type { FaceView } from '../../face/face-view.ts';
import { type Gap, gapPx, widestGapPx } from '../../face/widest-gap.ts';
import type { FaceMesh, Space } from '../../geometry/spaces.ts';

interface Eye {
  corners: Gap;
  /** Pairs of lid vertices at a quarter, half and three quarters of the eye's width. */
  lids: readonly [Gap, Gap, Gap];
}

const eyes: readonly Eye[] = [
  {
    corners: [33, 133],
    lids: [
      [160, 144],
      [159, 145],
      [158, 153],
    ],
  },
  {
    corners: [362, 263],
    lids: [
      [385, 380],
      [386, 374],
      [387, 373],
    ],
  },
];

/**
 * Eye openness, for the eye that is less open: the largest of its three lid gaps over the eye-to-chin distance, and its
 * aspect ratio, the mean of the two outer gaps over the width of the eye, which does not depend on the face's length.
 *
 * In:     mesh in any space.
 * Out:    eyesOpenness and eyeAspectRatio, >= 0.
 * Source: ISO/IEC 29794-5, EyesOpen, for eyesOpenness; eyeAspectRatio is ours.
 */
export function measureEyes({ mesh }: Pick<FaceView<Space>, 'mesh'>): Natives {
  const gap = Math.min(...eyes.map(({ lids }) => widestGapPx(mesh, lids)));
  return {
    eyesOpenness: gap / eyeToChinPx(mesh),
    eyeAspectRatio: Math.min(...eyes.map((eye) => aspectRatio(mesh, eye))),
  };
}

function aspectRatio(mesh: FaceMesh<Space>, { corners, lids }: Eye): number {
  return (gapPx(mesh, lids[0]) + gapPx(mesh, lids[2])) / 2 / gapPx(mesh, corners);
}
