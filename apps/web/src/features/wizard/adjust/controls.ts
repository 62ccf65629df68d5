import type { Adjustment, Check } from '@vesika/report';
import type { AdjustedReport } from './adjusted-picture.ts';
import { noAdjustment } from './adjustment.ts';
import { liveChecks } from './live-checks.ts';

export const frameControls = ['rotation', 'scale', 'right', 'up'] as const;
export const lineControls = ['crown', 'chin'] as const;
export type ControlId = (typeof frameControls)[number] | (typeof lineControls)[number];

export interface Reach {
  min: number;
  max: number;
  step: number;
}

export function amountOf(adjustment: Adjustment, control: ControlId): number {
  const { key, sign } = controls[control];
  return adjustment[key] * sign || 0;
}

export function withValue(adjustment: Adjustment, control: ControlId, value: number): Adjustment {
  const { key, sign } = controls[control];
  return { ...adjustment, [key]: value * sign || 0 };
}

export function reachOf(report: AdjustedReport, control: ControlId): Reach {
  switch (control) {
    case 'rotation':
      return { min: -10, max: 10, step: 0.1 };
    case 'scale':
      return scaleReach(report);
    case 'right':
      return shiftReach(report, 'centring');
    case 'up':
      return shiftReach(report, 'eye-line');
    case 'crown':
    case 'chin':
      return { min: -8, max: 8, step: 0.1 };
  }
}

/** The value that a control sets, with the words for a value below and above zero. */
export const controls = {
  rotation: { key: 'rotationDeg', sign: 1, unit: 'deg', ways: ['anticlockwise', 'clockwise'] },
  scale: { key: 'scale', sign: 1, unit: 'share', ways: null },
  right: { key: 'shiftXMm', sign: 1, unit: 'mm', ways: ['left', 'right'] },
  up: { key: 'shiftYMm', sign: -1, unit: 'mm', ways: ['down', 'up'] },
  crown: { key: 'crownShiftMm', sign: 1, unit: 'mm', ways: ['down', 'up'] },
  chin: { key: 'chinShiftMm', sign: 1, unit: 'mm', ways: ['down', 'up'] },
} as const satisfies Record<
  ControlId,
  { key: keyof Adjustment; sign: 1 | -1; unit: string; ways: readonly string[] | null }
>;

const bounds = { scale: { min: 0.5, max: 2 }, shiftMm: 30 };

function scaleReach(report: AdjustedReport): Reach {
  const head = liveChecks(report, noAdjustment).find(({ id }) => id === 'head-height');
  const spread = 0.15;
  const low = head?.limit.min ? head.limit.min / head.value : 1;
  const high = head?.limit.max ? head.limit.max / head.value : 1;
  const step = 0.002;
  const whole = (value: number) => Math.round(value / step) * step;
  return {
    min: Math.max(bounds.scale.min, whole(Math.min(low, 1) - spread)),
    max: Math.min(bounds.scale.max, whole(Math.max(high, 1) + spread)),
    step,
  };
}

function shiftReach(report: AdjustedReport, id: 'centring' | 'eye-line'): Reach {
  const check = liveChecks(report, noAdjustment).find((each) => each.id === id);
  const roomMm = check ? widest(check.value, check.limit) : 0;
  const max = Math.min(bounds.shiftMm, Math.ceil(roomMm) + 2);
  return { min: -max, max, step: 0.1 };
}

function widest(value: number, { min, max }: Check['limit']): number {
  return Math.max(Math.abs((min ?? -(max ?? 0)) - value), Math.abs((max ?? value) - value));
}
