import type { PhotoReport } from '@vesika/report';

export function brushReach({ measures }: Pick<PhotoReport, 'measures'>) {
  return { min: 0.2, max: Math.round(measures.headHeightMm * 1.5) / 10, step: 0.1 };
}

export const usualRadiusMm = 1;

export function steppedRadius(
  radiusMm: number,
  steps: 1 | -1,
  { min, max, step }: ReturnType<typeof brushReach>,
) {
  const wanted = Math.max(Math.abs(radiusMm * 0.33), step) * steps + radiusMm;
  return Math.min(max, Math.max(min, Math.round(wanted / step) * step));
}
