import type { Adjustment } from '@vesika/report';

export const noAdjustment: Adjustment = {
  rotationDeg: 0,
  scale: 1,
  shiftXMm: 0,
  shiftYMm: 0,
  crownShiftMm: 0,
  chinShiftMm: 0,
};

const keys = Object.keys(noAdjustment) as (keyof Adjustment)[];

export function isSame(p: Adjustment, q: Adjustment): boolean {
  return keys.every((key) => Math.abs(p[key] - q[key]) < 1e-4);
}

export function between(from: Adjustment, to: Adjustment, share: number): Adjustment {
  return Object.fromEntries(
    keys.map((key) => [key, from[key] + (to[key] - from[key]) * share]),
  ) as unknown as Adjustment;
}
