import type { NativesOf, Outline } from '@vesika/report';
import type { Point, Space } from '../../geometry/spaces.ts';
import { type CutOutView, cutOutEvidence } from './evidence.ts';
import { type EvidenceWeights, oddsOf } from './odds.ts';
import { type Piece, piecesOf } from './pieces.ts';

/** Errors of a cut-out. */
export interface CutOutMeasure {
  natives: NativesOf<'cut-out'>;
  /** Outlines of kept background and of removed parts of the person, px of the view. */
  leftovers: Outline[];
  losses: Outline[];
}

/**
 * Weights fitted by logistic regression on portraits in front of plain and busy walls, with pieces added to and removed
 * from their mattes, and on real errors of the mattes. For one piece in eleven the probability of the second pass
 * was replaced by the same error, so that colours and edges are weighted without it too.
 */
const leftoverWeights: EvidenceWeights = {
  intercept: -3.54,
  ownColour: -0.4,
  otherBarrier: -1.23,
  ownBarrier: 1.8,
  probability: -0.52,
};
const lossWeights: EvidenceWeights = {
  intercept: -1.58,
  ownColour: 0.09,
  otherBarrier: -1.72,
  ownBarrier: 2.17,
  probability: -0.54,
};
/** Weights fitted on finished photos, in which a colour edge towards the wall is evidence for a piece, not against it. */
const finishedWeights: EvidenceWeights = {
  intercept: -3.83,
  ownColour: -0.051,
  otherBarrier: 0.978,
  ownBarrier: 0.745,
  probability: -0.711,
};

/** Least area of a piece as a share of the face oval; smaller ones are loose hair or edge blur. */
export const pieceAreaMin = 0.002;
/** Least certain area of a piece beside an original. On real pictures, what is only likely is as often right as wrong. */
export const certainAreaMin = 0.012;

/**
 * Pieces of background that were kept, and parts of the person that were removed. Pixels near the edge of the matte are
 * classified independently of it, by their colour, by colour barriers to both sides, and by a second pass of the
 * person-mask net on the mirror image. Only certain pieces count.
 *
 * In:  the original in its frame.
 * Out: areas of the largest pieces over the area of the face oval, >= 0; only the largest counts, since many small
 *      pieces are loose hair. Outlines in px of the view.
 */
export function measureCutOut<S extends Space>(view: CutOutView<S>): CutOutMeasure {
  const { personProbability } = view;
  const facePx = areaOf(view.face);
  const evidence = cutOutEvidence(view);
  const isCertain = ({ certainPx }: Piece) => certainPx >= certainAreaMin * facePx;
  const leftovers = misplacedPieces(
    view,
    oddsOf(evidence.leftovers, personProbability, leftoverWeights),
  ).filter(isCertain);
  const losses = misplacedPieces(
    view,
    oddsOf(evidence.losses, complementOf(personProbability), lossWeights),
  ).filter(isCertain);
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
 * Pieces of an earlier background in a finished photo without its original. Pieces that resemble the person or the new
 * wall are not detected, and missing parts of the person cannot be; no piece is certain.
 *
 * In:  the photo; `kept` is high for every pixel that differs from its wall.
 * Out: as measureCutOut; lostShare and lostCertainShare null, leftoverCertainShare 0.
 */
export function measureFinishedCutOut<S extends Space>(view: CutOutView<S>): CutOutMeasure {
  const odds = oddsOf(cutOutEvidence(view).leftovers, view.personProbability, finishedWeights);
  const leftovers = misplacedPieces(view, odds);
  return {
    natives: {
      leftoverShare: largest(leftovers, 'areaPx') / areaOf(view.face),
      leftoverCertainShare: 0,
      lostShare: null,
      lostCertainShare: null,
    },
    leftovers: leftovers.map(({ outline }) => outline),
    losses: [],
  };
}

function misplacedPieces<S extends Space>({ picture, face }: CutOutView<S>, odds: Float32Array): Piece[] {
  return piecesOf(odds, picture, pieceAreaMin * areaOf(face));
}

function largest(pieces: readonly Piece[], of: 'areaPx' | 'certainPx'): number {
  return pieces.reduce((most, piece) => Math.max(most, piece[of]), 0);
}

function complementOf(probability: Float32Array): Float32Array {
  return probability.map((share) => 1 - share);
}

/** Area of a polygon by the shoelace formula, px². */
export function areaOf<S extends Space>(polygon: readonly Point<S>[]): number {
  const doubled = polygon.reduce((sum, p, k) => {
    const q = polygon[(k + 1) % polygon.length]!;
    return sum + p.x * q.y - q.x * p.y;
  }, 0);
  return Math.abs(doubled) / 2;
}
