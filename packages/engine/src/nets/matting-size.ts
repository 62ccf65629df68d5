import type { MattingDescription } from '../models/matting-description.ts';

export interface PictureSize {
  readonly widthPx: number;
  readonly heightPx: number;
}

/**
 * Input size of a net for a picture: its fixed size; or the multiple within the pixel budget whose aspect ratio is
 * closest to the picture's, the larger of equals.
 */
export function netSize({ widthPx, heightPx }: PictureSize, size: MattingDescription['size']): PictureSize {
  if ('widthPx' in size) return size;
  const { multipleOfPx: step, pixelsMax } = size;
  const aspect = widthPx / heightPx;
  const heightMax = Math.min(pixelsMax / step, 2 * Math.sqrt(pixelsMax / aspect) + step);
  let best: PictureSize = { widthPx: step, heightPx: step };
  let bestCost = Number.POSITIVE_INFINITY;
  for (let height = step; height <= heightMax; height += step) {
    const narrower = Math.floor((height * aspect) / step) * step;
    for (const width of [Math.max(narrower, step), narrower + step]) {
      const budgeted = Math.min(width, Math.floor(pixelsMax / height / step) * step);
      const distortion = Math.abs(Math.log(budgeted / height / aspect));
      const unused = 1 - (budgeted * height) / pixelsMax;
      if (distortion + unused < bestCost) {
        best = { widthPx: budgeted, heightPx: height };
        bestCost = distortion + unused;
      }
    }
  }
  return best;
}
