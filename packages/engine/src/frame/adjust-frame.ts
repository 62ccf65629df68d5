import { type Adjustment, adjustmentMove } from '@vesika/report';
import { compose, type Similarity } from '../geometry/similarity.ts';
import type { Frame } from './frame.ts';
import type { OutputSize } from './output-size.ts';

/** The frame as a person set it right: see Adjustment for order and signs. */
export function adjustFrame(frame: Frame, adjustment: Adjustment, size: OutputSize): Frame {
  const byHand: Similarity<'output', 'output'> = adjustmentMove(size, adjustment);
  return { toOutput: compose(byHand, frame.toOutput), scale: frame.scale * adjustment.scale };
}
