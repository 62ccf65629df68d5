import { invert, transformPoint } from '../geometry/similarity.ts';
import type { Space } from '../geometry/spaces.ts';
import type { FaceView } from './face-view.ts';

/** Alpha of the matte at a point of the aligned face, 0 to 255; -1 outside the picture. */
export type AlphaAt = (x: number, y: number) => number;

/** Looks the matte up in the aligned space by nearest neighbour; null without a matte. */
export function alignedAlpha({ matte, aligned }: FaceView<Space>): AlphaAt | null {
  if (!matte) return null;
  const toPicture = invert(aligned.toAligned);
  return (x, y) => {
    const p = transformPoint(toPicture, { x, y });
    const column = Math.floor(p.x);
    const row = Math.floor(p.y);
    if (column < 0 || row < 0 || column >= matte.widthPx || row >= matte.heightPx) return -1;
    return matte.alpha[row * matte.widthPx + column]!;
  };
}
