import { compose, type Similarity } from '../geometry/similarity.ts';
import { pxFromMm } from '../geometry/units.ts';
import type { Adjustment } from '../report.ts';
import type { Frame } from './frame.ts';
import type { OutputSize } from './output-size.ts';

/** The frame as a person set it right: see Adjustment for order and signs. */
export function adjustFrame(frame: Frame, adjustment: Adjustment, size: OutputSize): Frame {
  const { rotationDeg, scale, shiftXMm, shiftYMm } = adjustment;
  const turn = (rotationDeg * Math.PI) / 180;
  const a = scale * Math.cos(turn);
  const b = scale * Math.sin(turn);
  const x = size.widthPx / 2;
  const y = size.heightPx / 2;
  const byHand: Similarity<'output', 'output'> = {
    a,
    b,
    tx: x - (a * x - b * y) + pxFromMm(shiftXMm, size.dpi),
    ty: y - (b * x + a * y) + pxFromMm(shiftYMm, size.dpi),
  };
  return { toOutput: compose(byHand, frame.toOutput), scale: frame.scale * scale };
}
