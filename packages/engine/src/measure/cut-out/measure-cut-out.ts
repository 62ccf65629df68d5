import type { NativesOf, Outline } from '@vesika/report';
import type { Point, Space } from '../../geometry/spaces.ts';
import { type CutOutSight, cutOutEvidence } from './evidence.ts';
import { oddsOf, type Worth } from './odds.ts';
import { type Piece, piecesOf } from './pieces.ts';

/** What came to the wrong side of the cut. */
export interface CutOutMeasure {
  natives: NativesOf<'cut-out'>;
  /** In px of the sight. */
  leftovers: Outline[];
  losses: Outline[];
}

/**
 * Fitted by logistic regression on portraits before plain and busy walls, with pieces added to their mattes and taken
 * from them, and on what mattes had left over by themselves. One piece in eleven was shown as if the look had taken
 * it for the person, so that colours and edges speak without it.
 */
const leftoverWorth: Worth = {
  start: -3.54,
  ownColour: -0.4,
  otherBarrier: -1.23,
  ownBarrier: 1.8,
  look: -0.52,
};
const lossWorth: Worth = {
  start: -1.58,
  ownColour: 0.09,
  otherBarrier: -1.72,
  ownBarrier: 2.17,
  look: -0.54,
};
/** Likewise, on finished photos: there a step in colour towards the wall speaks for a piece, and not against it. */
const finishedWorth: Worth = {
  start: -3.83,
  ownColour: -0.051,
  otherBarrier: 0.978,
  ownBarrier: 0.745,
  look: -0.711,
};

/** Smaller pieces are loose hair and the blur of the edge, in areas of the face. */
export const pieceAreaMin = 0.002;

/**
 * Pieces of the old background beside the person, and of the person that went with it. The matte is believed in
 * nothing: it only says what is shown. What lies along its edge is compared by colour with what lies deeper in, by
 * the edges on the way there and to the other side, and by another look for the person.
 *
 * In:  the original in its frame.
 * Out: areas of the largest pieces as shares of the face's; many small ones are loose hair.
 */
export function measureCutOut<S extends Space>(sight: CutOutSight<S>): CutOutMeasure {
  const { look } = sight;
  const facePx = areaOf(sight.face);
  const evidence = cutOutEvidence(sight);
  const leftovers = seenPieces(sight, oddsOf(evidence.leftovers, look, leftoverWorth));
  const losses = seenPieces(sight, oddsOf(evidence.losses, complementOf(look), lossWorth));
  return {
    natives: {
      leftoverShare: largest(leftovers, 'areaPx') / facePx,
      leftoverCertainShare: largest(leftovers, 'certainPx') / facePx,
      lostShare: largest(losses, 'areaPx') / facePx,
      lostCertainShare: largest(losses, 'certainPx') / facePx,
    },
    leftovers: leftovers.map(({ outline }) => outline),
    losses: losses.map(({ outline }) => outline),
  };
}

/**
 * The same of a finished photo, of which no original is at hand. Pieces that look like the person or like the new
 * wall are not seen, nor is what is missing; and nothing is certain.
 *
 * In: the photo, and as kept all that is unlike its wall.
 */
export function measureFinishedCutOut<S extends Space>(sight: CutOutSight<S>): CutOutMeasure {
  const leftovers = seenPieces(sight, oddsOf(cutOutEvidence(sight).leftovers, sight.look, finishedWorth));
  return {
    natives: {
      leftoverShare: largest(leftovers, 'areaPx') / areaOf(sight.face),
      leftoverCertainShare: 0,
      lostShare: null,
      lostCertainShare: null,
    },
    leftovers: leftovers.map(({ outline }) => outline),
    losses: [],
  };
}

function seenPieces<S extends Space>({ picture, face }: CutOutSight<S>, odds: Float32Array): Piece[] {
  return piecesOf(odds, picture, pieceAreaMin * areaOf(face));
}

function largest(pieces: readonly Piece[], of: 'areaPx' | 'certainPx'): number {
  return pieces.reduce((most, piece) => Math.max(most, piece[of]), 0);
}

function complementOf(look: Float32Array): Float32Array {
  return look.map((share) => 1 - share);
}

/** By the shoelace formula. */
export function areaOf<S extends Space>(polygon: readonly Point<S>[]): number {
  const doubled = polygon.reduce((sum, p, k) => {
    const q = polygon[(k + 1) % polygon.length]!;
    return sum + p.x * q.y - q.x * p.y;
  }, 0);
  return Math.abs(doubled) / 2;
}
