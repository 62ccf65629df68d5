import type { PhotoReport } from '@vesika/report';

/** Radius in mm of the document; how fine and how wide a brush a face of this size needs. */
export function brushReach({ measures }: Pick<PhotoReport, 'measures'>) {
  return { min: 0.2, max: Math.round(measures.headHeightMm * 1.5) / 10, step: 0.1 };
}

export const usualRadiusMm = 1;

/** The next finer or wider one; a third each time, so that few presses go all the way. */
export function steppedRadius(
  radiusMm: number,
  steps: 1 | -1,
  { min, max, step }: ReturnType<typeof brushReach>,
) {
  const wanted = Math.max(Math.abs(radiusMm * 0.33), step) * steps + radiusMm;
  return Math.min(max, Math.max(min, Math.round(wanted / step) * step));
}
