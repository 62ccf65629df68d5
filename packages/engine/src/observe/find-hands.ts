import type { NativesOf } from '@vesika/report';
import { faceAxes, placeOnAxes, pointOnAxes } from '../face/face-axes.ts';
import type { FaceMesh, Point, Space } from '../geometry/spaces.ts';
import { netSizePx } from '../nets/nets.ts';
import type { Sessions } from '../nets/sessions.ts';
import type { Raster } from '../raster/raster.ts';
import {
  type AnchoredCandidate,
  type AnchorForm,
  anchorCentres,
  candidatesAbove,
} from './detect-faces-anchors.ts';
import { mergeOverlaps } from './detect-faces-overlap.ts';
import { type CropSquare, cropSquare, fromCrop, RasterPyramid } from './warp.ts';

export interface FoundHand {
  /** 0 to 1: how sure the net is that there is a hand. */
  presence: number;
  /** Wrist and finger joints, px of the picture. */
  points: Point<Space>[];
}

/** Source: mediapipe/modules/palm_detection/palm_detection_full.pbtxt and palm_detection_cpu.pbtxt. */
const form: AnchorForm = {
  sizePx: netSizePx.palmDetector,
  keypointCount: 7,
  grids: [
    { cellPx: 8, anchorsPerCell: 2 },
    { cellPx: 16, anchorsPerCell: 6 },
  ],
};
const centres = anchorCentres(form);
/** Faces are taken for palms up to 0.9; what is none, the net of landmarks then refuses. */
const palmScoreMin = 0.4;
/** Palms of one picture that are looked at more closely. */
const palmsMax = 2;

/**
 * Where hands before a face are looked for: squares about the middle between eyes and chin, in inter-eye
 * distances. A hand that fills the smaller one is too large to be seen as one in itself.
 */
const squares = [
  { down: 0.32, side: 5.4 },
  { down: 0.5, side: 6.7 },
] as const;

/** The head in inter-eye distances: what of a hand lies in it is before the face, on the head or at the chin. */
const head = { halfWidth: 1.15, top: -2, bottom: 1.75 };

/**
 * How sure it is that a hand is on the head or before the face, 0 to 1; a hand that only lies beside is none.
 *
 * In: a picture and a mesh in its px.
 */
export async function handPresence(
  picture: Raster,
  mesh: FaceMesh<Space>,
  nets: Pick<Sessions, 'palmDetector' | 'handLandmarks'>,
): Promise<NativesOf<'hands'>> {
  const axes = faceAxes(mesh);
  const isOnHead = (p: Point<Space>) => {
    const { right, down } = placeOnAxes(axes, p);
    return Math.abs(right) < head.halfWidth && down > head.top && down < head.bottom;
  };
  const hands = await findHands(picture, mesh, nets);
  return {
    handPresence: Math.max(
      0,
      ...hands.filter(({ points }) => points.some(isOnHead)).map(({ presence }) => presence),
    ),
  };
}

/**
 * Finds hands before and beside a face.
 *
 * Palms are detected in two squares around the face, and every one has to convince the net of landmarks.
 *
 * In:     a picture and a mesh in its px; about 120 px between the eyes are enough.
 * Out:    surest first; none below palmScoreMin is looked at.
 * Source: the steps and sizes of mediapipe/modules/hand_landmark; the squares are ours.
 */
export async function findHands(
  picture: Raster,
  mesh: FaceMesh<Space>,
  nets: Pick<Sessions, 'palmDetector' | 'handLandmarks'>,
): Promise<FoundHand[]> {
  const pyramid = new RasterPyramid(picture);
  const hands: FoundHand[] = [];
  for (const place of squares) hands.push(...(await handsInSquare(pyramid, squareAt(mesh, place), nets)));
  return hands.sort((p, q) => q.presence - p.presence);
}

/** Hands that are some tenth to half as large as a square. */
export async function handsInSquare(
  pyramid: RasterPyramid,
  square: CropSquare,
  nets: Pick<Sessions, 'palmDetector' | 'handLandmarks'>,
): Promise<FoundHand[]> {
  const hands: FoundHand[] = [];
  for (const palm of await palmsIn(pyramid, square, nets)) {
    hands.push(await handAround(pyramid, handSquare(palm, square), nets));
  }
  return hands;
}

function squareAt(mesh: FaceMesh<Space>, { down, side }: (typeof squares)[number]): CropSquare {
  const axes = faceAxes(mesh);
  const { x, y } = pointOnAxes(axes, 0, -down);
  return { centreX: x, centreY: y, sizePx: side * axes.interEyePx, rollRad: axes.turnRad };
}

async function palmsIn(
  pyramid: RasterPyramid,
  square: CropSquare,
  { palmDetector }: Pick<Sessions, 'palmDetector'>,
): Promise<AnchoredCandidate[]> {
  const input = cropSquare(pyramid, square, { sizePx: form.sizePx, valueRange: [0, 1], outside: 'black' });
  const candidates = candidatesAbove(palmScoreMin, await palmDetector.run(input), centres, form);
  return mergeOverlaps(candidates).slice(0, palmsMax);
}

/** Keypoints of a palm. */
const [wrist, middleFinger] = [0, 2];
const handOverPalm = 2.6;
const towardsFingers = 0.5;

/** Around the whole hand, its fingers up. */
function handSquare({ numbers }: AnchoredCandidate, square: CropSquare): CropSquare {
  const pointOf = (at: number) => fromCrop(square, 1, numbers[at]!, numbers[at + 1]!);
  const [fromX, fromY] = pointOf(4 + 2 * wrist);
  const [toX, toY] = pointOf(4 + 2 * middleFinger);
  const [centreX, centreY] = pointOf(0);
  const palmPx = Math.max(numbers[2]!, numbers[3]!) * square.sizePx;
  const rollRad = Math.PI / 2 - Math.atan2(fromY - toY, toX - fromX);
  return {
    centreX: centreX + towardsFingers * palmPx * Math.sin(rollRad),
    centreY: centreY - towardsFingers * palmPx * Math.cos(rollRad),
    sizePx: handOverPalm * palmPx,
    rollRad,
  };
}

async function handAround(
  pyramid: RasterPyramid,
  square: CropSquare,
  { handLandmarks }: Pick<Sessions, 'handLandmarks'>,
): Promise<FoundHand> {
  const sizePx = netSizePx.handLandmarks;
  const input = cropSquare(pyramid, square, { sizePx, valueRange: [0, 1], outside: 'black' });
  const { points, presence } = await handLandmarks.run(input);
  return {
    presence,
    points: Array.from({ length: points.length / 3 }, (_, i) => {
      const [x, y] = fromCrop(square, sizePx, points[3 * i]!, points[3 * i + 1]!);
      return { x, y };
    }),
  };
}
