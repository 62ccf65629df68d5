import type { Adjustment, TouchUp } from '@vesika/report';
import { isSame } from './adjust/adjustment.ts';
import { isSameTouchUp } from './touch-up/stroke-history.ts';

export interface ManualEdits {
  adjustment: Adjustment;
  touchUp: TouchUp;
}

export function isSameEdits(p: ManualEdits, q: ManualEdits): boolean {
  return isSame(p.adjustment, q.adjustment) && isSameTouchUp(p.touchUp, q.touchUp);
}
