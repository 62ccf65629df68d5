import type { Adjustment } from '@vesika/report';
import type { AdjustedReport } from './adjusted-picture.ts';
import { type LiveCheckId, liveChecks } from './live-checks.ts';
import { inner } from './permitted-move.ts';

export function fitHead(report: AdjustedReport, adjustment: Adjustment): Adjustment {
  const scaled = scaledToMiddle(report, adjustment);
  const centred = centredFace(report, scaled);
  return { ...centred, shiftYMm: centred.shiftYMm + downMm(report, centred) };
}

function scaledToMiddle(report: AdjustedReport, adjustment: Adjustment): Adjustment {
  const head = checkOf(report, adjustment, 'head-height');
  if (!head || head.limit.min === null || head.limit.max === null) return adjustment;
  return { ...adjustment, scale: (adjustment.scale * (head.limit.min + head.limit.max)) / 2 / head.value };
}

function centredFace(report: AdjustedReport, adjustment: Adjustment): Adjustment {
  const off = checkOf(report, adjustment, 'centring')?.value ?? 0;
  const [left, right] = [-off, off].map((mm) => ({ ...adjustment, shiftXMm: adjustment.shiftXMm + mm }));
  const offAfter = (each: Adjustment) => checkOf(report, each, 'centring')?.value ?? 0;
  return offAfter(left!) < offAfter(right!) ? left! : right!;
}

function downMm(report: AdjustedReport, adjustment: Adjustment): number {
  const eyes = checkOf(report, adjustment, 'eye-line');
  const top = checkOf(report, adjustment, 'top-margin');
  const rooms = [
    eyes && { value: -eyes.value, limit: reversed(inner(eyes.limit)) },
    top && { value: top.value, limit: inner(top.limit) },
  ].filter((room) => room !== undefined);
  const least = Math.max(...rooms.map(({ value, limit }) => (limit.min ?? Number.NEGATIVE_INFINITY) - value));
  const most = Math.min(...rooms.map(({ value, limit }) => (limit.max ?? Number.POSITIVE_INFINITY) - value));
  if (least > most) return (least + most) / 2;
  return Math.min(most, Math.max(least, 0));
}

function reversed({ min, max }: { min: number | null; max: number | null }) {
  return { min: max === null ? null : -max, max: min === null ? null : -min };
}

function checkOf(report: AdjustedReport, adjustment: Adjustment, id: LiveCheckId) {
  return liveChecks(report, adjustment).find((check) => check.id === id);
}
