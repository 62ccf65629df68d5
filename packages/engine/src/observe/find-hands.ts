import type { NativesOf } from '@vesika/report';
import { faceAxes, placeOnAxes, pointOnAxes } from '../face/face-axes.ts';
import type { FaceMesh, Point, Space } from '../geometry/spaces.ts';
import { handSureFrom } from '../limits/hand.ts';
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

interface FoundHand {
  /** Probability that the crop shows a hand, 0..1. */
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
/** Low, because the landmark net rejects false detections; faces score up to 0.9 as palms. */
const palmScoreMin = 0.4;
/** Largest number of palms for which landmarks are located. */
const palmsMax = 2;

/**
 * Squares in which palms are detected, along the line from the eyes to the chin, in inter-eye distances. A hand that
 * fills the smaller one is too large to be detected in it.
 */
const squares = [
  { down: 0.32, side: 5.4 },
  { down: 0.5, side: 6.7 },
] as const;

/**
 * Box of the head, in inter-eye distances from the eyes. A hand that reaches into it is in front of the face, on the
 * head or at the chin.
 */
const head = { halfWidth: 1.15, top: -2, bottom: 1.75 };

/** Box of the head and what a photo shows around it, in inter-eye distances from the eyes. */
const around = { halfWidth: 2.2, top: -2.6, bottom: 2.2 };

/**
 * Probability that a hand is on the head or in front of the face, 0..1, and that one is there or beside the head; length
 * of the longest of those.
 *
 * In: a picture and a mesh in its px.
 */
export async function handPresence(
  picture: Raster,
  mesh: FaceMesh<Space>,
  nets: Pick<Sessions, 'palmDetector' | 'handLandmarks'>,
): Promise<NativesOf<'hands'>> {
  const axes = faceAxes(mesh);
  const hands = await findHands(picture, mesh, nets);
  const handsIn = ({ halfWidth, top, bottom }: typeof head) =>
    hands.filter(({ points }) =>
      points.some((p) => {
        const { right, down } = placeOnAxes(axes, p);
        return Math.abs(right) < halfWidth && down > top && down < bottom;
      }),
    );
  const beside = handsIn(around);
  const sure = beside.filter(({ presence }) => presence > handSureFrom);
  return {
    handPresence: mostCertain(handsIn(head)),
    handBesideHead: mostCertain(beside),
    handLength: Math.max(0, ...sure.map((hand) => handLengthPx(hand) / axes.interEyePx)),
  };
}

function mostCertain(hands: readonly FoundHand[]): number {
  return Math.max(0, ...hands.map(({ presence }) => presence));
}

/** Joints of the four fingers, from the wrist to each tip. */
const fingers: readonly (readonly number[])[] = [
  [0, 5, 6, 7, 8],
  [0, 9, 10, 11, 12],
  [0, 13, 14, 15, 16],
  [0, 17, 18, 19, 20],
];

/** Length along the bones of the longest finger: bent fingers count in full, and foreshortened ones are too short. */
function handLengthPx({ points }: FoundHand): number {
  const lengths = fingers.map((joints) =>
    joints.slice(1).reduce((sum, joint, i) => {
      const [from, to] = [points[joints[i]!]!, points[joint]!];
      return sum + Math.hypot(from.x - to.x, from.y - to.y);
    }, 0),
  );
  return Math.max(...lengths);
}

/**
 * Finds hands in front of a face and next to it. Palms are detected in two squares around the face, and the landmark
 * net verifies each.
 *
 * In:     a picture and a mesh in its px; about 120 px between the eyes are enough.
 * Out:    highest presence first; palms below palmScoreMin are dropped.
 * Source: steps and sizes of mediapipe/modules/hand_landmark; the squares are our own.
 */
async function findHands(
  picture: Raster,
  mesh: FaceMesh<Space>,
  nets: Pick<Sessions, 'palmDetector' | 'handLandmarks'>,
): Promise<FoundHand[]> {
  const pyramid = new RasterPyramid(picture);
  const hands: FoundHand[] = [];
  for (const place of squares) hands.push(...(await handsInSquare(pyramid, squareAt(mesh, place), nets)));
  return hands.sort((p, q) => q.presence - p.presence);
}

/** Finds hands of about a tenth to half the size of a square. */
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

/** Indices of the palm's keypoints. */
const [wrist, middleFinger] = [0, 2];
const handOverPalm = 2.6;
const towardsFingers = 0.5;

/** Crop around the whole hand, fingers upwards. */
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
