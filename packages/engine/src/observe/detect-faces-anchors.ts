/** A face or a palm in the detector's square picture, all in shares of its side. */
export interface AnchoredCandidate {
  score: number;
  /** Centre x and y, width, height, then x and y of the keypoints. */
  numbers: Float32Array;
}

/** How a detector lays its anchors: a grid of cells, several anchors in the middle of each. */
export interface AnchorForm {
  sizePx: number;
  keypointCount: number;
  grids: ReadonlyArray<{ cellPx: number; anchorsPerCell: number }>;
}

/** Centres of all anchors in the order of the net's output, x and y interleaved, in shares of the side. */
export function anchorCentres({ sizePx, grids }: Pick<AnchorForm, 'sizePx' | 'grids'>): Float32Array {
  const centres: number[] = [];
  for (const { cellPx, anchorsPerCell } of grids) {
    const cells = Math.ceil(sizePx / cellPx);
    for (let cell = 0; cell < cells * cells; cell++) {
      const x = ((cell % cells) + 0.5) / cells;
      const y = (Math.floor(cell / cells) + 0.5) / cells;
      for (let i = 0; i < anchorsPerCell; i++) centres.push(x, y);
    }
  }
  return Float32Array.from(centres);
}

/**
 * Reads the candidates that score high enough off the net's output.
 *
 * In:  boxes: per anchor 4 numbers and 2 per keypoint in px of the net's picture, points relative to the anchor; scores: per
 *      anchor one logit.
 * Out: best first.
 */
export function candidatesAbove(
  scoreMin: number,
  { boxes, scores }: { boxes: Float32Array; scores: Float32Array },
  centres: Float32Array,
  { sizePx, keypointCount }: Pick<AnchorForm, 'sizePx' | 'keypointCount'>,
): AnchoredCandidate[] {
  const numbersPerAnchor = 4 + 2 * keypointCount;
  const logitMin = Math.log(scoreMin / (1 - scoreMin));
  const candidates: AnchoredCandidate[] = [];
  scores.forEach((logit, anchor) => {
    if (logit < logitMin) return;
    const numbers = boxes
      .subarray(anchor * numbersPerAnchor, (anchor + 1) * numbersPerAnchor)
      .map((value, i) => {
        const isSize = i === 2 || i === 3;
        return value / sizePx + (isSize ? 0 : centres[2 * anchor + (i % 2)]!);
      });
    candidates.push({ score: 1 / (1 + Math.exp(-logit)), numbers });
  });
  return candidates.sort((p, q) => q.score - p.score);
}
