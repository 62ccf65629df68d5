import type { Box, Space } from '../geometry/spaces.ts';
import type { FaceNets } from '../nets/nets.ts';
import type { Raster } from '../raster/raster.ts';
import { type DetectedFace, type DetectorRange, detectFaces } from './detect-faces.ts';
import { meshInSquare, squareOfDetection } from './face-mesh.ts';
import { RasterPyramid } from './warp.ts';

/**
 * Gaps to try between a half face and its mirror image, in widths of the main face. They stand for the missing middle
 * of a face of which less than half is in the picture.
 */
const gaps = { narrow: 0.1, wide: 0.2 } as const;
const bothRanges = ['short', 'full'] as const;
/**
 * A picture of at least this height, px, is halved before detection, because the detectors see still fewer pixels; the wide
 * gap then needs the short range alone. In smaller pictures, halving loses faces, and in one it turned hair and trees into a
 * face. The mesh always sees the picture itself.
 */
const halvedFromPx = 900;
/** Width beside the main face from which another face is looked for, in widths of the main face. */
const besideMin = 0.2;
/** Distance of a face's centre from the middle of the unfolded strip, in widths of the face; mirrored things lie there. */
const offCentreMax = 0.3;
/**
 * At its own size no clean portrait of London, Canada or the generated people reaches both scores; patterns beside a head
 * reach one of them once mirrored.
 */
const scoreMin = 0.48;
const meshScoreMin = 0.9;

/**
 * Finds faces that the left or right edge of a picture cuts in half, which neither BlazeFace nor the mesh knows. The
 * strip between the main face and the edge is unfolded there, so that a half becomes a whole.
 *
 * In:  px of the picture; `mainBox`, the box of the main face.
 * Out: px of the picture; each box is the part inside the picture.
 */
export async function facesAtEdges(
  pyramid: RasterPyramid,
  nets: FaceNets,
  mainBox: Box<Space>,
): Promise<DetectedFace[]> {
  const { widthPx, heightPx } = pyramid.raster;
  const isHalved = heightPx >= halvedFromPx;
  const found: DetectedFace[] = [];
  for (const side of ['left', 'right'] as const) {
    const besidePx = side === 'left' ? mainBox.left : widthPx - mainBox.left - mainBox.width;
    if (besidePx < besideMin * mainBox.width) continue;
    for (const gap of [gaps.narrow, gaps.wide]) {
      const strip = { side, besidePx, gapPx: gap * mainBox.width };
      const ranges = isHalved && gap === gaps.wide ? (['short'] as const) : bothRanges;
      found.push(...(await facesIn(strip, { ranges, level: isHalved ? 1 : 0 }, pyramid, nets)));
    }
  }
  return found;
}

interface Strip {
  side: 'left' | 'right';
  /** Width inside the picture. */
  besidePx: number;
  /** Width of the picture's last column, repeated beyond the edge before the mirror image begins. */
  gapPx: number;
}

async function facesIn(
  { side, besidePx, gapPx }: Strip,
  { ranges, level: wanted }: { ranges: readonly DetectorRange[]; level: number },
  pyramid: RasterPyramid,
  nets: FaceNets,
): Promise<DetectedFace[]> {
  const { raster: coarse, level } = pyramid.level(wanted);
  const scale = 2 ** level;
  const strip = { side, besidePx: Math.floor(besidePx / scale), gapPx: Math.round(gapPx / scale) };
  const fineStrip = { side, besidePx: strip.besidePx * scale, gapPx: strip.gapPx * scale };
  const middle = fineStrip.besidePx + fineStrip.gapPx;
  const { widthPx } = pyramid.raster;
  // On the left the right half of the unfolded strip lies in the picture, on the right the left half.
  const right = side === 'left' ? -middle - fineStrip.gapPx : widthPx - fineStrip.besidePx;
  const unfolded = new RasterPyramid(unfoldedStrip(coarse, strip));
  const found: DetectedFace[] = [];
  for (const range of ranges) {
    for (const detected of await detectFaces(unfolded, nets, { range, scoreMin })) {
      const face = enlarged(detected, scale);
      const offCentre = face.box.left + face.box.width / 2 - middle;
      if (Math.abs(offCentre) > offCentreMax * face.box.width) continue;
      const fine = new RasterPyramid(unfoldedStrip(pyramid.raster, fineStrip));
      const first = await meshInSquare(fine, nets, squareOfDetection(face));
      if (first.score >= meshScoreMin) found.push(inPicture(face, right, widthPx));
    }
  }
  return found;
}

function unfoldedStrip({ data, widthPx, heightPx }: Raster, { side, besidePx, gapPx }: Strip): Raster {
  const half = besidePx + gapPx;
  const unfolded = Buffer.alloc(2 * half * heightPx * 3);
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < 2 * half; x++) {
      const fromMiddle = x < half ? half - 1 - x : x - half;
      const fromEdge = Math.max(0, fromMiddle - gapPx);
      const from = 3 * (y * widthPx + (side === 'left' ? fromEdge : widthPx - 1 - fromEdge));
      const to = 3 * (y * 2 * half + x);
      unfolded[to] = data[from]!;
      unfolded[to + 1] = data[from + 1]!;
      unfolded[to + 2] = data[from + 2]!;
    }
  }
  return { data: unfolded, widthPx: 2 * half, heightPx };
}

function inPicture({ box, score, keypoints }: DetectedFace, right: number, widthPx: number): DetectedFace {
  const from = Math.max(0, box.left + right);
  const to = Math.min(widthPx, box.left + box.width + right);
  return {
    box: { ...box, left: from, width: Math.max(0, to - from) },
    score,
    keypoints: keypoints.map(({ x, y }) => ({ x: x + right, y })),
  };
}

function enlarged({ box, score, keypoints }: DetectedFace, scale: number): DetectedFace {
  const { left, top, width, height } = box;
  return {
    box: { left: left * scale, top: top * scale, width: width * scale, height: height * scale },
    score,
    keypoints: keypoints.map(({ x, y }) => ({ x: x * scale, y: y * scale })),
  };
}
