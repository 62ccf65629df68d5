import { type Adjustment, adjustmentMove } from '@vesika/report';
import { compose, type Similarity } from '../geometry/similarity.ts';
import type { Frame } from './frame.ts';
import type { OutputSize } from './output-size.ts';

/** Applies the user's manual adjustment to a solved frame; see Adjustment for the order and the signs. */
export function adjustFrame(frame: Frame, adjustment: Adjustment, size: OutputSize): Frame {
  const move: Similarity<'output', 'output'> = adjustmentMove(size, adjustment);
  return { toOutput: compose(move, frame.toOutput), scale: frame.scale * adjustment.scale };
}
