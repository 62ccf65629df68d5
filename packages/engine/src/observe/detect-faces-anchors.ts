/** Face or palm in the detector's square input, as shares of its side. */
export interface AnchoredCandidate {
  score: number;
  /** Centre x and y, width, height, then x and y of each keypoint. */
  numbers: Float32Array;
}

/** Layout of a detector's anchors: grids of cells with several anchors at the centre of each cell. */
export interface AnchorForm {
  sizePx: number;
  keypointCount: number;
  grids: ReadonlyArray<{ cellPx: number; anchorsPerCell: number }>;
}

/** Centres of all anchors in the order of the net's output, x and y interleaved, as shares of the side. */
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
 * Decodes the candidates with a sufficient score from the net's output.
 *
 * In:  `boxes`, 4 numbers and 2 per keypoint for each anchor, in px of the net's input, points relative to the anchor;
 *      `scores`, one logit for each anchor.
 * Out: highest score first.
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
