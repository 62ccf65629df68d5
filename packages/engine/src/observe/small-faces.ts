import type { Box, Space } from '../geometry/spaces.ts';
import type { FaceNets } from '../nets/nets.ts';
import { type DetectedFace, detectFaces } from './detect-faces.ts';
import { meshInSquare, squareOfDetection } from './face-mesh.ts';
import type { RasterPyramid } from './warp.ts';

/**
 * Squares that are searched beside the main face: side, and distances of their centres from its centre, in widths of the
 * main face. They overlap by more than a small face, and cover what a photo shows beside the head.
 */
const squareSide = 1.5;
const centres = [-1.2, 1.2].flatMap((right) => [-0.85, 0.4].map((down) => ({ right, down })));

/** Width of a small face in widths of the main one; larger ones are seen in the whole picture. */
const widthMax = 0.3;
/** Nothing beside the one face of 255 portraits reaches both scores. */
const scoreMin = 0.5;
const meshScoreMin = 0.9;

/**
 * Finds small faces in the background beside the main face, of persons, in pictures and on screens. BlazeFace sees the whole
 * picture at 192 px, where a face of a fifth of the main one's width is lost; here it sees parts of the picture enlarged.
 *
 * In:  px of the picture; `mainBox`, the box of the main face.
 * Out: px of the picture.
 */
export async function smallFaces(
  pyramid: RasterPyramid,
  nets: FaceNets,
  mainBox: Box<Space>,
): Promise<DetectedFace[]> {
  const { width } = mainBox;
  const found: DetectedFace[] = [];
  for (const { right, down } of centres) {
    const within = {
      centreX: mainBox.left + width / 2 + right * width,
      centreY: mainBox.top + mainBox.height / 2 + down * width,
      sizePx: squareSide * width,
    };
    for (const face of await detectFaces(pyramid, nets, { range: 'full', scoreMin, within })) {
      if (face.box.width > widthMax * width) continue;
      const { score } = await meshInSquare(pyramid, nets, squareOfDetection(face));
      if (score >= meshScoreMin) found.push(face);
    }
  }
  return found;
}
